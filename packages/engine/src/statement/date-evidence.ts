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
  readonly balance: bigint | null;
}

/** What the verdict needs to know of the booking dates. `rows` in the order of the transactions. */
export function dateEvidence(context: DraftContext, rows: readonly Judged[], card: boolean): DateEvidence {
  const keys = rows.map(({ row, group }) => `${row.table} ${group}`);
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
