import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { chooserBy, expect, t, test } from './browser.ts';
import { patternPdf } from './pattern-pdf.ts';
import { press, show, writeAt } from './shown-document.ts';

/** The limits of the viewer (specification, section 9), as somebody who annotates meets them. */

/** Milliseconds after which nudges become one command. */
const BATCH_MS = 1000;
/** Points that a sheet of A4 is wide, as the sample's pages are. */
const PAGE_WIDTH = 595.28;

/** The sample with one text on it, selected, in a page whose clock stands still. */
async function withText(page: Page) {
  await page.clock.install();
  const viewer = await show(page);
  await viewer.locator('.textLayer span').first().waitFor();
  await press(viewer, 'viewer.annotate');
  await writeAt(viewer, 0.1, 40, 'Checked');
  const text = viewer.locator('.freeTextEditor');
  await expect(text).toHaveClass(/selectedEditor/);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const start = await placeOf(viewer, text);
  /** Points that the text was moved to the right and down. */
  const moved = async (): Promise<number[]> => {
    const { x, y } = await placeOf(viewer, text);
    return [x - start.x, y - start.y].map((points) => Math.round(points) + 0);
  };
  const nudge = async (keys: string, wait: number): Promise<void> => {
    await page.keyboard.press(keys);
    await page.clock.runFor(wait);
  };
  return { viewer, text, moved, nudge };
}

/** Where something is on the first page, in the page's points. */
async function placeOf(viewer: Locator, thing: Locator): Promise<{ x: number; y: number }> {
  const sheet = await viewer.locator('.page .annotationEditorLayer').first().boundingBox();
  const box = await thing.boundingBox();
  if (!sheet || !box) throw new Error('it is not on the page');
  const scale = PAGE_WIDTH / sheet.width;
  return { x: (box.x - sheet.x) * scale, y: (box.y - sheet.y) * scale };
}

test('specification, section 9: arrows nudge by 1 and 10, and nudges within 1 s are one command', async ({ page }) => {
  const { text, moved, nudge } = await withText(page);
  await nudge('ArrowRight', BATCH_MS - 1);
  await nudge('Control+ArrowDown', BATCH_MS - 1);
  await nudge('Control+ArrowRight', BATCH_MS);
  expect(await moved()).toEqual([11, 10]);
  await nudge('ArrowUp', BATCH_MS);
  expect(await moved()).toEqual([11, 9]);
  await page.keyboard.press('Control+z');
  expect(await moved()).toEqual([11, 10]);
  await page.keyboard.press('Control+z');
  expect(await moved()).toEqual([0, 0]);
  await page.keyboard.press('Control+z');
  await expect(text).toHaveCount(0);
});

test('specification, section 9: the last 128 commands can be undone', async ({ page }) => {
  const { viewer, moved, nudge } = await withText(page);
  // With the writing of the text they are two more than are kept.
  for (let count = 0; count < 129; count += 1) await nudge('ArrowDown', BATCH_MS);
  expect(await moved()).toEqual([0, 129]);
  const undo = viewer.getByRole('button', { name: t('viewer.undo'), exact: true });
  for (let count = 0; count < 127; count += 1) await page.keyboard.press('Control+z');
  expect(await moved()).toEqual([0, 2]);
  await expect(undo).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(undo).toBeDisabled();
  expect(await moved()).toEqual([0, 1]);
});

test('specification, section 9: what is on the page is 16 units high and wide at least', async ({ page }) => {
  const viewer = await show(page);
  await viewer.locator('.textLayer span').first().waitFor();
  await press(viewer, 'viewer.annotate');
  await press(viewer, 'viewer.tools.image');
  const square = sharp({ create: { width: 80, height: 80, channels: 3, background: '#b3261e' } });
  const buffer = await square.png().toBuffer();
  const chooser = await chooserBy(page, () => press(viewer, 'viewer.tools.addImage'));
  await chooser.setFiles({ name: 'stamp.png', mimeType: 'image/png', buffer });
  const stamp = viewer.locator('.stampEditor');
  const corner = stamp.locator('.resizer.bottomRight');
  await corner.waitFor();
  const before = await stamp.boundingBox();
  const box = await corner.boundingBox();
  if (!before || !box) throw new Error('there is no stamp');
  expect(before.width).toBeGreaterThan(40);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + 2, before.y + 2, { steps: 8 });
  await page.mouse.up();
  const after = await stamp.evaluate((element) => element.getBoundingClientRect());
  expect([Math.round(after.width), Math.round(after.height)]).toEqual([16, 16]);
});

test('specification, section 9: canvases of patterns and meshes are at most 3000 a side', async ({ page }) => {
  await page.addInitScript(() => {
    const sizes: number[][] = [];
    Object.assign(window, { sizes });
    const create = document.createElement.bind(document);
    // A canvas is made, then given its size: by the time that something is drawn on it, it has it.
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (element instanceof HTMLCanvasElement) {
        const context = element.getContext.bind(element) as (...given: unknown[]) => unknown;
        element.getContext = ((...given: unknown[]) => {
          sizes.push([element.width, element.height]);
          return context(...given);
        }) as typeof element.getContext;
      }
      return element;
    }) as typeof document.createElement;
  });
  const viewer = await show(page, { name: 'patterns.pdf', mimeType: 'application/pdf', buffer: patternPdf() });
  await expect(viewer.locator('.page[data-loaded] canvas')).toBeVisible();
  const sizes = () => page.evaluate(() => (window as unknown as { sizes: number[][] }).sizes);
  await expect.poll(sizes).toContainEqual([3000, 3000]);
  // A mesh has a border of 2 pixels around it.
  await expect.poll(sizes).toContainEqual([3004, 3004]);
  expect(Math.max(...(await sizes()).flat())).toBe(3004);
});
