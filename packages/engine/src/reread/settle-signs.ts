import { median } from '../geometry/sorted.ts';
import type { Layout, TableColumn } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { readAmount } from '../values/amount.ts';
import { type Change, readAs } from './changes.ts';
import { isInk } from './ink.ts';

/**
 * A sign of currency that no reader knows is read as a digit by one and left out by another:
 *
 *     ₹2,367      2,367 or 32,367
 *     ₹325        3325 or 325
 *     ₹760        3760
 *
 * Where readers are at odds so about a column's figures, each is as long as its ink is wide, less one sign.
 */

/** A figure's minus, and what stands behind it. */
const PARTS = /^([-+−–]?)(.*)$/u;
/** Signs that readers know. */
const KNOWN = /[$€£¥()]/u;
const FIGURE = /^\d[\d.,]*$/u;

/** A figure of a column, as its readers have it. */
interface Cell {
  readonly page: number;
  readonly word: Word;
  readonly minus: string;
  /** All that was read behind the minus. */
  readonly texts: readonly string[];
  readonly width: number;
}

/** How wide a text is, in digits. */
const breadth = (text: string): number => [...text].reduce((sum, sign) => sum + (/[.,'’:]/u.test(sign) ? 0.5 : 1), 0);

function cellOf(word: Word, page: number): Cell | null {
  const [, minus = '', text = ''] = PARTS.exec(word.text) ?? [];
  if (!isInk(word) || !/\d/u.test(text)) return null;
  const others = (word.readings ?? []).map((reading) => PARTS.exec(reading)?.[2] ?? '');
  return { page, word, minus, texts: [text, ...others], width: word.box[2] - word.box[0] };
}

/** A figure as one reader has it, and what another read before it; null where they are not at odds so. */
function dispute({ texts }: Cell): { readonly figure: string; readonly before: string } | null {
  for (const figure of texts.filter((text) => FIGURE.test(text))) {
    const long = texts.find((text) => text.length === figure.length + 1 && text.endsWith(figure));
    const [before = ''] = long ?? '';
    if (long !== undefined && !KNOWN.test(before)) return { figure, before };
  }
  return null;
}

/** What stands before figures is no digit of theirs: one reader saw none in it, or nearly all the same one. */
const isSign = (all: readonly string[]): boolean =>
  all.some((before) => /\D/u.test(before)) || all.filter((before) => before === all[0]).length > 0.8 * all.length;

/** Of a column's figures so many are disputed where their sign is unknown, and so many at least. */
const DISPUTED = 0.35;
const FEWEST = 4;
/** A figure's breadth is known to so much, in digits. */
const ABOUT = 0.5;

/** The cell's figure that is as broad as its ink, with one sign before it. @param digit how wide a digit is */
function figureOf({ texts, minus, width }: Cell, digit: number): string | null {
  const figures = texts
    .flatMap((text) => [text, text.slice(1)])
    .filter((text) => FIGURE.test(text) && readAmount(text));
  const off = (text: string): number => Math.abs(width / digit - breadth(`${minus}${text}`) - 1);
  const [best] = [...new Set(figures)].sort((a, b) => off(a) - off(b));
  return best !== undefined && off(best) < ABOUT ? `${minus}${best}` : null;
}

function changesIn({ tokens }: TableColumn, pageOf: ReadonlyMap<Word, number>): Change[] {
  const cells = tokens.flatMap(({ words }) => {
    const word = words.find(({ text }) => /\d/u.test(text));
    const page = word && pageOf.get(word);
    return (page !== undefined && cellOf(word as Word, page)) || [];
  });
  const disputed = cells.flatMap((cell) => {
    const found = dispute(cell);
    return found ? [{ ...found, digit: cell.width / (breadth(`${cell.minus}${found.figure}`) + 1) }] : [];
  });
  const digit = median(disputed.map((one) => one.digit));
  const few = disputed.length < Math.max(FEWEST, DISPUTED * cells.length);
  if (digit === undefined || few || !isSign(disputed.map(({ before }) => before))) return [];
  return cells.flatMap((cell): Change[] => {
    const { page, word } = cell;
    const figure = figureOf(cell, digit);
    if (figure === null || figure === word.text) return [];
    return [{ page, words: [word], by: [readAs(word, figure)], because: 'form' }];
  });
}

/** Figures to be read without the sign before them. */
export function settleSigns({ pages, tables }: Layout): Change[] {
  const pageOf = new Map(
    pages.flatMap(({ page, lines }) => lines.flatMap(({ words }) => words.map((word) => [word, page.number] as const))),
  );
  return tables.flatMap(({ figures }) => figures.flatMap((column) => changesIn(column, pageOf)));
}
