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

it('gives the figures of the newest round, as it was when it was new (docs/accuracy.md)', () => {
  const rounds = readFileSync(join(root, 'docs/accuracy.md'), 'utf8').match(/^\| \d+ \|.*$/gm) ?? [];
  const [, , files, f1, perfect, silent] = (rounds.at(-1) ?? '').split('|').map((cell) => cell.trim());
  const source = readFileSync(join(import.meta.dirname, 'questions-section.tsx'), 'utf8');
  expect(source).toContain(`files: ${files}, f1: ${Number(f1) / 100}, perfect: ${Number(perfect) / 100} `);
  expect(silent).toBe('0');
});
