import type { Conversion, Statement } from '@tallyleaf/contract';
import { decimalsOf, fromMinor, toMinor } from '@tallyleaf/contract/plain';
import type { Held } from '../exporter.ts';

/** Opening and closing where they are not printed but follow from the balances that are printed beside the rows. */

type Balanced = Pick<Statement, 'opening' | 'closing' | 'transactions' | 'account'>;

export interface KnownBalances {
  readonly opening: string | null;
  readonly closing: string | null;
  /** Which of the two are not printed and were derived. */
  readonly derived: readonly ('opening' | 'closing')[];
}

/**
 * A statement's opening and closing: as printed; else the first row's balance less its amount, and the last row's
 * balance. Only where every printed balance follows from the one before it: in rows that stand in another order, or
 * among which something is missing, neither says anything of the ends.
 */
export function knownBalances(statement: Balanced): KnownBalances {
  const { opening, closing, transactions } = statement;
  if (opening !== null && closing !== null) return { opening, closing, derived: [] };
  const start = followingStart(statement);
  const last = transactions.at(-1)?.balance ?? null;
  const known = {
    opening: opening ?? start,
    closing: closing ?? (start === null ? null : last),
  };
  const derived = (['opening', 'closing'] as const).filter((end) => statement[end] === null && known[end] !== null);
  return { ...known, derived };
}

/** What the rows begin with by their own balances; null where the first has none, or one does not follow. */
function followingStart({ transactions, account }: Balanced): string | null {
  const [first] = transactions;
  if (!first || first.balance === null) return null;
  const decimals = decimalsOf(account.currency);
  const start = toMinor(first.balance, decimals) - toMinor(first.amount, decimals);
  let sum = start;
  for (const { amount, balance } of transactions) {
    sum += toMinor(amount, decimals);
    if (balance !== null && toMinor(balance, decimals) !== sum) return null;
  }
  return fromMinor(start, decimals);
}

/**
 * What a format that must state opening and closing holds of a conversion: derived balances stand where none are
 * printed, and a warning says so.
 * @param hold is given the conversion with these balances
 */
export function withDerivedBalances(conversion: Conversion, hold: (filled: Conversion) => Held): Held {
  const known = conversion.statements.map(knownBalances);
  const statements = conversion.statements.map((statement, n): Statement => {
    const { opening = statement.opening, closing = statement.closing } = known[n] ?? {};
    return { ...statement, opening, closing };
  });
  const held = hold({ ...conversion, statements });
  const warnings = held.statements
    .filter(({ index }) => (known[index]?.derived.length ?? 0) > 0)
    .map(({ index }) => {
      const ends = known[index]?.derived.join(' and ') ?? '';
      const message = `The ${ends} balance is not printed; it follows from the balances beside the rows. Compare it with your books.`;
      return { code: 'balance-derived' as const, statement: index, rows: [], message };
    });
  return { ...held, warnings: [...held.warnings, ...warnings] };
}
