import type { Phrase } from '../languages/language.ts';
import type { Figure, Item, Labelled } from '../shapes/row.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import type { KnownLine } from './figure-line.ts';

/**
 * Totals that stand above their rows. They are told by arithmetic, whatever their words: from one line on, each figure
 * that heads a group is the sum of those below it, down to the next such figure. What a head says of day and direction
 * is its rows':
 *
 *     03 MAR    Money in                        + 50.00
 *               Transfer from A. NOBODY           30.00
 *               Interest                          20.00
 *               Money out                       - 12.00
 *               Grocer                            12.00
 */

const SUMS: ReadonlySet<Phrase> = new Set(['subtotal', 'total', 'total-in', 'total-out']);

/** So many lines may stand above the first head: an overview at the table's top. */
const MOST_ABOVE = 8;
/** Sums that known words call so, or that alone print no day, may be few; others must be several, and of several rows. */
const FEWEST_HEADS = 3;
const FEWEST_NAMED = 2;
const FEWEST_OF_SEVERAL = 2;

/** What a head says of its rows. */
export interface HeadKind {
  readonly kind: 'head';
  readonly phrase: 'total' | 'total-in' | 'total-out';
}

/** A line whose figure moves the balance, or sums up some that do. */
interface Summand {
  readonly line: KnownLine;
  readonly figure: Figure;
  readonly units: bigint;
  readonly named: boolean;
}

const isNamed = ({ kind }: KnownLine): boolean => kind.kind === 'labelled' && SUMS.has(kind.phrase);

/** Words that name no booking may name a sum of some: `Charges for the period` above the charges. */
const isNote = ({ kind }: KnownLine): boolean => kind.kind === 'labelled' && kind.phrase === 'not-a-transaction';

/** The lines with one figure that moves the balance; null where one has several, or no reading in the document's form. */
function summandsOf(lines: readonly KnownLine[], form: NumberForm, withNotes: boolean): Summand[] | null {
  const found: Summand[] = [];
  for (const line of lines) {
    const named = isNamed(line);
    if (line.kind.kind !== 'booked' && !named && !(withNotes && isNote(line))) continue;
    const [figure, ...others] = line.view.figures.filter(({ role }) => role !== 'balance' && role !== 'other');
    const units = figure && readingIn(figure.amount, form);
    if (!figure && named) continue;
    if (!figure || units === null || units === undefined || others.length > 0) return null;
    found.push({ line, figure, units: magnitude(units), named });
  }
  return found;
}

/** A head, and the rows that it heads. */
interface Group {
  readonly head: Summand;
  readonly rows: readonly Summand[];
  /** Its rows go both ways, and the head is what remains of them. */
  readonly net?: true;
}

/**
 * The rows down to the next known word for a sum, some with a minus, and what remains of them above:
 *
 *     Total of operations                        42.00
 *     03/03   PAYMENT                          - 80.00
 *     04/03   GROCER                             90.00
 *     05/03   BOOKS                              32.00
 */
function netGroupAt(summands: readonly Summand[], at: number): Group | null {
  const [head, next] = [summands[at], summands.findIndex(({ named }, i) => named && i > at)];
  const rows = summands.slice(at + 1, next < 0 ? summands.length : next);
  if (!head?.named || !rows.some(isMinus) || rows.every(isMinus)) return null;
  const remains = rows.reduce((sum, row) => (isMinus(row) ? sum - row.units : sum + row.units), 0n);
  return remains !== 0n && magnitude(remains) === head.units ? { head, rows, net: true } : null;
}

/** The group that begins at a place; null where the figures below do not sum up to its head. */
function groupAt(summands: readonly Summand[], at: number): Group | null {
  const head = summands[at];
  if (!head) return null;
  // A sum of nothing stands above no row
  if (head.units === 0n) return head.named ? { head, rows: [] } : null;
  let [rest, end] = [head.units, at + 1];
  while (end < summands.length && rest > 0n) rest -= (summands[end++] as Summand).units;
  return rest === 0n ? { head, rows: summands.slice(at + 1, end) } : netGroupAt(summands, at);
}

const isDated = ({ line: { view } }: Summand): boolean => view.date !== null;

/**
 * The groups that all figures from one on make up; null where they do not. Sums by known words may follow the last, and where
 * each row has a day of its own, lines without one, which are none.
 */
function groupsFrom(summands: readonly Summand[], from: number): Group[] | null {
  const groups: Group[] = [];
  let at = from;
  let dated = true;
  while (at < summands.length) {
    const group = groupAt(summands, at);
    if (!group) return summands.slice(at).every((each) => each.named || (dated && !isDated(each))) ? groups : null;
    dated &&= group.rows.every((row) => row.units === 0n || isDated(row));
    groups.push(group);
    at += 1 + group.rows.length;
  }
  return groups;
}

/** Whether so many sums above their rows are no accident: equal amounts in a row are sums of each other, too. */
function areHeads(all: readonly Group[]): boolean {
  const groups = all.filter(({ rows }) => rows.length > 0);
  const ofSeveral = groups.filter(({ rows }) => rows.length > 1).length;
  const parted = groups.every(({ rows }) => rows.every(isDated));
  if (groups.every(({ head }) => head.named || (parted && !isDated(head))))
    return groups.length >= FEWEST_HEADS || (groups.length >= FEWEST_NAMED && ofSeveral > 0);
  return groups.length >= FEWEST_HEADS && ofSeveral >= FEWEST_OF_SEVERAL;
}

function phraseOf({ line: { kind }, figure }: Summand): HeadKind['phrase'] {
  if (kind.kind === 'labelled' && (kind.phrase === 'total-in' || kind.phrase === 'total-out')) return kind.phrase;
  if (figure.amount.sign === null) return 'total';
  return figure.amount.sign === '-' ? 'total-out' : 'total-in';
}

/** Where the rows carry a head's sign themselves, it says no more of their direction than theirs does. */
const isSigned = ({ head, rows }: Group): boolean =>
  rows.some(({ figure }) => figure.amount.sign !== null && figure.amount.sign === head.figure.amount.sign);

const isMinus = ({ figure: { amount } }: Summand): boolean => amount.sign === '-';

/**
 * A head and all its rows have a minus, and another head of the same name and all its rows have none: both cannot go that way.
 *
 *     Total payments                         - 50.00
 *     03/03   THANK YOU                      - 50.00
 *     Total charges                            42.00
 *     04/03   GROCER                           42.00
 */
function isMisnamed({ head, rows }: Group, groups: readonly Group[]): boolean {
  if (!isMinus(head) || rows.length === 0 || !rows.every(isMinus)) return false;
  return groups.some(
    ({ head: other, rows: others }) =>
      phraseOf(other) === phraseOf(head) && others.length > 0 && ![other, ...others].some(isMinus),
  );
}

function kindOf(group: Group, _: number, groups: readonly Group[]): [KnownLine, HeadKind] {
  const { head, net } = group;
  const saysNothing = net || (head.named ? isMisnamed(group, groups) : isSigned(group));
  return [head.line, { kind: 'head', phrase: saysNothing ? 'total' : phraseOf(head) }];
}

/** The lines of a table that are the sums of the rows below them, each with what it says of these. */
export function headTotals(lines: readonly KnownLine[], form: NumberForm): ReadonlyMap<KnownLine, HeadKind> {
  const found = headsOf(lines, form);
  if (found.size > 0) return found;
  return new Map(accountsOf(lines).flatMap((part) => [...headsOf(part, form)]));
}

const isClosing = ({ kind }: KnownLine): boolean => kind.kind === 'labelled' && kind.phrase === 'closing';

/** The lines of each account in a table: a closing balance ends one. */
function accountsOf(lines: readonly KnownLine[]): KnownLine[][] {
  const parts: KnownLine[][] = [[]];
  for (const line of lines) {
    parts.at(-1)?.push(line);
    if (isClosing(line)) parts.push([]);
  }
  return parts.length > 2 ? parts : [];
}

function headsOf(lines: readonly KnownLine[], form: NumberForm): ReadonlyMap<KnownLine, HeadKind> {
  const plain = headsAmong(summandsOf(lines, form, false) ?? []);
  return plain.size > 0 || !lines.some(isNote) ? plain : headsAmong(summandsOf(lines, form, true) ?? []);
}

function headsAmong(summands: readonly Summand[]): ReadonlyMap<KnownLine, HeadKind> {
  for (let from = 0; from < Math.min(summands.length, MOST_ABOVE); from++) {
    const groups = groupsFrom(summands, from);
    if (groups && areHeads(groups)) return new Map(groups.map(kindOf));
  }
  return new Map();
}

const isHead = (item: Item): item is Labelled => item.kind === 'labelled' && item.heads === true;

/** Items with the totals that head rows behind these, where other totals stand. A title on the way to them is no end. */
export function belowTheirRows(items: readonly Item[]): Item[] {
  const moved: Item[] = [];
  let heads: Labelled[] = [];
  let end = 0;
  const place = (): void => {
    moved.splice(end || moved.length, 0, ...heads);
    heads = [];
    end = 0;
  };
  for (const item of items) {
    if (end > 0 && (isHead(item) || item.kind === 'section')) place();
    if (isHead(item)) heads.push(item);
    else moved.push(item);
    if (item.kind === 'row' && heads.length > 0) end = moved.length;
  }
  place();
  return moved;
}
