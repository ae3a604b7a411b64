import type { Page } from '@playwright/test';
import type { Conversion } from '@tallyleaf/contract';
import { expect, faultsOfAccess, formatRow, open, t, test, wordsOf } from './browser.ts';
import { bookingsOf, isoDay, lastDay, statementOf } from './monthly-statements.ts';

const YEAR = 2025;

/** A statement a month, but none of April; that of August begins in the middle of July. */
const PERIODS = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => ({
  name: `${YEAR}-${String(month).padStart(2, '0')}.pdf`,
  start: month === 8 ? isoDay(YEAR, 7, 15) : isoDay(YEAR, month, 1),
  end: lastDay(YEAR, month),
}));

async function convertAll(page: Page, url: string): Promise<void> {
  const ids: string[] = [];
  for (const { name, start, end } of PERIODS) {
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(statementOf(YEAR, start, end)) };
    const answer = await page.request.post(`${url}/api/v1/conversions`, { multipart: { file } });
    expect(answer.status()).toBe(202);
    ids.push((await answer.json()).data[0].id);
  }
  for (const id of ids) {
    const status = async () => (await (await page.request.get(`${url}/api/v1/conversions/${id}`)).json()).data.verdict;
    await expect.poll(status, { timeout: 60_000 }).toBe('verified');
  }
}

test('a year of statements is one ledger: each transaction once, the missing month named', async ({ page, server }) => {
  test.setTimeout(240_000);
  await open(page, '/');
  await convertAll(page, server.url);
  await open(page, '/conversions');
  // What is missing, and what two have, is told in the list already.
  await expect(page.locator('[data-note="missing-days"]')).toHaveText(
    t('ledger.gap.months', { months: 'April 2025', count: 1 }),
  );
  await expect(page.locator('[data-note="overlap"]')).toHaveCount(1);
  // Without any conversion named, the account is chosen.
  await page.getByRole('link', { name: t('batch.toLedger') }).click();
  await expect(page.getByText(t('batch.choice.account'))).toBeVisible();
  await expect(page.getByText(new RegExp(t('batch.choice.gaps', { count: 1 })))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('link', { name: 'Harbour Lane Savings Bank · •••• 8873 · GBP' }).click();

  await expect(page.getByRole('heading', { level: 1, name: t('ledger.title') })).toBeVisible();
  const account = page.getByRole('region', { name: 'Harbour Lane Savings Bank 40218873', exact: true });
  await expect(account.getByText(t('ledger.statements', { count: PERIODS.length }))).toBeVisible();
  await expect(account.getByText(t('ledger.repeated', { count: 2 }))).toBeVisible();
  const gaps = account.locator('[data-gap]');
  await expect(gaps).toHaveText([t('ledger.gap.months', { months: 'April 2025', count: 1 })]);
  const parts = account.getByRole('list', { name: t('ledger.parts') }).getByRole('listitem');
  await expect(parts.filter({ has: page.getByRole('link') })).toHaveText(PERIODS.map(({ name }) => new RegExp(name)));
  expect(await faultsOfAccess(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('downloads.more'), exact: true }).click();
  await formatRow(page, 'json').first().click();
  const saved = await (await saving).createReadStream();
  const { statements } = JSON.parse((await saved.toArray()).join('')) as Conversion;
  const rows = statements.flatMap(({ transactions }) =>
    transactions.map(({ date, description }) => `${date} ${description}`),
  );
  const printed = bookingsOf(YEAR).filter(({ day }) => !day.startsWith('2025-04'));
  expect(rows).toEqual(printed.map(({ day, text }) => `${day} ${text}`));
  expect(statements.map(({ reconciliation }) => reconciliation.status)).toEqual(['verified', 'verified']);
});

for (const locale of ['de', 'ja']) {
  test(`a ledger of nothing says so and leads on in ${locale}, at a phone's width`, async ({ page }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/${locale}/conversions/ledger?ids=`);
    await expect(page.getByText(words('batch.choice.nothing'))).toBeVisible();
    await expect(page.getByRole('link', { name: words('batch.choice.convert') })).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}
