import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/setup/root.mjs';
import { asvsRows } from '../scripts/test/coverage-page.mjs';
import { bodiesOf, plainTitle } from './test-bodies.ts';

/** The requirements of OWASP ASVS 4.0.3 by their level: those of level 1, and those that level 2 adds. */
const LEVEL_1 = `
  2.1.1 2.1.2 2.1.3 2.1.4 2.1.5 2.1.6 2.1.7 2.1.8 2.1.9 2.1.10 2.1.11 2.1.12 2.2.1 2.2.2 2.2.3 2.3.1 2.5.1 2.5.2 2.5.3
  2.5.4 2.5.5 2.5.6 2.7.1 2.7.2 2.7.3 2.7.4 2.8.1 3.1.1 3.2.1 3.2.2 3.2.3 3.3.1 3.3.2 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5
  3.7.1 4.1.1 4.1.2 4.1.3 4.1.5 4.2.1 4.2.2 4.3.1 4.3.2 5.1.1 5.1.2 5.1.3 5.1.4 5.1.5 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5
  5.2.6 5.2.7 5.2.8 5.3.1 5.3.2 5.3.3 5.3.4 5.3.5 5.3.6 5.3.7 5.3.8 5.3.9 5.3.10 5.5.1 5.5.2 5.5.3 5.5.4 6.2.1 7.1.1
  7.1.2 7.4.1 8.2.1 8.2.2 8.2.3 8.3.1 8.3.2 8.3.3 8.3.4 9.1.1 9.1.2 9.1.3 10.3.1 10.3.2 10.3.3 11.1.1 11.1.2 11.1.3
  11.1.4 11.1.5 12.1.1 12.3.1 12.3.2 12.3.3 12.3.4 12.3.5 12.4.1 12.4.2 12.5.1 12.5.2 12.6.1 13.1.1 13.1.3 13.2.1 13.2.2
  13.2.3 13.3.1 14.2.1 14.2.2 14.2.3 14.3.2 14.3.3 14.4.1 14.4.2 14.4.3 14.4.4 14.4.5 14.4.6 14.4.7 14.5.1 14.5.2 14.5.3
`;
const LEVEL_2 = `
  1.1.1 1.1.2 1.1.3 1.1.4 1.1.5 1.1.6 1.1.7 1.2.1 1.2.2 1.2.3 1.2.4 1.4.1 1.4.4 1.4.5 1.5.1 1.5.2 1.5.3 1.5.4 1.6.1
  1.6.2 1.6.3 1.6.4 1.7.1 1.7.2 1.8.1 1.8.2 1.9.1 1.9.2 1.10.1 1.11.1 1.11.2 1.12.2 1.14.1 1.14.2 1.14.3 1.14.4 1.14.5
  1.14.6 2.3.2 2.3.3 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.5.7 2.6.1 2.6.2 2.6.3 2.7.5 2.7.6 2.8.2 2.8.3 2.8.4 2.8.5 2.8.6
  2.8.7 2.9.1 2.9.2 2.9.3 2.10.1 2.10.2 2.10.3 2.10.4 3.2.4 3.3.3 3.3.4 3.5.1 3.5.2 3.5.3 4.3.3 5.4.1 5.4.2 5.4.3 6.1.1
  6.1.2 6.1.3 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.3.1 6.3.2 6.4.1 6.4.2 7.1.3 7.1.4 7.2.1 7.2.2 7.3.1 7.3.3 7.3.4 7.4.2
  7.4.3 8.1.1 8.1.2 8.1.3 8.1.4 8.3.5 8.3.6 8.3.7 8.3.8 9.2.1 9.2.2 9.2.3 9.2.4 10.2.1 10.2.2 11.1.6 11.1.7 11.1.8
  12.1.2 12.1.3 12.2.1 12.3.6 13.1.4 13.1.5 13.2.5 13.2.6 13.3.2 13.4.1 13.4.2 14.1.1 14.1.2 14.1.3 14.1.4 14.2.4 14.2.5
  14.2.6 14.5.4
`;
const LEVELS = new Map(
  [LEVEL_1, LEVEL_2].flatMap((list, n) =>
    list
      .trim()
      .split(/\s+/)
      .map((id) => [id, n + 1] as const),
  ),
);

const page = readFileSync(join(root, 'docs/security-asvs.md'), 'utf8');
const rows = asvsRows(page);

/** What a state needs: tests that show it, or words that say why. */
const NEEDS: Readonly<Record<string, 'tests' | 'reason'>> = {
  Met: 'tests',
  'Met, no test': 'reason',
  Partly: 'reason',
  'Not met': 'reason',
  'Does not apply': 'reason',
};

test('every requirement of both levels is there once, with its level', () => {
  expect(LEVELS.size).toBe(259);
  expect(rows.map(({ number }) => number).sort()).toEqual([...LEVELS.keys()].sort());
  expect(rows.filter(({ number, level }) => LEVELS.get(number) !== level)).toEqual([]);
  // No row of a table was passed over.
  expect(page.match(/^\| \d/gm)).toHaveLength(rows.length);
});

test('every state has its tests or its reason', () => {
  const bare = rows.filter(({ state, reason, tests }) =>
    NEEDS[state] === 'tests' ? tests.length === 0 : NEEDS[state] !== 'reason' || reason.length < 15,
  );
  expect(bare).toEqual([]);
});

test('the sums at the top are right', () => {
  for (const state of Object.keys(NEEDS)) {
    const [one, two] = [1, 2].map((level) => rows.filter((row) => row.state === state && row.level === level).length);
    expect(page).toContain(`| ${state} | ${one} | ${two} |\n`);
  }
});

const named = [...new Map(rows.flatMap(({ tests }) => tests).map((one) => [`${one.file} ${one.title}`, one])).values()];

describe.each([...new Set(named.map(({ file }) => file))])('%s', (file) => {
  const titles = named.filter((one) => one.file === file).map(({ title }) => title);
  test('is there', () => expect(existsSync(join(root, file))).toBe(true));
  test.each(titles)('has %j, which expects something', (title) => {
    expect([title, bodiesOf(root, file).get(plainTitle(title))?.expects]).toEqual([title, true]);
  });
});

test('tests are named as the page of the specification names them', () => {
  expect(named.length).toBeGreaterThan(100);
  // A file of tests is always followed by a title.
  const files = rows.flatMap(({ how }) => how.match(/`[^`]+\.(?:test|spec)\.tsx?`/g) ?? []);
  expect(files.length).toBe(rows.flatMap(({ tests }) => tests).length);
});
