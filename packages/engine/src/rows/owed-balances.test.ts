import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const place = columns([50], [110], [300, 'right'], [360, 'right'], [430, 'right'], [510, 'right']);

const areOwed = (headings: readonly string[], ...balances: readonly string[]): boolean => {
  const layout = findLayout([
    pageOf([
      place('Date', 'Details', ...headings),
      place('13/03/2025', 'PAYMENT', '300.00', '40.00', '260.00', balances[0] ?? ''),
      place('13/04/2025', 'PAYMENT', '300.00', '39.00', '261.00', balances[1] ?? ''),
      place('13/05/2025', 'PAYMENT', '300.00', '38.00', '262.00', balances[2] ?? ''),
    ]),
  ]);
  return readRows(layout).some((item) => item.kind === 'row' && item.owedNamed === true);
};

const FALLING = ['9,740.00', '9,479.00', '9,217.00'];

it('balances are owed where they fall by one part of repayments, and the other is interest', () => {
  expect(areOwed(['Amount', 'Interest', 'Principal', 'Balance'], ...FALLING)).toBe(true);
  expect(areOwed(['Betrag', 'Zinsen', 'Tilgung', 'Saldo'], ...FALLING)).toBe(true);
  expect(areOwed(['Amount', 'Interest', 'Principal', 'Balance'], '260.00', '521.00', '783.00')).toBe(false);
  expect(areOwed(['Amount', 'Qwertz', 'Uiop', 'Balance'], ...FALLING)).toBe(false);
});

it('balances are owed where their heading names a loan', () => {
  expect(areOwed(['Amount', 'Qwertz', 'Uiop', 'Loan balance'], ...FALLING)).toBe(true);
});
