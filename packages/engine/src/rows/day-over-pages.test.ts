import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [330, 'right'], [430, 'right'], [530, 'right']);

it('rows of one day go on over a page, though its heading leaves some words out', () => {
  const pages = [
    pageOf([
      row('Date', 'Description', 'Paid in', 'Paid out', 'Balance'),
      row('13/03/2025', 'SALARY', '900.00', '', '988.00'),
      row('14/03/2025', 'GROCER', '', '8.00', ''),
    ]),
    pageOf(
      [
        row('Date', 'Description', 'Paid in', 'Paid out', 'Balance'),
        row('', '', '(credits)', '(debits)', ''),
        row('', 'BOOKS', '', '7.00', '973.00'),
        row('15/03/2025', 'BAKER', '', '1.00', '972.00'),
      ],
      { number: 2 },
    ),
  ];
  const layout = findLayout(pages);
  const { rows } = readOut(readRows(layout), layout);
  expect(rows.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    '13.3. SALARY',
    '14.3. GROCER',
    '14.3. BOOKS',
    '15.3. BAKER',
  ]);
});

it('rows of one day go on over a page that prints no heading, below its letterhead', () => {
  const letterhead = row('', 'ACCOUNT ACTIVITIES', '', '', '');
  const gap = row('', '', '', '', '');
  const pages = [
    pageOf([
      letterhead,
      row('Date', 'Description', 'Paid in', 'Paid out', 'Balance'),
      row('13/03/2025', 'SALARY', '900.00', '', '988.00'),
      row('14/03/2025', 'GROCER', '', '8.00', ''),
    ]),
    pageOf(
      [
        letterhead,
        gap,
        gap,
        gap,
        row('', 'BOOKS', '', '7.00', '973.00'),
        row('', 'NUMBER 4711', '', '', ''),
        row('15/03/2025', 'BAKER', '', '1.00', '972.00'),
      ],
      { number: 2 },
    ),
  ];
  const layout = findLayout(pages);
  const { rows } = readOut(readRows(layout), layout);
  expect(rows.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    '13.3. SALARY',
    '14.3. GROCER',
    '14.3. BOOKS',
    '15.3. BAKER',
  ]);
});

it('rows below the page’s turn are of the last day above it, whatever sums and balances of days stand between', () => {
  const letterhead = row('03/03/2025 to 31/03/2025', '', '', '', '');
  const gap = row('', '', '', '', '');
  const pages = [
    pageOf([
      row('Date', 'Description', '', '', 'Amount'),
      row('04/03/2025', 'Total de entradas', '', '', '+ 9.00'),
      row('', 'INTEREST', '', '', '2.00'),
      row('', 'ANNA', '', '', '7.00'),
      row('', 'Saldo do dia', '', '', '30.00'),
      row('05/03/2025', 'Total de entradas', '', '', '+ 5.00'),
      row('', 'BORIS', '', '', '5.00'),
      row('', 'Total de saídas', '', '', '- 4.00'),
      row('', 'BOOKS', '', '', '3.00'),
    ]),
    pageOf(
      [
        letterhead,
        gap,
        gap,
        row('', 'BAKER', '', '', '1.00'),
        row('', 'Saldo do dia', '', '', '31.00'),
        row('06/03/2025', 'Total de saídas', '', '', '- 6.00'),
        row('', 'GROCER', '', '', '6.00'),
      ],
      { number: 2 },
    ),
    pageOf([letterhead, gap, gap, row('', 'CHEMIST', '', '', '8.00')], { number: 3 }),
  ];
  const layout = findLayout(pages);
  const { rows } = readOut(readRows(layout), layout);
  expect(rows.map((text) => text.split(' ').slice(0, 2).join(' ')).slice(-4)).toEqual([
    '5.3. BOOKS',
    '5.3. BAKER',
    '6.3. GROCER',
    '6.3. CHEMIST',
  ]);
});
