import type { Locator, Page } from '@playwright/test';
import { expect, faultsOfAccess, open, t, tabTo, test, wordsOf } from './browser.ts';
import { corpus } from './product.ts';
import { convertedOnServer } from './reviewed.ts';
import { tested } from './whole.ts';

/** What a bookkeeper sets up at the desk: the divider, columns, density, order, the menu of the rows, one tool at a time. */

test.setTimeout(150_000);

const grid = (page: Page): Locator => page.getByRole('grid');
const head = (page: Page, name: string): Locator => grid(page).getByRole('columnheader', { name, exact: false });
const cell = (page: Page, row: number, of: string): Locator =>
  grid(page).locator(`[data-row="${row}"] [data-of="${of}"]`);
const firstRow = (page: Page): Promise<string | null> =>
  grid(page).locator('[data-row]').first().getAttribute('data-row');
const widthOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.width ?? 0;
const menuOf = (page: Page, name: string): Locator =>
  page.locator('summary').and(page.getByLabel(name, { exact: true }));

/** Opens a statement of 24 rows, of which somebody may want a reference. */
async function desk(page: Page, url: string): Promise<void> {
  const path = corpus.find(({ name }) => name === 'us-checking-plain')?.path;
  if (!path) throw new Error('the corpus has it');
  const id = await convertedOnServer(page, url, path, 'march.pdf');
  await open(page, `/conversions/${id}`);
  await expect(cell(page, 0, 'date')).toBeVisible();
  await expect(page.locator('.viewer canvas').first()).toBeVisible();
}

test('the divider moves by keys and by pointer, the page can be hidden, and both are remembered', async ({
  page,
  server,
}) => {
  await desk(page, server.url);
  const divider = page.getByRole('separator', { name: t('desk.divider') });
  const viewer = page.locator('.viewer');
  const before = await widthOf(viewer);
  await tabTo(page, divider);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '38');
  expect(await widthOf(viewer)).toBeLessThan(before - 80);
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '38');

  const box = await divider.boundingBox();
  if (!box) throw new Error('the divider is seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 150, box.y + 200, { steps: 4 });
  await page.mouse.up();
  expect(Number(await divider.getAttribute('aria-valuenow'))).toBeGreaterThan(45);

  await page.getByRole('button', { name: t('review.page.hide') }).click();
  await expect(viewer).toBeHidden();
  await expect(divider).toHaveCount(0);
  expect(await widthOf(grid(page))).toBeGreaterThan(1150);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(viewer).toBeHidden();
  await page.getByRole('button', { name: t('review.page.show') }).click();
  await expect(viewer).toBeVisible();
});

test('columns are sorted by, drawn wider, chosen; rows are dense or not; all of it by keyboard, and remembered', async ({
  page,
  server,
}) => {
  await desk(page, server.url);
  await tabTo(page, head(page, t('table.date')).getByRole('button'));
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowRight');
  const amount = head(page, t('table.amount', { currency: 'USD' }));
  await expect(amount.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-sort', 'ascending');
  await expect(cell(page, 1, 'amount')).toHaveText('-760.65');
  expect(await firstRow(page)).toBe('1');
  // A view only: what is corrected stays at its place, and the document's order is kept.
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Enter');
  await expect(amount).not.toHaveAttribute('aria-sort');
  expect(await firstRow(page)).toBe('0');

  const width = await widthOf(amount);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => widthOf(amount)).toBe(Math.round(width) + 24);
  const edge = await amount.locator('.grid-edge').boundingBox();
  if (!edge) throw new Error('the edge is seen');
  await page.mouse.move(edge.x + 4, edge.y + 10);
  await page.mouse.down();
  await page.mouse.move(edge.x + 34, edge.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => widthOf(amount)).toBe(Math.round(width) + 54);

  await menuOf(page, t('desk.view.label')).click();
  await page.getByRole('radio', { name: t('desk.view.comfortable') }).check();
  await page.getByRole('checkbox', { name: t('table.reference') }).check();
  await page.keyboard.press('Escape');
  await expect(head(page, t('table.reference'))).toBeVisible();
  const heightOf = async (): Promise<number> => (await grid(page).locator('[data-row="0"]').boundingBox())?.height ?? 0;
  expect(await heightOf()).toBe(40);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.reload();
  await expect(head(page, t('table.reference'))).toBeVisible();
  expect(await widthOf(amount)).toBe(Math.round(width) + 54);
  expect(await heightOf()).toBe(40);

  // A long description goes on in a second line, and nothing of it is cut.
  await menuOf(page, t('desk.view.label')).click();
  await page.getByRole('checkbox', { name: t('desk.view.wrap') }).check();
  await page.keyboard.press('Escape');
  const wrapped = grid(page).locator('[data-of="description"] .grid-text');
  const cut = await wrapped.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
  const heights = await grid(page)
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeGreaterThan(40);
});

test('number and date stay while the rows are scrolled sideways', async ({ page, server }) => {
  await desk(page, server.url);
  await page.evaluate(() => {
    localStorage.setItem('review_rows', JSON.stringify({ widths: { description: 620 } }));
  });
  await page.reload();
  await expect(cell(page, 0, 'date')).toBeVisible();
  const x = async (place: Locator): Promise<number> => (await place.boundingBox())?.x ?? 0;
  const [date, text] = [await x(cell(page, 0, 'date')), await x(cell(page, 0, 'description'))];
  await grid(page).evaluate((element) => element.scrollBy(150, 0));
  await expect.poll(() => x(cell(page, 0, 'description'))).toBeLessThan(text - 100);
  expect(await x(cell(page, 0, 'date'))).toBe(date);
  // The headings go along.
  expect(Math.round(await x(head(page, t('table.date'))))).toBe(Math.round(date));
});

test('the menu of the rows is our own, by right press and by key, and gives the focus back', async ({
  page,
  server,
}) => {
  await desk(page, server.url);
  await cell(page, 4, 'description').click({ button: 'right' });
  const insert = page.getByRole('menuitem', { name: t('review.menu.insert') });
  await expect(insert).toBeVisible();
  await expect(cell(page, 4, 'description')).toHaveAttribute('aria-selected', 'true');
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(insert).toHaveCount(0);
  await expect(cell(page, 4, 'description').locator('input')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(insert).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '26');
  await expect(cell(page, 5, 'description').locator('input')).toBeFocused();
  await page.keyboard.press('ContextMenu');
  await page.getByRole('menuitem', { name: t('categories.menu.give', { count: 1 }) }).click();
  await expect(page.getByRole('dialog', { name: t('categories.give.title', { count: 1 }) })).toBeVisible();
});

test('a Chinese input method begins the writing of a cell that was pressed', async ({ page, server }) => {
  await desk(page, server.url);
  await cell(page, 2, 'description').click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: "ban'gong", selectionStart: 8, selectionEnd: 8 });
  await expect(cell(page, 2, 'description').locator('[data-composing]')).toHaveValue("ban'gong");
  await devtools.send('Input.insertText', { text: '办公' });
  await expect(page.locator('.grid-editing input')).toHaveValue('办公');
  await page.keyboard.press('Enter');
  await expect(cell(page, 2, 'description').locator('.grid-text')).toHaveText('办公');
});

test('a row in full stands beside its row with its ink at reading size, and goes along', async ({ page, server }) => {
  await desk(page, server.url);
  await cell(page, 3, 'description').click();
  await page.keyboard.press('Alt+Enter');
  const detail = page.getByRole('region', { name: t('review.detail.row', { row: 4 }), exact: true });
  const ink = detail.locator('.ink-piece');
  await expect(ink).toBeVisible();
  const box = await ink.boundingBox();
  // Ten points of print and what is around them; nothing of it is beyond the sheet.
  expect(box?.height ?? 0).toBeGreaterThan(20);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((await widthOf(page.locator('.viewer'))) + 40);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: t('review.detail.row', { row: 5 }), exact: true })).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('[data-detail]')).toHaveCount(0);
});

test('one tool is in hand at a time, and Escape leaves it', async ({ page, server }) => {
  await desk(page, server.url);
  const viewer = page.locator('.viewer');
  const press = (name: string): Promise<void> => viewer.getByRole('button', { name: t(name), exact: true }).click();
  const bar = viewer.getByRole('group', { name: t('viewer.annotate') });
  const hint = page.getByText(t('viewer.drawHint'));
  await press('viewer.annotate');
  await press('viewer.tools.highlight');
  await press('viewer.drawBox');
  await expect(hint).toBeVisible();
  await expect(bar).toHaveCount(0);
  await press('viewer.annotate');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('F9');
  await expect(hint).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await press('viewer.annotate');
  await press('viewer.tools.draw');
  const draw = viewer.getByRole('button', { name: t('viewer.tools.draw'), exact: true });
  await expect(draw).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(draw).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('F7');
  await expect(page.locator('.columns-pane')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.columns-pane')).toHaveCount(0);
});

for (const locale of tested(['en', 'ja'])) {
  test(`stamps and signatures come at their size, in view, without a complaint (${locale})`, async ({
    page,
    server,
  }) => {
    const words = wordsOf(locale);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await desk(page, server.url);
    if (locale !== 'en') await open(page, `/${locale}${new URL(page.url()).pathname}`);
    const viewer = page.locator('.viewer');
    const press = (name: string): Promise<void> =>
      viewer.getByRole('button', { name: words(name), exact: true }).click();
    await press('viewer.annotate');
    await press('viewer.tools.image');
    await press('viewer.stamps.paid');
    const stamp = viewer.locator('.stampEditor');
    await expect(stamp).toBeVisible();
    await expect.poll(async () => (await stamp.boundingBox())?.width ?? 999).toBeLessThan(140);
    const [frame, box, tools] = [
      await viewer.boundingBox(),
      await stamp.boundingBox(),
      await stamp.locator('.editToolbar').boundingBox(),
    ];
    for (const part of [box, tools]) {
      expect(part?.y ?? 0).toBeGreaterThanOrEqual(frame?.y ?? 0);
      expect((part?.y ?? 9999) + (part?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    }
    await press('viewer.tools.signature');
    await press('viewer.tools.addSignature');
    await expect(page.getByRole('dialog')).toBeVisible();
    // Longer than annotations rest before they are kept.
    await page.getByLabel(words('viewer.sign.name')).fill('Mara Ellingworth');
    await page.waitForTimeout(1500);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('viewer.sign.add') })
      .click();
    await expect(viewer.locator('.signatureEditor')).toBeVisible();
    await expect(page.getByRole('group', { name: words('viewer.kept.label') })).toBeVisible();
    expect(complaints.filter((one) => !/service worker/i.test(one))).toEqual([]);
  });
}

test('a category is found among those to begin with, or made anew', async ({ page, server }) => {
  await desk(page, server.url);
  await cell(page, 1, 'category').click();
  await page.keyboard.type('ren');
  await expect(page.getByRole('option', { name: 'Rent', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: t('ui.labels.create', { label: 'ren' }) })).toBeVisible();
  const before = await grid(page).boundingBox();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 'category')).toHaveText('Rent');
  await expect(page.getByRole('button', { name: /Yes/ })).toBeVisible();
  // The question moves nothing.
  expect(await grid(page).boundingBox()).toEqual(before);
});
