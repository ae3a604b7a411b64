import { expect, test } from 'vitest';
import { projected } from '../geometry/projection.ts';
import type { Page, Word } from '../shapes/page.ts';
import { alignPages } from './align-pages.ts';

/** A page of rows: date, text, figure ending at its column's edge; moved and scaled as a sheet on a scanner's glass is. */
function sheet(number: number, { scale = 1, shift = 0, text = 'read' as Page['text'] } = {}): Page {
  const word = (x0: number, x1: number, row: number): Word => ({
    text: 'x',
    box: [x0 * scale + shift, 100 + row * 12, x1 * scale + shift, 110 + row * 12],
    baseline: 108 + row * 12,
    size: 9,
    bold: false,
    colour: 0,
    spaceBefore: false,
    sureness: 0.9,
  });
  const words = Array.from({ length: 30 }, (_, row) => [
    word(45, 85, row),
    word(95, 130 + ((row * 37) % 120), row),
    word(460 - ((row * 13) % 30), 490, row),
  ]).flat();
  const taken = { page: number, width: 595, height: 842, toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1] as const };
  const base = { width: 595 * scale, height: 842, rulings: [], hiddenText: false, picture: true };
  return { ...base, number, words, text, ...(text === 'read' && { taken }) };
}

test('sheets that lie elsewhere on the glass are set over the first, and boxes lead back to where they were', () => {
  const pages = [sheet(1), sheet(2, { shift: 7 }), sheet(3, { shift: -4.5 })];
  const aligned = alignPages(pages);
  expect(aligned[0]).toBe(pages[0]);
  for (const at of [1, 2]) {
    const [page, was] = [aligned[at] as Page, pages[at] as Page];
    const x = page.words[0]?.box[0] ?? 0;
    expect(Math.abs(x - 45)).toBeLessThan(1);
    expect(projected(page.taken?.toPage ?? [1, 0, 0, 0, 1, 0, 0, 0, 1], x, 100)[0]).toBeCloseTo(
      was.words[0]?.box[0] ?? 0,
      6,
    );
  }
});

test('a photograph from farther away is drawn to the scale of the first', () => {
  const [, page] = alignPages([sheet(1), sheet(2, { scale: 0.9, shift: 12 })]);
  const boxes = (page as Page).words.slice(0, 3).map(({ box }) => box);
  expect(Math.abs((boxes[0]?.[0] ?? 0) - 45)).toBeLessThan(2);
  expect(Math.abs((boxes[2]?.[2] ?? 0) - 490)).toBeLessThan(2);
});

test('printed pages stay, and so does a picture that lies well or shows nothing', () => {
  const printed = [sheet(1, { text: 'printed' }), sheet(2, { text: 'printed', shift: 6 })];
  expect(alignPages(printed)).toEqual(printed);
  const few = { ...sheet(2, { shift: 6 }), words: sheet(2).words.slice(0, 3) };
  const pages = [sheet(1), few, sheet(3)];
  expect(alignPages(pages)).toEqual(pages);
});
