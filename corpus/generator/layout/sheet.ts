import type { Box } from '@tallyleaf/contract';
import type { Align, Family } from './grammar.ts';

/** Words and lines in their places on pages: what a renderer draws. Points, origin at the top left corner as displayed. */

export interface Ink {
  readonly family: Family;
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly letterSpacing?: number;
}

export interface DrawnText {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly ink: Ink;
}
export interface DrawnLine {
  readonly kind: 'line';
  readonly box: Box;
  readonly width: number;
  readonly colour: string;
}
export interface DrawnPanel {
  readonly kind: 'panel';
  readonly box: Box;
  readonly fill?: string;
  readonly stroke?: string;
}
export type Drawn = DrawnText | DrawnLine | DrawnPanel;

export interface SheetPage {
  readonly width: number;
  readonly height: number;
  readonly drawn: Drawn[];
}

/** How wide a text is in an ink, in points. */
export type Measure = (text: string, ink: Ink) => number;

/** How far glyphs reach above and below the baseline, as parts of the size: roughly what the fonts used here share. */
const ASCENT = 0.76;
const DESCENT = 0.22;

/** The smallest box around boxes; undefined for none. */
export function unionBox(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

/** Pages being filled. Drawing always goes to the last one. */
export class Sheet {
  readonly pages: SheetPage[] = [];
  readonly measure: Measure;
  readonly #size: { readonly width: number; readonly height: number };

  constructor(size: { readonly width: number; readonly height: number }, measure: Measure) {
    this.#size = size;
    this.measure = measure;
  }

  /** Begins a page. */
  addPage(): void {
    this.pages.push({ width: this.#size.width, height: this.#size.height, drawn: [] });
  }

  /** The last page's number, from 1. */
  get number(): number {
    return this.pages.length;
  }

  /** Sets a text with its left edge, right edge or middle at x; gives the box of its ink, undefined where it is blank. */
  text(text: string, x: number, baseline: number, ink: Ink, align: Align = 'left'): Box | undefined {
    if (text.trim() === '') return undefined;
    const width = this.measure(text, ink);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.#draw({ kind: 'text', text, x: left, baseline, ink });
    return [left, baseline - ASCENT * ink.size, left + width, baseline + DESCENT * ink.size];
  }

  line(x0: number, y0: number, x1: number, y1: number, width = 0.5, colour = '#555555'): void {
    this.#draw({ kind: 'line', box: [x0, y0, x1, y1], width, colour });
  }

  panel(box: Box, look: { readonly fill?: string; readonly stroke?: string }): void {
    this.#draw({ kind: 'panel', box, ...look });
  }

  /** Breaks a text at blanks (or, where it has none, between signs) so that every line fits. */
  wrap(text: string, width: number, ink: Ink): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.measure(longer, ink) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
    return lines;
  }

  /** Draws on a page that is already behind: page numbers, when their count is known. */
  onPage(number: number, draw: () => void): void {
    const rest = this.pages.splice(number);
    draw();
    this.pages.push(...rest);
  }

  #draw(drawn: Drawn): void {
    const page = this.pages.at(-1);
    if (!page) throw new Error('a sheet without a page');
    page.drawn.push(drawn);
  }
}
