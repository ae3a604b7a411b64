import { Secret, TOTP } from 'otpauth';
import { PAGES } from '../../../packages/web/src/app/paths.ts';
import { newAddress, PASSWORD, signUp } from '../people.ts';
import type { Stage, Walk } from './stage.ts';

/** Two-step sign-in: an app is set up on the account page, and asked for when somebody signs in. */
async function twoStep(stage: Stage): Promise<void> {
  const { page, words, locale, server, open, show } = stage;
  const email = newAddress('two-step', locale);
  await signUp(page, server, email, locale);
  await open(PAGES.accountSecurity);
  await page.getByRole('button', { name: words('account.twoStep.setUp') }).click();
  await page.getByLabel(words('account.password.current')).last().fill(PASSWORD);
  await show('two-step-asks-who-it-is');
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: words('account.twoStep.image') }).waitFor();
  await show('two-step-code-for-an-app');
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await page.getByLabel(words('account.twoStep.code')).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words('account.twoStep.codes.title') }).waitFor();
  await show('two-step-recovery-codes');
  await page.getByRole('button', { name: words('account.twoStep.codes.done') }).click();
  await page.getByText(words('account.twoStep.left', { count: 10 })).waitFor();
  await show('two-step-is-on');
  await secondStep(stage, email);
}

async function secondStep({ page, words, open, show }: Stage, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await open(PAGES.pricing);
  await page.getByRole('button', { name: words('accountMenu.signIn') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('signIn.email')).fill(email);
  await dialog.getByLabel(words('signIn.password')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByLabel(words('signIn.second.code'), { exact: true }).waitFor();
  // That a second step is needed comes as 401.
  await show('sign-in-second-step', /40[01]|Login failed/);
  await dialog.getByRole('button', { name: words('signIn.second.toRecovery') }).click();
  await dialog.getByLabel(words('signIn.second.recovery'), { exact: true }).waitFor();
  await show('sign-in-recovery-code');
}

export const TWO_STEP_WALKS: readonly Walk[] = [{ name: 'two-step', take: twoStep }];
