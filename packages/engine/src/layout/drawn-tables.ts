import type { Word } from '../shapes/page.ts';

/**
 * Tables drawn with characters, as line printers and text exports set them: bars between cells, dashes between rows.
 *
 *     +----------+-----------------------+----------+      ├──┼──────────┼─────────────┤
 *     | 20241006 | Draft 006146          |   738.80 |      │ 1│2023-11-03│PRZELEW      │
 *     +----------+-----------------------+----------+
 *
 * The bars part cells and are no text; the words between them stay where they stand.
 */

const BAR = /[|│║┃┆┊]/u;
const BARS = /[|│║┃┆┊]+/gu;
/** What a line between rows is made of: box characters, or dashes that crosses part. */
const RULE = /^(?:[─━═┄┈┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╒╕╘╛╞╡╤╧╪╟╢╥╨╫|│║┃┆┊]+|\+[-=+]{2,}|[-=]{3,}\+[-=+]*)$/u;

/** So many bars on a page draw a table; one in a text draws nothing. */
const FEWEST_BARS = 12;

const countBars = (words: readonly Word[]): number =>
  words.reduce((sum, { text }) => sum + (BAR.test(text) ? (text.match(BARS)?.length ?? 0) : 0), 0);

/** The parts of a word between its bars, each where its letters stand: characters of such tables are of one width. */
function betweenBars(word: Word): Word[] {
  const [x0, y0, x1, y1] = word.box;
  const width = (x1 - x0) / word.text.length;
  const parts: Word[] = [];
  let at = 0;
  for (const text of word.text.split(BAR)) {
    const box = [x0 + at * width, y0, x0 + (at + text.length) * width, y1] as const;
    if (text !== '') parts.push({ ...word, text, box: [...box], spaceBefore: true });
    at += text.length + 1;
  }
  return parts;
}

/** A page's words without the bars and rules of tables that are drawn with characters. */
export function withoutDrawnRules(words: readonly Word[]): readonly Word[] {
  if (countBars(words) < FEWEST_BARS) return words;
  return words.flatMap((word) => {
    if (RULE.test(word.text)) return [];
    return BAR.test(word.text) ? betweenBars(word) : [word];
  });
}
