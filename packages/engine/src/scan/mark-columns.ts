import type { Word } from '../shapes/page.ts';
import { readAmount } from '../values/amount.ts';
import { isDirectionMark } from '../values/sign.ts';

/** What capitals that mark a direction are taken for: `5` and `$` for S, `0` for D, `6` for C. */
const LIKE: Readonly<Record<string, string>> = { S: '5$s8', H: '#4', D: '0O', C: '6Gc', B: '8' };
/** So many marks below each other are a column. */
const ENOUGH = 3;
/** Marks of a column stand this near to each other, in their font's sizes. */
const NEAR = 0.5;
/** An amount with a digit too many: `67,435`, `3.081,410`. */
const LONG = /^-?\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(\S)$/u;

/** Marks of one column, and the few letters that it prints. */
interface MarkColumn {
  readonly x: number;
  readonly size: number;
  readonly marks: ReadonlySet<string>;
}

const middle = ({ box: [x0, , x1] }: Word): number => (x0 + x1) / 2;
const isMark = ({ text }: Word): boolean => /^\p{Lu}$/u.test(text) && isDirectionMark(text);
const isIn = (at: number, { x, size }: MarkColumn): boolean => Math.abs(at - x) < NEAR * size;

/** The word that stands right before another on its line. */
function wordBefore(word: Word, words: readonly Word[]): Word | undefined {
  let best: Word | undefined;
  for (const other of words) {
    const level = Math.abs(other.baseline - word.baseline) < NEAR * word.size;
    if (level && middle(other) < word.box[0] && middle(other) > (best ? middle(best) : -1)) best = other;
  }
  return best;
}

/** Columns of single capitals behind amounts, of which a page prints two: one for each direction. */
function columnsOf(words: readonly Word[]): MarkColumn[] {
  const isBehindAmount = (word: Word): boolean => readAmount(wordBefore(word, words)?.text ?? '')?.bare === false;
  const marks = words.filter((word) => isMark(word) && isBehindAmount(word));
  const columns: Word[][] = [];
  for (const mark of marks) {
    const own = columns.find(([first]) => first && Math.abs(middle(first) - middle(mark)) < NEAR * first.size);
    if (own) own.push(mark);
    else columns.push([mark]);
  }
  return columns.flatMap((column) => {
    const letters = new Set(column.map(({ text }) => text));
    const [first] = column;
    if (!first || column.length < ENOUGH || letters.size > 2) return [];
    const xs = column.map(middle).sort((a, b) => a - b);
    return [{ x: xs[xs.length >> 1] as number, size: first.size, marks: letters }];
  });
}

/** The one mark of a column that a sign was taken for. */
function markFor(sign: string, { marks }: MarkColumn): string | null {
  const like = [...marks].filter((mark) => LIKE[mark]?.includes(sign));
  return like.length === 1 ? (like[0] as string) : null;
}

/** An amount that a column's mark was read as a digit of, in two words. */
function parted(word: Word, columns: readonly MarkColumn[]): Word[] | null {
  const [, sign] = LONG.exec(word.text) ?? [];
  const [x0, y0, x1, y1] = word.box;
  const width = (x1 - x0) / word.text.length;
  const column = columns.find((one) => isIn(x1 - width / 2, one));
  const mark = sign !== undefined && column ? markFor(sign, column) : null;
  if (mark === null || !column) return null;
  const text = word.text.slice(0, -1);
  const edge = Math.min(x1, column.x - width / 2);
  const readings = word.readings?.flatMap((other) => (LONG.test(other) ? [other.slice(0, -1)] : []));
  return [
    { ...word, text, box: [x0, y0, edge, y1], readings: readings?.filter((other) => other !== text) ?? [] },
    { ...word, text: mark, box: [edge, y0, x1, y1], spaceBefore: true, readings: [] },
  ];
}

/**
 * A page's words with the marks of direction that were read as what looks like them, in a column that prints only two:
 *
 *     3.081,41 H
 *       884,97 5
 *        67,435
 *        81,36 S
 */
export function withMarks(words: readonly Word[]): Word[] {
  const columns = columnsOf(words);
  if (columns.length === 0) return [...words];
  return words.flatMap((word) => {
    const column = columns.find((one) => isIn(middle(word), one));
    const mark = column && !isMark(word) ? markFor(word.text, column) : null;
    if (mark && readAmount(wordBefore(word, words)?.text ?? '')) return [{ ...word, text: mark, readings: [] }];
    return parted(word, columns) ?? [word];
  });
}
