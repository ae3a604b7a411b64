import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { at, writePdf } from '../written-pdf.ts';
import { expect, faultsOfAccess, open, t, tabTo, test, wordsOf } from './browser.ts';
import { convertedOnServer } from './reviewed.ts';
import { tested } from './whole.ts';

/** A box of the page, read again on the device and offered as rows (product, section 1.5). */

test.setTimeout(150_000);

type Cells = readonly (readonly [x: number, text: string])[];

const row = (date: string, text: string, amount: string, balance: string): Cells =>
  (
    [
      [50, date],
      [130, text],
      [380, amount],
      [480, balance],
    ] as const
  ).filter(([, cell]) => cell !== '');

/** The fourth booking says what sums say, and has no date, nor a balance that it leads to: it is taken for a sum. */
const lines: readonly Cells[] = [
  [[50, 'Alder Quay Savings Bank']],
  [[50, 'Statement period 01/03/2025 to 31/03/2025']],
  [[50, 'Currency GBP']],
  row('Date', 'Description', 'Amount', 'Balance'),
  row('', 'Opening balance', '', '100.00'),
  row('13/03/2025', 'GREEN GROCER', '-12.00', '88.00'),
  row('14/03/2025', 'SALARY HOLLOWAY', '900.00', '988.00'),
  row('15/03/2025', 'RAILWAY TICKETS', '-80.00', '908.00'),
  row('', 'Total', '-8.00', ''),
  row('16/03/2025', 'RENT HARBOUR HOUSE', '-700.00', ''),
  row('', 'Closing balance', '', '200.00'),
];
const HIGH = 842;
const baseOf = (line: number): number => 780 - 16 * line;
const LOST = 8;
const statement = writePdf([
  { content: lines.flatMap((cells, i) => cells.map(([x, text]) => at(x, baseOf(i), text))).join('') },
]);

/** Converts the statement with the lost row; gives the conversion's id. */
function convertLost(page: Page, url: string): Promise<string> {
  const path = test.info().outputPath('march.pdf');
  writeFileSync(path, statement);
  return convertedOnServer(page, url, path, 'march.pdf');
}

const grid = (page: Page): Locator => page.getByRole('grid');
const cell = (page: Page, line: number, column: number): Locator =>
  grid(page).locator(`[aria-rowindex="${line + 1}"] [aria-colindex="${column}"]`);
const verdict = (page: Page, name: string): Locator => page.getByText(t(`verdict.${name}`), { exact: true }).first();
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: t('reread.title') });

/** Where a line stands in the window: the drawn page's place, and how high it is in points. */
async function placeOf(
  page: Page,
  line: number,
): Promise<{ x: (points: number) => number; y: (points: number) => number }> {
  const drawn = page.locator('.viewer .page').first();
  await expect(drawn.locator('canvas').first()).toBeVisible();
  const box = await drawn.boundingBox();
  if (!box) throw new Error('the page is drawn');
  const scale = box.width / 595;
  return { x: (points) => box.x + points * scale, y: (points) => box.y + (HIGH - baseOf(line) + points) * scale };
}

/** Whether something has been drawn on a piece of ink: not all of it is paper. */
const isInked = (piece: Locator): Promise<boolean> =>
  piece.evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    return [...data].some((value, index) => index % 4 === 0 && value < 128);
  });

test('a row that was not read is boxed, offered with its ink, and taken in one step', async ({ page, server }) => {
  await open(page, `/conversions/${await convertLost(page, server.url)}`);
  await expect(verdict(page, 'failed')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().startsWith(server.url)) sent.push(request.url());
  });
  await placeOf(page, LOST);
  await page.keyboard.press('F9');
  await expect(page.getByText(t('viewer.drawHint'))).toBeVisible();
  // The hint moves the page.
  const { x, y } = await placeOf(page, LOST);
  await page.mouse.move(x(40), y(-11));
  await page.mouse.down();
  await page.mouse.move(x(560), y(4), { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page).getByText(t('reread.found', { count: 1 }))).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(t('viewer.drawHint'))).toHaveCount(0);
  const ink = dialog(page).getByRole('img', { name: t('reread.ink', { text: 'Total' }) });
  await expect(ink).toBeVisible();
  expect(await isInked(ink)).toBe(true);
  expect(await faultsOfAccess(page)).toEqual([]);
  // Nothing is taken unasked, and nothing was sent anywhere. What is behind a dialog has no role.
  await expect(page.locator('.row-grid')).toHaveAttribute('aria-rowcount', '5');
  expect(sent).toEqual([]);

  await dialog(page)
    .getByRole('button', { name: t('reread.take', { count: 1 }) })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '6');
  await expect(cell(page, 4, 3)).toHaveText('Total');
  await expect(verdict(page, 'failed')).toHaveCount(0);
  await expect(grid(page).locator('[aria-rowindex="5"] :focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5');
  await expect(verdict(page, 'failed')).toBeVisible();
});

test('without a mouse: a box is moved from the row above, and a row is read again', async ({ page, server }) => {
  await open(page, `/conversions/${await convertLost(page, server.url)}`);
  await tabTo(page, cell(page, 1, 2).locator('input'));
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown');
  await placeOf(page, LOST);
  // The ink of the row with the focus stands beside it, where it is asked for.
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('[data-detail="2"] .ink-piece')).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('[data-detail]')).toHaveCount(0);
  await page.keyboard.press('Shift+F9');
  await expect(dialog(page).getByText(t('reread.same', { row: 3 }))).toBeVisible({ timeout: 60_000 });
  await expect(dialog(page).getByRole('button', { name: t('reread.take', { count: 0 }) })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  // From the row to the line below it, which is 16 points further down: a press moves the box by 4.
  await page.keyboard.press('F9');
  await page.keyboard.press('Enter');
  await expect(page.locator('.viewer-drawn-box')).toBeVisible();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const take = dialog(page).getByRole('button', { name: t('reread.take', { count: 1 }) });
  await expect(take).toBeVisible({ timeout: 60_000 });
  await tabTo(page, take);
  await page.keyboard.press('Enter');
  await expect(cell(page, 4, 3)).toHaveText('Total');
  await expect(verdict(page, 'failed')).toHaveCount(0);

  // Where there is no row, it is said what to do.
  await page.keyboard.press('F9');
  await page.keyboard.press('Enter');
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(t('reread.none.text'))).toBeVisible({ timeout: 60_000 });
  expect(await faultsOfAccess(page)).toEqual([]);
});

for (const locale of tested(['de', 'ja'])) {
  test(`what a box holds fits a phone in ${locale}`, async ({ page, server }) => {
    const words = wordsOf(locale);
    const id = await convertLost(page, server.url);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/${locale}/conversions/${id}`);
    await page.getByRole('button', { name: words('review.page.part'), exact: true }).click();
    await placeOf(page, LOST);
    await page.getByRole('button', { name: words('viewer.drawBox') }).click();
    await expect(page.getByText(words('viewer.drawHint'))).toBeVisible();
    await page.locator('.viewer').evaluate((viewer) => viewer.scrollIntoView());
    const { x, y } = await placeOf(page, LOST);
    await page.mouse.move(x(40), y(-13));
    await page.mouse.down();
    await page.mouse.move(x(560), y(20), { steps: 4 });
    await page.mouse.up();
    const offered = page.getByRole('dialog', { name: words('reread.title') });
    await expect(offered.getByRole('checkbox').first()).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}
