import type { Minor, Place } from '@tallyleaf/contract';
import { phrasesIn } from '../languages/match.ts';
import type { PrintedFigure, SummedRow } from '../shapes/reading.ts';
import type { Item, Row } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import { figuresOutsideRows } from './figures-outside-rows.ts';
import { namesLimit } from './limits.ts';
import { isSameFigure, type OpeningAndClosing } from './opening-and-closing.ts';
import { balanceUnits, type Money, type SignScheme } from './signs.ts';

/**
 * Opening and closing balance by arithmetic, where no known word names them: of the figures printed outside the rows, the
 * two that the rows connect.
 *
 *     Disponibilità iniziale  € 1.031,92
 *     12 apr   Ricarica         107,72
 *      …
 *     Disponibilità finale      € 814,47
 */

/** Figures looked at; a page with more lists something else. */
const MOST_FIGURES = 24;
/**
 * The sum of fewer rows than these is printed in many places: two ends of theirs stand one right after the other. And so do those of
 * rows that all go one way, whose total leads to a row that was not read as well.
 */
const FEW_ROWS = 3;
/** Figures or pairs tried, times this, must be less than what is looked for in minor units: fewer than one in a thousand fits by chance. */
const CHANCE = 1000n;

/** A row with its amount, and as printed where that is known. */
interface Summed extends SummedRow {
  readonly row?: Row;
}

/** How a row's direction is printed: by its column, a mark or a sign. */
const printedWay = ({ row }: Summed): string => {
  const moved = row?.figures.find(({ role }) => role !== 'balance' && role !== 'other');
  return moved ? `${moved.role} ${moved.mark ?? moved.amount.mark} ${moved.amount.sign}` : '';
};

/**
 * The rows' sums of money in and of money out, as their signs are taken and as they are printed. Printed, they differ by the
 * rows' sum as the balances do.
 */
function sidesOf(rows: readonly Summed[]): ReadonlySet<Minor> {
  const sides = new Map<string, Minor>();
  for (const row of rows)
    for (const side of [row.amount > 0n ? 'in' : 'out', `printed ${printedWay(row)}`])
      sides.set(side, (sides.get(side) ?? 0n) + magnitude(row.amount));
  return new Set(sides.values());
}

/** What closes a part of the rows is no balance, though the part that was read comes to it: `Subtotal of the first card`. */
const PARTS: ReadonlySet<string> = new Set(['subtotal']);
const TOTALS: ReadonlySet<string> = new Set([...PARTS, 'total', 'total-in', 'total-out']);

/** What one card of several spent is no balance, though the others' rows lead from it to the bill's total. */
const namesPart = (label: string): boolean => phrasesIn(label).some(({ phrase, at }) => at === 0 && PARTS.has(phrase));

/** Where totals stand between a table's rows: they are no balances, unless they begin with the opening one. */
const totalLines = (items: readonly Item[], of: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) => (item.kind === 'labelled' && item.inTable && of.has(item.phrase) ? [lineOf(item)] : [])),
  );

const lineOf = ({ spot }: Item): string => `${spot.page} ${spot.box.join()}`;

/**
 * Figures outside the rows and their totals, but limits (what is left of one differs from it by what was spent, as balances
 * do), as far as they differ or stand apart; none where there are too many.
 */
function printedFigures(
  items: readonly Item[],
  rows: readonly Summed[],
  money: Money,
  scheme: SignScheme,
  { opening, closing }: OpeningAndClosing,
): PrintedFigure[] {
  // From an opening balance that is named, a bill's total is what the rows lead to; a bill paid in full asks for its purchases.
  // One of two rows is where the other leads to from its own figure turned
  const isBegun = opening !== null && closing === null && rows.length >= FEW_ROWS;
  const sides = isBegun ? new Set<Minor>() : sidesOf(rows);
  const totals = totalLines(items, isBegun ? PARTS : TOTALS);
  const named = figuresOutsideRows(items).filter(
    ({ label, line }) => /\p{L}/u.test(label) && !namesLimit(label) && !namesPart(label) && !totals.has(lineOf(line)),
  );
  const all = named.flatMap(({ figure, label, line }) => {
    const value = balanceUnits(figure, money, scheme);
    return value === null || sides.has(magnitude(value))
      ? []
      : [{ value, label, where: { page: line.spot.page, box: [...figure.box] as Place['box'] } }];
  });
  const seen = new Set<string>();
  const distinct = all.filter(({ value, where }) => {
    const key = `${value} ${where.page} ${where.box}`;
    return !seen.has(key) && seen.add(key);
  });
  return distinct.length > MOST_FIGURES ? [] : distinct;
}

/**
 * Two figures on either side of nothing beside rows that all go one way may as well be totals of money in and out, whose
 * rows' signs were not read:
 *
 *     Purchases / Charges    Payments / Credits
 *         + 24,019.88           - 19,840.35
 */
const mayBeTotals = (
  { opening, closing }: { readonly opening: PrintedFigure; readonly closing: PrintedFigure },
  rows: readonly SummedRow[],
): boolean => opening.value < 0n !== closing.value < 0n && goOneWay(rows);

const goOneWay = (rows: readonly SummedRow[]): boolean => new Set(rows.map(({ amount }) => amount < 0n)).size === 1;

/**
 * The items without what stands between rows of the tables that some rows are kept of. Where the others may be left out,
 * those above a balance of the day always come to it, and that closes nothing:
 *
 *     3   SALARY            3,172.72
 *         Balance           6,198.88
 *     4   TRANSFER           -251.70
 */
export function withoutAmidRows(items: readonly Item[], kept: ReadonlySet<Row>): readonly Item[] {
  const tables = new Set([...kept].map(({ table }) => table));
  const isRow = (item: Item): boolean => item.kind === 'row' && tables.has(item.table);
  const [first, last] = [items.findIndex(isRow), items.findLastIndex(isRow)];
  return items.filter((item, at) => item.kind === 'row' || at < first || at > last);
}

/** What two ends are looked for in. */
interface Search {
  readonly figures: readonly PrintedFigure[];
  readonly sum: Minor;
  /** The balance before the first row, where the one beside it tells that. */
  readonly first: Minor | null;
  readonly rows: readonly SummedRow[];
}

/** Of figures as large as this one, fewer than one in a thousand of those tried is it by chance. */
const isTelling = (tried: number, value: Minor): boolean => BigInt(tried) * CHANCE <= magnitude(value);

/**
 * The one pair of ends that the rows' sum connects, with those that are named already; null where none fits, or several do. A nought
 * is printed for much, and from it the balance with which all begins is as good as a row:
 *
 *     Credits                   0.00
 *             Brought over               952.17     (its name not known)
 *     19/03   GROCER    20.35
 */
function pairOf({ figures, sum, first, rows }: Search, named: OpeningAndClosing): OpeningAndClosing | null {
  const openings = named.opening ? [named.opening] : figures.filter(({ value }) => first === null || value === first);
  const closings = named.closing ? [named.closing] : figures;
  const count = figures.length;
  const pairs = openings.flatMap((opening) =>
    closings.flatMap((closing) => {
      if (opening.value + sum !== closing.value || isSameFigure(opening, closing)) return [];
      if (opening.value === 0n && !named.opening) return [];
      const isOne = named.opening || named.closing || figures.indexOf(closing) === figures.indexOf(opening) + 1;
      if ((rows.length < FEW_ROWS || goOneWay(rows)) && !isOne) return [];
      // One end known, the other is one figure among many; none known, the pair is one of all pairs
      const tells =
        named.opening || named.closing
          ? isTelling(count, named.opening ? closing.value : opening.value)
          : isTelling(rows.length < FEW_ROWS ? count : count * count, sum);
      return tells && !mayBeTotals({ opening, closing }, rows) ? [{ opening, closing }] : [];
    }),
  );
  const [pair, ...others] = pairs;
  const alike = others.every(({ opening }) => opening.value === pair?.opening.value);
  return pair && alike ? pair : null;
}

/**
 * What is named an end and is something else: the sum of what came in or went out, or the other end. Words for ends are
 * within names of other figures; a figure that nothing else explains stays an end, though the sums then contradict it.
 */
function* otherwise({ opening, closing }: OpeningAndClosing, sides: ReadonlySet<Minor>): Generator<OpeningAndClosing> {
  const isSide = (end: PrintedFigure | null): boolean => end === null || sides.has(magnitude(end.value));
  if (opening && isSide(opening)) yield { opening: null, closing };
  if (closing && isSide(closing)) yield { opening, closing: null };
  if (opening && isSide(closing)) yield { opening: null, closing: opening };
  if (closing && isSide(opening)) yield { opening: closing, closing: null };
}

/** Sums of money in and of money out stand between the ends, more figures than these between them are a table's. */
const FEWEST_BETWEEN = 2;
const MOST_BETWEEN = 6;

/** Whether figures lead from the first to the last, each added or taken off. */
function reckons([first = 0n, ...others]: readonly Minor[], few: boolean): boolean {
  const last = others.pop() ?? 0n;
  const between = others.filter((each) => each !== 0n);
  const reached = between.reduce<Minor[]>((all, each) => all.flatMap((sum) => [sum + each, sum - each]), [first]);
  // One figure twice beside noughts is printed for much
  const tells = !few || between.length > 1 || (first !== 0n && between.length > 0);
  return between.length > 0 && tells && reached.includes(last);
}

/**
 * The ends of a line that reckons from one figure over sums to another, as the rows' sum does; null where none does. They may be
 * what came in and what went out as well, where a bill was paid in full:
 *
 *     Balance before     Payments (-)    Purchases (+)    Charges (+)    Balance at cut-off    Least payment
 *             120.00           120.00            90.00           2.00                 92.00             9.00
 */
function endsOfLine(
  items: readonly Item[],
  rows: readonly Summed[],
  sum: Minor,
  money: Money,
  scheme: SignScheme,
): OpeningAndClosing | null {
  const lines = new Map<Item, PrintedFigure[]>();
  for (const { figure, label, line } of figuresOutsideRows(items)) {
    const value = balanceUnits(figure, money, scheme);
    const where = { page: line.spot.page, box: [...figure.box] as Place['box'] };
    if (value !== null && /\p{L}/u.test(label)) lines.set(line, [...(lines.get(line) ?? []), { value, label, where }]);
  }
  const pairs = [...lines.values()].flatMap((figures) =>
    figures.slice(FEWEST_BETWEEN + 1, MOST_BETWEEN + 2).flatMap((closing, i) => {
      const [opening, ...others] = figures.slice(0, i + FEWEST_BETWEEN + 2);
      if (!opening || opening.value + sum !== closing.value) return [];
      return reckons(
        [opening, ...others].map(({ value }) => value),
        rows.length < FEW_ROWS,
      )
        ? [{ opening, closing }]
        : [];
    }),
  );
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

/**
 * The ends that the rows' sum connects, one of them named or none, or named what they are not; null where no two figures
 * fit, or several pairs do. `rows` are in the order of time.
 */
export function openingAndClosingBySum(
  items: readonly Item[],
  rows: readonly Summed[],
  named: OpeningAndClosing,
  money: Money,
  scheme: SignScheme,
): OpeningAndClosing | null {
  if (rows.length === 0) return null;
  const sum = rows.reduce((total, { amount }) => total + amount, 0n);
  const { opening, closing } = named;
  if (sum === 0n || (opening && closing && opening.value + sum === closing.value)) return null;
  const reckoned = opening || closing ? null : endsOfLine(items, rows, sum, money, scheme);
  if (reckoned) return reckoned;
  const figures = printedFigures(items, rows, money, scheme, named);
  const first = rows[0]?.balance == null ? null : rows[0].balance - rows[0].amount;
  const search = { figures, sum, first, rows };
  const pair = opening && closing ? null : pairOf(search, named);
  if (pair || rows.length < FEW_ROWS) return pair;
  for (const other of otherwise(named, sidesOf(rows))) {
    const found = pairOf(search, other);
    if (found) return found;
  }
  return null;
}
