import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [150, 'right'], [170], [262], [300]);

it('dates behind the words of the column that they stand under are words of it', () => {
  const page = pageOf([
    row('Date', 'Amount', 'Transaction description'),
    row('03/13/2025', '12.00', 'POS DEBIT', '03/12', '1038'),
    row('03/14/2025', '13.00', 'ACH PAYMENT', '03/13', 'ENERGY'),
    row('03/15/2025', '14.00', 'POS DEBIT', '03/14', '5120'),
  ]);
  const rows = readRows(findLayout([page])).flatMap((item) => (item.kind === 'row' ? [item] : []));
  expect(rows.map(({ description, valueDate }) => [description, valueDate])).toEqual([
    ['POS DEBIT 03/12 1038', null],
    ['ACH PAYMENT 03/13 ENERGY', null],
    ['POS DEBIT 03/14 5120', null],
  ]);
});
