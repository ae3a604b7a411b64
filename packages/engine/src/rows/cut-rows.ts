import type { Block } from '../shapes/layout.ts';
import type { Item } from '../shapes/row.ts';
import { follows, standsUnder } from './figure-line.ts';
import type { Group } from './group-lines.ts';
import type { LineView } from './line-view.ts';
import type { TablePlan } from './table-plan.ts';

/**
 * The first lines of a row whose figures a page break parts from them, and the table that they are of:
 *
 *     10 Jan   TRANSFER SENT
 *              TO L. NOBODY
 *     ------------------------------------------------
 *     Date     Details             Paid out    Balance
 *              REF 00253605          116.35     883.65
 */
export interface CutRow {
  readonly lines: readonly LineView[];
  readonly table: number;
}

/** What the groups of a block end with, where that may begin a row: a line with a day and a text, and texts right below it. */
export function cutRow(groups: readonly Group[], plan: TablePlan): CutRow | null {
  if (plan.mode !== 'last') return null;
  const views = groups
    .slice(groups.findLastIndex(({ type }) => type === 'row') + 1)
    .map((group) => (group.type === 'other' && group.known.kind.kind === 'text' ? group.known.view : null));
  const from = views.findLastIndex((view) => view?.date && standsUnder(view, plan.textLeft));
  const lines: LineView[] = [];
  for (const view of from < 0 ? [] : views.slice(from)) {
    const last = lines.at(-1);
    if (!view || !standsUnder(view, plan.textLeft) || (last && !follows(last, view))) break;
    lines.push(view);
  }
  return lines.length > 0 ? { lines, table: plan.index } : null;
}

const isOf = ({ kind, spot }: Item, { line }: LineView): boolean =>
  kind !== 'row' && spot.page === line.page && spot.box === line.box;

/**
 * Groups of a block, of which the first gets the lines that a page break parted from it, where the heading is printed again
 * and no day begins it. What these lines were taken for is taken off the items.
 */
export function withCutRow(
  block: Block,
  groups: readonly Group[],
  plan: TablePlan,
  cut: CutRow,
  items: Item[],
): Group[] {
  const [first, ...others] = groups;
  const goesOn =
    block.ownHeading && plan.index === cut.table && cut.lines.every(({ line }) => line.page === block.page - 1);
  if (!goesOn || first?.type !== 'row' || first.lines.some(({ date }) => date)) return [...groups];
  const left = items.filter((item) => !cut.lines.some((view) => isOf(item, view)));
  items.splice(0, items.length, ...left);
  return [{ ...first, lines: [...cut.lines, ...first.lines] }, ...others];
}
