import { isLanguageKnown } from '../languages/match.ts';
import type { Model } from '../model/model.ts';
import { DECIDERS, type Options } from '../options.ts';
import { isClosed, isSettled, isSummed, isSummedUp, losesBalances, rateReading } from '../proof/compare-readings.ts';
import { withPartsDoubted } from '../proof/parted.ts';
import { bookingLines, unexplained } from '../proof/unexplained.ts';
import { columnRoles } from '../proposals/columns/column-roles.ts';
import { proposeOthers } from '../proposals/columns/other-columns.ts';
import { ROLE_PROPOSERS } from '../proposals/index.ts';
import { type Dispute, SURE } from '../rows/judge.ts';
import { readRows } from '../rows/read-rows.ts';
import { columnSubject } from '../rows/subjects.ts';
import type { Layout, Line } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { FigureRole, Item } from '../shapes/row.ts';
import type { Attempt, Trace } from '../shapes/trace.ts';
import { buildStatements } from '../statement/build-statements.ts';
import { paperOf, showsInstitution } from '../statement/evidence.ts';
import { chooseCandidate } from './choose-candidate.ts';
import type { Reading } from './reading.ts';
import { doubtsOf, nameOf, type Settlement, settlements } from './settlements.ts';
import { linesByBox, type Sums, takenForSums } from './taken-for-sums.ts';

/**
 * Looks for the reading that the printed figures prove: first as the rules decide; where its sums do not come out, as rules
 * and model decide together, then other settlements of what they disagree on, likeliest first. No reading changes a
 * figure, and only so many are tried.
 */

/** What tells two readings' items apart: where each stands, and what its figures are taken for. */
const outline = (items: readonly Item[]): string =>
  items
    .map((item) => {
      const figures =
        item.kind === 'row' || item.kind === 'labelled' ? item.figures.map(({ role }) => role).join() : '';
      const dates =
        item.kind === 'row' ? `${item.date?.words ?? ''}${item.valueDate ? 'v' : ''}${item.description.length}` : '';
      return `${item.kind} ${item.spot.page} ${item.spot.box[1]} ${figures} ${dates}`;
    })
    .join('\n');

/** Readings of a document tried at most, and lines looked at in all of them: work stays linear in what is printed. */
const MOST_READINGS = 12;
const MOST_LINES = 40_000;

interface Rated {
  readonly items: readonly Item[];
  readonly reading: Reading;
  readonly rating: number;
  /** Nothing is left to search for: it is settled, and no line that looks like a booking is left out. */
  readonly done: boolean;
  /** And no figure on a row is taken for nothing. */
  readonly whole: boolean;
  readonly attempt: Attempt | undefined;
}

/** What of a layout's items is to be understood, where somebody knows more of the page than its layout tells. */
export type Also = (items: readonly Item[], layout: Layout) => readonly Item[];

/** Whether some row stands in columns that a person set. */
const inSetColumns = (items: readonly Item[], { tables }: Layout): boolean =>
  items.some((item) => item.kind === 'row' && tables[item.table]?.set !== undefined);

/** Lines from the top by which a document's language is told. */
const LANGUAGE_LINES = 150;

const textOfLayout = ({ pages }: Layout): string =>
  pages
    .flatMap(({ lines }) => lines)
    .slice(0, LANGUAGE_LINES)
    .map(({ text }) => text)
    .join('\n');

/** Of each table, the roles that arithmetic proposes, where it proposes any. */
function proposedRoles({ tables, form }: Layout, trace: Trace | undefined): ReadonlyMap<number, readonly FigureRole[]> {
  const assigned = new Map<number, readonly FigureRole[]>();
  for (const [index, table] of tables.entries()) {
    const headed = columnRoles(table);
    for (const { name, propose } of ROLE_PROPOSERS) {
      const proposal = propose(table, form, headed);
      if (!proposal) continue;
      const { roles, links } = proposal;
      assigned.set(index, roles);
      roles.forEach((role, i) => {
        const subject = columnSubject(table, index, 'figures', i);
        trace?.fired({ by: name, subject, proposes: role, score: links, measure: 'figures come out' });
      });
      break;
    }
  }
  return assigned;
}

type Assigned = ReadonlyMap<number, readonly FigureRole[]>;

/** What may be booked instead, table by table: of each the likeliest first, then of each the next. */
function* otherRoles({ tables, form }: Layout): Generator<Assigned> {
  const others = tables.map((table) => (table.set ? [] : proposeOthers(table, form, columnRoles(table))));
  const most = Math.max(0, ...others.map(({ length }) => length));
  for (let at = 0; at < Math.min(most, MOST_OTHERS); at++)
    yield new Map(others.flatMap(({ [at]: proposal }, i) => (proposal ? [[i, proposal.roles] as const] : [])));
}

/** Other columns tried at most. */
const MOST_OTHERS = 3;

/** What all readings of a layout share. */
interface Task {
  readonly layout: Layout;
  readonly options: Options;
  readonly pagesUnread: boolean;
  readonly also: Also;
  /** The cells over each table's columns. */
  readonly headings: readonly (readonly string[])[];
  readonly booking: readonly Line[];
  readonly lines: ReadonlyMap<Box, Line>;
  /** Outlines of what was read before. */
  readonly seen: Set<string>;
}

/** The layout read as a settlement says; null where that reads nothing else than before. */
function readAs(
  { layout, options, pagesUnread, also, headings, booking, seen }: Task,
  { model, settlement, onDispute, sums }: Turn,
): Rated | null {
  const { trace } = options;
  const { trust, settled, columns, tables } = settlement;
  const attempt = trace?.begin(`${nameOf(settlement)}${sums ? `; ${sums.size} lines as sums` : ''}`);
  const judge = {
    model,
    trust,
    settled,
    figuresOnly: (options.deciders ?? DECIDERS).search,
    ...(columns && { assigned: columns.assigned }),
    ...(tables && { tables }),
    ...(onDispute && { onDispute }),
    ...(sums && { sums }),
    ...(trace && { trace }),
  };
  const items = also(readRows(layout, judge), layout);
  const key = outline(items);
  if (seen.has(key)) {
    attempt?.end(null);
    return null;
  }
  seen.add(key);
  const candidates = buildStatements(items, layout.form, options.locale, headings, trace);
  const read = candidates.map((each, i) => chooseCandidate(each, pagesUnread, i, trace));
  const statements = withPartsDoubted(read.map(({ statement }) => statement));
  const chosen = read.map(({ candidate }) => candidate);
  const booked = items.filter(({ kind }) => kind === 'row').length;
  const reading = { candidates, statements, chosen, booked, columnsSet: inSetColumns(items, layout), layout, judge };
  const left = unexplained(items, booking, layout.form);
  const done = isSettled(reading) && left.lines === 0;
  const rating = rateReading(statements, left);
  attempt?.end(rating);
  return { items, reading, rating, done, whole: done && left.figures === 0, attempt };
}

/** Tables with a heading stand beside others without one: a list of what is pending may be the one that is headed. */
const mixesHeadings = ({ tables }: Layout): boolean =>
  [true, false].every((headed) => tables.some(({ heading, set }) => (heading !== null) === headed && !set));

/** One go at a layout. */
interface Turn {
  readonly model: Model | null;
  readonly settlement: Settlement;
  readonly onDispute?: ((dispute: Dispute) => void) | undefined;
  readonly sums?: Sums;
}

/** The layout read as a settlement says, and where that is not proven, with rows taken for balances and sums that these may be. */
function bestAs(task: Task, turn: Turn): Rated | null {
  const plain = readAs(task, turn);
  if (!plain || plain.reading.statements.every(({ reconciliation }) => isSummed(reconciliation))) return plain;
  let best = plain;
  for (const sums of takenForSums(plain.reading, plain.items, task.lines)) {
    const other = readAs(task, { ...turn, onDispute: undefined, sums });
    if (other && other.rating > best.rating) best = other;
    if (best.done) break;
  }
  return best;
}

/** The best reading of a layout. `loadModel` is called where the rules' reading is not proven. */
export async function searchReadings(
  layout: Layout,
  loadModel: () => Promise<Model>,
  options: Options,
  pagesUnread: boolean,
  also: Also = (items) => items,
): Promise<Reading> {
  const { trust, search } = options.deciders ?? DECIDERS;
  let model: Model | null = null;
  const leads = new Map<string, number[]>();
  const seen = new Set<string>();
  const booking = bookingLines(layout);
  const headings = layout.tables.map(({ heading }) => heading?.cells.map(({ text }) => text) ?? []);
  const assigned = search ? proposedRoles(layout, options.trace) : new Map<number, readonly FigureRole[]>();
  const lines = linesByBox(layout);
  const task = { layout, options, pagesUnread, also, headings, booking, lines, seen };
  const read = (settlement: Settlement, onDispute?: (dispute: Dispute) => void): Rated | null =>
    bestAs(task, { model, settlement, onDispute });
  const note = ({ name, lead }: Dispute): void => {
    leads.set(name, [...(leads.get(name) ?? []), lead]);
  };
  if (!search) {
    model = trust === 'rules' ? null : await loadModel();
    const only = readAs(task, { model, settlement: { trust, settled: new Map() } }) as Rated;
    only.attempt?.took();
    return only.reading;
  }
  let best = read({ trust: 'rules', settled: new Map() }) as Rated;
  best.attempt?.took();
  const refused = best.reading.statements.length === 0;
  const take = (other: Rated | null): void => {
    if (!other || other.rating <= best.rating || losesBalances(other.reading, best.reading)) return;
    const known = (): boolean => isLanguageKnown(textOfLayout(layout));
    if (!refused || showsInstitution(paperOf(other.items, headings.flat()), other.reading.chosen, known())) {
      best = other;
      best.attempt?.took();
    }
  };
  if (best.whole && isSummedUp(best.reading)) return best.reading;
  const readColumns = (by: string, given: Assigned): Rated | null =>
    read({ trust: 'rules', settled: new Map(), columns: { by, assigned: given } });
  if (assigned.size > 0) take(readColumns('by arithmetic', assigned));
  for (const tables of mixesHeadings(layout) ? (['unheaded', 'all'] as const) : []) {
    if (isSettled(best.reading)) break;
    const other = read({ trust: 'rules', settled: new Map(), tables });
    if (other && (refused || isClosed(other.reading) || isSettled(other.reading))) take(other);
  }
  for (const others of isSummedUp(best.reading) || refused ? [] : otherRoles(layout)) {
    const other = readColumns('otherwise', others);
    if (other && isClosed(other.reading)) take(other);
  }
  if (best.done) return best.reading;
  model = await loadModel();
  take(read({ trust: 'both', settled: new Map() }, note));
  const count = layout.pages.reduce((sum, page) => sum + page.lines.length, 0);
  let tried = 1;
  for (const settlement of settlements(doubtsOf(leads, SURE))) {
    if (isSettled(best.reading) || tried >= MOST_READINGS || (tried + 1) * count > MOST_LINES) break;
    tried++;
    take(read(settlement));
  }
  return best.reading;
}
