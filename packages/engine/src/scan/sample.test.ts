import { expect, test } from 'vitest';
import type { Piece } from './pieces.ts';
import { sampleOf, textSampleOf } from './sample.ts';

const pieceAt = (x0: number, width: number, y: number): Piece => ({
  ...{ x0, x1: x0 + width, y0: y - 20, y1: y, components: [], baseline: y, height: 20 },
});

test('what is longer than any line of print is left out', () => {
  const torn = pieceAt(0, 5000, 20);
  const line = pieceAt(0, 900, 60);
  expect(sampleOf([torn, line])).toEqual([line]);
});

test('a sample of texts has no figures, and few cells of one column', () => {
  const dates = Array.from({ length: 40 }, (_, at) => pieceAt(0, 300, 40 * at));
  const marks = Array.from({ length: 40 }, (_, at) => pieceAt(400, 60, 40 * at));
  const name = pieceAt(600, 80, 40);
  const date = [{ text: '2022.06.30', x0: 0, x1: 300, sureness: 0.9 }];
  const sample = textSampleOf([...dates, ...marks, name], new Map(dates.map((piece) => [piece, date])));
  expect(sample).toEqual([name, ...marks.slice(0, 4)]);
});
