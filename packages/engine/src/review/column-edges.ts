import type { SetColumn, SetRole } from '@tallyleaf/contract';

/** A column as it was found: from its leftmost value's left edge to its rightmost one's right edge, as shares of the page's width. */
export interface FoundColumn extends SetColumn {
  readonly heading: string | null;
}

/** Values of another month may be this much wider than those that stand here, as a share of the page's width. */
const WIDER = 0.03;

const TEXTS: ReadonlySet<SetRole> = new Set(['description', 'reference', 'unused']);

/** Two columns of which the left one reaches into the other: a text gives way, and of two of a kind each does half. */
function partedAt(left: FoundColumn, right: FoundColumn): number {
  if (TEXTS.has(left.role)) return right.from;
  return TEXTS.has(right.role) ? left.to : (left.to + right.from) / 2;
}

const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4;

/** What stands within another column, or is nothing any more, is left out: a balance that is printed below each amount, say. */
const isBeside = (column: FoundColumn, others: readonly FoundColumn[]): boolean =>
  TEXTS.has(column.role) ||
  !others.some(
    (other) =>
      other !== column &&
      !TEXTS.has(other.role) &&
      other.from <= column.from &&
      column.to <= other.to &&
      (other.to - other.from > column.to - column.from || others.indexOf(other) < others.indexOf(column)),
  );

/** Columns with edges as a person may move them: from left to right, none over another, with room for wider values. */
export function columnEdges(found: readonly FoundColumn[]): FoundColumn[] {
  const columns = found.filter((column) => isBeside(column, found)).sort((a, b) => a.from - b.from || a.to - b.to);
  const parted = columns.map((column) => ({ ...column }));
  for (const [i, right] of parted.entries()) {
    const left = parted[i - 1];
    if (left && left.to > right.from) left.to = right.from = partedAt(left, right);
  }
  const wide = parted.filter(({ from, to }) => from < to);
  return wide
    .map((column, i) => {
      const before = column.from - (wide[i - 1]?.to ?? 0);
      const after = (wide[i + 1]?.from ?? 1) - column.to;
      const from = rounded(column.from - Math.min(WIDER, before / 2));
      return { ...column, from, to: rounded(column.to + Math.min(WIDER, after / 2)) };
    })
    .filter(({ from, to }) => from < to);
}
