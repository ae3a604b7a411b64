import { type Static, Type } from 'typebox';
import { Account, Amount, Check, IsoDate, Place, Reconciliation, Signal, Source, Warning } from './statement.ts';

/**
 * The evidence report `evidence/1`: what was read from a file, what a person corrected of it, and which printed figures bear
 * it out, for somebody who was not there (docs/statement.md, "Evidence report").
 */

const orNull = <T extends typeof Amount | typeof IsoDate>(schema: T) => Type.Union([schema, Type.Null()]);

/** A row as the report names it: by its place among the rows, from 1, where it stands there. */
const ReportedRow = Type.Object({
  row: Type.Optional(Type.Integer({ minimum: 1 })),
  date: IsoDate,
  description: Type.String(),
  amount: Amount,
  balance: orNull(Amount),
  where: Type.Optional(Place),
});

/** What was read, and what a person made of it. */
const Correction = Type.Object({
  /** The row, from 1; left out of what is the statement's own. */
  row: Type.Optional(Type.Integer({ minimum: 1 })),
  field: Type.Enum([
    'date',
    'valueDate',
    'description',
    'reference',
    'amount',
    'balance',
    'opening',
    'closing',
    'start',
    'end',
  ]),
  /** Null where nothing was read, or nothing is left. */
  read: Type.Union([Type.String(), Type.Null()]),
  now: Type.Union([Type.String(), Type.Null()]),
  where: Type.Optional(Place),
});

const ReportedStatement = Type.Object({
  account: Account,
  period: Type.Object({ start: orNull(IsoDate), end: orNull(IsoDate) }),
  opening: orNull(Amount),
  closing: orNull(Amount),
  rows: Type.Integer({ minimum: 0 }),
  /** The sums of the rows with money in, and with money out. */
  moneyIn: Amount,
  moneyOut: Amount,
  verdict: Reconciliation.properties.status,
  cause: Reconciliation.properties.cause,
  unread: Reconciliation.properties.unread,
  checks: Type.Array(Check),
  corrections: Type.Array(Correction),
  confirmed: Reconciliation.properties.confirmed,
  /** A person turned every amount and balance round; what was read is told as it stands since. */
  turned: Type.Optional(Type.Literal(true)),
  added: Type.Array(ReportedRow),
  removed: Type.Array(ReportedRow),
  /** Rows that no printed figure binds. */
  unbound: Type.Array(ReportedRow),
});

export const EvidenceReport = Type.Object({
  schema: Type.Literal('evidence/1'),
  /** What the conversion was written in. */
  conversion: Type.Literal('statement/1'),
  software: Type.Object({ name: Type.String(), version: Type.String() }),
  madeAt: Type.String({ format: 'date-time' }),
  convertedAt: Type.Optional(Type.String({ format: 'date-time' })),
  source: Source,
  statements: Type.Array(ReportedStatement),
  signals: Type.Array(Signal),
  warnings: Type.Array(Warning),
});

export type EvidenceReport = Static<typeof EvidenceReport>;
export type ReportedStatement = Static<typeof ReportedStatement>;
export type ReportedRow = Static<typeof ReportedRow>;
export type Correction = Static<typeof Correction>;
