import type { Box, Page, Word } from '../../packages/engine/src/shapes/page.ts';
import type { Label } from './labels.ts';

/** Words set on pages straight away, as the engine would read them from a PDF, each with what is true of it. */

export interface Type {
  readonly size: number;
  readonly bold: boolean;
  readonly colour: number;
  /** How wide its letters are, beside those of a common sans serif. */
  readonly width: number;
  readonly monospaced: boolean;
}

export type Align = 'left' | 'right' | 'centre';

export interface SetPage {
  readonly page: Page;
  readonly labels: ReadonlyMap<Word, Label>;
}

/** Widths in ems, roughly those of Helvetica and its like. */
function breadth(sign: string): number {
  if (sign > '\u2e7f') return 1;
  if (/[il.,:;'|!j]/.test(sign)) return 0.26;
  if (/[ftrI()\-/ ]/.test(sign)) return 0.32;
  if (/[mMwW@%]/.test(sign)) return 0.86;
  if (/[0-9]/.test(sign)) return 0.556;
  return /\p{Lu}/u.test(sign) ? 0.68 : 0.53;
}

/** How wide a text is in a type, in points. */
export function widthOf(text: string, { size, width, monospaced }: Type): number {
  let sum = 0;
  for (const sign of text) sum += monospaced ? (sign > '\u2e7f' ? 1.2 : 0.6) : breadth(sign);
  return sum * size * width;
}

const ASCENT = 0.8;
const DESCENT = 0.22;

/** Pages being filled; words go to the last one. */
export class Setting {
  readonly width: number;
  readonly height: number;
  readonly #pages: Map<Word, Label>[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  turn(): void {
    this.#pages.push(new Map());
  }

  get count(): number {
    return this.#pages.length;
  }

  /** Sets a text, word by word, with its left edge, right edge or middle at `x`. */
  set(text: string, x: number, baseline: number, type: Type, align: Align, label: Label): void {
    const page = this.#pages.at(-1);
    if (!page) throw new Error('a setting without a page');
    const width = widthOf(text, type);
    let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    for (const [index, word] of text.split(' ').entries()) {
      if (index > 0) at += widthOf(' ', type);
      const end = at + widthOf(word, type);
      const box: Box = [at, baseline - ASCENT * type.size, end, baseline + DESCENT * type.size];
      if (word !== '') {
        const { size, bold, colour } = type;
        page.set({ text: word, box, baseline, size, bold, colour, spaceBefore: index > 0 }, label);
      }
      at = end;
    }
  }

  /** The pages as the engine's second stage gets them. */
  pages(): SetPage[] {
    return this.#pages.map((labels, index) => {
      const words = [...labels.keys()].sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]);
      const { width, height } = this;
      const text = 'printed' as const;
      return {
        page: { number: index + 1, width, height, words, rulings: [], text, hiddenText: false, picture: false },
        labels,
      };
    });
  }
}
