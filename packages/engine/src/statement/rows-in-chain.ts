import type { Figure, Item, Row } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import { directionOf } from '../values/sign.ts';

/** Fewer balances may follow from each other by chance. */
const FEWEST_LINKS = 3;

function unitsOf({ amount, mark }: Figure): bigint {
  const units = amount.readings[0]?.units ?? 0n;
  const printed = mark ?? amount.mark;
  return amount.sign === '-' || (printed !== null && directionOf(printed) === 'out') ? -magnitude(units) : units;
}

const isBooked = ({ role }: Figure): boolean => role === 'amount' || role === 'money-in' || role === 'money-out';

/** Rows that lead from one printed balance to the next, read from the top or from the bottom; none where only few do. */
export function rowsInChain(items: readonly Item[]): ReadonlySet<Row> {
  const rows = items.filter((item): item is Row => item.kind === 'row');
  const read = rows.map(({ figures }) => {
    const balance = figures.find(({ role }) => role === 'balance');
    const moved = figures.find(isBooked);
    return { balance: balance ? unitsOf(balance) : null, moved: moved ? magnitude(unitsOf(moved)) : 0n };
  });
  const links = (moves: 'above' | 'below'): number[] =>
    read.flatMap(({ balance, moved }, i) => {
      const before = read[i - 1];
      if (balance === null || before?.balance == null) return [];
      const by = moves === 'below' ? moved : before.moved;
      return by !== 0n && magnitude(balance - before.balance) === by ? [i] : [];
    });
  const [down, up] = [links('below'), links('above')];
  const most = down.length >= up.length ? down : up;
  if (most.length < FEWEST_LINKS) return new Set();
  return new Set(most.flatMap((i) => [rows[i - 1] as Row, rows[i] as Row]));
}
