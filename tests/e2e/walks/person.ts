import { PAGES } from '../../../packages/web/src/app/paths.ts';
import { chooseServer, convertThere, type DroppedFile, downloadFrom, dropFiles, entryOf } from '../browser.ts';
import { newAddress, PASSWORD, signUp } from '../people.ts';
import { caseWithVerdict } from './cases.ts';
import type { Stage, Walk } from './stage.ts';

/** What somebody who is signed in sees: the account with data in it, what is asked, what is bought. */

const file = (name: string): DroppedFile => ({ name, path: caseWithVerdict('verified').path });

async function account(stage: Stage): Promise<void> {
  const { page, words, locale, server, open, show } = stage;
  const email = newAddress('account', locale);
  await signUp(page, server, email, locale);
  await page.locator('header summary').last().click();
  await show('account-menu');
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await page.request.post(`${server.url}/api/auth/login`, {
    data: { email, password: PASSWORD },
    headers: { 'user-agent': agent },
  });
  for (const [name, path] of Object.entries(PAGES)) {
    if (!path.startsWith(PAGES.account)) continue;
    await open(path);
    await page.getByText(words('account.waiting')).waitFor({ state: 'hidden' });
    await show(`${name}-of-somebody`);
  }
  await programs(stage);
  await open(PAGES.accountData);
  await page.getByRole('button', { name: words('account.delete.submit') }).click();
  await page.getByRole('dialog').getByText(words('account.delete.goes.conversions')).waitFor();
  await show('account-delete');
}

async function programs({ page, words, open, show }: Stage): Promise<void> {
  await open(PAGES.accountPrograms);
  await page.getByLabel(words('account.keys.name'), { exact: true }).fill('Buchhaltung');
  await page.getByRole('button', { name: words('account.keys.make') }).click();
  await page.getByLabel(words('account.keys.made')).waitFor();
  await page.getByLabel(words('account.webhooks.url'), { exact: true }).fill('https://books.example.org/hook');
  await page.getByRole('button', { name: words('account.webhooks.add') }).click();
  await page.getByLabel(words('account.webhooks.made')).waitFor();
  await page.getByRole('button', { name: words('account.webhooks.test') }).click();
  await page.getByText(new RegExp(`^${words('account.webhooks.names.test')} · `)).waitFor();
  await show('account-key-and-webhook');
  await page.getByRole('button', { name: words('account.keys.revoke') }).click();
  await page.getByRole('dialog').waitFor();
  await show('account-key-revoke');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words('account.webhooks.delete') }).click();
  await page.getByRole('dialog').waitFor();
  await show('account-webhook-delete');
}

/** Spends all that somebody has. */
const spendAll = (page: Stage['page']): Promise<number> =>
  page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('auth_token')}`,
      'Content-Type': 'application/json',
    };
    const { data } = await (await fetch('/api/credits/user', { headers })).json();
    const body = JSON.stringify({ amount: data.available, reason: 'walk', idempotency_key: crypto.randomUUID() });
    return (await fetch('/api/credits/deduct', { method: 'POST', headers, body })).status;
  });

async function credits({ page, words, locale, server, open, show }: Stage): Promise<void> {
  await signUp(page, server, newAddress('credits', locale), locale);
  await chooseServer(page, words);
  await dropFiles(page, [file('march.pdf')]);
  await convertThere(page, 1, words);
  await entryOf(page, 'march.pdf').locator('tbody tr[data-row]').first().waitFor();
  // The questions come when the result was taken out.
  await downloadFrom(entryOf(page, 'march.pdf'), 'csv', words);
  await page.getByRole('dialog', { name: words('survey.title') }).waitFor();
  await show('survey');
  await page.getByRole('button', { name: words('survey.later') }).click();
  await spendAll(page);
  await open(PAGES.accountPlan);
  await show('account-ledger');
  await open('/');
  // The same file again would cost nothing.
  await dropFiles(page, [{ name: 'april.pdf', path: caseWithVerdict('unverifiable').path }]);
  await convertThere(page, 1, words);
  const dialog = page.getByRole('dialog', { name: words('upgrade.title') });
  const buy = dialog.getByRole('button', { name: words('upgrade.buy') }).first();
  await buy.waitFor();
  await show('upgrade');
  await buy.click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByText(words('account.paid.title')).waitFor();
  await page.getByRole('button', { name: words('account.plan.cancel') }).waitFor();
  // The double of the payment service has no icon for its page.
  await show('paid', /favicon\.ico/);
  await page.getByRole('button', { name: words('account.plan.cancel') }).click();
  await page.getByRole('dialog').waitFor();
  await show('plan-cancel');
}

export const PERSON_WALKS: readonly Walk[] = [
  { name: 'account', take: account },
  { name: 'credits', take: credits },
];
