import { dropFiles, expect, faultsOfAccess, open, t, test, wordsOf } from './browser.ts';
import { corpus } from './product.ts';
import { convertedOnServer } from './reviewed.ts';
import { tested } from './whole.ts';

/** Several documents, looked through one after another. */

const pathOf = (name: string): string => {
  const found = corpus.find((one) => one.name === name);
  if (!found) throw new Error(`the corpus has no ${name}`);
  return found.path;
};
const [good, misprinted] = [pathOf('us-checking-plain'), pathOf('fr-livret-misprint')];

test.setTimeout(150_000);

test('what is kept is one list: verdicts, rows to look at, and one document after the other', async ({
  page,
  server,
}) => {
  await convertedOnServer(page, server.url, good, 'good.pdf');
  await convertedOnServer(page, server.url, misprinted, 'misprinted.pdf');
  // Without any conversion named, it is chosen what is looked through.
  await open(page, '/conversions');
  await page.getByRole('link', { name: t('batch.toWorklist') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('worklist.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('batch.choice.needs', { count: 1 }) })).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('link', { name: t('batch.choice.all', { count: 2 }) }).click();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('misprinted.pdf')).toContainText(t('verdict.failed'));
  await expect(row('misprinted.pdf')).toContainText(/[1-9]\d* rows? to check/);
  await expect(row('good.pdf')).toContainText(t('verdict.verified'));
  await expect(page.getByText(t('worklist.progress', { done: 0, count: 2 }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);

  await page.getByRole('link', { name: t('worklist.begin') }).click();
  const first = page.getByRole('heading', { level: 1 });
  await expect(first).toHaveText(/\.pdf$/);
  const opened = await first.textContent();
  await expect(page.getByText(t('worklist.position', { number: 1, count: 2 }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('F10');
  await expect(page.getByText(t('worklist.position', { number: 2, count: 2 }))).toBeVisible();
  await expect(first).not.toHaveText(opened ?? '');
  await page.getByRole('button', { name: t('worklist.finish') }).click();
  await expect(page.getByText(t('worklist.allDone'))).toBeVisible();

  // The marks are kept, and can be taken away.
  await page.reload();
  await expect(page.getByText(t('worklist.progress', { done: 2, count: 2 }))).toBeVisible();
  await row('good.pdf').getByRole('checkbox').uncheck();
  await expect(page.getByText(t('worklist.progress', { done: 1, count: 2 }))).toBeVisible();
});

test('what was converted on this device is a list, too, without the server', async ({ page, server }) => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() !== 'GET' && request.url().startsWith(server.url)) sent.push(request.url());
  });
  await open(page, '/');
  await dropFiles(page, [
    { name: 'march.pdf', path: good },
    { name: 'april.pdf', path: misprinted },
  ]);
  await page.getByRole('link', { name: t('result.reviewAll', { count: 2 }) }).click();
  // Home has such entries and links, too.
  await expect(page.getByRole('heading', { level: 1, name: t('worklist.title') })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'april.pdf' })).toContainText(t('verdict.failed'));
  await page.getByRole('link', { name: 'march.pdf' }).click();
  await expect(page.getByText(t('worklist.position', { number: 1, count: 2 }))).toBeVisible();
  expect(sent).toEqual([]);
  // The files wait where they were, and nothing of them is kept.
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.home') })
    .click();
  await expect(page.getByRole('link', { name: t('result.reviewAll', { count: 2 }) })).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'tallyleaf',
  );
});

for (const locale of tested(['de', 'ja'])) {
  test(`on a phone a swipe leads from the rows to the page and back, and the row is shown whole (${locale})`, async ({
    page,
    server,
  }) => {
    const words = wordsOf(locale);
    const id = await convertedOnServer(page, server.url, good, 'good.pdf');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/${locale}/conversions/${id}`);
    await expect(page.getByRole('grid')).toBeVisible();
    const swipe = (from: number, to: number) =>
      page.evaluate(
        ([begin, end]) => {
          const target = document.querySelector('.rows-pane, .page-pane');
          const touch = (x: number) =>
            new Touch({ identifier: 1, target: target as Element, clientX: x, clientY: 300 });
          const fire = (type: string, x: number, down: boolean) =>
            target?.dispatchEvent(
              new TouchEvent(type, { bubbles: true, touches: down ? [touch(x)] : [], changedTouches: [touch(x)] }),
            );
          fire('touchstart', begin ?? 0, true);
          fire('touchend', end ?? 0, false);
        },
        [from, to],
      );
    await swipe(60, 300);
    await expect(page.locator('section.viewer')).toBeVisible();
    await expect(page.getByRole('grid')).toBeHidden();
    await swipe(300, 60);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('button', { name: words('worklist.row.more', { row: 1 }) }).click();
    await expect(page.locator('[data-detail] dl')).toContainText(words('table.description'));
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}
