import { namesSide } from '../proposals/columns/column-roles.ts';
import type { Block, ColumnRole, Heading, Layout, Table } from '../shapes/layout.ts';
import type { Figure, FigureRole } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import type { PrintedDate } from '../values/date.ts';
import type { Facts } from './column-facts.ts';
import { daysOfPaper, headsDatelessBookings } from './day-of-paper.ts';
import { entriesElsewhere } from './entries-elsewhere.ts';
import { type FigureLine, figureLine, type KnownLine } from './figure-line.ts';
import { cardTitles, groupTitles } from './group-titles.ts';
import { headTotals } from './head-totals.ts';
import { type Judge, judgeDates, judgeFigures, RULES } from './judge.ts';
import { knownLines } from './known-lines.ts';
import { lineFacts } from './line-facts.ts';
import { type LineView, type TableColumns, tableColumns } from './line-view.ts';
import { bookedTogether, movesBalance } from './moves-balance.ts';
import { owedBy } from './owed-balances.ts';
import { type Steps, stepsOf } from './row-steps.ts';
import { rolesAmong, type Stacked, stackedBalances } from './stacked-balances.ts';
import { stackedTotals } from './stacked-totals.ts';
import { tableSubject } from './subjects.ts';
import { listsFacts } from './summary-table.ts';
import { listsTerms } from './terms-table.ts';
import { dateEdge, textEdge } from './text-edges.ts';
import { nameBalances } from './unnamed-balances.ts';
import { yearLines } from './year-lines.ts';

/** How a table is read: what its columns hold, and where its rows' figures stand. */
export interface TablePlan {
  readonly form: NumberForm;
  readonly table: Table;
  readonly index: number;
  readonly columns: TableColumns;
  /** The lines of its blocks, told apart by its columns. */
  readonly known: ReadonlyMap<Block, readonly KnownLine[]>;
  readonly mode: FigureLine;
  readonly textLeft: number;
  readonly steps: Steps;
  /** The headings over its columns of money in and out name these directions. */
  readonly sidesNamed: boolean;
  /** Headings say that its balances are owed, and whether as a loan's. */
  readonly owed: 'debt' | 'loan' | null;
  /** Many rows print no date of their own. */
  readonly dateless: boolean;
  /** The days that the paper is of, by page, where no row prints one. */
  readonly days: ReadonlyMap<number, PrintedDate>;
  /** The lines that move the balance from that of the line before. */
  readonly moving: ReadonlySet<LineView>;
  /** Who has the last word on its lines. */
  readonly judge: Judge;
  /** What the model sees of each line. */
  readonly facts: ReadonlyMap<LineView, Facts>;
  /** How sure the model is of each line that it was asked about; filled in as the lines are read. */
  readonly support: Map<LineView, number>;
}

const DATES_AND_FIGURES: ReadonlySet<ColumnRole> = new Set([
  'date',
  'value-date',
  'transaction-date',
  'amount',
  'balance',
  'currency',
  'other',
]);
const BOOKED: ReadonlySet<FigureRole> = new Set(['amount', 'money-in', 'money-out']);

function withStacked(columns: TableColumns, stacked: Stacked | null): TableColumns {
  if (!stacked) return columns;
  const roleOf = new Map(columns.roleOf);
  for (const token of stacked.balances) roleOf.set(token, 'balance');
  return { ...columns, roleOf };
}

/** Most rows hold a word beside their dates and figures. */
const saysWords = (booked: readonly KnownLine[]): boolean =>
  booked.filter(({ view }) => /\p{L}{2}/u.test(view.text)).length * 2 > booked.length;

/** Headings of dates and figures alone: without a word on its rows, such a table lists balances of days, not bookings. */
const namesNoTexts = ({ heading }: Table): boolean =>
  heading !== null &&
  heading.cells.length > 0 &&
  heading.cells.every(
    (cell) => cell.roles.some((role) => DATES_AND_FIGURES.has(role)) && !cell.roles.includes('description'),
  ) &&
  !heading.cells.some((cell) => cell.roles.some((role) => role === 'money-in' || role === 'money-out'));

function factsOf(
  known: ReadonlyMap<Block, readonly KnownLine[]>,
  textLeft: number,
  form: NumberForm,
): ReadonlyMap<LineView, Facts> {
  const blocks = [...known].map(([block, lines]) => ({ views: lines.map(({ view }) => view), own: block.ownHeading }));
  const facts = lineFacts(blocks, textLeft, form);
  return new Map(blocks.flatMap(({ views }, b) => views.map((view, i) => [view, facts[b]?.[i] as Facts] as const)));
}

const BALANCES: ReadonlySet<string> = new Set(['opening', 'closing', 'carried-forward', 'brought-forward']);

/** A table that names an opening and then a closing balance, and no other one: no booking was made. */
function holdsEnds(lines: readonly KnownLine[]): boolean {
  const ends = lines.flatMap(({ kind }) =>
    kind.kind === 'labelled' && BALANCES.has(kind.phrase) ? [kind.phrase] : [],
  );
  return ends.length > 1 && ends.every((phrase, i) => phrase === (i % 2 === 0 ? 'opening' : 'closing'));
}

/**
 * The lines with what only the whole table tells of them. One that moves the balance is a booking, whatever its words say: a
 * withdrawal may be called as the sum of all of them is.
 *
 *     26/03   CARD PAYMENT       480.31   229,382.88
 *             Withdrawals      1,010.20   228,372.68
 */
function toldByTable(
  known: ReadonlyMap<Block, readonly KnownLine[]>,
  moving: ReadonlySet<KnownLine>,
  form: NumberForm,
): ReadonlyMap<Block, readonly KnownLine[]> {
  const all = [...known.values()].flat();
  const titles = new Set([...groupTitles(all), ...cardTitles(all)]);
  const [ends, heads] = [nameBalances(all, form), headTotals(all, form)];
  const [elsewhere, years, stacked] = [entriesElsewhere(all), yearLines(all), stackedTotals(all)];
  if ([ends, titles, heads, moving, elsewhere, years, stacked].every(({ size }) => size === 0)) return known;
  const told = (line: KnownLine): KnownLine => {
    const kind = heads.get(line) ?? (moving.has(line) ? undefined : stacked.get(line));
    if (kind) return { ...line, kind };
    if (elsewhere.has(line))
      return { ...line, kind: { kind: 'labelled', phrase: 'not-a-transaction', label: line.view.text } };
    if (line.kind.kind === 'labelled' && moving.has(line)) return { ...line, kind: { kind: 'booked' } };
    return titles.has(line) || years.has(line) ? { ...line, kind: { kind: 'title' } } : (ends.get(line) ?? line);
  };
  return new Map([...known].map(([block, lines]) => [block, lines.map(told)] as const));
}

/** Whether there are columns of one direction, and every one is named by its heading or by a person. */
function areSidesNamed({ figures, set }: Table, roles: readonly FigureRole[]): boolean {
  const sides = figures.flatMap((_, i) => {
    const role = roles[i];
    if (role !== 'money-in' && role !== 'money-out') return [];
    return [set?.figures[i] === role || namesSide(figures, roles, i)];
  });
  return sides.length > 0 && sides.every((isNamed) => isNamed);
}

/**
 * Days on which nothing moved, and no word beside them, are those of balances:
 *
 *     Day       Invested      Earned       Value
 *     31/01         0.00        0.00    8,080.92
 *     28/02         0.00        2.04    8,082.96
 */
const movesNothing = (booked: readonly KnownLine[]): boolean =>
  booked.length > 0 && booked.every(({ view: { figures, text } }) => !/\p{L}/u.test(text) && figures.every(isNothing));

const isNothing = ({ role, amount }: Figure): boolean =>
  !BOOKED.has(role) || amount.readings.every(({ units }) => units === 0n);

/** A plan for a table whose rows are bookings, of the days given where they print none; null for all other tables. */
function planOf(
  table: Table,
  index: number,
  form: NumberForm,
  judge: Judge,
  days: ReadonlyMap<number, PrintedDate>,
): TablePlan | null {
  const judged = judgeFigures(table, index, form, judge);
  const stacked = table.set ? null : stackedBalances(table, form);
  const roles = stacked ? rolesAmong(table, stacked, judged) : judged;
  // Arithmetic or a person said what the columns hold: no heading denies it.
  const given = table.set !== undefined || judge.assigned?.has(index) === true;
  const not = (by: string): null => {
    judge.trace?.fired({ by, subject: tableSubject(table, index), proposes: 'no bookings', score: null });
    return null;
  };
  if (!given && listsTerms(table)) return not('lists terms');
  // The days of a letterhead that is printed above the heading again are no rows'
  const rowDays = days.size > 0 ? { ...table, dates: [] } : table;
  const columns = withStacked(tableColumns(table, roles, judgeDates(rowDays, index, form, judge)), stacked);
  if (columns.dates.booking.size === 0 && days.size === 0) return not('no column of booking dates');
  const seen = knownLines(table, columns, judge);
  const all = [...seen.values()].flat();
  const moving = new Set([...movesBalance(all, form), ...bookedTogether(all, form)]);
  const known = toldByTable(seen, moving, form);
  const lines = [...known.values()].flat();
  const booked = lines.filter(({ kind }) => kind.kind === 'booked');
  const books = booked.length > 0 && roles.some((role) => BOOKED.has(role));
  if (!books && !holdsEnds(lines)) return not('no line with a date and a booked figure');
  if (!given && namesNoTexts(table) && !saysWords(booked)) return not('lists balances of days');
  if (!given && listsFacts(table.heading, lines)) return not('lists facts');
  if (!given && movesNothing(booked)) return not('moves nothing');
  judge.trace?.fired({
    by: books ? 'dated lines with figures' : 'balances at both ends',
    subject: tableSubject(table, index),
    proposes: 'bookings',
    score: booked.length,
    measure: 'lines',
  });
  const dated = booked.filter(({ view }) => view.date).length;
  const edge = textEdge(lines);
  const stackTold = columns.dates.stackTold || lines.some(({ view }) => view.line.valueDay);
  const mode = figureLine(lines, edge, stackTold);
  const textLeft = mode === 'middle' ? Math.min(edge, dateEdge(lines)) : edge;
  return {
    form,
    table,
    index,
    columns,
    known,
    mode,
    textLeft,
    steps: stepsOf(lines),
    sidesNamed: areSidesNamed(table, roles),
    owed: owedBy(table, roles, lines, form),
    dateless: dated < booked.length * 0.9,
    days,
    moving: new Set([...moving].map(({ view }) => view)),
    judge,
    facts: judge.trust === 'rules' ? new Map() : factsOf(known, textLeft, form),
    support: new Map(),
  };
}

const NAMES_DAY: ReadonlySet<ColumnRole> = new Set(['date', 'value-date', 'transaction-date']);

/** A heading of bookings: under it nothing was booked where no row stands there, and a single line elsewhere is no row. */
const headsBookings = ({ cells }: Heading): boolean => {
  const has = (fits: (role: ColumnRole) => boolean): boolean => cells.some(({ roles }) => roles.some(fits));
  return (
    has((role) => NAMES_DAY.has(role)) &&
    has((role) => role === 'description') &&
    has((role) => BOOKED.has(role as FigureRole))
  );
};

const bookedLines = ({ known }: TablePlan): number =>
  [...known.values()].flat().filter(({ kind }) => kind.kind === 'booked').length;

/** So many lines with a day and a figure are bookings, though no heading stands over them. */
const FEWEST_DATED = 3;

const datedLines = (plans: ReadonlyMap<Block, TablePlan>): number =>
  [...new Set(plans.values())]
    .flatMap(({ known }) => [...known.values()].flat())
    .filter(({ kind, view }) => kind.kind === 'booked' && view.date !== null).length;

/**
 * Plans for the tables that hold bookings: of those with headings or set columns, or of all where there are none. Where no
 * heading is one of bookings, tables without one that hold more lines with a day and a figure are, and where arithmetic says what
 * the columns of tables without one hold and of no other, these alone:
 *
 *     PURCHASES
 *     03.07.25    GROCER                     81.99
 *     Shop          Price    Instalment    Paid
 *     TELE-SHOP    910.98         43.38    5/21
 */
export function plansOf(layout: Layout, judge: Judge = RULES): Map<Block, TablePlan> {
  const plans = choosePlans(layout, judge);
  const { trace } = judge;
  if (trace) {
    const planned = new Set([...plans.values()].map(({ table }) => table));
    for (const [i, table] of layout.tables.entries())
      trace.chose(tableSubject(table, i), planned.has(table) ? 'bookings' : 'no bookings');
  }
  return plans;
}

function choosePlans(layout: Layout, judge: Judge): Map<Block, TablePlan> {
  const planned = (
    tables: readonly Table[],
    days: ReadonlyMap<number, PrintedDate> = new Map(),
  ): Map<Block, TablePlan> => {
    const plans = new Map<Block, TablePlan>();
    for (const table of tables) {
      const plan = planOf(table, layout.tables.indexOf(table), layout.form, judge, days);
      if (plan) for (const block of table.blocks) plans.set(block, plan);
    }
    return plans;
  };
  const headed = planned(layout.tables.filter((table) => table.heading || table.set));
  const unheaded = planned(layout.tables.filter((table) => !table.heading && !table.set));
  if (judge.tables === 'unheaded' && unheaded.size > 0) return unheaded;
  if (judge.tables === 'all') return new Map([...headed, ...unheaded]);
  const booked = [...headed.values()].some(({ table }) => table.set || (table.heading && headsBookings(table.heading)));
  const most = datedLines(unheaded);
  const isReckoned = ({ index }: TablePlan): boolean => judge.assigned?.has(index) === true;
  const reckoned = new Map([...unheaded].filter(([, plan]) => isReckoned(plan)));
  if (reckoned.size > 0 && ![...headed.values()].some(isReckoned)) return reckoned;
  if (headed.size > 0) return booked || most < FEWEST_DATED || most <= datedLines(headed) ? headed : unheaded;
  const bare = planned(layout.tables);
  if (bare.size === 0) {
    const dateless = layout.tables.filter(headsDatelessBookings);
    const days = daysOfPaper(layout, dateless);
    return days.size > 0 ? planned(dateless, days) : bare;
  }
  const empty = layout.tables.some(({ heading }) => heading !== null && headsBookings(heading));
  return new Map([...bare].filter(([, plan]) => !empty || bookedLines(plan) !== 1));
}
