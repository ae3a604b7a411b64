import type { Table, Token } from '../shapes/layout.ts';
import { SET_EDGE } from '../tolerances.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { isDirectionMark } from '../values/sign.ts';

/** A column of texts holds this many different ones; one of flags, or of marks that are not known, few. */
const DIFFERENT_TEXTS = 4;

/**
 * Words that are marks elsewhere, right behind a figure, where a column of texts begins on their edge: on more lines other
 * words stand there, and many different ones.
 *
 *     2024-07-01       4,155.22      39,692.89  网联收款
 *     2024-07-08         -10.14      39,682.75  消费
 */
export function marksOfTexts({ blocks }: Table): ReadonlySet<Token> {
  const behind = blocks
    .flatMap(({ lines }) => lines)
    .flatMap(({ tokens }) => tokens.filter(({ amount, date }, i) => !amount && !date && tokens[i - 1]?.amount));
  const marks = behind.filter(({ text }) => isDirectionMark(text));
  if (marks.length === 0) return new Set();
  const texts = behind.filter(({ text }) => /^\p{L}{2}/u.test(text) && !isDirectionMark(text) && !isCurrencyCode(text));
  const begins = ({ box: [left] }: Token): boolean => {
    const onEdge = ({ box }: Token): boolean => Math.abs(box[0] - left) < SET_EDGE;
    const others = texts.filter(onEdge);
    const different = new Set(others.map(({ text }) => text)).size;
    return different >= DIFFERENT_TEXTS && others.length > marks.filter(onEdge).length;
  };
  return new Set(marks.filter(begins));
}
