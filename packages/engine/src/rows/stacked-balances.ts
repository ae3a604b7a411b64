import { exactRoles } from '../languages/match.ts';
import type { Line, Table, Token } from '../shapes/layout.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';

/** This share of a column's figures must pair up as amount and balance. */
const ENOUGH = 0.6;
/** Two figures and the total below them make one sum that comes out; balances make several. */
const LINKS = 2;

/** `BALANCE   1,204.50`: a day's balance on a line that says so, whatever stands above it. */
function saysBalance({ tokens }: Line): boolean {
  const words = tokens.filter(({ amount }) => !amount).map(({ text }) => text);
  return words.length > 0 && exactRoles(words.join(' ')).includes('balance');
}

/** Figures of the table's only column of figures, in reading order. */
function figuresInOrder(table: Table): Token[] {
  const inColumn = new Set(table.figures.flatMap((column) => column.tokens));
  const lines = table.blocks.flatMap((block) => block.lines).filter((line) => !saysBalance(line));
  return lines.flatMap((line) => line.tokens.filter((token) => inColumn.has(token)));
}

/** Does a balance follow from the next pair, read downwards or upwards? What moves by nothing proves nothing. */
function continues(values: readonly bigint[], at: number): boolean {
  const [amount, balance, nextAmount, nextBalance] = values.slice(at, at + 4) as [bigint, bigint, bigint, bigint];
  const moves = (before: bigint, by: bigint, after: bigint): boolean => by !== 0n && before + by === after;
  return moves(balance, nextAmount, nextBalance) || moves(nextBalance, amount, balance);
}

/**
 * Balances printed below the amounts, in the same column:
 *
 *     SHOP     -35.50
 *            1,204.50
 *
 * Told by the sums alone: each pair must continue in the next. What a line names as a balance is one without. Empty where the column holds amounts only.
 */
export function stackedBalances(table: Table, form: NumberForm): ReadonlySet<Token> {
  const tokens = figuresInOrder(table);
  const values = tokens.map((token) => (token.amount ? readingIn(token.amount, form) : null) ?? 0n);
  const balances = new Set<Token>();
  let links = 0;
  for (let at = 0; at + 3 < values.length; at++) {
    if (!continues(values, at)) continue;
    balances.add(tokens[at + 1] as Token);
    balances.add(tokens[at + 3] as Token);
    links++;
    at++;
  }
  return links >= LINKS && balances.size * 2 >= tokens.length * ENOUGH ? balances : new Set();
}
