import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [420, 'right'], [540, 'right']);

/** The title of a day and what stands beside it, the same again above other rows. */
const titles = (day: string, text: string) => [
  { text: `${day} ${text}`, x: 50 },
  ...row('', 'Amount', 'Balance after'),
];

const rowsUnder = (text: string) =>
  readRows(
    findLayout([
      pageOf([
        titles('1 March 2025', text),
        row('Card payment "GREEN GROCER"', '-$ 12.00', '$ 988.00'),
        row('Transfer "A. LEE"', '$ 100.00', '$ 1,088.00'),
        titles('3 March 2025', text),
        row('Card payment "BOOKS"', '-$ 30.00', '$ 1,058.00'),
        row('Card payment "BAKERY"', '-$ 3.00', '$ 1,055.00'),
      ]),
    ]),
  ).flatMap((item) => (item.kind === 'row' ? [`${item.date?.readings[0]?.day} ${item.description}`] : []));

it('a day, what the account held on it, and names of columns are no text of the rows below', () => {
  expect(rowsUnder('Daily balance: $ 1,088.00')).toEqual([
    '1 Card payment "GREEN GROCER"',
    '1 Transfer "A. LEE"',
    '3 Card payment "BOOKS"',
    '3 Card payment "BAKERY"',
  ]);
});
