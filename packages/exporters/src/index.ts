export type {
  ExportedFile,
  Exporter,
  ExporterInfo,
  ExportOptions,
  ExportResult,
  ExportWarning,
  Held,
  HeldStatement,
  HeldTransaction,
  NotWritten,
  ProgramLimit,
  RowField,
  StatementField,
} from './exporter.ts';
export { joinStatements } from './joining/join-statements.ts';
export type { Ledger, LedgerGap, LedgerRow, LedgerSpan, Origin } from './joining/ledger.ts';
export { mergeConversions } from './joining/merge-conversions.ts';
export { type Neighbour, neighboursOf } from './joining/neighbours.ts';
export { outlinesOf } from './joining/outline.ts';
export { type ClipboardTable, clipboardTable } from './parts/clipboard.ts';
export {
  LAYOUT_KEYS,
  type LayoutColumn,
  LayoutError,
  type LayoutKey,
  LONGEST_HEADING,
  layoutFault,
  MOST_COLUMNS,
  printLayout,
  readLayout,
} from './parts/layout.ts';
export { layoutHeadings } from './parts/layout-headings.ts';
export { asciiFileName, contentDisposition, documentName, nameFiles, uniqueNames } from './parts/names.ts';
export { accountNumbers, plainNumber, withAccountNumber } from './parts/ofx/account-numbers.ts';
export { type NamedFile, zipFiles, zipStream } from './parts/zip.ts';
export { exporters, findExporter, loadExporter } from './registry.ts';
export {
  accepts,
  type ChoiceSetting,
  orderedDate,
  type Reader,
  readSettings,
  type Setting,
  SettingError,
  type SettingValues,
  standardOf,
  type TextSetting,
} from './settings.ts';
