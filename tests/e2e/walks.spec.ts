import type { Page } from '@playwright/test';
import type { LocaleCode } from '@tallyleaf/contract';
import { expect, faultsOfAccess } from './browser.ts';
import { Complaints, faultsOfSight } from './faults.ts';
import { WALKS } from './walks/all-walks.ts';
import { stageIn, test, WALKED } from './walks/on-stage.ts';
import { WHOLE } from './whole.ts';

/**
 * Every route and state, looked at in English on a desk's screen and the narrowest phone's. `npm run test:matrix` names all
 * nine languages, and looks at a usual phone's screen, too.
 */

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Nothing may be cut here, nor reach beyond the edge (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
const SCREENS = WHOLE ? [DESK, PHONE, NARROWEST] : [DESK, NARROWEST];

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: DESK });

for (const walk of WALKS) {
  for (const locale of WALKED) {
    test(`${walk.name} in ${locale}`, async ({ page, server }) => {
      test.setTimeout(300_000);
      const complaints = new Complaints(page);
      const stage = stageIn(page, locale, server, async (view, onPurpose) => {
        const faults = await faultsOfView(page, locale);
        expect.soft([...complaints.take(onPurpose), ...faults], view).toEqual([]);
      });
      await walk.take(stage);
      expect.soft(complaints.take(), 'after the last view').toEqual([]);
    });
  }
}

async function faultsOfView(page: Page, locale: LocaleCode): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const found = await faultsOfSight(page, locale);
    if (size !== PHONE) found.push(...(await faultsOfAccess(page, isColoured(size))));
    faults.push(...found.map((fault) => `at ${size.width} px: ${fault}`));
  }
  await page.setViewportSize(DESK);
  return faults;
}

/**
 * Colours are the same at every width, and judging contrasts is half of axe's work: `npm test` judges them once; names, roles
 * and places at both ends of width, between which only room is lost.
 */
const isColoured = (size: typeof DESK): boolean => WHOLE || size === NARROWEST;
