/** What a column can be set to hold; `unused`: nothing that a row is made of. */
export const COLUMN_ROLES = [
  'booking-date',
  'value-date',
  'description',
  'reference',
  'amount',
  'money-out',
  'money-in',
  'balance',
  'unused',
] as const;

/** Whether columns are as wide as something, and stand from left to right without overlapping: no schema says that. */
export const areInOrder = (columns: readonly { readonly from: number; readonly to: number }[]): boolean =>
  columns.every(({ from, to }, i) => from < to && (columns[i - 1]?.to ?? 0) <= from);
