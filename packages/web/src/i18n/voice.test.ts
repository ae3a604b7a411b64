import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { PARTS } from './parts.ts';

/** What a language's texts keep to: its terms, and words that its readers would not use, each with what to say instead. */
interface Voice {
  readonly terms: Readonly<Record<string, string>>;
  readonly never: Readonly<Record<string, string>>;
}

const codes = LOCALES.map(({ code }) => code);
const voiceOf = (locale: string): Voice =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'voice', `${locale}.json`), 'utf8')) as Voice;
const textsOf = (locale: string): string[] =>
  PARTS.flatMap((part) => {
    const file = join(import.meta.dirname, 'messages', locale, `${part}.json`);
    return readFileSync(file, 'utf8').split('\n');
  });

const isLetter = (text: string | undefined): boolean => text !== undefined && /\p{L}/u.test(text);
const isIdeograph = (text: string): boolean => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);

/** Whether a text holds the words, whatever their case, not as the end of a longer word; a word may go on (`reckons`). */
function holds(text: string, words: string): boolean {
  if (isIdeograph(words)) return text.includes(words);
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(words.toLowerCase()); at >= 0; at = lower.indexOf(words.toLowerCase(), at + 1)) {
    if (!isLetter(lower[at - 1])) return true;
  }
  return false;
}

it('each language has a voice, and no other has', () => {
  const files = readdirSync(join(import.meta.dirname, 'voice')).map((name) => name.replace('.json', ''));
  expect(files.sort()).toEqual([...codes].sort());
});

it('a word is found in any case and at the beginning of a longer one only', () => {
  expect(holds('It Reckons with', 'reckon')).toBe(true);
  expect(holds('Unreckoned', 'reckon')).toBe(false);
  expect(holds('計算が合います', '計算が合')).toBe(true);
});

describe.each(codes)('%s', (locale) => {
  const { terms, never } = voiceOf(locale);

  it('names the terms that English names', () => {
    expect(Object.keys(terms)).toEqual(Object.keys(voiceOf('en').terms));
  });

  it('has no word that its readers would not use', () => {
    const lines = textsOf(locale);
    const found = Object.entries(never).flatMap(([words, say]) =>
      lines.filter((line) => holds(line, words)).map((line) => `${line.trim()}: say "${say}", not "${words}"`),
    );
    expect(found).toEqual([]);
  });
});
