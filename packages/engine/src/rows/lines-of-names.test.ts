import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [420, 'right'], [510, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');

it('a first name whose figure stands in a column of others leaves the amount to the second', () => {
  const page = [
    heading,
    row('13/03/2025', 'SALARY', '+900.00', '988.00'),
    row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00'),
    row('15/03/2025', 'RENT', '-33.00', '943.00'),
  ];
  const named = [
    { text: 'Total credits', x: 50 },
    { text: '900.00', x: 260, align: 'right' as const },
    { text: 'Total debits', x: 280 },
    { text: '-45.00', x: 420, align: 'right' as const },
  ];
  const sums = readRows(findLayout([pageOf([...page, named])])).flatMap((item) =>
    item.kind === 'labelled' ? [[item.phrase, String(item.figures[0]?.amount.readings[0]?.units)]] : [],
  );
  expect(sums).toEqual([
    ['total-in', '90000'],
    ['total-out', '4500'],
  ]);
});

it.each([
  ['Contd. on page 2', ['SALARY', 'FEE']],
  ['Cont. from box 2', ['SALARY', 'FEE Cont. from box 2']],
  ['Page of a book', ['SALARY', 'FEE Page of a book']],
])('%s: what goes on is no text of the row above', (text, expected) => {
  const page = [
    heading,
    row('13/03/2025', 'SALARY', '1,900.00', '1,988.00'),
    row('14/03/2025', 'FEE', '-5.00', '1,983.00'),
  ];
  const items = readRows(findLayout([pageOf([...page, row('', text, '', '')])]));
  expect(items.flatMap((item) => (item.kind === 'row' ? [item.description] : []))).toEqual(expected);
});

it('a title in several cells that begins under the dates is no text of the row above, though its last cell stands under texts', () => {
  const titled = (...cells: readonly [text: string, x: number][]) =>
    readRows(
      findLayout([
        pageOf([
          heading,
          row('13/03/2025', 'PAYMENT', '-900.00', '988.00'),
          cells.map(([text, x]) => ({ text, x })),
          row('14/03/2025', 'FEE', '5.00', '983.00'),
          row('15/03/2025', 'BOOKS', '3.00', '980.00'),
        ]),
      ]),
    ).flatMap((item) => (item.kind === 'row' ? [item.description] : []));
  expect(titled(['Card', 40], ['4179 0000 1193', 70], ['J. NOBODY', 160])).toEqual(['PAYMENT', 'FEE', 'BOOKS']);
  expect(titled(['Card', 40], ['J. NOBODY', 110])).toEqual(['PAYMENT Card J. NOBODY', 'FEE', 'BOOKS']);
});
