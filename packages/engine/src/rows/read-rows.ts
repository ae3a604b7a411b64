import { overlapY } from '../geometry/box.ts';
import type { Block, Layout } from '../shapes/layout.ts';
import type { Item, Section } from '../shapes/row.ts';
import { LOOSE_EDGE, SET_EDGE } from '../tolerances.ts';
import { type NumberForm, readAmount } from '../values/amount.ts';
import { type PrintedDate, readDate } from '../values/date.ts';
import { BlockReader } from './block-reader.ts';
import { type CutRow, cutRow, withCutRow } from './cut-rows.ts';
import { tellByDays } from './dated-balances.ts';
import type { KnownLine } from './figure-line.ts';
import { type Group, groupLines } from './group-lines.ts';
import { belowTheirRows } from './head-totals.ts';
import { type Judge, judgeLine, RULES } from './judge.ts';
import { linesBelow } from './labelled-figures.ts';
import { groupByLabels, labelsAllowed, labelsOf } from './labelled-lines.ts';
import type { LineLabel } from './line-label.ts';
import type { LineView } from './line-view.ts';
import { headingItems } from './loose-heading.ts';
import { withOtherDirection } from './other-direction.ts';
import { inReadingOrder } from './reading-order.ts';
import { type Records, recordRows } from './record-rows.ts';
import { looseItems } from './remarks.ts';
import { dayGoesOn, takeLinesAbove, takeRunOver } from './run-over.ts';
import { plansOf, type TablePlan } from './table-plan.ts';
import { titleOfNext } from './title-below.ts';
import { sectionAbove } from './titles-at-end.ts';

const BALANCES: ReadonlySet<string> = new Set(['opening', 'closing', 'carried-forward', 'brought-forward']);

/** `31/03  New balance   980.00`: a balance set as the table's rows are, its day and its figure in their columns, whichever of them. */
const isSetAsRow = ({ view, kind }: KnownLine, plan: TablePlan): boolean =>
  kind.kind === 'labelled' &&
  BALANCES.has(kind.phrase) &&
  view.date !== null &&
  view.figures.some(({ role }) => role === 'balance' || role === 'amount') &&
  Math.abs((view.segments[0]?.box[0] ?? 0) - plan.textLeft) < LOOSE_EDGE;

/** What stands above the first row of a block without a heading of its own is no part of the table. */
function tableStart(block: Block, lines: readonly KnownLine[], plan: TablePlan): number {
  if (block.ownHeading) return 0;
  const at = lines.findIndex(
    (line) =>
      (line.view.date && line.kind.kind !== 'text' && line.kind.kind !== 'labelled') ||
      ((line.kind.kind === 'booked' || line.kind.kind === 'head') && plan.dateless) ||
      plan.moving.has(line.view) ||
      isSetAsRow(line, plan),
  );
  return at < 0 ? lines.length : at;
}

/** A block's lines in groups as the rules see them, and where the model is to be heard, as it corrects them. */
function groupsOf(lines: readonly KnownLine[], plan: TablePlan): Group[] {
  const groups = groupLines(lines, plan.mode, plan.textLeft, plan.steps);
  if (plan.judge.trust === 'rules' || !plan.judge.model) return groups;
  const ruled = labelsOf(groups);
  const labels = new Map<LineView, LineLabel>();
  for (const { view } of lines) {
    const was = ruled.get(view) ?? 'other';
    if (plan.judge.sums?.has(view.line) || plan.moving.has(view)) {
      labels.set(view, was);
      continue;
    }
    const { label, support } = judgeLine(was, plan.facts.get(view) ?? {}, labelsAllowed(view), plan.judge, plan.index);
    labels.set(view, label);
    if (support !== null) plan.support.set(view, support);
  }
  const agreed = lines.every(({ view }) => labels.get(view) === ruled.get(view));
  return agreed ? groups : groupByLabels(lines, labels);
}

interface Read {
  readonly items: Item[];
  /** The day under which the next block's rows may stand. */
  readonly day: PrintedDate | null;
  /** What the next block may go on with. */
  readonly cut: CutRow | null;
}

/** What is known when a block begins: its day, the items of the blocks before it, and the row that these may have cut. */
interface Before {
  readonly day: PrintedDate | null;
  readonly items: Item[];
  readonly cut: CutRow | null;
}

/** Items of one block. The last row before it may run over to this one. `following` is the block after it. */
function readBlock(
  block: Block,
  plan: TablePlan | undefined,
  { day, items, cut }: Before,
  form: NumberForm,
  following: Block | undefined,
): Read {
  const next = following?.lines[0];
  const all = next ? [...block.lines, next] : block.lines;
  const loose = (count: number): Item[] =>
    block.lines.slice(0, count).flatMap((line, i) => looseItems(line, linesBelow(all, i), form, block.lines[i - 1]));
  if (!plan) return { items: loose(block.lines.length), day, cut };
  const known = plan.known.get(block) ?? [];
  const last = known.at(-1);
  const title = last?.kind.kind === 'text' && last.view.line === titleOfNext(block, following) ? last.view.line : null;
  const lines = title ? known.slice(0, -1) : known;
  const undated = dayGoesOn(block, lines, plan, items);
  const start = undated < 0 ? tableStart(block, lines, plan) : undated;
  const booked = lines.slice(start).some(({ kind }) => kind.kind === 'booked');
  const goesOn = booked && takeLinesAbove(block, lines.slice(0, start), plan, items);
  const above = goesOn ? [] : loose(start);
  // Where days stand above their rows, these go on with it below the next page's letterhead
  const first = plan.columns.dates.above || undated >= 0 ? lines[start]?.view.line : undefined;
  const reader = new BlockReader(block, plan, day, next, first, items);
  const own = groupsOf(lines.slice(start), plan);
  const groups = cut ? withCutRow(block, own, plan, cut, items) : own;
  for (const group of takeRunOver(block, groups, plan, items)) reader.take(group);
  const below = title ? looseItems(title, next ? [next] : [], form) : [];
  return { items: [...above, ...reader.items, ...below], day: reader.lastDay, cut: booked ? cutRow(own, plan) : cut };
}

/** A title stands this near above its table's heading, in points. */
const TITLE_REACH = 45;

/** A heading that is printed again on a further page goes on with its table; on the same page it begins the next part. */
const goesOnWith = (block: Block, before: Block | undefined): boolean =>
  before?.heading === block.heading || (before?.page !== block.page && sameColumns(block, before));

/** Another table's heading ends a section, unless the section's title stands right above it. */
function beginsTable(block: Block, before: Block | undefined, items: readonly Item[]): boolean {
  if (!block.ownHeading || block.strip || goesOnWith(block, before)) return false;
  const last = items.findLast((item) => item.kind === 'section' || item.kind === 'row');
  if (last?.kind !== 'section' || hasOwnLines(last, items)) return true;
  const titled = last.spot.page === block.page && block.box[1] - last.spot.box[3] < TITLE_REACH;
  return !titled && !endsPage(last, block, items);
}

/** A day and a figure at a line's ends. */
const isDated = (item: Item): boolean =>
  item.kind === 'remark' &&
  item.cells.length > 1 &&
  readDate(item.cells[0]?.text ?? '') !== null &&
  readAmount(item.cells.at(-1)?.text ?? '') !== null;

/**
 * What is pending may be listed under its title without a heading, above the table of what is booked:
 *
 *     Pending transactions
 *     6 Sep      GROCER                 -41.20
 *     Date       Details                Amount
 */
const hasOwnLines = (title: Section, items: readonly Item[]): boolean =>
  title.phrases.includes('pending') && items.slice(items.lastIndexOf(title) + 1).some(isDated);

/** A title is the last line of its page, and its table heads the next one. */
function endsPage(title: Section, { page }: Block, items: readonly Item[]): boolean {
  const below = items.slice(items.lastIndexOf(title) + 1);
  const goesOn = ({ spot }: Item): boolean => spot.page === page || spot.box[1] === title.spot.box[1];
  return title.text !== '' && title.spot.page === page - 1 && below.every(goesOn);
}

/** Headings that say the same, or that say it of the same places where a page leaves some of their words out. */
function sameColumns({ heading }: Block, before: Block | undefined): boolean {
  const [cells, others] = [heading?.cells, before?.heading?.cells];
  if (cells?.map((cell) => cell.text).join() === others?.map((cell) => cell.text).join()) return true;
  if (!cells || cells.length !== others?.length) return false;
  return cells.every(({ roles, box }, i) => {
    const other = others[i];
    const placed =
      Math.abs(box[0] - (other?.box[0] ?? 0)) < SET_EDGE || Math.abs(box[2] - (other?.box[2] ?? 0)) < SET_EDGE;
    return placed && roles.length > 0 && roles.join() === other?.roles.join();
  });
}

/** Whether bookings stand in a table whose heading is no field of a record, or whose columns were set. */
const isTabled = (plans: ReadonlyMap<Block, TablePlan>, records: Records): boolean =>
  [...plans].some(([{ page, heading, ownHeading }, { table }]) => {
    if (table.set) return true;
    if (!heading || !ownHeading) return false;
    return ![...records.keys()].some((line) => line.page === page && overlapY(line.box, heading.box) > 0);
  });

/** Lines of which some are records of bookings. */
function readRecords(layout: Layout, records: Records): Item[] {
  const lines = layout.pages.flatMap((page) => page.lines);
  return lines.flatMap((line, i): Item[] => {
    const record = records.get(line);
    if (record) return record.first ? [record.row] : [];
    return looseItems(line, linesBelow(lines, i), layout.form, lines[i - 1]);
  });
}

/** The pages' lines as rows, labelled figures, sections and remarks, in reading order. */
export function readRows(layout: Layout, judge: Judge = RULES): Item[] {
  const plans = plansOf(layout, judge);
  const records = recordRows(layout);
  if (records.size > 0 && !isTabled(plans, records)) return readRecords(layout, records);
  const items: Item[] = [];
  let beside: Item[][] = [];
  let day: PrintedDate | null = null;
  let cut: CutRow | null = null;
  let dated: Block | undefined;
  const blocks = layout.pages.flatMap((page) => page.blocks);
  blocks.forEach((block, i) => {
    if (!block.strip) items.push(...inReadingOrder(beside.splice(0)));
    const headed = blocks.slice(0, i).findLast(({ ownHeading }) => ownHeading);
    if (beginsTable(block, headed, items)) {
      const phrases = sectionAbove(block, items.at(-1), TITLE_REACH);
      items.push({ kind: 'section', spot: { page: block.page, box: block.box }, phrases, text: '' });
    }
    // A day under which rows of other columns stood is not this table's.
    const goesOn = !block.ownHeading || dated === undefined || sameColumns(block, dated);
    const above = goesOn ? day : null;
    const known = { day: above, items, cut };
    if (block.ownHeading && !plans.has(block)) items.push(...headingItems(block, layout));
    const read = readBlock(block, plans.get(block), known, layout.form, blocks[i + 1]);
    cut = read.cut;
    if (read.day !== above) dated = block;
    day = read.day ?? day;
    if (block.strip === null) items.push(...read.items);
    else beside = [...beside, read.items];
  });
  return tellByDays(belowTheirRows(withOtherDirection([...items, ...inReadingOrder(beside)])));
}
