import { union } from '../geometry/box.ts';
import { clusterByGap } from '../geometry/cluster.ts';
import type { Box } from '../shapes/page.ts';
import type { Glyphs, PrintedPage } from '../shapes/printed.ts';

/** One glyph of a figure: how it is set. */
export interface FigureGlyph {
  readonly digit: boolean;
  /** Its font's name; empty where it has none. */
  readonly font: string;
  readonly size: number;
  readonly baseline: number;
}

/** A run of digits and marks of figures. */
export interface Figure {
  readonly text: string;
  readonly box: Box;
  readonly glyphs: readonly FigureGlyph[];
}

/** Glyphs of figures stand no further apart than this in one figure, in font sizes. */
const JOINED = 0.2;
/** How far a glyph may begin before the one to its left ends, in font sizes. */
const FARTHEST_BACK = 0.3;
/** Lines lie further apart than this, in font sizes; what was moved up or down inside a line does not. */
const LINE_GAP = 0.3;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
/** What parts the digits of amounts and dates: `,` `.` `/` `-` `'` and the apostrophe of print. */
const isMark = (code: number): boolean =>
  (code >= 0x2c && code <= 0x2f) || code === 0x27 || code === 0x2019 || code === 0x3a;

/** An amount: thousands parted or not, with decimals, or without them where thousands are parted. */
const AMOUNT = /^-?(?:\d+[.,]\d{2}|\d{1,3}(?:[.,'’]\d{2,3})*(?:[.,]\d{2,3}))-?$/;

/** Whether a figure is an amount as statements print it. */
export const isAmount = ({ text }: Figure): boolean => AMOUNT.test(text);

interface Reader {
  readonly glyphs: Glyphs;
  readonly fontNames: readonly string[];
}

const sizeOf = ({ styles, styleOf }: Glyphs, n: number): number => styles[styleOf[n] ?? 0]?.size ?? 0;

function goesOn({ x0, x1 }: Glyphs, last: number, next: number, size: number): boolean {
  const gap = (x0[next] ?? 0) - (x1[last] ?? 0);
  return gap <= JOINED * size && gap >= -FARTHEST_BACK * size;
}

function figureOf({ glyphs, fontNames }: Reader, numbers: readonly number[]): Figure | null {
  const { codes, x0, x1, tops, bottoms, baselines, styles, styleOf } = glyphs;
  if (numbers.filter((n) => isDigit(codes[n] ?? 0)).length < 2) return null;
  const boxes = numbers.map((n): Box => [x0[n] ?? 0, tops[n] ?? 0, x1[n] ?? 0, bottoms[n] ?? 0]);
  return {
    text: String.fromCodePoint(...numbers.map((n) => codes[n] ?? 0)),
    box: boxes.reduce(union),
    glyphs: numbers.map((n) => ({
      digit: isDigit(codes[n] ?? 0),
      font: fontNames[styles[styleOf[n] ?? 0]?.font ?? -1] ?? '',
      size: sizeOf(glyphs, n),
      baseline: baselines[n] ?? 0,
    })),
  };
}

/** Joins glyphs that follow each other to figures. */
function joined(reader: Reader, numbers: readonly number[], isNext: (last: number, next: number) => boolean): Figure[] {
  const figures: Figure[] = [];
  let open: number[] = [];
  const end = (): void => {
    const figure = open.length > 1 ? figureOf(reader, open) : null;
    if (figure) figures.push(figure);
    open = [];
  };
  for (const n of numbers) {
    const last = open.at(-1);
    if (last !== undefined && !isNext(last, n)) end();
    open.push(n);
  }
  end();
  return figures;
}

function numbersOf({ codes, count }: Glyphs): number[] {
  const numbers: number[] = [];
  for (let n = 0; n < count; n += 1) if (isDigit(codes[n] ?? 0) || isMark(codes[n] ?? 0)) numbers.push(n);
  return numbers;
}

/** The figures as they stand in the file: glyphs that were drawn one after the other. */
export function drawnFigures(glyphs: Glyphs, fontNames: readonly string[]): Figure[] {
  const { baselines } = glyphs;
  return joined({ glyphs, fontNames }, numbersOf(glyphs), (last, next) => {
    const size = sizeOf(glyphs, last);
    const rise = Math.abs((baselines[next] ?? 0) - (baselines[last] ?? 0));
    return next === last + 1 && rise < LINE_GAP * size && goesOn(glyphs, last, next, size);
  });
}

/** The figures as a reader sees them: glyphs that stand beside each other, whenever they were drawn. */
export function seenFigures({ glyphs, fontNames }: Pick<PrintedPage, 'glyphs' | 'fontNames'>): Figure[] {
  const { baselines, x0 } = glyphs;
  const numbers = numbersOf(glyphs);
  const [first] = numbers;
  if (first === undefined) return [];
  const sizes = numbers.map((n) => sizeOf(glyphs, n)).sort((a, b) => a - b);
  const gap = LINE_GAP * (sizes[sizes.length >> 1] ?? 0);
  return clusterByGap(numbers, (n) => baselines[n] ?? 0, gap).flatMap(({ members }) => {
    const line = [...members].sort((a, b) => (x0[a] ?? 0) - (x0[b] ?? 0));
    return joined({ glyphs, fontNames }, line, (last, next) => goesOn(glyphs, last, next, sizeOf(glyphs, last)));
  });
}
