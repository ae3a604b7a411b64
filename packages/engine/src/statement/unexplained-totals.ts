import type { Minor } from '@tallyleaf/contract';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Figure, Labelled } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import type { Direction } from './signs.ts';
import { coverages, goes, type Place, type PlacedRow, sum } from './total-coverage.ts';
import { isOfYear } from './year-to-date.ts';

/** Shorter words are in all names: `of`, `the`, `new`. */
const WORD = /\p{L}{4,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/**
 * `Total fees   0.00` below a section of another name: bills list the kinds of charges that there were none of.
 *
 *     New charges
 *     03/03  GROCER                30.00
 *     Total fees for this period    0.00
 */
const isOfNone = (label: string, units: Minor, sectionTitle: string): boolean =>
  units === 0n && sectionTitle !== '' && !wordsOf(label).some((word) => wordsOf(sectionTitle).includes(word));

/** `Total of items marked ##`: a sum of the rows that have a sign beside them, which its name shows. */
const OF_MARKED =
  /(?:marked|flagged|indicated|denoted|markiert|gekennzeichnet|marqué|signalé|marcad|señalad|assinalad|contrassegnat|gemarkeerd|oznaczon)\p{L}*(?: \p{L}{1,6})? ["'“‘(«]?(?:[#*†‡§^~+]{1,3}|\p{No})["'”’)»]?:?$/iu;

const isNamedAlone = ({ role }: Figure): boolean => role !== 'money-in' && role !== 'money-out';

/**
 * A name or its place says that a sum is of other rows than those above it: of the year, of charges that there were none
 * of, of those with a sign, or of what is yet to be booked.
 *
 *     Instalments of the next bills
 *     BOOKS 2/3                     40.00
 *     Total                         40.00
 */
const isOfOthers = (item: Labelled, units: Minor, { titles, sectionTitle, ofPending }: Place): boolean =>
  ofPending ||
  OF_MARKED.test(item.label.trim()) ||
  // A column says which way a sum goes, not of which days it is
  isOfYear(item.label, []) ||
  (item.figures.every(isNamedAlone) && (isOfYear(item.label, titles) || isOfNone(item.label, units, sectionTitle)));

/** What is left over is a row's amount, or that of two: it was taken off where others add it, as a purchase given back is. */
function isNetted(rest: Minor, rows: readonly PlacedRow[]): boolean {
  const all = new Set(rows.map(({ amount }) => magnitude(amount)));
  return all.has(magnitude(rest)) || [...all].some((one) => one !== magnitude(rest) && all.has(magnitude(rest) - one));
}

/**
 * The sum of a whole summary that comes out is of all rows of its direction. What was paid in may be a row or two of these
 * alone, where all that shops gave back is taken off what was spent:
 *
 *     Previous balance    Payments received    New purchases    New balance
 *               120.00               120.00            22.00          22.00
 */
function certainTotal(units: Minor, direction: 'in' | 'out', { rows }: Place): number[] | null {
  const all = [...rows.keys()].filter((i) => goes(rows[i] as PlacedRow, direction));
  const own = all.map((i) => rows[i] as PlacedRow);
  const paid = direction === 'in' && units !== 0n && isNetted(units, own);
  return paid || isNetted(magnitude(units) - magnitude(sum(rows, all)), rows) ? null : all;
}

/** The rows that a total of no rows' sum should be of; null where it is of something else. */
function rowsFor(item: Labelled, units: Minor, direction: 'in' | 'out', place: Place): readonly number[] | null {
  const { rows, openings, contradicted, certain } = place;
  if (certain.has(item)) return certainTotal(units, direction, place);
  if ((!item.inTable && !contradicted.has(item)) || isOfOthers(item, units, place)) return null;
  const covered = [...coverages(item, direction, place)].find((some) => some.length > 0) ?? [];
  if (covered.length === 0 && !contradicted.has(item)) return null;
  const rest = magnitude(units) - magnitude(sum(rows, covered));
  return openings.some((opening) => magnitude(opening) === magnitude(rest)) ? null : covered;
}

/**
 * A total that no rows explain contradicts them at a table's foot, where its column, its name or its section says which
 * rows it is of; in a summary that comes out by itself; and in one that does not while rows explain its other sum.
 * Elsewhere, and where the opening balance is added in, it is the sum of something else.
 */
export function unexplained(item: Labelled, units: Minor, direction: Direction, place: Place): PrintedTotal | null {
  const total = { kind: 'printed-totals' as const, label: item.label, expected: units, where: whereOf(item) };
  if (place.titled) return { ...total, direction: null, rows: place.titled };
  const rows = direction === null ? null : rowsFor(item, units, direction, place);
  return rows && { ...total, direction, rows };
}

/** True where totals of parts cover each row once. */
function arePartsOfAll(totals: readonly PrintedTotal[], count: number): boolean {
  const covered = totals.filter(({ kind }) => kind === 'subtotal').flatMap(({ rows }) => rows);
  return covered.length === count && new Set(covered).size === count;
}

/**
 * A total at a table's foot that no rows explain is that of all rows where totals of parts cover each of them:
 *
 *     Total of card 1234      30.00
 *     Total of card 5678      12.00
 *     Total of the cards      45.00
 */
export function contradictsParts(
  item: Labelled,
  units: Minor | null,
  totals: readonly PrintedTotal[],
  rows: readonly PlacedRow[],
  openings: readonly Minor[],
): PrintedTotal[] {
  const all = [...rows.keys()];
  if (units === null || all.length === 0 || !arePartsOfAll(totals, all.length)) return [];
  const rest = magnitude(units) - magnitude(sum(rows, all));
  if (openings.some((opening) => magnitude(opening) === magnitude(rest))) return [];
  return [
    { kind: 'printed-totals', direction: null, label: item.label, expected: units, rows: all, where: whereOf(item) },
  ];
}

/** Where a total stands. */
export const whereOf = ({ spot }: Labelled): PrintedTotal['where'] => ({ page: spot.page, box: [...spot.box] });
