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

it('rows of one day go on over a page above a balance of that day', () => {
  const gap = row('', '', '', '', '');
  const letterhead = row('', 'ACCOUNT ACTIVITIES', '', '', '');
  const pages = [
    pageOf([
      letterhead,
      row('Date', 'Description', 'Paid in', 'Paid out', 'Balance'),
      row('13/03/2025', 'SALARY', '900.00', '', ''),
      row('', 'Closing balance', '', '', '988.00'),
      row('14/03/2025', 'GROCER', '', '8.00', ''),
    ]),
    pageOf(
      [
        letterhead,
        gap,
        gap,
        gap,
        row('', 'BOOKS', '', '7.00', ''),
        row('', 'Closing balance', '', '', '973.00'),
        row('15/03/2025', 'BAKER', '', '1.00', ''),
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

it('rows of one day go on over a page, though a text of the first stands where one of another page does', () => {
  const letterhead = row('', 'ACCOUNT ACTIVITIES', '', '', '');
  const gap = row('', '', '', '', '');
  const pages = [
    pageOf([
      letterhead,
      row('Date', 'Description', 'Paid in', 'Paid out', 'Balance'),
      row('13/03/2025', 'SALARY', '900.00', '', '988.00'),
      row('', 'MILL LTD', '', '', ''),
      row('14/03/2025', 'GROCER', '', '8.00', ''),
      row('', 'CARD PAYMENT', '', '', ''),
    ]),
    pageOf(
      [
        letterhead,
        gap,
        gap,
        gap,
        row('', 'BOOKS', '', '7.00', '973.00'),
        row('', 'CARD PAYMENT', '', '', ''),
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
