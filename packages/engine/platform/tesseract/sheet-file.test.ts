import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sheetFile, sheetsFile } from './sheet-file.ts';

/** A sheet that is told from others by its greys. */
const sheetOf = (width: number, height: number, first: number) => ({
  width,
  height,
  grey: Uint8Array.from({ length: width * height }, (_, p) => first + p),
});

test('a sheet is a file of its own', () => {
  const file = sheetFile(sheetOf(3, 2, 7));
  expect(new TextDecoder('latin1').decode(file)).toBe('P5 3 2 255\n\x07\x08\x09\x0a\x0b\x0c');
});

test('several sheets are the pages of one file', async () => {
  const sheets = [sheetOf(3, 3, 10), sheetOf(5, 2, 100), sheetOf(1, 1, 200)];
  const file = sheetsFile(sheets);
  for (const [page, sheet] of sheets.entries()) {
    const { data, info } = await sharp(file, { page }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([sheet.width, sheet.height, 1]);
    expect(new Uint8Array(data)).toEqual(sheet.grey);
  }
});
