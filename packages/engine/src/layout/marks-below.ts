import type { Line, Token } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK, FIGURE_EDGE, LINE_STEP } from '../tolerances.ts';
import { directionOf } from '../values/sign.ts';

/** A figure that has neither sign nor mark. */
const isUnmarked = ({ amount }: Token): boolean =>
  amount !== null && !amount.bare && amount.sign === null && amount.mark === null;

/** The mark at a line's end that stands alone, where the line has no figure of its own. */
function markAtEnd({ tokens, size }: Line): Token | null {
  const last = tokens.at(-1);
  if (!last || !/^\p{L}+$/u.test(last.text) || directionOf(last.text) === null) return null;
  return last.gapBefore > CELL_BLANK * size && tokens.every(({ amount }) => amount === null) ? last : null;
}

/** The last figure of a line, where it ends above a mark. */
function figureAbove(line: Line, mark: Token): boolean {
  const last = line.tokens.at(-1);
  return last !== undefined && isUnmarked(last) && Math.abs(last.box[2] - mark.box[2]) < FIGURE_EDGE;
}

/**
 * Words with each mark below its figure behind it: a narrow column breaks before the mark.
 *
 *     12 Feb   GREEN GROCER REFUND       46.13
 *              LONDON                       CR
 *
 * `toLine` makes a line of words.
 */
export function withMarksBelow(lines: readonly Line[], toLine: (words: Word[]) => Line): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const mark = markAtEnd(line);
    const near = above && line.baseline - above.baseline < LINE_STEP * line.size;
    if (!near || !mark || !figureAbove(above, mark)) {
      joined.push(line);
      continue;
    }
    const [word] = line.words.slice(-1) as [Word];
    const right = above.box[2];
    const set = { ...word, baseline: above.baseline, box: [right, word.box[1], right + 1, word.box[3]] as const };
    joined[joined.length - 1] = toLine([...above.words, set]);
    const rest = line.words.slice(0, -1);
    if (rest.length > 0) joined.push(toLine(rest));
  }
  return joined;
}
