import type { Page } from '@playwright/test';
import type { LocaleCode } from '@tallyleaf/contract';
import { wordsOf } from './browser.ts';
import { mailedLink } from './mails.ts';
import type { ServerProcess } from './product.ts';

export const PASSWORD = 'a long tally of leaves';

/** Registers somebody and signs in by the mailed link, as quickly as one can; the page is home then, signed in. */
export async function signUp(
  page: Page,
  server: ServerProcess,
  email: string,
  locale: LocaleCode = 'en',
): Promise<void> {
  const answer = await page.request.post(`${server.url}/api/auth/register`, {
    data: { email, password: PASSWORD, locale },
  });
  if (!answer.ok()) throw new Error(`could not register: ${await answer.text()}`);
  const link = await mailedLink(server.dataFolder, 'verify', email);
  await page.goto(link.pathname + link.search);
  await page.waitForURL(`${server.url}/${locale === 'en' ? '' : locale}`);
  await page.waitForFunction(() => localStorage.getItem('auth_token') !== null);
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: wordsOf(locale)('home.title') }).waitFor();
}

let walkers = 0;

/** An address that nobody has at the server of this process: a walk may be taken on more than one screen. */
export function newAddress(name: string, locale: LocaleCode): string {
  walkers += 1;
  return `${name}-${locale}-${walkers}@example.org`.toLowerCase();
}
