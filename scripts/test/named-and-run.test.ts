import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { coverageRows, titlePattern } from './coverage-page.mjs';
import { namedButNotPassed, runByPlaywright, runByVitest } from './named-and-run.mjs';

/** As a template's hole stands in a title. */
const HOLE = ['$', '{locale}'].join('');

const PAGE = `| number | requirement | shown by |
| --- | --- | --- |
| 2.1 | pages in \`nine\` languages | \`a.test.ts\` “%s is there”<br>\`tests/e2e/b.spec.ts\` “opens in ${HOLE}” |
| 2.2 | no test | Not shown. |
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyleaf-named-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (report: unknown): string => {
  const path = join(folder, 'report');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

it('a row has a number, a requirement with names, and tests', () => {
  expect(coverageRows(PAGE).map(({ section, row, names, tests }) => ({ section, row, names, tests }))).toEqual([
    {
      section: 2,
      row: 1,
      names: ['nine'],
      tests: [
        { file: 'a.test.ts', title: '%s is there' },
        { file: 'tests/e2e/b.spec.ts', title: `opens in ${HOLE}` },
      ],
    },
    { section: 2, row: 2, names: [], tests: [] },
  ]);
});

it.each([
  ['%s is there (%d)', 'home is there (2)', true],
  ['%s is there', 'home is not here', false],
  ['$call is there', 'GET /a is there', true],
  [`opens in ${HOLE}`, 'opens in de', true],
  [`opens in ${HOLE}`, 'it opens in de', false],
  ['a.b', 'axb', false],
])('%s stands for %s: %s', (title, reported, does) => {
  expect(titlePattern(title).test(reported)).toBe(does);
});

it('a named test must have run and passed, each time that it ran', () => {
  const one = { file: 'a.test.ts', title: 'x is there', passed: true };
  const two = { file: 'tests/e2e/b.spec.ts', title: 'opens in de', passed: true };
  const all = () => true;
  expect(namedButNotPassed(PAGE, [one, two], all)).toEqual([]);
  expect(namedButNotPassed(PAGE, [one, two, { ...one, title: 'y is there', passed: false }], all)).toEqual([
    'a.test.ts “%s is there”: failed',
  ]);
  expect(namedButNotPassed(PAGE, [{ ...one, file: 'c.test.ts' }, two], all)).toEqual([
    'a.test.ts “%s is there”: did not run',
  ]);
  expect(namedButNotPassed(PAGE, [one], (file) => file === 'a.test.ts')).toEqual([]);
});

it('reads what Vitest wrote; a test that was skipped did not pass', () => {
  const assertionResults = [
    { title: 'x', status: 'passed' },
    { title: 'y', status: 'skipped' },
  ];
  expect(
    runByVitest(written({ testResults: [{ name: '/home/it/packages/a.test.ts', assertionResults }] }), '/home/it'),
  ).toEqual([
    { file: 'packages/a.test.ts', title: 'x', passed: true },
    { file: 'packages/a.test.ts', title: 'y', passed: false },
  ]);
  expect(runByVitest(join(folder, 'none'), '/home/it')).toEqual([]);
});

it('reads what Playwright wrote, suites in suites', () => {
  const specs = [{ title: 'opens', ok: true, file: 'b.spec.ts' }];
  const report = { config: { rootDir: '/home/it/tests/e2e' }, suites: [{ specs, suites: [{ specs }] }] };
  const opened = { file: 'tests/e2e/b.spec.ts', title: 'opens', passed: true };
  expect(runByPlaywright(written(report), '/home/it')).toEqual([opened, opened]);
});
