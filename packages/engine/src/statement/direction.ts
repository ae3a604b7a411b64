import { directionNamed } from '../languages/direction-words.ts';
import type { Figure, Row } from '../shapes/row.ts';
import { directionOf } from '../values/sign.ts';
import type { Direction } from './signs.ts';

/** A transaction's row, its signed amount in minor units, and the direction that its section's title says. */
interface Signed {
  readonly row: Row;
  readonly amount: bigint;
  readonly section: Direction;
}

/** So many rows whose words fit their sign prove the direction; fewer may do so by chance. */
const FEWEST = 2;
/** Words contradict where so many times as many rows speak against the signs as for them. */
const TIMES = 3;

const isMarked = ({ amount, mark }: Figure): boolean => {
  const printed = mark ?? amount.mark;
  return amount.sign !== null || (printed !== null && directionOf(printed) !== null);
};

const MOVES: ReadonlySet<string> = new Set(['amount', 'money-in', 'money-out']);

/** Rows whose words fit one direction only, by whether their sign agrees. */
function votesOf(rows: readonly Signed[]): { readonly agree: number; readonly against: number } {
  let [agree, against] = [0, 0];
  for (const { row, amount } of rows) {
    const named = amount === 0n ? null : directionNamed(row.description);
    if (named === null) continue;
    if ((named === 'in') === amount > 0n) agree++;
    else against++;
  }
  return { agree, against };
}

/** A printed sign or mark beside a figure. */
const isSigned = ({ row }: Signed): boolean =>
  row.figures.some((figure) => (MOVES.has(figure.role) || figure.role === 'balance') && isMarked(figure));

/** The name of a column or section says a direction. */
const isNamed = ({ row, section }: Signed): boolean => section !== null || row.sideNamed === true;

/** How the amounts' signs hang together. */
export interface Bonds {
  /** A card's title says whose figures they are. */
  readonly card: boolean;
  /** Balances connect the rows: the sign of one tells those of the others. */
  readonly connected: boolean;
}

/** A row of which something printed says the direction, or none where other rows have signs or marks. */
const isTold = (each: Signed, marked: boolean): boolean =>
  each.amount === 0n || marked || isNamed(each) || directionNamed(each.row.description) !== null;

/**
 * Whether it is proven which amounts are money in (docs/statement.md, "Reconciliation"): all sums come out with every sign
 * turned as well. A printed sign or mark, the name of a column or section, a card's title, or words that fit one direction
 * only prove it; and such words may contradict names. Where no balance connects the rows, each needs evidence of its own:
 * a section whose title is not known may be money in among sections of money out.
 */
export function isDirectionProven(rows: readonly Signed[], { card, connected }: Bonds): boolean {
  const marked = rows.some(isSigned);
  if (!card && marked) return true;
  const { agree, against } = votesOf(rows);
  if (against > FEWEST && against > agree * TIMES) return false;
  if (!connected && !card && !rows.every((row) => isTold(row, marked))) return false;
  return card || rows.some(isNamed) || (agree >= FEWEST && agree > against * TIMES);
}
