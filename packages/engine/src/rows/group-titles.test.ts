import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [420, 'right']);
const texts = (...lines: Parameters<typeof pageOf>[0]): string[] =>
  readRows(findLayout([pageOf([row('Date', 'Description', 'Amount'), ...lines])])).flatMap((item) =>
    item.kind === 'row' ? [item.description] : [],
  );
const total = row('', 'Total for card ending 4711', '20.00');

it('a line that names rows as their total does is no text of the row above it', () => {
  const title = row('', 'J. SMITH card ending 4711', '');
  const rows = [row('02/03/2025', 'PAYMENT', '5.00'), title, row('03/03/2025', 'GROCER', '20.00'), total];
  expect(texts(...rows)).toEqual(['PAYMENT', 'GROCER']);
  const titled = row('', 'J. SMITH card ending 4711, of the family', '');
  expect(texts(row('02/03/2025', 'PAYMENT', '5.00'), titled, row('03/03/2025', 'GROCER', '20.00'), total)).toEqual([
    'PAYMENT',
    'GROCER',
  ]);
});

it('what every row says is its text', () => {
  const rows = [row('03/03/2025', 'GROCER', '12.00'), row('', 'card ending 4711', '')];
  expect(texts(...rows, ...rows, total)).toEqual(['GROCER card ending 4711', 'GROCER card ending 4711']);
});

it('names a card by its whole number and holder, where its total names the end of it', () => {
  const title = row('', 'Card 5436 88XX XXXX 7005 A. Nobody', '');
  const sum = row('', 'Total for card XXXX 7005', '20.00');
  const rows = [row('02/03/2025', 'PAYMENT', '5.00'), title, row('03/03/2025', 'GROCER', '20.00'), sum];
  expect(texts(...rows)).toEqual(['PAYMENT', 'GROCER']);
});

it('names a card where the rows’ dates begin, whether or not a total names it again', () => {
  const two = columns([50], [130], [230], [420, 'right']);
  const head = two('Transaction date', 'Posting date', 'Description', 'Amount');
  const title = [
    { text: 'Card No. 5244 62XX XXXX 8065', x: 50 },
    { text: 'A. NOBODY', x: 230 },
  ];
  const first = two('02/03/2025', '03/03/2025', 'PAYMENT', '5.00');
  const others = ['04', '05'].map((day) => two(`${day}/03/2025`, `${day}/03/2025`, 'GROCER', '20.00'));
  const read = (lines: Parameters<typeof pageOf>[0]): string[] =>
    readRows(findLayout([pageOf([head, ...lines])])).flatMap((item) => (item.kind === 'row' ? [item.description] : []));
  expect(read([first, title, ...others])).toEqual(['PAYMENT', 'GROCER', 'GROCER']);
  expect(read([first, title, first, title])).toEqual(Array(2).fill('Card No. 5244 62XX XXXX 8065 PAYMENT A. NOBODY'));
});
