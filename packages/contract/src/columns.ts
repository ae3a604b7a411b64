import { type Static, Type } from 'typebox';

/**
 * The columns of a table of bookings as a person set them (docs/statement.md, "Columns"). They hold for every statement
 * that is laid out alike, whoever issued it.
 */

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

/** A place from side to side: a share of the page's width as the page is looked at, with four decimals. */
const Across = Type.Number({ minimum: 0, maximum: 1 });

/** A stretch of the page from its left edge to its right one, `from` being less than `to`, and what stands in it. */
export const SetColumn = Type.Object(
  { role: Type.Enum(COLUMN_ROLES), from: Across, to: Across },
  { additionalProperties: false },
);

/**
 * The columns of one layout, from left to right. Where columns of figures are set, no other figure is a row's, and so with
 * dates and texts; what is not set at all stays as it is found.
 */
export const SetLayout = Type.Object(
  {
    /** What tells the layout from others: a hash of its page's size and of the columns found, of no words. */
    fingerprint: Type.String({ pattern: '^[0-9a-f]{16}$' }),
    columns: Type.Array(SetColumn, { minItems: 1, maxItems: 24 }),
  },
  { additionalProperties: false },
);

/** Whether columns are as wide as something, and stand from left to right without overlapping: no schema says that. */
export const areInOrder = (columns: readonly SetColumn[]): boolean =>
  columns.every(({ from, to }, i) => from < to && (columns[i - 1]?.to ?? 0) <= from);

export type SetColumn = Static<typeof SetColumn>;
/** What a column was set to hold. */
export type SetRole = SetColumn['role'];
export type SetLayout = Static<typeof SetLayout>;
