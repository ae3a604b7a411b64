import { type Static, Type } from 'typebox';

/** The contract `statement/1`: what a conversion yields, whichever door it came through (docs/statement.md). */

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** A decimal string with the currency's number of decimals. */
export const Amount = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });
/** A calendar date, `2025-03-31`. */
export const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** `[x0, y0, x1, y1]` in points of the page as displayed, origin at its top left corner. */
export const Box = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]);

export const Place = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  box: Box,
  /** Where a row goes on over a page: the rest of it. */
  more: Type.Optional(Type.Array(Type.Object({ page: Type.Integer({ minimum: 1 }), box: Box }))),
});

/** Why a value is believed, or doubted, that was read from a picture (docs/statement.md, "Evidence"). */
export const Evidence = Type.Object({
  /** `reread`: another reading of the ink was taken; `doubtful`: readings differ, and nothing tells which is right. */
  kind: Type.Enum(['reread', 'doubtful']),
  field: Type.Enum(['date', 'amount', 'balance', 'text']),
  /** What was read first. */
  read: Type.String(),
  /** What was taken instead. */
  chosen: Type.Optional(Type.String()),
  /** What else was read, where nothing decides. */
  others: Type.Optional(Type.Array(Type.String())),
  /** What decided: sums, the order of the rows' days, or that what was read first is no figure or date. */
  because: Type.Optional(Type.Enum(['sums', 'order', 'form'])),
});

/** What was read in a row's cells, beside what a person corrected. */
export const Read = Type.Object({
  date: Type.Optional(IsoDate),
  valueDate: Type.Optional(nullable(IsoDate)),
  description: Type.Optional(Type.String()),
  reference: Type.Optional(nullable(Type.String())),
  amount: Type.Optional(Amount),
  balance: Type.Optional(nullable(Amount)),
});

export const Transaction = Type.Object({
  date: IsoDate,
  valueDate: nullable(IsoDate),
  description: Type.String(),
  reference: nullable(Type.String()),
  amount: Amount,
  balance: nullable(Amount),
  where: Type.Optional(Place),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  /** Where its words came from; left out of rows that are text in the file. `person`: added by a person. */
  origin: Type.Optional(Type.Enum(['text', 'ocr', 'person'])),
  evidence: Type.Optional(Type.Array(Evidence)),
  /** Of a row that a person corrected: what was read in the cells that are others now. */
  read: Type.Optional(Read),
  /** What the row is for, as its owner says. */
  category: Type.Optional(Type.String()),
});

export const AccountType = Type.Enum(['checking', 'savings', 'credit-card', 'loan', 'unknown']);

export const Account = Type.Object({
  institution: nullable(Type.String()),
  holder: nullable(Type.String()),
  number: nullable(Type.String()),
  iban: nullable(Type.String()),
  bic: nullable(Type.String()),
  type: AccountType,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  bankCode: Type.Optional(nullable(Type.String())),
  branchCode: Type.Optional(nullable(Type.String())),
});

export const CheckKind = Type.Enum([
  'opening-plus-transactions-is-closing',
  'running-balance',
  'printed-totals',
  'subtotal',
  'count',
  'dates',
]);

/**
 * Why booking dates are not proven: `period`, some lie outside the printed period, or the rows span over 13 months;
 * `order`, the days do not run in one direction; `column`, which of two columns is the booking date is not certain;
 * `day-month`, nothing tells day and month apart; `year`, the year is printed nowhere.
 */
export const DateDoubt = Type.Enum(['period', 'order', 'column', 'day-month', 'year']);

/** Which rows a printed sum or count is of, so that it can be reckoned again when a row is corrected. */
export const Covers = Type.Object({
  /** The first and the last of them, by index, the last before the first where it is of none; left out where it is of the whole statement. */
  rows: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
  /** Of these, only money in or only money out; left out where it is of both. */
  sign: Type.Optional(Type.Enum(['in', 'out'])),
  /** Rows among these that it is not of. */
  except: Type.Optional(Type.Array(Type.Integer())),
  /** Nothing beside the figure says whether it is money in or out: only its size can be compared. */
  unsigned: Type.Optional(Type.Boolean()),
});

export const Check = Type.Object({
  kind: CheckKind,
  ok: Type.Boolean(),
  expected: Type.Optional(Type.String()),
  found: Type.Optional(Type.String()),
  /** How many rows the check covered. */
  rows: Type.Optional(Type.Integer()),
  /** Indexes of the transactions at which it breaks. */
  broken: Type.Optional(Type.Array(Type.Integer())),
  /** What the printed figure is called on the page, where it has a name. */
  label: Type.Optional(Type.String()),
  /** Where the printed figures stand that the check used. */
  where: Type.Optional(Type.Array(Place)),
  /** Of a printed sum or count: the rows that it is of. */
  covers: Type.Optional(Covers),
  /** Of a printed sum: with how many sets of rows it was compared until one came out; left out where it was one alone. */
  tried: Type.Optional(Type.Integer()),
  /** Balances that are printed apart from the rows, such as those of days: after which row each stands. */
  apart: Type.Optional(Type.Array(Type.Object({ row: Type.Integer(), balance: Amount }))),
  /** Of dates: why they are not proven; left out where they are. Alone it contradicts nothing (`isContradicted`). */
  doubts: Type.Optional(Type.Array(DateDoubt)),
  /** A person said that it holds, where nothing printed shows it. */
  by: Type.Optional(Type.Literal('person')),
});

/** What a person may say is right as it stands, where nothing printed proves it. */
export const Confirmable = Type.Enum(['dates', 'direction']);

export const Reconciliation = Type.Object({
  status: Type.Enum(['verified', 'failed', 'unverifiable']),
  checks: Type.Array(Check),
  /** Of a failed one: do the printed figures contradict each other, or is our reading in doubt. */
  cause: Type.Optional(Type.Union([Type.Literal('printed'), Type.Literal('reading')])),
  /** Indexes of the transactions that no printed figure binds. */
  unbound: Type.Optional(Type.Array(Type.Integer())),
  /** Of the figures that are no row's: balances and totals. */
  evidence: Type.Optional(Type.Array(Evidence)),
  /**
   * Why sums that come out prove less than they would: whole pages or lines that may be rows could not be read, or words
   * may be misread in a way that sums do not show; or nothing tells thousands from decimals, or dates are not proven, or
   * which amounts are money in.
   */
  unread: Type.Optional(Type.Array(Type.Enum(['pages', 'lines', 'words', 'scale', 'dates', 'direction']))),
  /** What a person said is right as it stands. */
  confirmed: Type.Optional(Type.Array(Confirmable)),
});

export const Statement = Type.Object({
  account: Account,
  period: Type.Object({ start: nullable(IsoDate), end: nullable(IsoDate) }),
  opening: nullable(Amount),
  closing: nullable(Amount),
  transactions: Type.Array(Transaction),
  reconciliation: Reconciliation,
  /** What was read where a person corrected the statement's own figures or days. */
  read: Type.Optional(
    Type.Object({
      opening: Type.Optional(nullable(Amount)),
      closing: Type.Optional(nullable(Amount)),
      period: Type.Optional(Type.Object({ start: nullable(IsoDate), end: nullable(IsoDate) })),
      /** Every figure was read the other way round, money in as money out; other `read` figures are turned, too. */
      turned: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** Rows that were read, and that a person removed. */
  removed: Type.Optional(Type.Array(Transaction)),
});

export const Warning = Type.Object({
  code: Type.String(),
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  message: Type.String(),
});

export const SignalCode = Type.Enum([
  'made-by-editor',
  'font-changes-inside-figure',
  'text-over-text',
  'changed-after-signing',
  'changed-after-saving',
  'printed-sums-contradict',
]);

/**
 * Something about the file that is not as its bank made it, or may not be (docs/statement.md, "Signals"). It says what
 * was seen and where; it says nothing of who did it, or why.
 */
export const Signal = Type.Object({
  code: SignalCode,
  /** Where it is seen, in boxes of the file's pages; left out where it is of the whole file. */
  where: Type.Optional(Type.Array(Place)),
  /** The program that the file names as its maker. */
  program: Type.Optional(Type.String()),
  /** The figures that are seen at these places, in their order. */
  texts: Type.Optional(Type.Array(Type.String())),
  /** What stands below them, or stood there before, in the same order; empty where nothing did. */
  before: Type.Optional(Type.Array(Type.String())),
  /** Which statement it is of, by index. */
  statement: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Which of its checks the printed figures fail. */
  check: Type.Optional(CheckKind),
});

export const Source = Type.Object({
  fileName: Type.String(),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  pages: Type.Integer({ minimum: 0 }),
  kind: Type.Enum(['digital', 'scanned', 'mixed']),
  /** What read the pages that are pictures: the program, its version, and the data that it was trained to. */
  ocr: Type.Optional(Type.Object({ engine: Type.String(), version: Type.String(), data: Type.String() })),
});

export const Conversion = Type.Object({
  schema: Type.Literal('statement/1'),
  source: Source,
  statements: Type.Array(Statement),
  warnings: Type.Array(Warning),
  /** Left out where nothing was noticed. */
  signals: Type.Optional(Type.Array(Signal)),
});

export type Box = Static<typeof Box>;
export type Place = Static<typeof Place>;
export type Evidence = Static<typeof Evidence>;
export type Read = Static<typeof Read>;
export type Covers = Static<typeof Covers>;
export type Transaction = Static<typeof Transaction>;
export type Account = Static<typeof Account>;
export type AccountType = Account['type'];
export type Check = Static<typeof Check>;
export type CheckKind = Check['kind'];
export type DateDoubt = Static<typeof DateDoubt>;
export type Confirmable = Static<typeof Confirmable>;
export type Reconciliation = Static<typeof Reconciliation>;
export type Verdict = Reconciliation['status'];
export type Statement = Static<typeof Statement>;
export type Warning = Static<typeof Warning>;
export type Signal = Static<typeof Signal>;
export type SignalCode = Signal['code'];
export type Source = Static<typeof Source>;
export type Conversion = Static<typeof Conversion>;
