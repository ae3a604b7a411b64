import { type Static, Type } from 'typebox';
import { Account, Amount, IsoDate, Reconciliation } from './statement.ts';

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** What a list says of a statement without its rows (docs/api.md, "Lists"). */
export const StatementOutline = Type.Object({
  institution: Account.properties.institution,
  /** The IBAN or number, of which only the last four places are shown; null where none is printed. */
  account: nullable(Type.String()),
  /** The same on every statement of an account, and tells nothing of it; null where nothing printed tells the account. */
  accountKey: nullable(Type.String()),
  currency: Account.properties.currency,
  /** The first day and the last: as printed, else of its rows. */
  period: Type.Object({ start: nullable(IsoDate), end: nullable(IsoDate) }),
  opening: nullable(Amount),
  closing: nullable(Amount),
  /** How many transactions it has. */
  rows: Type.Integer({ minimum: 0 }),
  verdict: Reconciliation.properties.status,
  /** As `reconciliation.unread` of the statement: what keeps sums that come out from proving it. */
  unread: Reconciliation.properties.unread,
});

export type StatementOutline = Static<typeof StatementOutline>;
