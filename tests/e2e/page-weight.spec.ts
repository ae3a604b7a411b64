import { HOME_BUDGET, ownScripts, sumOf } from '../../bench/page/weigh.ts';
import { expect, test } from './browser.ts';

/** What home weighs before anybody does anything; `npm run bench:page` tells it file by file. */
test('the JavaScript of home is within its budget, and comes compressed', async ({ browser, server }) => {
  const scripts = await ownScripts(browser, server.url);
  expect(scripts.filter(({ bytes, encoding }) => bytes > 1000 && encoding !== 'br')).toEqual([]);
  expect(scripts.length).toBeGreaterThan(5);
  expect(sumOf(scripts)).toBeLessThanOrEqual(HOME_BUDGET);
});

test('what is fetched only when it is needed is not among it', async ({ browser, server }) => {
  const names = (await ownScripts(browser, server.url)).map(({ path }) => path.replace(/-[\w-]{8}\.js$/, ''));
  expect(names).toContain('/assets/framework');
  expect(
    names.filter((name) =>
      /dialog|engine|viewer|worker|schemas|files-area|sections|result|workbench|toaster|exporter/.test(name),
    ),
  ).toEqual([]);
});
