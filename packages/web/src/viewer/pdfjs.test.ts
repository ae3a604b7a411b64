import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { HIGHLIGHTS } from './highlights.ts';
import { KNOWN_WORDS } from './page-texts.ts';
import { TOOLS } from './use-pdf-state.ts';
import { LEAST_SCALE, MOST_SCALE, nextScale } from './zoom.ts';

const read = (path: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`pdfjs-dist/${path}`), 'utf8');
const library = read('build/pdf.mjs');
const components = read('web/pdf_viewer.mjs');

it('every word that pdf.js sets on its pages is known', () => {
  const named = [
    ...library.matchAll(/["`](pdfjs-[a-z0-9-]+)["`]/g),
    ...components.matchAll(/"data-l10n-id", "(pdfjs-[a-z0-9-]+)"/g),
  ]
    .map(([, name = '']) => name)
    // Ways of its that are not ours: guessed descriptions, and pop-ups without a host for comments.
    .filter((name) => !/-new-alt-text-|-date-time-string$/.test(name));
  expect(new Set(named).size).toBeGreaterThan(30);
  expect(named.filter((name) => !KNOWN_WORDS.includes(name))).toEqual([]);
});

it('its numbers for tools are ours', async () => {
  const { AnnotationEditorType: numbers } = await import('pdfjs-dist');
  expect(TOOLS).toEqual({
    none: numbers.NONE,
    text: numbers.FREETEXT,
    highlight: numbers.HIGHLIGHT,
    image: numbers.STAMP,
    draw: numbers.INK,
    comment: numbers.POPUP,
    signature: numbers.SIGNATURE,
  });
});

it('colours of marked text are written as it compares them', () => {
  for (const colour of Object.values(HIGHLIGHTS)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
});

it('zooms by tenths, and no further than it does', () => {
  expect(nextScale(1, 1)).toBe(1.1);
  expect(nextScale(1.1, -1)).toBe(1);
  expect(nextScale(LEAST_SCALE, -1)).toBe(LEAST_SCALE);
  expect(nextScale(MOST_SCALE, 1)).toBe(MOST_SCALE);
});
