import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@tallyleaf/contract';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { type Compiled, compileTexts } from './compile-messages.ts';

const folder = join(import.meta.dirname, '../src/i18n/messages');
type Texts = Parameters<typeof compileTexts>[0];

const flatten = <T>(tree: { readonly [key: string]: T | object }, prefix = ''): [string, T][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? flatten<T>(value as { readonly [key: string]: T | object }, `${prefix}${key}.`)
      : [[prefix + key, value as T] as [string, T]],
  );

const read = (locale: string): Texts =>
  Object.assign(
    {},
    ...readdirSync(join(folder, locale)).map((file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))),
  );

/** Figures of every plural form of the nine languages, and a word where a name stands. */
const FIGURES = [0, 1, 2, 5, 11, 21, 1_000_000, 1234.5];

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

interface Told {
  readonly markup: (key: string, values: object) => string;
}

/** What sets the words between a message's tags apart: `<ink>…</ink>`. */
const marksOf = (source: string): Record<string, (words: unknown) => string> =>
  Object.fromEntries(
    [...source.matchAll(/<([a-z]\w*)>/gi)].map(([, name = '']) => [
      name,
      (words: unknown) => `[${name} ${[words].flat().join('')}]`,
    ]),
  );

describe.each(LOCALES)('$code', ({ code, tag }) => {
  it('every message reads the same compiled as it does uncompiled', () => {
    const texts = read(code);
    const t = createTranslator({ locale: tag, messages: texts as never }) as unknown as Told;
    const compiled = flatten<Compiled[string]>(compileTexts(texts));
    const sources = new Map(flatten<string>(texts));
    expect(compiled.length).toBeGreaterThan(300);
    for (const [key, message] of compiled) {
      const source = sources.get(key) ?? '';
      const names = [...source.matchAll(/\{([a-z]\w*)(?=[,}])/gi)].map(([, name = '']) => name);
      for (const figure of FIGURES) {
        const values = { ...Object.fromEntries(names.map((name) => [name, figure])), ...marksOf(source) };
        const told = [format(message as never, tag, values, { formatters })].flat().join('');
        expect([key, told]).toEqual([key, t.markup(key, values)]);
      }
    }
  });
});

it('what has neither figures nor names stays text', () => {
  expect(compileTexts({ a: { b: "it's so" }, c: '{n} files' })).toEqual({ a: { b: "it's so" }, c: [['n'], ' files'] });
});
