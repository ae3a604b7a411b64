import { expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { bookedRows } from '../statement/sections.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [400, 'right']);
const payments: readonly (readonly Placed[])[] = [
  line('Deposits'),
  row('Date', 'Description', 'Amount'),
  row('03/13/2025', 'SALARY', '1,900.00'),
  row('03/14/2025', 'REFUND', '20.00'),
];
const checks = columns([50], [150], [300, 'right']);

it('a title that ends its page is that of the table which heads the next page', () => {
  const pages = [
    pageOf([...payments, [], line('Checks')], { number: 1 }),
    pageOf(
      [
        line('North Bank'),
        checks('Date', 'Check no', 'Amount'),
        checks('03/15/2025', '101', '12.00'),
        checks('03/16/2025', '102', '13.00'),
      ],
      { number: 2 },
    ),
  ];
  const sections = bookedRows(readRows(findLayout(pages))).map(({ section }) => section);
  expect(sections).toEqual(['in', 'in', 'out', 'out']);
});

it('a title of what is pending ends with its own lines, above the heading of what is booked', () => {
  const pending = (...own: readonly Placed[][]) =>
    bookedRows(
      readRows(
        findLayout([
          pageOf([
            line('Pending transactions'),
            ...own,
            row('Date', 'Description', 'Sum'),
            row('03/15/2025', 'GROCER', '12.00'),
            row('03/16/2025', 'BOOKS', '13.00'),
          ]),
        ]),
      ),
    ).map(({ row: { description } }) => description);
  expect(pending()).toEqual([]);
  expect(pending(row('03/18/2025', 'AIRLINE', '70.00'))).toEqual(['GROCER', 'BOOKS']);
});
