import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const summary = columns([50], [200, 'right'], [300, 'right'], [400, 'right'], [500, 'right']);
const pending = [row('Date', 'Details', 'Paid out', 'Paid in'), row('30/09/2025', 'GROCER', '30.19', '')];
const bookings = [
  columns([50], [110], [300, 'right'], [400, 'right'], [500, 'right'])(
    'Date',
    'Details',
    'Paid out',
    'Paid in',
    'Balance',
  ),
  columns([50], [110], [300, 'right'], [500, 'right'])('03/09/2025', 'BOOKS', '6.94', '300.00'),
];

it.each([
  ['ends at an account’s summary, above the heading of its rows', ['Opening balance', 'Closing balance'], 2],
  ['goes on where a line names one end alone', ['Opening balance', 'Charges'], 4],
])('the table of the page before %s', (_, [opening = '', closing = ''], lines) => {
  const above = [
    row('01/10/2025', 'BAKERY', '2.00', ''),
    summary('Product', opening, 'Paid out', 'Paid in', closing),
    summary('Account', '306.94', '6.94', '0.00', '300.00'),
  ];
  const { tables } = findLayout([pageOf(pending), pageOf([...above, ...bookings], { number: 2 })]);
  const [table] = tables.filter(({ heading }) => heading?.cells.some(({ text }) => text === 'Details'));
  expect(table?.blocks.flatMap((block) => block.lines)).toHaveLength(lines);
});
