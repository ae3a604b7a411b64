import type { Account, Conversion, Statement } from '@tallyleaf/contract';
import { transactionIds } from '../parts/ids.ts';
import { oneLine } from '../parts/text.ts';
import { follow } from './follow.ts';
import type { Ledger, LedgerGap, LedgerSpan, Origin } from './ledger.ts';

/** A statement with its place among the conversions. */
interface Placed {
  readonly statement: Statement;
  readonly origin: Origin;
}

/**
 * The ledgers of the accounts that the conversions hold, in the order in which the accounts first come. Statements are
 * of one account where number, currency and type are the same; where no number is printed nothing tells, and each
 * statement is a ledger of its own. What two statements both have stands once; what no statement covers is a gap.
 */
export function joinStatements(conversions: readonly Conversion[]): Ledger[] {
  const groups = new Map<string, Placed[]>();
  const documents = new Set<string>();
  conversions.forEach(({ source, statements }, conversion) => {
    // The same document twice adds nothing.
    if (documents.has(source.sha256)) return;
    documents.add(source.sha256);
    statements.forEach((statement, index) => {
      const key = identityOf(statement.account) ?? `${conversion} ${index}`;
      const placed = { statement, origin: { conversion, statement: index } };
      groups.set(key, [...(groups.get(key) ?? []), placed]);
    });
  });
  return [...groups.values()].map(ledgerOf);
}

/** What is the same on every statement of an account; `null` where nothing is printed that tells. */
export function identityOf({ iban, number, currency, type }: Account): string | null {
  const printed = oneLine(iban ?? number ?? '');
  return printed ? [printed, currency, type].join('\n') : null;
}

/** The first day that a statement speaks of, and the last: its period, else its transactions. */
export function daysOf({ period, transactions }: Statement): {
  readonly start: string | null;
  readonly end: string | null;
} {
  const dates = transactions.map(({ date }) => date).sort();
  return { start: period.start ?? dates[0] ?? null, end: period.end ?? dates.at(-1) ?? null };
}

const byTime = (one: Placed, other: Placed): number => {
  const [a, b] = [daysOf(one.statement), daysOf(other.statement)];
  return (a.start ?? '').localeCompare(b.start ?? '') || (a.end ?? '').localeCompare(b.end ?? '');
};

function ledgerOf(group: readonly Placed[]): Ledger {
  const spans: LedgerSpan[] = [];
  const gaps: LedgerGap[] = [];
  const duplicates: Ledger['duplicates'][number][] = [];
  const { account } = (group[0] as Placed).statement;
  for (const placed of [...group].sort(byTime)) {
    const next = spanOf(placed);
    const last = spans.at(-1);
    if (!last) {
      spans.push(next);
      continue;
    }
    const { gap, fresh, repeated } = follow(last, next, account.currency);
    duplicates.push(...repeated.map((row) => row.origin));
    if (gap) {
      gaps.push(gap);
      spans.push({ ...next, rows: fresh });
    } else spans[spans.length - 1] = joined(last, next, fresh);
  }
  return { account, spans, gaps, duplicates };
}

function spanOf({ statement, origin }: Placed): LedgerSpan {
  const ids = transactionIds(statement);
  const rows = statement.transactions.map((transaction, row) => {
    return { transaction, id: ids[row] ?? '', origin: { ...origin, row } };
  });
  const { opening, closing } = statement;
  return { period: daysOf(statement), opening, closing, rows, statements: [origin] };
}

/** One span of two that follow on one another; a statement within the days of the one before adds no days. */
function joined(last: LedgerSpan, next: LedgerSpan, fresh: LedgerSpan['rows']): LedgerSpan {
  const longer = (next.period.end ?? '') > (last.period.end ?? '');
  return {
    period: { start: last.period.start, end: longer ? next.period.end : last.period.end },
    opening: last.opening,
    closing: longer ? next.closing : last.closing,
    rows: [...last.rows, ...fresh],
    statements: [...last.statements, ...next.statements],
  };
}
