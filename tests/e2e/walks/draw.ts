import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WALKS } from './all-walks.ts';
import { stageIn, test, WALKED } from './on-stage.ts';

/** Draws every view into `TALLYLEAF_SCREENS`: `<locale>/<screen>/<order>-<view>.png`. */

const folder = process.env.TALLYLEAF_SCREENS;
if (!folder) throw new Error('TALLYLEAF_SCREENS names no folder: use npm run screens');

const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;

test.describe.configure({ mode: 'parallel' });

for (const [screen, settings] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.use(settings);
    for (const [turn, walk] of WALKS.entries()) {
      for (const locale of WALKED) {
        test(`${walk.name} in ${locale}`, async ({ page, server }) => {
          test.setTimeout(300_000);
          const views = join(folder, locale, screen);
          mkdirSync(views, { recursive: true });
          let view = 0;
          const stage = stageIn(page, locale, server, async (name) => {
            view += 1;
            const order = [turn, view].map((figure) => String(figure).padStart(2, '0')).join('');
            await draw(page, join(views, `${order}-${name}.png`));
          });
          await walk.take(stage);
        });
      }
    }
  });
}

/** The whole page; where something lies over it, what is on the screen. */
async function draw(page: Page, path: string): Promise<void> {
  const covered = (await page.locator('[role=dialog], header details[open], li.toast, .fixed.inset-0').count()) > 0;
  await page.screenshot({ path, fullPage: !covered });
}
