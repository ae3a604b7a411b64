export { convert, type Input } from './convert.ts';
export { countPages } from './count-pages.ts';
export { DEFAULT_LIMITS, type Limits, type Options } from './options.ts';
export { PartMissing } from './part-missing.ts';
export type { Host, PictureFile, Progress } from './ports.ts';
export { Refusal } from './refusal.ts';
export { readBox } from './review/read-box.ts';
export { type ColumnSeen, type ColumnsOfPage, seeColumns, type TableSeen } from './review/see-columns.ts';
export { createTimeAllowance, DEFAULT_TIME_LIMITS, type TimeAllowance, type TimeLimits } from './time-limits.ts';
