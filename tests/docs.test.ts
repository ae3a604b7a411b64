import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERRORS, REFUSAL_STATUS, REFUSALS, WARNINGS } from '@tallyleaf/contract';
import { exporters } from '@tallyleaf/exporters';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The cells of the rows of a page's tables whose first cell is code: `| \`a\` | b |` is `['a', 'b']`. */
const rows = (text: string): string[][] =>
  [...text.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, first = '', rest = '']) => [
    first,
    ...rest.split('|').map((cell) => cell.trim()),
  ]);

/** The part of a page under this heading, up to the next of its kind. */
const section = (text: string, heading: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

describe('where to change', () => {
  const paths = [...read('docs/where-to-change.md').matchAll(/`([^`\s]*\/[^`\s]*|\.[a-z-]+\.mjs)`/g)].map(
    ([, path = '']) => path,
  );

  test('has paths', () => expect(paths.length).toBeGreaterThan(30));
  test.each(paths)('%s exists', (path) => expect(existsSync(join(root, path))).toBe(true));
});

describe('links lead somewhere', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root });
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, target = '']) => ({ page, target })),
  );

  test('there are links', () => expect(links.length).toBeGreaterThan(20));
  test.each(links)('$page → $target', ({ page, target }) => {
    expect(existsSync(join(root, dirname(page), target))).toBe(true);
  });
});

describe('tables hold what the code holds', () => {
  test('refusals', () => {
    const table = rows(section(read('docs/statement.md'), 'Refusals'));
    expect(Object.fromEntries(table)).toEqual(REFUSALS);
  });

  test('warnings', () => {
    const table = rows(section(read('docs/statement.md'), 'Warnings'));
    expect(Object.fromEntries(table)).toEqual(WARNINGS);
  });

  test('errors of the API', () => {
    const table = rows(section(read('docs/api.md'), 'Errors')).map(([code, status]) => [code, Number(status)]);
    const errors = Object.entries(ERRORS).map(([code, { status }]) => [code, status]);
    expect(Object.fromEntries(table)).toEqual({ ...Object.fromEntries(errors), ...REFUSAL_STATUS });
  });

  test('formats', () => {
    const [list = ''] = read('docs/formats.md').split(/^## /m);
    const table = rows(list).map(([id, ending, label]) => ({ id, ending, label }));
    expect(table).toEqual(exporters.map(({ id, extension, label }) => ({ id, ending: `\`.${extension}\``, label })));
  });

  test('checks', () => {
    const table = rows(section(read('docs/statement.md'), 'Verdicts')).map(([kind]) => kind);
    const schema = read('packages/contract/src/statement.ts');
    expect(table.filter((kind) => !schema.includes(`'${kind}'`))).toEqual([]);
  });
});

test('every decision is about one thing and says what follows', () => {
  const decisions = globSync('docs/decisions/0*.md', { cwd: root });
  expect(decisions.length).toBeGreaterThan(8);
  for (const path of decisions) {
    const text = read(path);
    expect(['**Context.**', '**Decision.**', '**Consequences.**'].filter((part) => !text.includes(part))).toEqual([]);
    expect(text.split('\n').length).toBeLessThan(40);
  }
});
