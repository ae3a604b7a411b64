import type { PlanOffers } from '@tallyleaf/contract';
import { cutNetwork, type Stage, UNREACHED, type Walk } from './stage.ts';

/** What goes wrong, and what is said then. */

const LINK = '/auth/callback?verify=tlm_0123456789012345678901234567890123456789012';

async function failures({ page, words, open, show }: Stage): Promise<void> {
  await open(`/nowhere/${'a-very-long-name-'.repeat(6)}`);
  await show('not-found', /404/);
  await open(LINK);
  await page.getByRole('alert').getByText(words('signIn.errors.mail-link-invalid')).waitFor();
  await show('link-no-longer-good', /40\d|Login failed/);
  await page.route('**/api/plans', (route) => route.abort());
  await open('/pricing');
  await page.getByText(words('pricing.failed.title')).waitFor();
  await show('prices-not-fetched', UNREACHED);
  await page.unroute('**/api/plans');
  // As a server without a payment service says it.
  await page.route('**/api/plans', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: PlanOffers };
    const plans = answer.data.plans.map((plan) => ({ ...plan, price: null }));
    await route.fulfill({ json: { ...answer, data: { payments: false, plans } } });
  });
  await open('/pricing');
  await page.getByText(words('pricing.off.title')).waitFor();
  await show('pricing-off');
  await page.unroute('**/api/plans');
  // An answer that no server of ours gives: the page breaks on it.
  const data = { payments: true, plans: [null] };
  await page.route('**/api/plans', (route) => route.fulfill({ json: { code: 100000, message: 'OK', data } }));
  await open('/pricing');
  await page.getByRole('heading', { name: words('failure.broken.title') }).waitFor();
  await show('broken', /TypeError|Cannot read/);
}

async function contact({ page, words, open, show }: Stage): Promise<void> {
  await open('/contact-us');
  await page.getByLabel(words('contact.name')).fill('Ada King');
  await page.getByLabel(words('contact.email')).fill('ada@example.org');
  await page.getByLabel(words('contact.message')).fill('Does it read statements of my bank?');
  await cutNetwork(page);
  await page.getByRole('button', { name: words('contact.send') }).click();
  await page.getByText(words('contact.failed.network')).waitFor();
  await show('contact-not-sent', UNREACHED);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: words('contact.send') }).click();
  await page.getByRole('heading', { name: words('contact.sent.title') }).waitFor();
  // What was asked for while the network was cut may be complained of only now.
  await show('contact-sent', UNREACHED);
}

export const TROUBLE_WALKS: readonly Walk[] = [
  { name: 'failures', take: failures },
  { name: 'contact', take: contact },
];
