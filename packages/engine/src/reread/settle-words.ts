import { canonicalText } from '../languages/canonical.ts';
import { guessLanguages, headingsIn, phrasesIn } from '../languages/match.ts';
import { nearWords } from '../languages/near-words.ts';
import type { Layout, Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { type Change, readAs } from './changes.ts';
import { isInk } from './ink.ts';

/** Readers of print are surer than this of most words that they read right. */
const SURE = 0.93;
const MAY_BE_WORD = /^[^\p{L}\d]?\p{L}[\p{L}\d]*[.:)]?$/u;

/** How many letters of a text belong to headings and phrases. */
const known = (text: string): number =>
  [...headingsIn(text), ...phrasesIn(text)].reduce((sum, { length }) => sum + length, 0);

/** The word set as the misread one was: capitals, a capital first, or none. */
function setLike(word: string, printed: string): string {
  if (printed === printed.toUpperCase()) return word.toUpperCase();
  const [first = ''] = printed;
  return first === first.toUpperCase() ? (word[0] ?? '').toUpperCase() + word.slice(1) : word;
}

function changeOf(word: Word, line: Line, nearest: (text: string) => readonly string[]): Change | null {
  if (!isInk(word) || (word.sureness ?? 1) > SURE || !MAY_BE_WORD.test(word.text)) return null;
  const near = nearest(word.text).map((other) => setLike(other, word.text));
  const others = new Map([...near, ...(word.readings ?? [])].map((text) => [canonicalText(text), text]));
  if (others.size === 0) return null;
  const texts = line.words.map(({ text }) => text);
  const at = line.words.indexOf(word);
  const before = known(texts.join(' '));
  const ranked = [...others.values()]
    .map((text) => ({ text, letters: known(texts.with(at, text).join(' ')) }))
    .filter(({ letters }) => letters > before)
    .sort((a, b) => b.letters - a.letters);
  const [best, second] = ranked;
  if (!best || second?.letters === best.letters) return null;
  return { page: line.page, words: [word], by: [readAs(word, best.text)], because: 'form' };
}

/** Headings stand once on a page: a word that is read alike on more lines than there are pages is one that bookings name. */
function repeated(lines: readonly Line[], pages: number): (word: Word) => boolean {
  const counts = new Map<string, number>();
  for (const { words } of lines) for (const { text } of words) counts.set(text, (counts.get(text) ?? 0) + 1);
  return ({ text }) => (counts.get(text) ?? 0) > Math.max(2, pages);
}

/**
 * Words that are a letter away from one that makes a heading or a label of their line, and are no such word themselves:
 *
 *     Daoe    Text       Debit    Credit         Daoe: Date
 */
export function settleWords({ pages }: Layout): Change[] {
  const all = pages.flatMap(({ lines }) => lines);
  const near = nearWords([...guessLanguages(all.map(({ text }) => text).join('\n')).slice(0, 2), 'en']);
  const isOften = repeated(all, pages.length);
  return all.flatMap((line) => line.words.flatMap((word) => (isOften(word) ? [] : (changeOf(word, line, near) ?? []))));
}
