import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { coverageRows } from '../scripts/test/coverage-page.mjs';
import { bodiesOf, plainTitle } from './test-bodies.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** The specification lies beside the repository on some machines, and never in it. */
const specification = join(root, '../shared/spec.md');

/** The page's rows: number, requirement, and what shows it. */
const rows = coverageRows(page).map((row) => ({ ...row, name: `${row.section}.${row.row} ${row.what}` }));

describe.each(rows.filter(({ how }) => how.includes('“')))('$name', ({ how, tests, names }) => {
  test('its tests are there, and each expects something', () => {
    expect(tests.length).toBe(how.split('“').length - 1);
    for (const { file, title } of tests) {
      expect([file, existsSync(join(root, file))]).toEqual([file, true]);
      expect([file, title, bodiesOf(root, file).get(plainTitle(title))?.expects]).toEqual([file, title, true]);
    }
  });

  test.each(names)('%s is in one of its tests', (name) => {
    const mentions = tests.map(({ file, title }) => bodiesOf(root, file).get(plainTitle(title))?.mentions ?? '');
    expect([name, mentions.some((text) => text.includes(name))]).toEqual([name, true]);
  });
});

test('every requirement has a test or a reason, and a number of its own', () => {
  const reason = /Not shown in the specification|No test: |Product, section \d/;
  expect(rows.filter(({ how, tests }) => tests.length === 0 && !reason.test(how))).toEqual([]);
  for (let section = 1; section <= 9; section += 1) {
    const numbers = rows.filter((one) => one.section === section).map(({ row }) => row);
    expect([section, numbers]).toEqual([section, numbers.map((_, index) => index + 1)]);
    expect(numbers.length).toBeGreaterThan(3);
  }
  expect(page.match(/^\| \d/gm)).toHaveLength(rows.length);
});

const sections = existsSync(specification) ? readFileSync(specification, 'utf8').split(/^## /m).slice(1) : [];

test.each(sections.map((text) => [Number(text[0]), text] as const))(
  'no line of section %i is left out',
  (section, text) => {
    // A table's rows count without its head and the line under it.
    const tables = text.match(/^\|.*$/gm)?.length ?? 0;
    const heads = (text.match(/^\| ?-+.*$/gm)?.length ?? 0) * 2;
    const lines = (text.match(/^- /gm)?.length ?? 0) + tables - heads;
    expect(rows.filter((one) => one.section === section).length).toBeGreaterThanOrEqual(lines);
  },
);
