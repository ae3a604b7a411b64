import { expect, test } from 'vitest';
import { at, writePdf } from '../../../../../tests/written-pdf.ts';
import type { Picture } from '../../../src/shapes/picture.ts';
import { toGrey } from '../../picture/grey.ts';
import { openForInspection } from '../inspection.ts';
import { openWasmTesseract } from './wasm.ts';

const SCALE = 3;

/** A line of print as a sheet. */
async function sheetOf(text: string): Promise<Picture> {
  const bytes = writePdf([{ content: at(10, 10, text), mediaBox: [0, 0, 200, 30] }]);
  const opened = await openForInspection({ bytes, fileName: 'line.pdf' });
  const drawing = opened.draw(1, SCALE);
  opened.close();
  if (!drawing) throw new Error('the line cannot be drawn');
  return { width: drawing.width, height: drawing.height, grey: toGrey(drawing.rgba, 4) };
}

test('what is printed is read, where it stands, in the language asked for', async () => {
  const reader = openWasmTesseract();
  const sheet = await sheetOf('Balance 1,234.56');
  const [english, german] = await Promise.all([reader.read(sheet, 'eng'), reader.read(sheet, 'deu')]);
  expect(english.map(({ text }) => text)).toEqual(['Balance', '1,234.56']);
  expect(german.map(({ text }) => text)).toEqual(['Balance', '1,234.56']);
  const [first, second] = english;
  expect(first?.box[0]).toBeGreaterThan(9 * SCALE);
  expect(first?.box[0]).toBeLessThan(13 * SCALE);
  expect(second?.box[0]).toBeGreaterThan(first?.box[2] ?? 0);
  expect(second?.sureness).toBeGreaterThan(0.5);
  await reader.close();
});

test('a language that it has not is an error, after which it reads on', async () => {
  const reader = openWasmTesseract();
  const sheet = await sheetOf('Total 99.00');
  await expect(reader.read(sheet, 'xyz')).rejects.toThrow('xyz');
  expect((await reader.read(sheet, 'eng')).map(({ text }) => text)).toEqual(['Total', '99.00']);
  await reader.close();
});

test('closed in the middle of a sheet, it answers with an error and not never', async () => {
  const reader = openWasmTesseract();
  const sheet = await sheetOf('Total 99.00');
  const reads = Array.from({ length: 6 * reader.lanes }, () => reader.read(sheet, 'eng'));
  const answers = Promise.allSettled(reads);
  await reads[0];
  await reader.close();
  for (const answer of (await answers).slice(-1)) expect(answer.status).toBe('rejected');
  await expect(reader.read(sheet, 'eng')).rejects.toThrow('the reader was closed');
});
