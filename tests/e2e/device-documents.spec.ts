import { chooseOfLine, dropFiles, entryOf, expect, faultsOfAccess, lineOf, open, t, test, wordsOf } from './browser.ts';
import { corpus } from './product.ts';
import { tested } from './whole.ts';

const file = corpus.find(({ name }) => name === 'us-checking-plain') ?? corpus[0];

test('what was converted here and is kept stays in this browser, and goes for good', async ({ page, server }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().startsWith(server.url)) sent.push(request.url());
  });
  await open(page, '/');
  await dropFiles(page, [{ name: 'march.pdf', path: file?.path ?? '' }]);
  await page.getByRole('button', { name: t('keep.keep') }).click();
  await expect(page.getByText(t('keep.kept', { count: 1, days: 30 }))).toBeVisible();
  await entryOf(page, 'march.pdf')
    .getByRole('link', { name: new RegExp(`^${t('result.review')}`) })
    .click();
  await page.waitForURL(/\/conversions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'march.pdf' })).toBeVisible();
  expect(sent).toEqual([]);

  await open(page, '/conversions');
  const line = lineOf(page, 'march.pdf');
  await expect(line.getByText(t('verdict.verified'), { exact: true })).toBeVisible();
  await expect(line.getByText(t('batch.kept.device'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await chooseOfLine(page, 'march.pdf', 'delete');
  const dialog = page.getByRole('dialog', { name: t('batch.ask.title', { count: 1 }) });
  await expect(dialog.getByText('march.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: t('batch.ask.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('history.empty.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('history.empty.title') })).toBeVisible();
  await expect(line).toHaveCount(0);
});

for (const locale of tested(['de', 'ja'])) {
  test(`the way to review is there in ${locale}, at a phone's width`, async ({ page }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/${locale}`);
    await dropFiles(page, [{ name: 'march.pdf', path: file?.path ?? '' }]);
    await expect(
      entryOf(page, 'march.pdf').getByRole('link', { name: new RegExp(`^${words('result.review')}`) }),
    ).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}
