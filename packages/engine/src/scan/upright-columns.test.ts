import { expect, test } from 'vitest';
import { ontoCorners, projected, reversed, STAY } from '../geometry/projection.ts';
import type { Page, Word } from '../shapes/page.ts';
import { withUprightColumns } from './upright-columns.ts';

const [WIDTH, HEIGHT] = [600, 800];

/** A page of rows (day, text, figure) seen so that its lower corners stand so far to the right. */
function photographed(left: number, right: number): Page {
  const seen = reversed(
    ontoCorners(WIDTH, HEIGHT, [
      [0, 0],
      [WIDTH, 0],
      [WIDTH + right, HEIGHT],
      [left, HEIGHT],
    ]),
  );
  const word = (x0: number, x1: number, row: number): Word => {
    const [[a, y], [b]] = [projected(seen, x0, 108 + row * 12), projected(seen, x1, 108 + row * 12)];
    const box = [a, y - 8, b, y + 2] as const;
    return { text: 'x', box, baseline: y, size: 9, bold: false, colour: 0, spaceBefore: false, sureness: 0.9 };
  };
  const words = Array.from({ length: 30 }, (_, row) => [
    word(45, 85, row),
    word(95, 130 + ((row * 37) % 120), row),
    word(460 - ((row * 13) % 30), 490, row),
  ]).flat();
  const taken = { page: 1, width: WIDTH, height: HEIGHT, toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1] as const };
  return {
    number: 1,
    width: WIDTH,
    height: HEIGHT,
    words,
    rulings: [],
    text: 'read',
    hiddenText: false,
    picture: true,
    taken,
  };
}

const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);
const columnsOf = ({ words }: Page) => ({
  days: spread(words.filter((_, at) => at % 3 === 0).map(({ box }) => box[0])),
  figures: spread(words.filter((_, at) => at % 3 === 2).map(({ box }) => box[2])),
});

test('columns that lean and fan out are set upright, and boxes lead back to where they were', () => {
  const page = photographed(-40, 20);
  expect(columnsOf(page).days).toBeGreaterThan(10);
  const upright = withUprightColumns(page);
  expect(columnsOf(upright).days).toBeLessThan(2);
  expect(columnsOf(upright).figures).toBeLessThan(2);
  const [word, before] = [upright.words[60] as Word, page.words[60] as Word];
  const toPage = upright.taken?.toPage ?? STAY;
  const back = projected(toPage, word.box[0], word.baseline);
  expect(back.map(Math.round)).toEqual([before.box[0], before.baseline].map(Math.round));
});

test('upright columns stay as they are', () => {
  const page = photographed(0, 0);
  expect(withUprightColumns(page)).toBe(page);
});
