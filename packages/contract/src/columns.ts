import { type Static, Type } from 'typebox';
import { COLUMN_ROLES } from './column-roles.ts';

/**
 * The columns of a table of bookings as a person set them (docs/statement.md, "Columns"). They hold for every statement
 * that is laid out alike, whoever issued it.
 */

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

export type SetColumn = Static<typeof SetColumn>;
/** What a column was set to hold. */
export type SetRole = SetColumn['role'];
export type SetLayout = Static<typeof SetLayout>;
