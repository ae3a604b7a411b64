import type { Minor } from '@tallyleaf/contract';
import { overlapX } from '../geometry/box.ts';
import type { Phrase } from '../languages/language.ts';
import { headingsIn } from '../languages/match.ts';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Figure, Item, Labelled, Row } from '../shapes/row.ts';
import { isMonthName } from '../values/date-named.ts';
import { magnitude } from '../values/magnitude.ts';
import { settlingRows } from './rows-settling.ts';
import { inTheirColumns } from './set-off-totals.ts';
import { type Direction, type Money, unitsOf } from './signs.ts';
import type { Summed } from './summaries.ts';
import { sumsOfBoth } from './sums-of-both.ts';
import { coverages, goes, type Place, type PlacedRow, rowsByTitle, sum } from './total-coverage.ts';
import { comesOutWithNext } from './total-with-next.ts';
import { totalsInTurn } from './totals-in-turn.ts';
import { contradictsParts, unexplained, whereOf } from './unexplained-totals.ts';
import { isOfYear } from './year-to-date.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Columns whose headings name no direction tell what they hold by their rows: taken the other way, their totals are, too. */
const directionOfLabel = (item: Labelled, figure: Figure, turned: boolean): Direction => {
  if (figure.role === 'money-in') return turned ? 'out' : 'in';
  if (figure.role === 'money-out') return turned ? 'in' : 'out';
  if (item.phrase === 'total-in') return 'in';
  return item.phrase === 'total-out' ? 'out' : null;
};

/**
 * Its name says the other direction than the column that its one figure stands in: it proves no sign of the rows there.
 *
 *     07.09.   Transfer from L. Wren       140.50
 *              Total credit                140.50      (in what was taken for the column of money out)
 */
const namesOther = ({ phrase, figures }: Labelled, direction: Direction): boolean =>
  figures.length === 1 &&
  ((phrase === 'total-in' && direction === 'out') || (phrase === 'total-out' && direction === 'in'));

const SUMMING = new Set(['total', 'total-in', 'total-out', 'subtotal']);

/**
 * What remains of both may stand in the column of one direction. A name that says no direction may be of the rows of one (`Turnover - debit`). What a name says to be one direction's total may be what remains of both: `今回お支払合計金額` takes what was paid back
 * off. A card's leaves out the payment of its last bill, and takes off what shops gave back:
 *
 *     Previous bill              120.00
 *     03/03 PAYMENT            - 120.00
 *     04/03 GROCER                30.00
 *     05/03 GROCER, RETURNED     - 8.00
 *     Total of new entries        22.00
 */
function* waysToCover(
  item: Labelled,
  figure: Figure,
  direction: Direction,
  place: Place,
): Generator<readonly [number[], Direction]> {
  for (const covered of coverages(item, direction, place)) yield [covered, direction];
  // In a list of sums, its one column stands below any of the rows' columns
  if (namesOther(item, direction)) {
    const named = direction === 'in' ? 'out' : 'in';
    for (const covered of coverages(item, named, place)) yield [covered, named];
  }
  // A card's total stands alone in the column of what is owed, what was given back taken off
  if (figure.role !== 'amount' && item.figures.length > 1) return;
  if (direction === null) {
    for (const way of ['in', 'out'] as const) for (const covered of coverages(item, way, place)) yield [covered, way];
    return;
  }
  for (const covered of coverages(item, null, place)) yield [covered, null];
  const settling = settlingRows(item, place);
  if (settling.size === 0) return;
  for (const covered of coverages(item, null, place)) yield [covered.filter((i) => !settling.has(i)), null];
}

/** Figures of a column that rows hold beside their amounts are of something else in a total's line, too. */
function isAside({ role, box }: Figure, rows: readonly PlacedRow[]): boolean {
  const inColumn = (other: Figure): boolean => other.role === 'other' && overlapX(other.box, box) > 0;
  return role === 'other' && rows.some(({ row }) => row.figures.some(inColumn));
}

/**
 * Figures beside a total's are none; a column that rows leave empty holds totals:
 *
 *     03/03  GROCER          30.00
 *            TOTAL                       30.00
 */
const isBeside = ({ figures }: Labelled, { role }: Figure): boolean => role === 'other' && figures.length > 1;

const namesFees = (text: string): boolean => headingsIn(text).some(({ role }) => role === 'fee');

/**
 * Under no title of fees, a nought of fees is of a section of its own, whose title was not read:
 *
 *     04/03 GROCER                          30.00
 *     Total fees for this period             0.00
 */
const isOfNoFees = ({ label }: Labelled, { sectionTitle }: Place): boolean =>
  namesFees(label) && !namesFees(sectionTitle);

function totalOf(item: Labelled, figure: Figure, place: Place): PrintedTotal | null {
  const { rows, money, before } = place;
  const units = unitsOf(figure, money);
  if (units === null || isBeside(item, figure)) return null;
  if (units === 0n && (place.ofNothing || isOfNoFees(item, place))) return null;
  const direction = directionOfLabel(item, figure, place.turned);
  const section = rows[before - 1]?.section ?? null;
  const tried = new Set<string>();
  for (const [covered, way] of waysToCover(item, figure, direction, place)) {
    // A day without money in has a total of money in that is nought
    if (units === 0n && item.inTable && before > 0 && covered.length === 0) return null;
    if (covered.length === 0) continue;
    tried.add(covered.join());
    if (magnitude(sum(rows, covered)) !== magnitude(units)) continue;
    const titled = covered.every((i) => rows[i]?.section === section) ? section : null;
    const sign = namesOther(item, way ?? titled) ? null : (way ?? titled);
    const kind = item.phrase === 'subtotal' ? 'subtotal' : 'printed-totals';
    const { label } = item;
    return { kind, direction: sign, label, expected: units, rows: covered, where: whereOf(item), tried: tried.size };
  }
  return unexplained(item, units, direction ?? section, place);
}

/** A number of so many digits at its end says what a total is of: `Total for card ending 4711`. */
const NUMBERED = /\d{4}/u;

/**
 * Where the rows begin that a total is of: below the one line above it that says its number, at its end or before who holds it. What
 * stands above it several times is a letterhead.
 */
function titledFrom(item: Labelled, remarks: readonly (readonly [text: string, before: number])[]): number | null {
  const name = item.label.split(' ').slice(-3).join(' ');
  const found = NUMBERED.test(name) && item.inTable ? remarks.filter(([text]) => `${text},`.includes(`${name},`)) : [];
  const once = found.filter(([text]) => found.filter(([other]) => other === text).length === 1);
  return once.length === 1 ? (once[0]?.[1] ?? null) : null;
}

/** True for a sum of all rows of its direction. */
function isExplained(item: Labelled, rows: readonly PlacedRow[], money: Money): boolean {
  const [figure] = item.figures;
  const units = figure ? unitsOf(figure, money) : null;
  const direction = item.phrase === 'total-in' ? 'in' : 'out';
  const covered = [...rows.keys()].filter((i) => goes(rows[i] as PlacedRow, direction));
  return units !== null && covered.length > 0 && magnitude(sum(rows, covered)) === magnitude(units);
}

/**
 * The sum of rows that are not booked, for their list tells again what others book, is of none that are:
 *
 *     Summary of fees
 *     12/03  FEE                 2.00
 *     19/03  FEE                 3.00
 *     Total fees                 5.00
 */
function isSumOf(rows: readonly Row[], figure: Figure, money: Money): boolean {
  const units = unitsOf(figure, money);
  const own = rows.flatMap(({ figures }) => figures.filter(({ role }) => role === figure.role));
  const all = own.reduce((total, each) => total + magnitude(unitsOf(each, money) ?? 0n), 0n);
  return own.length > 0 && units !== null && magnitude(units) === all;
}

/** What totals of one kind are called alike, but for the day, the month, the page or the card that each is of: `Total of March`. */
const kindOf = ({ label }: Labelled): string =>
  label.replace(/\d+|\p{L}+/gu, (word) => (/\d/u.test(word) || isMonthName(word) ? '#' : word));

/** What stands on a line, and on those right above it. */
function linesAbout({ spot }: Labelled, items: readonly Item[]): string[] {
  const remarks = items.filter((item) => item.kind === 'remark');
  const own = remarks.findIndex((each) => each.spot.page === spot.page && each.spot.box[1] === spot.box[1]);
  return own < 0 ? [] : remarks.slice(Math.max(0, own - TITLE_REACH), own + 1).map(({ text }) => text);
}

/** So many lines below a title stands what it is of. */
const TITLE_REACH = 3;

/**
 * Where no row was read, sums of what came in or went out contradict that nothing was booked. A nought among the figures of
 * a line is the sum, and what stands beside it is of something else.
 */
export function totalsOfNothing(items: readonly Item[], money: Money): PrintedTotal[] {
  return items.flatMap((item) => {
    if (item.kind !== 'labelled' || (item.phrase !== 'total-in' && item.phrase !== 'total-out')) return [];
    const units = item.figures.flatMap((figure) => unitsOf(figure, money) ?? []);
    const [expected] = units;
    if (expected === undefined || units.includes(0n) || isOfYear(item.label, linesAbout(item, items))) return [];
    const direction = item.phrase === 'total-in' ? 'in' : 'out';
    return [{ kind: 'printed-totals', direction, label: item.label, expected, rows: [], where: whereOf(item) }];
  });
}

/** Titles of what no row is: what is yet to be booked, and what rates come to. */
const OF_OTHERS: ReadonlySet<Phrase> = new Set(['pending', 'interest-rates']);

const NO_SUMMARY: Summed = { contradicted: new Set(), certain: new Set() };

/** Printed totals with the rows that they are of: those that their sum explains, else those that they should be of. */
export function findTotals(
  items: readonly Item[],
  rows: readonly PlacedRow[],
  money: Money,
  openings: readonly Minor[] = [],
  { contradicted, certain }: Summed = NO_SUMMARY,
  turned = false,
): PrintedTotal[] {
  const position = new Map(rows.map((row, i) => [row.row, i]));
  const inSection = rowsByTitle(items, position);
  const explained = [...contradicted].some((item) => isExplained(item, rows, money));
  const totals: PrintedTotal[] = [];
  let before = 0;
  let sectionAt = -1;
  let sectionTitle = '';
  let pending = false;
  const ends = new Map<string, number>();
  const totalled = new Set<number>();
  const remarks: (readonly [string, number])[] = [];
  let unbooked: Row[] = [];
  const grand: (readonly [Labelled, Figure])[] = [];
  for (const item of items) {
    if (item.kind === 'remark') remarks.push([item.text, before]);
    if (item.kind === 'row') {
      before = Math.max(before, (position.get(item) ?? -1) + 1);
      if (position.has(item)) unbooked = [];
      else unbooked.push(item);
    }
    if (item.kind === 'section') {
      [sectionAt, sectionTitle, unbooked] = [before, item.text, []];
      pending = item.phrases.some((phrase) => OF_OTHERS.has(phrase));
    }
    if (item.kind !== 'labelled' || !SUMMING.has(item.phrase)) continue;
    const from = titledFrom(item, remarks);
    for (const figure of inTheirColumns(item, rows, money).figures) {
      // What stands in the column of balances is one, beside whatever sums
      if (figure.role === 'balance' || isAside(figure, rows)) continue;
      if (item.inTable && isSumOf(unbooked, figure, money)) continue;
      const total = totalOf(item, figure, {
        rows,
        money,
        before: item.inTable ? before : rows.length,
        since: ends.get(kindOf(item)) ?? 0,
        sinceAny: Math.max(0, ...[...totalled].filter((end) => end < before)),
        titled: from !== null && from < before ? range(from, before) : null,
        ofSection: item.inTable ? [] : inSection(item.label),
        below: remarks.at(-1)?.[1] ?? 0,
        titles: remarks.filter(([, at]) => at === before).map(([text]) => text),
        sectionTitle,
        ofNothing: item.inTable && sectionAt === before,
        ofPending: pending && sectionAt === before,
        openings,
        contradicted: explained ? contradicted : new Set(),
        certain,
        turned: turned && !rows.some(({ row }) => row.sideNamed),
      });
      // Above all rows, what no rows explain may be a part of them
      const isPart = total !== null && total.tried === undefined && before === 0;
      if (isPart && comesOutWithNext(item, total.expected, items, rows, openings, money)) continue;
      if (total) totals.push(total);
      else if (item.inTable && item.phrase === 'total' && before === rows.length) grand.push([item, figure]);
    }
    if (!item.inTable) continue;
    ends.set(kindOf(item), before);
    totalled.add(before);
  }
  totals.push(
    ...grand.flatMap(([item, figure]) => contradictsParts(item, unitsOf(figure, money), totals, rows, openings)),
  );
  const named = totals.some(({ direction }) => direction === 'in' || direction === 'out');
  return named ? totalsInTurn(totals, rows) : [...totals, ...sumsOfBoth(items, rows, money)];
}
