import type { ColumnType } from 'kysely';

/** To whom things belong. */
export type OwnerKind = 'visitor' | 'user';

/** bigint travels as a string, so that no digit is lost. */
export type BigIntColumn = ColumnType<string, number | string, number | string>;
