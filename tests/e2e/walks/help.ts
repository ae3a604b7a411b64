import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  HELP_PICTURE_SIZE,
  HELP_PICTURES,
  helpPicture,
  type PicturedPage,
} from '../../../packages/web/src/screens/docs/help-pictures.ts';
import { WALKS } from './all-walks.ts';
import { stageIn, test, WALKED } from './on-stage.ts';

/** Draws the screens that the help shows into packages/web/public/help. Text stays sharp enough at this quality. */
const QUALITY = 60;

const publicFolder = join(import.meta.dirname, '../../../packages/web/public');
const pages = Object.entries(HELP_PICTURES) as [PicturedPage, string][];

/** The walks that come by a view of the help. */
const NEEDED: readonly string[] = ['pages', 'history', 'review', 'ledger'];

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: HELP_PICTURE_SIZE });

for (const walk of WALKS.filter(({ name }) => NEEDED.includes(name))) {
  for (const locale of WALKED) {
    test(`${walk.name} in ${locale}`, async ({ page, server }) => {
      test.setTimeout(300_000);
      const stage = stageIn(page, locale, server, async (view) => {
        const [name] = pages.find(([, shown]) => shown === view) ?? [];
        if (!name) return;
        const path = join(publicFolder, helpPicture(locale, name));
        mkdirSync(join(path, '..'), { recursive: true });
        await sharp(await page.screenshot())
          .webp({ quality: QUALITY })
          .toFile(path);
      });
      await walk.take(stage);
    });
  }
}
