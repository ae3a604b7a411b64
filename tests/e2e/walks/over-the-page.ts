import { dragFiles, dropFiles, entryOf } from '../browser.ts';
import { caseWithVerdict } from './cases.ts';
import { type Stage, UNREACHED, type Walk } from './stage.ts';

/** What comes over a page: menus, dialogs, the palette, notices. */

async function menus({ page, words, open, show }: Stage): Promise<void> {
  await open('/');
  await page.locator('header summary').first().click();
  await show('language-menu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: words('commands.languages') }).waitFor();
  await show('palette');
  await page.getByRole('combobox', { name: words('commands.title') }).fill('qqq');
  await page
    .getByRole('status')
    .filter({ hasText: words('ui.labels.noMatch') })
    .waitFor();
  await show('palette-no-match');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog', { name: words('keys.title') }).waitFor();
  await show('keys');
}

async function signIn({ page, words, locale, open, show }: Stage): Promise<void> {
  await open('/');
  await page.getByRole('button', { name: words('accountMenu.signIn') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('signIn.email')).waitFor();
  await show('sign-in');
  await dialog.getByLabel(words('signIn.email')).fill(`nobody-${locale}@example.org`);
  await dialog.getByLabel(words('signIn.password')).fill('not a password of mine');
  await dialog.getByRole('button', { name: words('signIn.sign-in.submit') }).click();
  await dialog.getByRole('alert').getByText(words('signIn.errors.wrong-credentials')).waitFor();
  await show('sign-in-refused', /40[01]|Login failed/);
  await dialog.getByRole('button', { name: words('signIn.toForgot') }).click();
  await page.getByRole('dialog', { name: words('signIn.forgot.title') }).waitFor();
  await show('forgot-password');
  await dialog.getByRole('button', { name: words('signIn.toSignIn') }).click();
  await dialog.getByRole('button', { name: words('signIn.toRegister') }).click();
  await page.getByRole('dialog', { name: words('signIn.register.title') }).waitFor();
  await show('register');
  await dialog.getByLabel(words('signIn.email')).fill(`new-${locale}@example.org`);
  await dialog.getByLabel(words('signIn.password')).fill('a long tally of leaves');
  await dialog.getByRole('button', { name: words('signIn.register.submit') }).click();
  await dialog.getByText(words('signIn.mailSent', { email: `new-${locale}@example.org` })).waitFor();
  await show('mail-sent');
}

async function notices({ page, words, open, show }: Stage): Promise<void> {
  await open('/');
  const files = [{ name: 'march.pdf', path: caseWithVerdict('verified').path }];
  await dragFiles(page, files, ['dragenter', 'dragover']);
  await page.getByText(words('drop.release')).waitFor();
  await show('files-over-the-page');
  await dragFiles(page, files, ['dragleave']);
  // Below what was done with it, and not before.
  await dropFiles(page, files);
  await entryOf(page, 'march.pdf').locator('tbody tr[data-row]').first().waitFor();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt: async () => {} }));
  });
  await page.getByText(words('install.offer')).waitFor();
  await show('install-offer');
  await page.getByRole('button', { name: words('install.notNow') }).click();
  await page.getByRole('button', { name: words('files.removeAll') }).click();
  await page.route('**/*sample*', (route) => route.abort());
  await page.getByRole('button', { name: words('home.trySample') }).click();
  await page.getByText(words('home.sampleUnavailable')).first().waitFor();
  // Who has gone to the notices is given the time to read them.
  await page.keyboard.press('F8');
  await show('notice', UNREACHED);
}

export const OVERLAY_WALKS: readonly Walk[] = [
  { name: 'menus', take: menus },
  { name: 'sign-in', take: signIn },
  { name: 'notices', take: notices },
];
