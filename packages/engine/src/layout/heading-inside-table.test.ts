import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

const row = columns([50], [110], [400, 'right'], [470, 'right'], [520]);
const heading = row('Date', 'Details', 'Paid out', 'Balance');
const booked = row('03.08.2024', 'CARD PAYMENT', '21.12', '78.88');

const headingsOf = (...lines: Parameters<typeof pageOf>[0]) => findHeadings(wordsToLines(1, pageOf(lines).words));

it('words of headings in a text and beside the table name no other table', () => {
  const amid = row('', 'Payment details', '', '', 'each amount');
  const found = headingsOf(heading, booked, amid, row('04.08.2024', 'TRANSFER', '10.00', '68.88'));
  expect(found.map(({ at }) => at)).toEqual([0]);
});

it('a table whose figures stand under its own headings is another', () => {
  const other = columns([50], [110], [520, 'right']);
  const found = headingsOf(heading, booked, other('Date', 'Details', 'Amount'), other('04.08.2024', 'FEE', '10.00'));
  expect(found.map(({ at }) => at)).toEqual([0, 2]);
});
