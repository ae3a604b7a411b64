import type { Page, Word } from '../src/shapes/page.ts';

/** Pages for tests: texts put at their places, as words in boxes. Widths are about those of a common sans-serif. */

export type Align = 'left' | 'right' | 'centre';

/** A text with its left edge, right edge or middle at `x`, in points. */
export interface Placed {
  readonly text: string;
  readonly x: number;
  readonly align?: Align;
  readonly size?: number;
  readonly bold?: boolean;
  /** Points by which its baseline lies below its line's. */
  readonly drop?: number;
}

export interface PageOptions {
  readonly number?: number;
  /** Points from one line to the next. */
  readonly step?: number;
  readonly size?: number;
}

export const WIDTH = 595;
const HEIGHT = 842;
const TOP = 60;
const SIZE = 9;
const STEP = 14;

/** Advances as parts of the font size. */
function advance(letter: string): number {
  if (/[.,:;!'| ]/.test(letter)) return 0.278;
  if (/[-()/]/.test(letter)) return 0.333;
  if (/\d/.test(letter)) return 0.556;
  if (letter > '\u2e7f') return 1;
  return /[A-Z]/.test(letter) ? 0.68 : 0.5;
}

/** How wide a text is, in points. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + advance(letter) * size, 0);

/** The words of one text. */
export function wordsOf(placed: Placed, baseline: number, usual = SIZE): Word[] {
  const { text, x, align = 'left', size = usual, bold = false, drop = 0 } = placed;
  const width = widthOf(text, size);
  let left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  const at = baseline + drop;
  return text.split(' ').map((word, i) => {
    const right = left + widthOf(word, size);
    const box = [left, at - 0.76 * size, right, at + 0.22 * size] as const;
    left = right + advance(' ') * size;
    return { text: word, box, baseline: at, size, bold, colour: 0, spaceBefore: i > 0 };
  });
}

/** A page of lines from the top; an empty line leaves room. */
export function pageOf(lines: readonly (readonly Placed[])[], options: PageOptions = {}): Page {
  const { number = 1, step = STEP, size = SIZE } = options;
  const words = lines.flatMap((line, i) => line.flatMap((placed) => wordsOf(placed, TOP + i * step, size)));
  return {
    number,
    width: WIDTH,
    height: HEIGHT,
    words: words.sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]),
    rulings: [],
    text: 'printed',
    hiddenText: false,
    picture: false,
  };
}

/** Columns as lines of texts: `columns([50], [110], [400, 'right'])('03/03', 'SHOP', '1.00')`; an empty text leaves its column empty. */
export const columns =
  (...places: readonly (readonly [x: number, align?: Align])[]) =>
  (...texts: readonly string[]): Placed[] =>
    texts.flatMap((text, i) => {
      const [x, align = 'left'] = places[i] ?? [0];
      return text === '' ? [] : [{ text, x, align }];
    });

/** One text at the left margin. */
export const line = (text: string, x = 50): Placed[] => [{ text, x }];
