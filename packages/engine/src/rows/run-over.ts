import type { Block } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { Item, Row } from '../shapes/row.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { continueRow } from './compose-row.ts';
import { type KnownLine, standsUnder } from './figure-line.ts';
import type { Group } from './group-lines.ts';
import type { LineView } from './line-view.ts';
import type { TablePlan } from './table-plan.ts';

/** Under a heading printed again, the first text follows within this many font sizes. */
const STEP = 1.6;
/** Without one, no more lines than this run over, and each begins at the texts' edge. */
const MOST_LINES = 6;

/** A row's texts begin this near to an edge at which its table's texts do: they may be indented, not centred. */
const INDENT = 15;

function beginsAsText(view: LineView, { textLeft, columns }: TablePlan): boolean {
  const edges = [textLeft, ...columns.texts.columns.flatMap(({ left }) => left ?? [])];
  return view.segments.every(({ box }) => edges.some((edge) => Math.abs(edge - box[0]) < INDENT));
}

const beginsAtTexts = (view: LineView, { textLeft }: TablePlan): boolean =>
  Math.abs((view.segments[0]?.box[0] ?? 0) - textLeft) < DRIFTING_EDGE;

/** Texts under a heading printed again at the top of a page. */
function underHeading(block: Block, groups: readonly Group[], plan: TablePlan): LineView[] {
  const lines: LineView[] = [];
  let bottom = block.heading?.box[3] ?? 0;
  for (const group of groups) {
    if (group.type === 'row' || group.known.kind.kind !== 'text') break;
    const { view } = group.known;
    if (!standsUnder(view, plan.textLeft) || !beginsAsText(view, plan)) break;
    if (view.line.box[1] - bottom > view.line.size * STEP) break;
    lines.push(view);
    bottom = view.line.box[3];
  }
  return lines;
}

/** A line that a page break cuts through may be printed on both pages: the second time it says nothing new. */
const unprinted = (row: Row, lines: readonly LineView[]): LineView[] =>
  lines.filter((view) => view.text === '' || !row.description.endsWith(view.text));

/** The row that texts at the top of a block may belong to: the last one, on the page before, in the same table. */
function lastRow(block: Block, plan: TablePlan, items: readonly Item[]): number {
  const last = items.findLastIndex((item) => item.kind === 'row');
  const row = items[last];
  const before = row?.kind === 'row' && row.table === plan.index && row.spot.page === block.page - 1;
  return before && plan.mode !== 'last' ? last : -1;
}

/** Whether the closing balance stands behind a row: what follows is of the paper, and of no row. */
const isClosed = (items: readonly Item[], row: number): boolean =>
  items.slice(row + 1).some((item) => item.kind === 'labelled' && item.phrase === 'closing' && item.inTable === true);

/** Adds to the last row of the page before what runs over to this block; the groups that remain. */
export function takeRunOver(block: Block, groups: Group[], plan: TablePlan, items: Item[]): Group[] {
  const last = block.ownHeading ? lastRow(block, plan, items) : -1;
  const row = items[last];
  if (row?.kind !== 'row' || isClosed(items, last)) return groups;
  const over = underHeading(block, groups, plan);
  const fresh = unprinted(row, over);
  if (fresh.length > 0) items[last] = continueRow(row, fresh, plan.columns.texts);
  return groups.slice(over.length);
}

/** A letterhead stands at one place of several pages, to a point. */
function isLetterhead({ line }: LineView, { table }: TablePlan, items: readonly Item[]): boolean {
  const isAgain = (text: string, page: number, box: Box): boolean =>
    page !== line.page &&
    text === line.text &&
    Math.abs(box[0] - line.box[0]) < 1 &&
    Math.abs(box[1] - line.box[1]) < 1;
  return (
    table.blocks.some(({ page, lines }) => lines.some(({ text, box }) => isAgain(text, page, box))) ||
    items.some((item) => item.kind === 'remark' && isAgain(item.text, item.spot.page, item.spot.box))
  );
}

/**
 * The same where no heading is printed again: every line above the page's first row must be one of the row's texts.
 * True where they were, and have been added.
 */
export function takeLinesAbove(block: Block, above: readonly KnownLine[], plan: TablePlan, items: Item[]): boolean {
  const last = lastRow(block, plan, items);
  const row = items[last];
  if (row?.kind !== 'row' || isClosed(items, last) || above.length === 0 || above.length > MOST_LINES) return false;
  const texts = above.every(
    ({ view, kind }) => kind.kind === 'text' && beginsAtTexts(view, plan) && !isLetterhead(view, plan, items),
  );
  const fresh = texts
    ? unprinted(
        row,
        above.map(({ view }) => view),
      )
    : [];
  if (fresh.length > 0) items[last] = continueRow(row, fresh, plan.columns.texts);
  return texts;
}

/** Rows of one day follow each other within this many font sizes. */
export const STEP_IN_DAY = 3.2;

const isNear = (above: LineView, below: LineView): boolean =>
  below.line.baseline - above.line.baseline < STEP_IN_DAY * below.line.size;

/** Lines that a table's day stands on: a row, a total above the rows of a day, a day alone, a balance. */
const HOLDS_DAY: ReadonlySet<string> = new Set(['booked', 'head', 'day', 'labelled']);
/** Of these, lines without a date may be the first of a page. */
const BEGINS_PAGE: ReadonlySet<string> = new Set(['booked', 'head']);
/** Between them may stand further texts, and a day's sum or balance. */
const STANDS_BETWEEN: ReadonlySet<string> = new Set(['text', 'labelled']);

/** The first line of a page with a day of its own; where rows print none, the end of those of a page without any. */
function dayEnds(lines: readonly KnownLine[], plan: TablePlan, items: readonly Item[]): number {
  const at = lines.findIndex(
    ({ view, kind }) => view.date && HOLDS_DAY.has(kind.kind) && !isLetterhead(view, plan, items),
  );
  if (at >= 0 || !plan.dateless) return at;
  return lines.findLastIndex(({ kind }) => BEGINS_PAGE.has(kind.kind)) + 1;
}

/**
 * Where rows begin that go on with the last day of the page before, right above the first dated line of this page, no
 * heading being printed again; -1 for none. Each line begins where the table's texts do, the first has figures:
 *
 *     16 Apr   TRANSFER OUT        2,238.54
 *     Page 2 of 3
 *              BILL PAYMENT        1,023.72    112,546.87
 *              POWER 2234656554
 *     18 Apr   BILL PAYMENT          515.25
 */
export function dayGoesOn(block: Block, lines: readonly KnownLine[], plan: TablePlan, items: readonly Item[]): number {
  if (block.ownHeading || lastRow(block, plan, items) < 0) return -1;
  const isRepeated = (i: number): boolean => lines[i] !== undefined && isLetterhead(lines[i].view, plan, items);
  // `Card payment` alone may end the first row of several pages
  const isOfLetterhead = (i: number): boolean =>
    isRepeated(i) && (lines[i]?.kind.kind !== 'text' || i === 0 || isRepeated(i - 1));
  let from = -1;
  for (let i = dayEnds(lines, plan, items) - 1; i >= 0; i--) {
    const { view, kind } = lines[i] as KnownLine;
    const below = lines[i + 1];
    const near = (!below || from < 0 || isNear(view, below.view)) && standsUnder(view, plan.textLeft);
    if (!near || view.date || isOfLetterhead(i)) break;
    if (BEGINS_PAGE.has(kind.kind) && beginsAtTexts(view, plan)) from = i;
    else if (!STANDS_BETWEEN.has(kind.kind)) break;
  }
  return from;
}
