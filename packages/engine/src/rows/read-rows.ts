import type { Block, ColumnRole, Layout, Line, Table, Token } from '../shapes/layout.ts';
import type { FigureRole, Item, Labelled, Remark } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import type { PrintedDate } from '../values/date.ts';
import { columnRoles } from './column-roles.ts';
import { composeRow, continueRow } from './compose-row.ts';
import { type FigureLine, figureLine, type Group, groupLines, type KnownLine, standsUnder } from './group-lines.ts';
import { labelledFigures } from './labelled-figures.ts';
import { lineKind } from './line-kind.ts';
import { type LineView, type TableColumns, tableColumns, viewLine } from './line-view.ts';
import { inReadingOrder } from './reading-order.ts';
import { stackedBalances } from './stacked-balances.ts';

/** How a table is read: what its columns hold, and where its rows' figures stand. */
interface TablePlan {
  readonly form: NumberForm;
  readonly table: Table;
  readonly index: number;
  readonly columns: TableColumns;
  readonly mode: FigureLine;
  readonly textLeft: number;
  /** Every row prints its date, so a figure without one is no row. */
  readonly datesAll: boolean;
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

function withStacked(table: Table, columns: TableColumns, form: NumberForm): TableColumns {
  if (table.figures.filter((column) => column.tokens.length > 1).length !== 1) return columns;
  const below = stackedBalances(table, form);
  if (below.size === 0) return columns;
  const roleOf = new Map(columns.roleOf);
  for (const token of below) roleOf.set(token, 'balance');
  return { ...columns, roleOf };
}

/** A left edge is one of the rows' when this share of their lines begins there. */
const COMMON_EDGE = 0.1;

/** Where the rows' texts begin: the leftmost edge at which texts of lines with figures or dates often begin. */
function textEdge(known: readonly KnownLine[]): number {
  const edges = known.flatMap(({ view, kind }) => {
    const [first] = view.segments;
    return first && (kind.kind === 'booked' || kind.kind === 'opens') ? [Math.round(first.box[0])] : [];
  });
  const near = (edge: number): number => edges.filter((other) => Math.abs(other - edge) <= 2).length;
  return [...new Set(edges)].sort((a, b) => a - b).find((edge) => near(edge) >= edges.length * COMMON_EDGE) ?? 0;
}

const known = (block: Block, columns: TableColumns): KnownLine[] =>
  block.lines.map((line) => {
    const view = viewLine(line, columns);
    return { view, kind: lineKind(view) };
  });

/** Dates and figures without a word beside them list balances of days, not bookings. */
const listsBalances = ({ heading }: Table): boolean =>
  heading !== null &&
  heading.cells.length > 0 &&
  heading.cells.every(
    (cell) => cell.roles.some((role) => DATES_AND_FIGURES.has(role)) && !cell.roles.includes('description'),
  ) &&
  !heading.cells.some((cell) => cell.roles.some((role) => role === 'money-in' || role === 'money-out'));

/** A plan for a table whose rows are bookings; null for all other tables. */
function planOf(table: Table, index: number, form: NumberForm): TablePlan | null {
  const roles = columnRoles(table);
  if (listsBalances(table)) return null;
  if (!roles.some((role) => BOOKED.has(role))) return null;
  const columns = withStacked(table, tableColumns(table, roles), form);
  if (columns.dates.booking.size === 0) return null;
  const lines = table.blocks.flatMap((block) => known(block, columns));
  const booked = lines.filter(({ kind }) => kind.kind === 'booked');
  if (booked.length === 0) return null;
  const dated = booked.filter(({ view }) => view.date).length;
  return {
    form,
    table,
    index,
    columns,
    mode: figureLine(lines),
    textLeft: textEdge(lines),
    datesAll: dated >= booked.length * 0.9,
  };
}

const toRemark = (line: Line): Remark => ({
  kind: 'remark',
  spot: { page: line.page, box: line.box },
  text: line.text,
  cells: cellsOf(line.tokens, line.size),
});

function cellsOf(tokens: readonly Token[], size: number): Remark['cells'] {
  const cells: { text: string; box: [number, number, number, number]; size: number }[] = [];
  for (const token of tokens) {
    const open = cells.at(-1);
    const tall = Math.max(...token.words.map((word) => word.size));
    if (open && token.gapBefore < 0.9 * size) {
      open.text += ` ${token.text}`;
      open.box[2] = token.box[2];
      open.size = Math.max(open.size, tall);
    } else cells.push({ text: token.text, box: [...token.box], size: tall });
  }
  return cells;
}

/** Lines outside the rows: what they name, and what else they say. */
const looseItems = (lines: readonly Line[], form: NumberForm): Item[] =>
  lines.flatMap((line, i) => [toRemark(line), ...labelledFigures(line, lines[i + 1], form)]);

function labelledItem(view: LineView, phrase: Labelled['phrase'], label: string, inTable: boolean): Labelled {
  const { page, box } = view.line;
  return {
    kind: 'labelled',
    spot: { page, box },
    phrase,
    label,
    date: view.date?.date ?? null,
    figures: view.figures,
    inTable,
  };
}

/** What stands above the first dated line of a block without a heading of its own is no part of the table. */
function tableStart(block: Block, lines: readonly KnownLine[]): number {
  if (block.ownHeading) return 0;
  const at = lines.findIndex(({ view, kind }) => view.date && kind.kind !== 'text' && kind.kind !== 'labelled');
  return at < 0 ? lines.length : at;
}

/** The items of one block; `day` is the date under which rows without one of their own stand. */
class BlockReader {
  readonly items: Item[] = [];
  private day: PrintedDate | null;
  private readonly plan: TablePlan;

  constructor(plan: TablePlan, day: PrintedDate | null) {
    this.plan = plan;
    this.day = day;
  }

  get lastDay(): PrintedDate | null {
    return this.day;
  }

  take(group: Group): void {
    if (group.type === 'row') this.row(group);
    else this.other(group.known);
  }

  private row(group: Extract<Group, { type: 'row' }>): void {
    const { table, index, datesAll } = this.plan;
    const row = composeRow(group, table.heading, this.day, index);
    const own = group.lines.some((view) => view.date);
    if (!row.date || (datesAll && !own)) {
      this.items.push(...group.lines.map((view) => toRemark(view.line)));
      return;
    }
    this.day = row.date;
    this.items.push(row);
  }

  private other({ view, kind }: KnownLine): void {
    if (kind.kind === 'aside') this.items.push(...labelledFigures(view.line, undefined, this.plan.form));
    if (kind.kind === 'labelled') this.items.push(labelledItem(view, kind.phrase, kind.label, true));
    else if (kind.kind === 'section') {
      const { page, box } = view.line;
      this.items.push({ kind: 'section', spot: { page, box }, phrases: kind.phrases, text: view.text });
    } else if (kind.kind === 'day') {
      this.day = view.date?.date ?? this.day;
      const { page, box } = view.line;
      this.items.push({ kind: 'section', spot: { page, box }, phrases: ['section-booked'], text: view.line.text });
    }
    this.items.push(toRemark(view.line));
  }
}

/** Plans for the tables that hold bookings: of those with headings, or where none has any, of all. */
function plansOf(layout: Layout): Map<Block, TablePlan> {
  const planned = (tables: readonly Table[]): Map<Block, TablePlan> => {
    const plans = new Map<Block, TablePlan>();
    for (const table of tables) {
      const plan = planOf(table, layout.tables.indexOf(table), layout.form);
      if (plan) for (const block of table.blocks) plans.set(block, plan);
    }
    return plans;
  };
  const headed = planned(layout.tables.filter((table) => table.heading));
  return headed.size > 0 ? headed : planned(layout.tables);
}

/** A table's texts at the top of a page, under its heading printed again, belong to the last row of the page before. */
function runOver(block: Block, groups: readonly Group[], textLeft: number): LineView[] {
  const lines: LineView[] = [];
  let bottom = block.heading?.box[3] ?? 0;
  for (const group of groups) {
    if (group.type === 'row' || group.known.kind.kind !== 'text') break;
    const { view } = group.known;
    if (!standsUnder(view, textLeft) || view.line.box[1] - bottom > view.line.size * 1.6) break;
    lines.push(view);
    bottom = view.line.box[3];
  }
  return lines;
}

/** Adds to the last row what runs over to this block; the groups that remain. */
function takeRunOver(block: Block, groups: Group[], plan: TablePlan, items: Item[]): Group[] {
  const last = items.findLastIndex((item) => item.kind === 'row');
  const row = items[last];
  if (!block.ownHeading || row?.kind !== 'row' || row.table !== plan.index || row.spot.page !== block.page - 1)
    return groups;
  const over = plan.mode === 'last' ? [] : runOver(block, groups, plan.textLeft);
  if (over.length > 0) items[last] = continueRow(row, over, plan.table.heading);
  return groups.slice(over.length);
}

/** Items of one block, and the day under which the next block's rows may stand. */
function readBlock(
  block: Block,
  plan: TablePlan | undefined,
  day: PrintedDate | null,
  form: NumberForm,
  before: Item[],
): { items: Item[]; day: PrintedDate | null } {
  if (!plan) return { items: looseItems(block.lines, form), day };
  const lines = known(block, plan.columns);
  const start = tableStart(block, lines);
  const reader = new BlockReader(plan, day);
  const groups = groupLines(lines.slice(start), plan.mode, plan.textLeft);
  for (const group of takeRunOver(block, groups, plan, before)) reader.take(group);
  return { items: [...looseItems(block.lines.slice(0, start), form), ...reader.items], day: reader.lastDay };
}

/** The pages' lines as rows, labelled figures, sections and remarks, in reading order. */
export function readRows(layout: Layout): Item[] {
  const plans = plansOf(layout);
  const items: Item[] = [];
  let beside: Item[][] = [];
  let day: PrintedDate | null = null;
  for (const block of layout.pages.flatMap((page) => page.blocks)) {
    if (!block.strip) items.push(...inReadingOrder(beside.splice(0)));
    const read = readBlock(block, plans.get(block), day, layout.form, items);
    day = read.day;
    if (block.strip === null) items.push(...read.items);
    else beside = [...beside, read.items];
  }
  return [...items, ...inReadingOrder(beside)];
}
