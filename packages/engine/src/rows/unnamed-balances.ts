import type { Phrase } from '../languages/language.ts';
import type { KnownLine } from './figure-line.ts';

const wordsOf = (text: string): string =>
  text
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

/**
 * Balances alone at both ends of a table, called by the same words, are its opening and closing ones, whatever the words:
 *
 *     15.02.24   Account status                    1,000.00
 *     16.02.24   CARD PAYMENT           12.50        987.50
 *     15.03.24   Account status                      987.50
 */
export function nameBalances(lines: readonly KnownLine[]): Map<KnownLine, KnownLine> {
  const renamed = new Map<KnownLine, KnownLine>();
  const isBooked = ({ kind }: KnownLine): boolean => kind.kind === 'booked';
  const named = (phrase: Phrase): boolean =>
    lines.some(({ kind }) => kind.kind === 'labelled' && kind.phrase === phrase);
  const [first, last] = [lines.findIndex(isBooked), lines.findLastIndex(isBooked)];
  if (named('opening') || named('closing')) return renamed;
  const isBalance = ({ view, kind }: KnownLine): boolean => kind.kind === 'balance' && wordsOf(view.text) !== '';
  const [above, below] = first < 0 ? [lines, lines] : [lines.slice(0, first), lines.slice(last + 1)];
  const opening = first < 0 ? above.find(isBalance) : above.findLast(isBalance);
  const closing = first < 0 ? below.findLast(isBalance) : below.find(isBalance);
  if (!opening || !closing || opening === closing || wordsOf(opening.view.text) !== wordsOf(closing.view.text))
    return renamed;
  const as = (line: KnownLine, phrase: Phrase): KnownLine => ({
    ...line,
    kind: { kind: 'labelled', phrase, label: line.view.text },
  });
  return renamed.set(opening, as(opening, 'opening')).set(closing, as(closing, 'closing'));
}
