import { expect, it } from 'vitest';
import { localeOfPath, PAGES, pathIn, pathWithout, prerenderedPaths } from './paths.ts';

it.each([
  ['/', null],
  ['/de', 'de'],
  ['/de/', 'de'],
  ['/de/terms', 'de'],
  ['/terms', null],
  ['/zh-TW', 'zh-TW'],
  ['/ja/terms', 'ja'],
  ['/den', null],
  ['/en', null],
  ['/DE', null],
])('the prefix of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

it.each([
  ['en', '/', '/'],
  ['en', '/terms', '/terms'],
  ['de', '/', '/de'],
  ['de', '/terms', '/de/terms'],
] as const)('%s %s stands at %s', (locale, page, path) => {
  expect(pathIn(locale, page)).toBe(path);
  expect(pathWithout(path)).toBe(page);
});

it('writes every page in every language', () => {
  const paths = prerenderedPaths();
  expect(paths).toHaveLength(9 * Object.keys(PAGES).length);
  expect(paths).toEqual(expect.arrayContaining(['/', '/terms', '/privacy', '/de', '/zh-TW/terms', '/cn/privacy']));
});
