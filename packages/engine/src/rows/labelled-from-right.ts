import type { Line } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { Labelled } from '../shapes/row.ts';
import type { NumberForm } from '../values/amount.ts';
import { hasFromRight, isReadFromRight } from '../values/right-to-left.ts';
import { labelledFigures } from './labelled-figures.ts';

const turnedBox = ([left, top, right, bottom]: Box): Box => [-right, top, -left, bottom];

/** A line as a mirror shows it: what was read from right to left is read from left to right. */
const turned = (line: Line): Line => ({
  ...line,
  box: turnedBox(line.box),
  words: line.words.map((word) => ({ ...word, box: turnedBox(word.box) })).reverse(),
  tokens: line.tokens
    .map((token) => ({
      ...token,
      box: turnedBox(token.box),
      gapBefore: token.gapAfter,
      gapAfter: token.gapBefore,
    }))
    .reverse(),
});

/** Whether a line's words follow each other from right to left. */
export const isFromRight = ({ text, words }: Line): boolean =>
  hasFromRight(text) && isReadFromRight(words.map((word) => word.text));

/**
 * Balances and totals that a line names, with their figures behind the names as the line is read, or beneath them:
 *
 *     Opening balance: 5,000.00          5,000.00 :ecnalab gninepO
 */
export function labelledAsRead(line: Line, below: readonly Line[], form: NumberForm): Labelled[] {
  if (!isFromRight(line)) return labelledFigures(line, below, form);
  return labelledFigures(turned(line), below.map(turned), form).map((labelled) => ({
    ...labelled,
    spot: { page: line.page, box: line.box },
    figures: labelled.figures.map((figure) => ({ ...figure, box: turnedBox(figure.box) })),
  }));
}
