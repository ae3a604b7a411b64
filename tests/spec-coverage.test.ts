import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8');

/** The specification lies beside the repository on some machines, and never in it. */
const specification = join(root, '../shared/spec.md');

/** The page's rows: number, requirement, and what shows it. */
const rows = [...page.matchAll(/^\| (\d)\.(\d+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, section, row, what = '', how = '']) => ({
    section: Number(section),
    row: Number(row),
    name: `${section}.${row} ${what}`,
    how,
  }),
);
const shownBy = (how: string) =>
  [...how.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));

/** A test file as its titles read: quotes are not escaped, whatever the string that holds them. */
const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
  sources.set(file, known);
  return known;
}

test.each(rows.filter(({ how }) => how.includes('“')))('$name: its tests are there', ({ how }) => {
  expect(shownBy(how).length).toBe(how.split('“').length - 1);
  for (const { file, title } of shownBy(how)) {
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    const asTitle = ["'", '"', '`'].some((quote) => sourceOf(file).includes(quote + title + quote));
    expect([file, title, asTitle]).toEqual([file, title, true]);
  }
});

test('every requirement has a test or a reason, and a number of its own', () => {
  const reason = /Not shown in the specification|No test: |Product, section \d/;
  expect(rows.filter(({ how }) => shownBy(how).length === 0 && !reason.test(how))).toEqual([]);
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
