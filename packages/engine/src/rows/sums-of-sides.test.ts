import { expect, it } from 'vitest';
import { figure, labelled } from '../../tests/item-builder.ts';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';
import { sumsOfSides } from './sums-of-sides.ts';

const sums = (label: string, ...figures: Parameters<typeof figure>[]) =>
  sumsOfSides({
    ...labelled(
      'total-in',
      figures.map((each) => figure(...each)),
    ),
    label,
  }).map(({ phrase, figures: own }) => [phrase, own.length]);

it('a line that names the sums of both sides has one figure for each, in their order', () => {
  const row = columns([50], [110], [300, 'right'], [400, 'right'], [500, 'right']);
  const layout = findLayout([
    pageOf([
      row('Date', 'Description', '', 'Amount', 'Balance'),
      row('13/03/2025', 'GROCER', '', '-12.00', '88.00'),
      row('14/03/2025', 'SALARY', '', '900.00', '988.00'),
      row('', 'Total credits / debits', '900.00', '-12.00', ''),
    ]),
  ]);
  expect(readOut(readRows(layout), layout).labelled).toEqual(['total-in 900.00', 'total-out -12.00']);
});

it('a word joins both names, and what is called otherwise is of one', () => {
  expect(sums('Total credits and debits', ['other', '9.00'], ['amount', '-1.00'])).toEqual([
    ['total-in', 1],
    ['total-out', 1],
  ]);
  expect(sums('Total credits', ['other', '9.00'], ['amount', '-1.00'])).toEqual([['total-in', 2]]);
  expect(sums('Total credits and interest', ['other', '9.00'], ['amount', '-1.00'])).toEqual([['total-in', 2]]);
});

it('columns of one side tell of which a sum is, whatever the order of the names', () => {
  expect(sums('Total credits / debits', ['money-out', '1.00'], ['money-in', '9.00'])).toEqual([['total-in', 2]]);
  expect(sums('Total credits / debits', ['amount', '8.00'])).toEqual([['total-in', 1]]);
  expect(sums('Total credits / debits', ['other', '9.00'], ['amount', '-1.00'], ['balance', '8.00'])).toEqual([
    ['total-in', 1],
    ['total-out', 2],
  ]);
});
