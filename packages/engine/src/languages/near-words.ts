import { canonicalText, UNSPACED } from './canonical.ts';
import { languages } from './index.ts';
import type { Language } from './language.ts';

/** Shorter words are near to too many others. */
const SHORTEST = 4;

const textsOf = ({ headings, phrases, statementTitles, accountTypes }: Language): string[] => [
  ...Object.values(headings).flat(),
  ...Object.values(phrases).flat(),
  ...statementTitles,
  ...Object.values(accountTypes).flat(),
];

/** The text without one of its letters, each in turn. */
const shortened = (text: string): string[] => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));

interface Words {
  readonly all: ReadonlySet<string>;
  /** Words by what is left of them without one letter: two words that share that differ by one letter. */
  readonly byShortened: ReadonlyMap<string, readonly string[]>;
}

function compile(codes: readonly string[]): Words {
  const all = new Set<string>();
  for (const language of languages.filter(({ code }) => codes.includes(code))) {
    for (const text of textsOf(language)) {
      if (UNSPACED.test(text)) continue;
      for (const word of canonicalText(text).split(/[^\p{L}]+/u)) all.add(word);
    }
  }
  const byShortened = new Map<string, string[]>();
  for (const word of all) {
    if (word.length < SHORTEST) continue;
    for (const key of [word, ...shortened(word)]) byShortened.set(key, [...(byShortened.get(key) ?? []), word]);
  }
  return { all, byShortened };
}

/** Letters that differ: 1 where one is another letter, missing or too many; more elsewhere. */
function differsByOne(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  return Math.max(endA, endB) - from <= 1;
}

/**
 * Finds words of statements' headings, labels and titles in these languages that differ from a misread one by a letter:
 * `Daoe` is near `date`. Gives all of them; none for a word that is one itself.
 */
export function nearWords(codes: readonly string[]): (word: string) => readonly string[] {
  let words: Words | undefined;
  return (printed) => {
    words ??= compile(codes);
    const word = canonicalText(printed);
    if (word.length < SHORTEST || words.all.has(word) || UNSPACED.test(word)) return [];
    const near = [word, ...shortened(word)].flatMap((key) => words?.byShortened.get(key) ?? []);
    return [...new Set(near)].filter((other) => differsByOne(word, other));
  };
}
