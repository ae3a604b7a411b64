import { votesOf } from '../languages/direction-votes.ts';
import { directionNamed } from '../languages/direction-words.ts';
import type { DirectionEvidence, SignedRow } from '../shapes/reading.ts';
import type { Figure } from '../shapes/row.ts';
import { contradictsTitles } from '../shapes/titled-signs.ts';
import { directionOf } from '../values/sign.ts';

/** So many rows whose words fit their sign prove the direction; fewer may do so by chance. */
const FEWEST = 2;
/** Words contradict where so many times as many rows speak against the signs as for them, and no fewer than this share of all. */
const TIMES = 3;
const SHARE = 0.2;

/** What else tells of the amounts' signs. */
type Bonds = Omit<DirectionEvidence, 'rows'>;

const markedBy = ({ amount, mark }: Figure): boolean => {
  const printed = mark ?? amount.mark;
  return printed !== null && directionOf(printed) !== null;
};

const isMarked = (figure: Figure): boolean => figure.amount.sign !== null || markedBy(figure);

const MOVES: ReadonlySet<string> = new Set(['amount', 'money-in', 'money-out']);

/** What is owed is printed without a sign by banks and with a minus by others: some of either tell nothing. */
function isSignOfOwed(rows: readonly SignedRow[]): boolean {
  const balances = rows.flatMap(({ row }) => row.figures.filter(({ role }) => role === 'balance'));
  return balances.every(({ amount }) => amount.sign === '-') || balances.some((figure) => markedBy(figure));
}

/** A printed sign or mark beside a figure. */
const isSigned =
  (balances: boolean) =>
  ({ row }: SignedRow): boolean =>
    row.figures.some(
      (figure) => (MOVES.has(figure.role) || (balances && figure.role === 'balance')) && isMarked(figure),
    );

/** A heading says that what is printed without a minus is owed. */
const isNamedOwed = ({ row }: SignedRow): boolean =>
  row.owedNamed === true && row.figures.some(({ role, amount }) => role === 'balance' && amount.sign !== '-');

/**
 * How many more rows' words fit their signs than speak against them: what tells the likelier of two directions, and proves
 * none. Few words tell nothing where signs are printed.
 */
export function wordsFor(rows: readonly SignedRow[]): number {
  const { agree, against } = votesOf(rows);
  const signed = rows.some(isSigned(false));
  return signed && Math.abs(agree - against) <= FEWEST ? 0 : agree - against;
}

/** The name of a column or section says a direction. */
const isNamed = ({ row, section }: SignedRow): boolean => section !== null || row.sideNamed === true;

/**
 * A printed sign read against what it says in an account that is no card: a plus taken for money out, a balance in parentheses
 * for the holder's. The sums come out with every sign turned as well, so that one such sign is one too many. Where columns are
 * named by their direction, a minus at a balance may say what is overpaid.
 */
function turnsSigns(rows: readonly SignedRow[]): boolean {
  const against = (figure: Figure, read: bigint): boolean => {
    const { sign } = figure.amount;
    return !markedBy(figure) && ((sign === '+' && read < 0n) || (sign === '-' && read > 0n));
  };
  return rows.some((each) =>
    each.row.figures.some(
      (figure) =>
        (figure.role === 'amount' && against(figure, each.amount)) ||
        (figure.role === 'balance' && !isNamed(each) && against(figure, each.balance ?? 0n)),
    ),
  );
}

/**
 * A mark of one direction in a column named for the other, and most of its rows have such: one of both was misread.
 *
 *     Total credit                       (taken for the heading over the figures)
 *     03/03   WATER           72.00 DR
 */
function marksAgainst(rows: readonly SignedRow[]): boolean {
  const against = ({ row }: SignedRow): boolean =>
    row.figures.some((figure) => {
      const printed = figure.mark ?? figure.amount.mark;
      const way = printed === null ? null : directionOf(printed);
      return (figure.role === 'money-in' && way === 'out') || (figure.role === 'money-out' && way === 'in');
    });
  return rows.filter(against).length * 2 > rows.length;
}

/** A loan is owed by its holder: balances in the holder's favour that no sign explains are the lender's, as the directions beside them. */
const isLendersView = (rows: readonly SignedRow[]): boolean =>
  rows.some(
    ({ row, balance }) =>
      (balance ?? 0n) > 0n && row.figures.some((figure) => figure.role === 'balance' && !isMarked(figure)),
  );

/**
 * Few figures with a minus among others without a sign: a card's bill prints so what was paid to it, and an account what was
 * paid out.
 *
 *     Previous balance                 40.00
 *     03 May   THANKS                 -40.00
 *     04 May   GROCER                  12.00
 */
function signsFew(rows: readonly SignedRow[]): boolean {
  const figures = rows.flatMap(({ row }) => row.figures);
  const amounts = figures.filter((figure) => isAmount(figure) && !markedBy(figure));
  const minus = amounts.filter(({ amount }) => amount.sign === '-').length;
  const bare = amounts.filter(({ amount }) => amount.sign === null).length;
  return minus > 0 && minus < bare && figures.every(({ role }) => role !== 'balance');
}

/** A row of which something printed says the direction, or none where other rows have signs or marks. */
const isTold = (each: SignedRow, marked: boolean): boolean =>
  each.amount === 0n || marked || isNamed(each) || directionNamed(each.row.description) !== null;

const isAmount = ({ role }: Figure): boolean => role === 'amount';

/** Amounts in the column of both directions, by table and section. */
function amountColumns(rows: readonly SignedRow[]): Iterable<readonly SignedRow[]> {
  const columns = new Map<string, SignedRow[]>();
  for (const each of rows) {
    if (each.amount === 0n || !each.row.figures.some(isAmount)) continue;
    const key = `${each.row.table} ${each.section}`;
    const column = columns.get(key);
    if (column) column.push(each);
    else columns.set(key, [each]);
  }
  return columns.values();
}

/**
 * A mark that only some amounts of a column have tells them from the others, and what it says of them holds for no other:
 *
 *     15/10/2023    Payment received    19,840.35 CR
 *     17/10/2023    Fridgewala           4,495.88
 */
function blursMarks(rows: readonly SignedRow[]): boolean {
  for (const column of amountColumns(rows)) {
    const marked = column.filter(({ row }) => row.figures.some((figure) => isAmount(figure) && isMarked(figure)));
    const ways = new Set(marked.map(({ amount }) => amount > 0n));
    const others = column.filter((each) => !marked.includes(each));
    if (ways.size === 1 && others.some(({ amount }) => ways.has(amount > 0n))) return true;
  }
  return false;
}

/**
 * Whether it is proven which amounts are money in (docs/statement.md, "Reconciliation"): all sums come out with every sign
 * turned as well. A printed sign or mark, the name of a column or section, a card's title, or words that fit one direction
 * only prove it; and such words may contradict names. Signs of a loan's balances do so where all say that it is owed.
 * Where no balance connects the rows, each needs evidence of its own: a section whose title is not known may be money in
 * among sections of money out.
 */
export function isDirectionProven(rows: readonly SignedRow[], { kind, owed, connected }: Bonds): boolean {
  if (rows.every(({ amount }) => amount === 0n)) return true;
  if (blursMarks(rows) || marksAgainst(rows) || contradictsTitles(rows)) return false;
  const { agree, against } = votesOf(rows);
  const card = kind === 'card';
  if (kind === 'loan' && isLendersView(rows)) return false;
  if ((kind === 'deposit' || kind === 'unnamed') && turnsSigns(rows)) return false;
  if (kind === 'unnamed' && agree < FEWEST && signsFew(rows)) return false;
  const owes = kind === 'loan' || rows.some(({ row }) => row.owedNamed);
  // The sign of a balance tells an amount's only where the amount leads to it
  const marked = rows.some(isSigned(connected && (!owes || isSignOfOwed(rows))));
  if (agree === 0 && against >= FEWEST && against * 2 > rows.length) return false;
  if (against > FEWEST && against > agree * TIMES && against > rows.length * SHARE) return false;
  if (!card && marked) return true;
  if (!connected && !card && !rows.every((row) => isTold(row, marked))) return false;
  if (owed && rows.some(isNamedOwed)) return true;
  return card || rows.some(isNamed) || (agree >= Math.min(FEWEST, rows.length) && agree > against * TIMES);
}
