import type { Phrase } from '../languages/language.ts';
import { countLetters } from '../languages/letters.ts';
import { follows, type KnownLine } from './figure-line.ts';
import type { LineKind } from './line-kind.ts';
import type { LineView } from './line-view.ts';

const SUMS: ReadonlySet<Phrase> = new Set(['subtotal', 'total', 'total-in', 'total-out']);

/** The sum that a line names and says nothing else. */
function sumNamed({ date, figures, text, phrases }: LineView): Phrase | null {
  if (date || figures.length > 0) return null;
  const found = phrases.find(({ phrase, length }) => SUMS.has(phrase) && length > 0 && isAll(text, length));
  return found?.phrase ?? null;
}

const isAll = (text: string, length: number): boolean =>
  countLetters(text) > 0 && countLetters(text.slice(0, length)) === countLetters(text);

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
  let above: KnownLine | undefined;
  for (const [i, line] of lines.entries()) {
    const below = lines[i + 1];
    const phrase = above?.kind.kind === 'booked' && below && isBare(below) ? sumNamed(line.view) : null;
    if (line.kind.kind !== 'text') above = line;
    if (!phrase || !below || !follows(line.view, below.view)) continue;
    told.set(line, { kind: 'aside' });
    told.set(below, { kind: 'labelled', phrase, label: line.view.text });
  }
  return lines.some((line) => isBare(line) && !told.has(line)) ? new Map() : told;
}
