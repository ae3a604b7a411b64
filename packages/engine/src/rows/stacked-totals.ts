import type { Phrase } from '../languages/language.ts';
import { follows, type KnownLine } from './figure-line.ts';
import type { LineKind } from './line-kind.ts';
import type { LineView } from './line-view.ts';

const SUMS: ReadonlySet<Phrase> = new Set(['subtotal', 'total', 'total-in', 'total-out']);

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** The sum that a line names and says nothing else. */
function sumNamed({ date, figures, text, phrases }: LineView): Phrase | null {
  if (date || figures.length > 0) return null;
  const found = phrases.find(({ phrase, length }) => SUMS.has(phrase) && length > 0 && isAll(text, length));
  return found?.phrase ?? null;
}

const isAll = (text: string, length: number): boolean =>
  letters(text) > 0 && letters(text.slice(0, length)) === letters(text);

/** Figures alone: no day, and no word. */
const isBare = ({ kind, view }: KnownLine): boolean =>
  kind.kind === 'booked' && view.date === null && view.valueDate === null && view.text === '';

/**
 * A sum's name above its figure, below a row that has its own. Where other rows' figures stand alone on lines, too, such a name may be
 * a shop's:
 *
 *     25/05/02   STATIONER       3,000
 *     25/05/09   DINER           5,000
 *                Total
 *                                8,000
 */
export function stackedTotals(lines: readonly KnownLine[]): ReadonlyMap<KnownLine, LineKind> {
  const told = new Map<KnownLine, LineKind>();
  const isTold = (line: KnownLine): boolean => told.has(line);
  lines.forEach((line, i) => {
    const [above, below] = [lines.slice(0, i).findLast(({ kind }) => kind.kind !== 'text'), lines[i + 1]];
    const phrase = above?.kind.kind === 'booked' && below && isBare(below) ? sumNamed(line.view) : null;
    if (!phrase || !below || !follows(line.view, below.view)) return;
    told.set(line, { kind: 'aside' });
    told.set(below, { kind: 'labelled', phrase, label: line.view.text });
  });
  return lines.some((line) => isBare(line) && !isTold(line)) ? new Map() : told;
}
