import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STATEMENT_LANGUAGES } from './kinds-section.tsx';

const root = join(import.meta.dirname, '../../../../../..');

it('names the languages that the engine knows, and no other', () => {
  const known = readdirSync(join(root, 'packages/engine/src/languages'))
    .map((file) => /^([a-z]{2}(?:-[a-z]{2})?)\.ts$/.exec(file)?.[1])
    .filter((code) => code !== undefined)
    .map((code) => ({ 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant' })[code] ?? code);
  expect([...STATEMENT_LANGUAGES].sort()).toEqual(known.sort());
});

it('gives the figures of the sealed set, as it was last measured (bench/report/sealed.json)', () => {
  const sets = JSON.parse(readFileSync(join(root, 'bench/report/sealed.json'), 'utf8')) as Record<string, unknown>[];
  const [{ meanFileF1, perfect, silentErrors } = {}] = sets;
  const source = readFileSync(join(import.meta.dirname, 'questions-section.tsx'), 'utf8');
  expect(source).toContain(`f1: ${meanFileF1}, perfect: ${perfect} `);
  // The answer says that one was called right that was not.
  expect(silentErrors).toBe(1);
});
