import type { Random } from '../../corpus/generator/random.ts';
import { languages } from '../../packages/engine/src/languages/index.ts';
import type { ColumnRole, Language, Phrase } from '../../packages/engine/src/languages/language.ts';
import type { CellLabel } from './labels.ts';

/** What headings and labels say: the synonyms that the engine knows in a language, and words that it does not know. */

const ROLE_OF: Readonly<Record<CellLabel, readonly ColumnRole[]>> = {
  date: ['date'],
  'value-date': ['value-date'],
  'other-date': ['transaction-date'],
  amount: ['amount'],
  'money-in': ['money-in'],
  'money-out': ['money-out'],
  balance: ['balance'],
  'other-figure': ['fee', 'foreign-amount', 'rate', 'gross', 'other'],
  description: ['description'],
  type: ['type', 'category'],
  reference: ['reference'],
  'other-text': ['sequence', 'branch', 'time', 'card-number', 'other', 'currency'],
};

const SYLLABLES = ['ba', 'ren', 'to', 'lis', 'mar', 'ke', 'dun', 'so', 'vel', 'ik', 'ora', 'pet', 'an', 'gu', 'tir'];

/** A word of no language. */
export function inventWord(random: Random): string {
  const word = Array.from({ length: random.integer(2, 3) }, () => random.pick(SYLLABLES)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Vocabulary is kept in lower case; a statement sets it in one of three ways. */
export type Casing = 'sentence' | 'title' | 'capitals';

export function inCasing(text: string, casing: Casing): string {
  if (casing === 'capitals') return text.toUpperCase();
  if (casing === 'title')
    return text.replace(/(^|[ /])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How a statement words things. */
export interface Wording {
  readonly heading: (cell: CellLabel) => string;
  readonly phrase: (phrase: Phrase) => string;
}

const languageOf = (code: string): Language => {
  const found = languages.find((language) => language.code === code.toLowerCase());
  if (!found) throw new RangeError(`the engine has no language ${code}`);
  return found;
};

/**
 * Draws a statement's wording. `strange` is the share of headings and labels in words that the engine does not know, as
 * those of a bank are that it has not seen.
 */
export function drawWording(random: Random, code: string, strange: number): Wording {
  const language = languageOf(code);
  const casing = random.pick<Casing>(['sentence', 'sentence', 'title', 'capitals']);
  const bilingual = code !== 'en' && random.chance(0.06);
  const invent = () => Array.from({ length: random.integer(1, 2) }, () => inventWord(random)).join(' ');
  const say = (lists: readonly (readonly string[])[], english: readonly string[]): string => {
    const list = lists.flat();
    if (list.length === 0 || random.chance(strange)) return invent();
    const text = inCasing(random.pick(list), casing);
    return bilingual && english.length > 0 ? `${text} / ${inCasing(random.pick(english), casing)}` : text;
  };
  const english = languageOf('en');
  return {
    heading: (cell) => {
      const roles = [random.pick(ROLE_OF[cell])];
      return say(
        roles.map((role) => language.headings[role]),
        english.headings[roles[0] as ColumnRole],
      );
    },
    phrase: (phrase) => say([language.phrases[phrase]], english.phrases[phrase]),
  };
}
