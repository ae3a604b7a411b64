import type { DateEvidence } from '../shapes/reading.ts';
import type { Row } from '../shapes/row.ts';
import type { DraftContext } from './draft-context.ts';

/** A transaction's row with what its dates are judged by. */
interface Judged {
  readonly row: Row;
  readonly day: string;
  readonly valueDay: string | null;
  readonly columnUnsure: boolean;
  readonly group: number;
  /** Minor units; positive for what a card's holder paid or was given back. */
  readonly amount: bigint;
  readonly balance: bigint | null;
}

/**
 * Where a card bill lists payments apart from purchases, before or after all of them, its days run anew; often no title says so:
 *
 *     Balance of the last bill                 353.10
 *     28.09.   YOUR PAYMENT, THANK YOU         353.10-
 *     19.09.   GROCER                           12.40
 */
function paymentsApart(rows: readonly Judged[]): (at: number) => boolean {
  const first = rows.findIndex(({ amount }) => amount < 0n);
  const last = rows.findLastIndex(({ amount }) => amount < 0n);
  return (at) => first >= 0 && (at < first || at > last);
}

/** What the verdict needs to know of the booking dates. `rows` in the order of the transactions. */
export function dateEvidence(context: DraftContext, rows: readonly Judged[], card: boolean): DateEvidence {
  const isApart = paymentsApart(rows);
  const keys = rows.map(({ row, group }, i) => `${row.table} ${group}${card && isApart(i) ? ' payments' : ''}`);
  const numbers = new Map([...new Set(keys)].map((key, i) => [key, i] as const));
  return {
    days: rows.map(({ day }) => day),
    groups: keys.map((key) => numbers.get(key) ?? 0),
    period: context.period,
    chained: rows.filter(({ balance }) => balance !== null).length > 1,
    purchases: card && rows.every(({ valueDay }) => valueDay === null),
    columnSure: rows.every(({ columnUnsure }) => !columnUnsure),
    orderSure: context.dates.certain,
    yearSure: !context.yearAssumed,
  };
}
