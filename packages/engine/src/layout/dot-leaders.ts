import type { Word } from '../shapes/page.ts';

/** Dots that lead from one word to the next, with letters before and behind them. */
const LEADER = /(?<=[\p{L}\p{N})])[.…·]{4,}(?=[\p{L}\p{N}(])/u;
/** In a word with such dots, single ones between letters part headings as well. */
const PARTS = /[^.…·]+(?:[.…·](?=\p{N})[^.…·]+)*/gu;

/** A dot is about so wide beside a letter where glyphs have widths of their own. */
const DOT = 0.5;
/** Of a font of one width, glyphs are so many font sizes wide. */
const SAME_WIDTH = [0.58, 0.63] as const;

/** Where each glyph of a word begins, and where the last ends, in points. */
function edgesOf({ text, box, size }: Word): number[] {
  const letters = [...text];
  const usual = (box[2] - box[0]) / letters.length / size;
  const same = usual > SAME_WIDTH[0] && usual < SAME_WIDTH[1];
  const widths = letters.map((letter) => (!same && /[.…·,]/u.test(letter) ? DOT : 1));
  const unit = (box[2] - box[0]) / widths.reduce((sum, width) => sum + width, 0);
  let at = box[0];
  return [at, ...widths.map((width) => (at += width * unit))];
}

/** So many dots alone lead to a figure, and say nothing. */
const DOTS_ALONE = /^[.…·]{8,}$/u;

/** A word without the first dot of a leader that stands right behind it. */
function withoutFirstDot(word: Word, next: Word | undefined): Word {
  const led = next && DOTS_ALONE.test(next.text) && Math.abs(next.baseline - word.baseline) < word.size / 4;
  if (!led || !/[^.…·][.…·]$/u.test(word.text)) return word;
  return { ...word, text: word.text.slice(0, -1) };
}

/**
 * Words without the dots that lead from one to the next, as line printers set them:
 *
 *     DATE..........AMOUNT.TRANSACTION DESCRIPTION
 *     Opening balance.............1,234.50
 *     Transfer to A. Nobody. . . . . . . . .      12.00
 */
export function withoutLeaders(words: readonly Word[]): readonly Word[] {
  return words.flatMap((each, at) => {
    if (DOTS_ALONE.test(each.text)) return [];
    const word = withoutFirstDot(each, words[at + 1]);
    if (!LEADER.test(word.text)) return [word];
    const edges = edgesOf(word);
    return [...word.text.matchAll(PARTS)].map((match, i): Word => {
      const [x0, x1] = [edges[match.index] as number, edges[match.index + match[0].length] as number];
      const box = [x0, word.box[1], x1, word.box[3]] as const;
      return { ...word, text: match[0], box, spaceBefore: i > 0 || word.spaceBefore };
    });
  });
}
