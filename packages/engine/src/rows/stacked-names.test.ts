import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { wordsToLines } from '../layout/lines.ts';
import type { Line } from '../shapes/layout.ts';
import { looseItems } from './remarks.ts';

const three = columns([150, 'right'], [290, 'right'], [430, 'right']);

/** What the first two lines name on the third one. */
function named(...rows: readonly (readonly string[])[]): string[] {
  const lines = wordsToLines(1, pageOf(rows.map((row) => three(...row))).words) as [Line, Line, Line];
  const items = looseItems(lines[1], [lines[2]], { decimalMark: '.', decimals: 2 }, lines[0]);
  return items.flatMap((item) =>
    item.kind === 'labelled' ? [`${item.phrase} ${item.figures[0]?.amount.readings[0]?.units}`] : [],
  );
}

const FIGURES = ['492.67', '584.12', '491.78'];

it('names on two lines are those of the figures below them', () => {
  expect(named(['Beginning', 'Qwertz and', 'Ending'], ['balance', 'other asdfg', 'balance'], FIGURES)).toEqual([
    'opening 49267',
    'closing 49178',
  ]);
});

it('names on two lines are none where a figure stands between', () => {
  expect(named(['Beginning', 'Qwertz 1.00', 'Ending'], ['balance', 'other asdfg', 'balance'], FIGURES)).toEqual([]);
});
