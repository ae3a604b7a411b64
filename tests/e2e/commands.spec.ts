import { chooserBy, expect, faultsOfAccess, open, t, test, wordsOf } from './browser.ts';

test('specification, section 9: ⌘K finds pages, languages and the actions of the page', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: t('commands.title') });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'Type a command or search...');
  for (const group of ['actions', 'pages', 'languages']) {
    await expect(page.getByRole('group', { name: t(`commands.${group}`) })).toBeVisible();
  }
  expect(await faultsOfAccess(page)).toEqual([]);

  await field.fill('nothing of the kind');
  await expect(page.getByRole('status').filter({ hasText: t('ui.labels.noMatch') })).toBeVisible();
  await field.fill('choose');
  const chooser = await chooserBy(page, () => page.keyboard.press('Enter'));
  expect(chooser.isMultiple()).toBe(true);
  await expect(field).toBeHidden();

  await page.keyboard.press('Meta+k');
  await field.fill('deut');
  await page.keyboard.press('Enter');
  const german = wordsOf('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('home.title'));

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: german('commands.title') }).fill(german('footer.terms'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german('terms.title'));
  // Choosing files is an action of the home page alone.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: german('commands.chooseFiles') })).toHaveCount(0);
  await page.getByRole('option', { name: german('commands.signIn') }).click();
  await expect(page.getByRole('dialog').getByLabel(german('signIn.email'))).toBeVisible();
});

test('? shows the keys, except where it is written', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/ja');
  const words = wordsOf('ja');
  await page.keyboard.press('Shift+?');
  const dialog = page.getByRole('dialog', { name: words('keys.title') });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('F8')).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open(page, '/contact-us');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.press('Shift+?');
  await expect(field).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
