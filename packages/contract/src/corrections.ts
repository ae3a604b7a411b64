import { type Static, Type } from 'typebox';
import { Amount, Confirmable, IsoDate } from './statement.ts';

/**
 * What a person corrected of a conversion (docs/statement.md, "Corrections"). It is kept beside what was read and laid
 * over it: whatever it does not name stays as it was read.
 */

const orNull = <T extends typeof Amount | typeof IsoDate>(schema: T) => Type.Union([schema, Type.Null()]);

/** Characters of a text that a person types; no statement prints a longer one. */
const Text = Type.String({ maxLength: 4000 });
const Name = Type.String({ minLength: 1, maxLength: 200 });

/** The cells of a row that a person may change. */
const cells = {
  date: IsoDate,
  valueDate: orNull(IsoDate),
  description: Text,
  reference: Type.Union([Text, Type.Null()]),
  amount: Amount,
  balance: orNull(Amount),
  /** What the row is for, in the owner's own words; it is no part of what was read. */
  category: Type.Union([Name, Type.Null()]),
};

/** A row that was read, with the cells that were corrected. */
const CorrectedRow = Type.Object(
  { of: Type.Integer({ minimum: 0 }), ...Type.Partial(Type.Object(cells)).properties },
  { additionalProperties: false },
);

/** A row that was not read: inserted, or what was split off another one. */
const AddedRow = Type.Object(
  {
    of: Type.Null(),
    ...cells,
    valueDate: Type.Optional(cells.valueDate),
    reference: Type.Optional(cells.reference),
    balance: Type.Optional(cells.balance),
    category: Type.Optional(cells.category),
  },
  { additionalProperties: false },
);

/** Rows in their new order: `[from, to]` are rows as read, both included, by index; a row that is not named is removed. */
const Rows = Type.Array(
  Type.Union([Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]), CorrectedRow, AddedRow]),
  { maxItems: 100_000 },
);

const StatementCorrections = Type.Object(
  {
    /** Every amount and balance is the other way round than it was read; all that follows is as it stands then. */
    turned: Type.Optional(Type.Literal(true)),
    opening: Type.Optional(orNull(Amount)),
    closing: Type.Optional(orNull(Amount)),
    period: Type.Optional(Type.Object({ start: orNull(IsoDate), end: orNull(IsoDate) })),
    rows: Type.Optional(Rows),
    /** What is right as it stands, all dates or the direction of all amounts, though nothing printed proves it. */
    confirmed: Type.Optional(Type.Array(Confirmable, { maxItems: 2, uniqueItems: true })),
  },
  { additionalProperties: false },
);

/** One entry for each statement of the conversion, in its order; `{}` where nothing was corrected. */
export const Corrections = Type.Object(
  { statements: Type.Array(StatementCorrections, { maxItems: 1000 }) },
  { additionalProperties: false },
);

export type Corrections = Static<typeof Corrections>;
export type StatementCorrections = Static<typeof StatementCorrections>;
/** A row of corrections: rows as read, one of them corrected, or a new one. */
export type RowCorrection = NonNullable<StatementCorrections['rows']>[number];
