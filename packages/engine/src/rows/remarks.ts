import type { Line, Token } from '../shapes/layout.ts';
import type { Item, Remark } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import { joinedAsRead } from '../values/right-to-left.ts';
import { isFromRight, labelledAsRead } from './labelled-from-right.ts';
import { sectionOf } from './line-kind.ts';
import { stackedNames } from './stacked-names.ts';

/** Parts of a line farther apart than this many font sizes are cells of their own. */
const APART = 0.9;

/** A line outside the rows, as it stands; its cells in the order in which they are read. */
export const toRemark = (line: Line): Remark => ({
  kind: 'remark',
  spot: { page: line.page, box: line.box },
  text: line.text,
  cells: isFromRight(line) ? cellsOf(line.tokens, line.size).toReversed() : cellsOf(line.tokens, line.size),
});

function cellsOf(tokens: readonly Token[], size: number): Remark['cells'] {
  const cells: { texts: string[]; box: [number, number, number, number]; size: number }[] = [];
  for (const token of tokens) {
    const open = cells.at(-1);
    const tall = Math.max(...token.words.map((word) => word.size));
    if (open && token.gapBefore < APART * size) {
      open.texts.push(token.text);
      open.box[2] = token.box[2];
      open.size = Math.max(open.size, tall);
    } else cells.push({ texts: [token.text], box: [...token.box], size: tall });
  }
  return cells.map(({ texts, ...cell }) => ({ text: joinedAsRead(texts), ...cell }));
}

/** A title above a table says what its rows are. */
function titleItems(line: Line): Item[] {
  const phrases = line.tokens.some((token) => token.amount || token.date) ? [] : sectionOf(line.text);
  return phrases.length > 0
    ? [{ kind: 'section', spot: { page: line.page, box: line.box }, phrases, text: line.text }]
    : [];
}

/** A line outside the rows: what it says, and what figures it names; `below` are the lines under it, `above` the one over it. */
export function looseItems(line: Line, below: readonly Line[], form: NumberForm, above?: Line): Item[] {
  const remark = toRemark(line);
  const upper = above && { line: above, cells: toRemark(above).cells };
  const [next] = below;
  const stacked = upper && next ? stackedNames({ line, cells: remark.cells }, upper, next, form) : [];
  return [...titleItems(line), remark, ...labelledAsRead(line, below, form), ...stacked];
}
