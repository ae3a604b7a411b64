import type { SetColumn, SetRole } from '@tallyleaf/contract';

/** Columns that are being set: from left to right, none over another, edges in shares of the page's width. */

/** No column is narrower than this. */
export const LEAST = 0.01;
/** How far a press of a key moves an edge, and how far with Shift. */
export const STEP = 0.01;
export const FAR = 0.05;
/** As many columns as a layout may have (contract, `SetLayout`). */
const MOST = 24;
/** How wide a new column is, where there is room. */
const WIDE = 0.1;

export type Edge = 'from' | 'to';
type Columns = readonly SetColumn[];

/** To four decimals, as layouts are kept. */
export const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Between which shares an edge may stand: within its neighbours, and its own column not too narrow. */
export function rangeOf(columns: Columns, index: number, edge: Edge): readonly [number, number] {
  const { from, to } = columns[index] ?? { from: 0, to: 1 };
  const [before, after] = [columns[index - 1]?.to ?? 0, columns[index + 1]?.from ?? 1];
  // One that was found narrower than that can be made wider only.
  if (edge === 'from') return [before, Math.max(before, from, rounded(to - LEAST))];
  return [Math.min(after, to, rounded(from + LEAST)), after];
}

/** Moves an edge, as far as its neighbours let it. */
export function moveEdge(columns: Columns, index: number, edge: Edge, share: number): Columns {
  const column = columns[index];
  if (!column || !Number.isFinite(share)) return columns;
  const [least, most] = rangeOf(columns, index, edge);
  const at = rounded(Math.min(most, Math.max(least, share)));
  return at === column[edge] ? columns : columns.with(index, { ...column, [edge]: at });
}

/** Says what a column holds. */
export function setRole(columns: Columns, index: number, role: SetRole): Columns {
  const column = columns[index];
  return column && column.role !== role ? columns.with(index, { ...column, role }) : columns;
}

export const removeColumn = (columns: Columns, index: number): Columns => columns.filter((_, at) => at !== index);

/** The stretches of the page that no column takes up. */
function gapsOf(columns: Columns): { readonly at: number; readonly from: number; readonly to: number }[] {
  const ends = [0, ...columns.map(({ to }) => to)];
  return ends.map((from, at) => ({ at, from, to: columns[at]?.from ?? 1 }));
}

/**
 * Adds a column of no use yet: in the widest gap, else it takes half of the widest column.
 * @returns null where there is no room for another one
 */
export function addColumn(columns: Columns): Columns | null {
  if (columns.length >= MOST) return null;
  const [gap] = gapsOf(columns).sort((one, other) => other.to - other.from - (one.to - one.from));
  if (gap && gap.to - gap.from >= 2 * LEAST) {
    const middle = (gap.from + gap.to) / 2;
    const half = Math.min(WIDE, gap.to - gap.from) / 2;
    const added: SetColumn = { role: 'unused', from: rounded(middle - half), to: rounded(middle + half) };
    return columns.toSpliced(gap.at, 0, added);
  }
  const widths = columns.map(({ from, to }) => to - from);
  const widest = widths.indexOf(Math.max(...widths));
  const column = columns[widest];
  if (!column || column.to - column.from < 2 * LEAST) return null;
  const middle = rounded((column.from + column.to) / 2);
  return columns.toSpliced(widest, 1, { ...column, to: middle }, { role: 'unused', from: middle, to: column.to });
}

export const sameColumns = (one: Columns, other: Columns): boolean =>
  one.length === other.length &&
  one.every(({ role, from, to }, at) => role === other[at]?.role && from === other[at]?.from && to === other[at]?.to);
