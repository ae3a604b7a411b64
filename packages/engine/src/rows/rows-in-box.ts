import { hullOf, overlapX } from '../geometry/box.ts';
import type { Block, Layout, Line, TableColumn, Token } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { FigureRole, Item, Labelled, Row } from '../shapes/row.ts';
import { readingIn } from '../values/amount.ts';
import type { PrintedDate } from '../values/date.ts';
import { composeRow } from './compose-row.ts';
import { STEP } from './figure-line.ts';
import { type LineView, type TableColumns, viewLine } from './line-view.ts';
import { plansOf, type TablePlan } from './table-plan.ts';

/** Whether something of a page, by its number as laid out, lies in the box that is read. */
export type InBox = (page: number, box: Box) => boolean;

/** What a document says, with rows that a person points at among it. */
export interface BoxRead {
  readonly items: readonly Item[];
  /** The rows in the box: those that were read there anyway, and those that only the pointing makes rows. */
  readonly rows: readonly Row[];
}

const BOOKED: ReadonlySet<FigureRole> = new Set(['amount', 'money-in', 'money-out']);

/** Figures of a column end, and its dates begin, within this many points of each other; who points may point at what slipped. */
const NEAR = 12;

/** The column that a figure or a date stands in: the one it overlaps, else the one whose edge is nearest. */
function columnAt(box: Box, columns: readonly TableColumn[], edge: 0 | 2): TableColumn | null {
  const off = (column: TableColumn): number => Math.abs(column.box[edge] - box[edge]);
  const near = columns.filter((column) => overlapX(column.box, box) > 0 || off(column) < NEAR);
  return near.reduce<TableColumn | null>((best, one) => (best && off(best) <= off(one) ? best : one), null);
}

/** What the figures of a line without columns to go by are taken for, from the left: an amount, and the balance after it. */
const byOrder = (count: number): FigureRole[] =>
  count < 2 ? ['amount'] : [...Array<FigureRole>(count - 2).fill('other'), 'amount', 'balance'];

const NO_COLUMNS: TableColumns = {
  roleOf: new Map(),
  unitOf: new Map(),
  dates: { booking: new Set(), value: new Set(), other: new Set(), sure: true },
  marks: new Set(),
  noMarks: new Set(),
  guesses: new Set(),
  signs: new Set(),
  right: Infinity,
  texts: { columns: [], starts: [] },
  inTexts: new Set(),
};

/**
 * The roles of a line's figures: as its table has them, and for those that no column took, as their place says.
 * `free`: where no column of bookings holds one, its figures are taken in their order.
 */
function figuresOn(
  tokens: readonly Token[],
  plan: TablePlan | null,
  layout: Layout,
  free: boolean,
): Map<Token, FigureRole> {
  const known = plan?.columns.roleOf;
  const figures = tokens.filter(
    (token) =>
      known?.has(token) || (!token.date && token.amount && readingIn(token.amount, plan?.form ?? layout.form) !== null),
  );
  const roles = new Map<Token, FigureRole>();
  for (const token of figures) {
    const column = plan && columnAt(token.box, plan.table.figures, 2);
    const role = known?.get(token) ?? (column?.tokens[0] && known?.get(column.tokens[0]));
    if (role) roles.set(token, role);
  }
  if (free && ![...roles.values()].some((role) => BOOKED.has(role))) inOrder(figures, roles);
  return roles;
}

/** Gives figures without a meaning one by their order: the last one before a known balance is the amount. */
function inOrder(figures: readonly Token[], roles: Map<Token, FigureRole>): void {
  const unnamed = figures.filter((token) => !token.amount?.bare && (roles.get(token) ?? 'other') === 'other');
  const balance = [...roles.values()].includes('balance');
  const order = balance ? unnamed.slice(-1).map((): FigureRole => 'amount') : byOrder(unnamed.length);
  const named = unnamed.slice(unnamed.length - order.length);
  for (const [i, token] of named.entries()) roles.set(token, order[i] ?? 'other');
}

/** A line's dates: as its table has them; of those that no column took, the first one where none is known. */
function datesOn(tokens: readonly Token[], plan: TablePlan | null): TableColumns['dates'] {
  const dates = plan?.columns.dates ?? NO_COLUMNS.dates;
  if (tokens.some((token) => dates.booking.has(token))) return dates;
  const free = tokens.filter((token) => token.date && !dates.value.has(token) && !dates.other.has(token));
  const column = (token: Token): TableColumn | null => plan && columnAt(token.box, plan.table.dates, 0);
  const isBooking = (token: Token): boolean => {
    const [first] = column(token)?.tokens ?? [];
    return first !== undefined && dates.booking.has(first);
  };
  const own = free.find(isBooking) ?? free[0];
  return own ? { ...dates, booking: new Set([own]) } : dates;
}

/** The part of a line that lies in the box; null where none does. */
function partInBox(line: Line, isIn: InBox): Line | null {
  const tokens = line.tokens.filter(({ box }) => isIn(line.page, box));
  if (tokens.length === 0) return null;
  if (tokens.length === line.tokens.length) return line;
  const words = tokens.flatMap((token) => token.words);
  return { ...line, tokens, words, box: hullOf(tokens), text: words.map(({ text }) => text).join(' ') };
}

/** `within`: the line is a part of a row that was read, and no figure of it is another row's for its order alone. */
function viewIn(line: Line, plan: TablePlan | null, layout: Layout, within: boolean): LineView {
  const dates = datesOn(line.tokens, plan);
  const tokens = line.tokens.filter((token) => !dates.booking.has(token) && !dates.value.has(token));
  const dated = tokens.length < line.tokens.length;
  const free = !within && (plan === null || dated);
  return viewLine(line, {
    ...(plan?.columns ?? NO_COLUMNS),
    dates,
    roleOf: figuresOn(tokens, plan, layout, free),
  });
}

const isBooked = (view: LineView): boolean => view.figures.some(({ role }) => BOOKED.has(role));

/**
 * Lines as rows: each line with a booked figure begins one, but for lines above the first one, and those with a date where
 * the figure's has none, which belong to the figure below them. What holds no figure at all is no row.
 */
function groupsOf(views: readonly LineView[]): LineView[][] {
  const rows: LineView[][] = [];
  let waiting: LineView[] = [];
  for (const view of views) {
    const open = rows.at(-1);
    const last = open?.at(-1);
    if (isBooked(view)) {
      const taken = view.date === null || waiting.every(({ date }) => date === null) ? waiting : [];
      rows.push([...taken, view]);
      waiting = [];
    } else if (open && last && !view.date && view.line.baseline - last.line.baseline <= STEP * last.line.size) {
      open.push(view);
    } else waiting.push(view);
  }
  return rows;
}

/** The plan for a line: its block's, else that of the fullest table on its page, else of all. */
function planFor(line: Line, plans: ReadonlyMap<Block, TablePlan>): TablePlan | null {
  const all = [...plans];
  const here = all.filter(([block]) => block.page === line.page);
  const own = here.find(([block]) => block.lines.includes(line));
  const size = ([block]: readonly [Block, TablePlan]): number => block.lines.length;
  const [best] = own ? [own] : (here.length > 0 ? here : all).sort((one, other) => size(other) - size(one));
  return best?.[1] ?? null;
}

const linesOf = (layout: Layout): Line[] =>
  layout.pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));

const isAt = ({ spot }: Item, { page, box }: Line): boolean => {
  const middle = (box[1] + box[3]) / 2;
  return spot.page === page && spot.box[1] <= middle && spot.box[3] >= middle && overlapX(spot.box, box) > 0;
};

/** Lines in the box that may be rows, as their tables see them. */
function viewsInBox(
  layout: Layout,
  asRead: readonly Row[],
  named: readonly Item[],
  isIn: InBox,
): Map<LineView, TablePlan | null> {
  const plans = plansOf(layout);
  const views = new Map<LineView, TablePlan | null>();
  for (const line of linesOf(layout)) {
    const part = partInBox(line, isIn);
    if (!part || named.some((item) => isAt(item, line))) continue;
    const row = asRead.find((item) => isAt(item, line));
    const plan = planFor(line, plans);
    const view = viewIn(part, plan, layout, row !== undefined);
    const isOwn = (box: Box): boolean => row?.figures.some((figure) => figure.box.join() === box.join()) ?? false;
    if (row && !view.figures.some(({ role, box }) => BOOKED.has(role) && !isOwn(box))) continue;
    views.set(view, plan);
  }
  return views;
}

/** Where a row belongs among what the document says. */
function placeOf(items: readonly Item[], { page, box }: Line): number {
  const below = items.findIndex(
    ({ spot }) => spot.page > page || (spot.page === page && spot.box[1] > box[1] && overlapX(spot.box, box) > 0),
  );
  return below < 0 ? items.length : below;
}

/** The day that a row without a date of its own stands under: of the row above it, else of the one below. */
function dayAt(items: readonly Item[], place: number): PrintedDate | null {
  const dated = (all: readonly Item[]): PrintedDate[] =>
    all.flatMap((item) => (item.kind === 'row' && item.date ? [item.date] : []));
  return dated(items.slice(0, place)).at(-1) ?? dated(items.slice(place))[0] ?? null;
}

const isRow = (item: Item): item is Row => item.kind === 'row';

const BALANCES: ReadonlySet<string> = new Set([
  'opening',
  'closing',
  'carried-forward',
  'brought-forward',
  'daily-balance',
  'available-balance',
]);

/**
 * The rows in a box that a person points at. What was read as a row there stays as it is; other lines with a figure are rows
 * for once, whatever rules and model took them for. A balance that names itself is none, unless it is dated as rows are;
 * nor is a sum, unless nothing else in the box is a row.
 */
export function rowsInBox(items: readonly Item[], layout: Layout, isIn: InBox): BoxRead {
  const named = items.filter((item): item is Labelled => item.kind === 'labelled' && item.date === null);
  const balances = named.filter(({ phrase }) => BALANCES.has(phrase));
  const read = withRows(items, layout, named, isIn);
  return read.rows.length > 0 ? read : withRows(items, layout, balances, isIn);
}

/** What a document says with the lines of the box as rows, but for those that are `named`. */
function withRows(items: readonly Item[], layout: Layout, named: readonly Item[], isIn: InBox): BoxRead {
  const asRead = items.filter(isRow).filter(({ spot, figures }) => figures.some(({ box }) => isIn(spot.page, box)));
  const views = viewsInBox(layout, asRead, named, isIn);
  const isTaken = (item: Item): boolean => !isRow(item) && [...views.keys()].some(({ line }) => isAt(item, line));
  let all = items.filter((item) => !isTaken(item));
  const rows: Row[] = [...asRead];
  for (const lines of groupsOf([...views.keys()])) {
    const booked = lines.find(isBooked) as LineView;
    const plan = views.get(booked) ?? null;
    const place = placeOf(all, booked.line);
    const texts = (plan?.columns ?? NO_COLUMNS).texts;
    const group = { type: 'row', lines, booked, below: null } as const;
    const row = composeRow(group, texts, dayAt(all, place), plan?.index ?? 0);
    all = all.toSpliced(place, 0, row);
    rows.push(row);
  }
  return { items: all, rows };
}
