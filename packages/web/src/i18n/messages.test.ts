import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { LOCALES, tagOf } from './locale.ts';
import { PARTS } from './parts.ts';
import type { Messages } from './translate.ts';

const codes = LOCALES.map(({ code }) => code);
const source = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'messages');

type Tree = { readonly [key: string]: string | Tree };

/** All texts of a language: its parts, whose top keys are their own. */
function read(locale: string): Tree {
  const all: Record<string, string | Tree> = {};
  for (const part of PARTS) {
    const texts = JSON.parse(readFileSync(join(folder, locale, `${part}.json`), 'utf8')) as Tree;
    for (const key of Object.keys(texts))
      expect(all, `${part} has a top key of another part`).not.toHaveProperty([key]);
    Object.assign(all, texts);
  }
  return all;
}

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );

const english = new Map(flatten(read('en')));

/** The names between braces: `{count, plural, …}` is `count`. */
const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-z]\w*)(?=[,}])/g)].map(([, name = '']) => name))].sort();

/** The names of what the app draws otherwise: `<ink>…</ink>` is `ink`. */
const tagsOf = (text: string): string[] => [...text.matchAll(/<([a-z]+)>/g)].map(([, name = '']) => name).sort();

describe.each(codes)('%s', (locale) => {
  const messages = new Map(flatten(read(locale)));

  it('has exactly the keys of English', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('takes the same figures and names in each message', () => {
    for (const [key, text] of messages) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
      expect([key, tagsOf(text)]).toEqual([key, tagsOf(english.get(key) ?? '')]);
    }
  });

  it('can be formatted, every message', () => {
    const t = createTranslator({
      locale: tagOf(locale),
      messages: read(locale) as unknown as Messages,
      onError: (error) => {
        throw error;
      },
    });
    for (const [key, text] of messages) {
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 2]));
      const tags = Object.fromEntries(tagsOf(text).map((name) => [name, (inner: string) => inner]));
      expect(t.markup(key as 'product', { ...values, ...tags } as never)).not.toBe('');
    }
  });
});

it('every locale has its folder, and every part its file in it', () => {
  expect(readdirSync(folder).sort()).toEqual([...codes].sort());
  for (const code of codes) {
    expect(readdirSync(join(folder, code)).sort()).toEqual(PARTS.map((part) => `${part}.json`).sort());
  }
});

it('no message is unused', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  /** A key made from a variable, `place.${place}.name`, uses every key of its form. */
  const patterns = [...code.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => template.includes('${') && template.includes('.'))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));
  const titles = /^\w+\.meta\.(title|description)$/;
  const unused = [...english.keys()].filter(
    (key) => !code.includes(`'${key}'`) && !titles.test(key) && !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});
