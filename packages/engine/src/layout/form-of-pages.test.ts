import { expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [320], [400, 'right']);
const text = columns([50]);
const formOf = (currency: string, ...more: readonly (readonly Placed[])[]) =>
  findLayout([
    pageOf([
      text('BLOCK 8 STREET 38 HOUSE 19 P.O. BOX 555'),
      row('Date', 'Description', 'Curr.', `Amount (${currency})`),
      ...['34.195', '25.744', '447.419', '3.935', '114.861'].map((figure, i) =>
        row(`1${i}/04/2025`, 'GROCER 24', currency, figure),
      ),
      ...more,
      text('Call 1805519 or 24 60 19 within 30 days of 31 12 2025'),
    ]),
  ]).form;

it('is told by the currency where three digits stand behind every mark', () => {
  expect(formOf('KWD')).toEqual({ decimalMark: '.', decimals: 3 });
  expect(formOf('TND', row('16/04/2025', 'HOTEL', 'GBP', '93.76'))).toEqual({ decimalMark: '.', decimals: 3 });
  expect(formOf('COP')).toEqual({ decimalMark: null, decimals: 0 });
  expect(formOf('IQD')).toEqual({ decimalMark: null, decimals: 0 });
});
