import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locale.ts';
import { HELP_PICTURE_SIZE, HELP_PICTURES, helpPicture, type PicturedPage } from './help-pictures.ts';

const publicFolder = join(import.meta.dirname, '../../../public');

it.each(LOCALES.map(({ code }) => code))('every picture of the help is drawn in %s, in its size', async (locale) => {
  for (const page of Object.keys(HELP_PICTURES) as PicturedPage[]) {
    const path = join(publicFolder, helpPicture(locale, page));
    expect([path, existsSync(path)]).toEqual([path, true]);
    const { width, height } = await sharp(path).metadata();
    expect({ width, height }).toEqual(HELP_PICTURE_SIZE);
  }
});
