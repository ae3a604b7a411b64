import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const wide = columns([50], [400, 'right'], [510, 'right']);
const heading = wide('Description', 'Amount', 'Balance');
const row = (text: string, amount: string, balance: string, below: string): Placed[][] => [
  wide(text, amount, balance),
  [{ text: below, x: 50 }],
  [],
];

const rowsOf = (...lines: readonly (readonly Placed[])[]): readonly string[] => {
  const layout = findLayout([pageOf([heading, ...lines])]);
  return readOut(readRows(layout), layout).rows;
};

describe('rows that wider blanks part', () => {
  const first = row('CARD PAYMENT', '-12.00', '88.00', '29 May 2025 Card ending in 1122');
  const last = [
    ...row('GROCER', '-8.00', '75.00', '25 May 2025 Card ending in 1122'),
    ...row('CAFE', '-5.00', '70.00', '24 May 2025 Card ending in 1122'),
  ];

  it('have the date that stands alone on their last line', () => {
    const rows = rowsOf(...first, ...row('CHARGES', '-5.00', '83.00', '28 May 2025'), ...last);
    expect(rows.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
      '29.5. CARD',
      '28.5. CHARGES',
      '25.5. GROCER',
      '24.5. CAFE',
    ]);
  });
});

it('lines of cells side by side are no measure of the blanks within rows', () => {
  const wide = columns([50], [120], [220], [420, 'right'], [510, 'right']);
  const text = (words: string): Placed[] => [{ text: words, x: 220 }];
  // Half a line apart: of two lines of text the figures stand between, of three beside the second.
  const two = (date: string, amount: string, balance: string) => [
    text('GREEN'),
    wide(date, 'Card', '', amount, balance),
    text('GROCER'),
    [],
    [],
    [],
  ];
  const three = (date: string, amount: string, balance: string) => [
    text('NORTH'),
    [],
    wide(date, 'Card', 'ROAD', amount, balance),
    [],
    text('CAFE'),
    [],
    [],
    [],
  ];
  const lines = [
    wide('Date', 'Type', 'Details', 'Amount', 'Balance'),
    [],
    [],
    ...two('29 May 2025', '-12.00', '88.00'),
    ...two('28 May 2025', '-5.00', '83.00'),
    ...three('27 May 2025', '-8.00', '75.00'),
    ...two('26 May 2025', '-5.00', '70.00'),
  ];
  const layout = findLayout([pageOf(lines, { step: 5 })]);
  const rows = readOut(readRows(layout), layout).rows;
  expect(rows[2]).toContain('NORTH ROAD CAFE');
});
