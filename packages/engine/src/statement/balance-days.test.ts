import { expect, it } from 'vitest';
import { dateOf, remark } from '../../tests/item-builder.ts';
import { besideBalance, periodOfBalances } from './balance-days.ts';

const hints = (...dates: string[]) => ({ prefer: 'dmy' as const, dates: dates.map(dateOf), year: 2025 });
const MARCH = { start: '2025-03-01', end: '2025-03-31' };

it.each<[opening: string, closing: string, expected: unknown]>([
  ['Saldo iniziale al 28.02.2025', 'Saldo finale al 31.03.2025', MARCH],
  ['Opening balance 1 March 2025', 'Closing balance 31 March 2025', MARCH],
  ['Opening balance 18/02/2025', 'Closing balance 18/03/2025', { start: '2025-02-19', end: '2025-03-18' }],
  ['Balance 28/02/2025', 'Balance 31/03/2025', MARCH],
  ['Balance on 31/03/2025', 'Balance on 28/02/2025', MARCH],
  ['Solde au 28/02/2025', 'Solde au 31/03/2025', MARCH],
  ['Balance 28/02/2025', 'Balance 28/02/2025', null],
  ['Opening balance', 'Closing balance 31 March 2025', null],
  ['Opening balance 31 March 2025', 'Closing balance 31 March 2025', null],
])('%j to %j', (opening, closing, expected) => {
  expect(periodOfBalances([remark(opening), remark(closing)], hints('03/03/2025', '17/03/2025'))).toEqual(expected);
});

it('is none where the rows lie elsewhere', () => {
  const balances = [remark('Opening balance 31/01/2025'), remark('Closing balance 28/02/2025')];
  expect(periodOfBalances(balances, hints('14/03/2025', '17/03/2025'))).toBeNull();
});

it.each<[text: string, expected: unknown]>([
  ['Alter Saldo per 30.04.2025', { start: '2025-04-30', end: null }],
  ['Ancien solde débiteur au 30.04.2025', { start: '2025-04-30', end: null }],
  ['Closing balance 31 July 2025', { start: null, end: '2025-07-31' }],
  ['Opening balance 31 December 2024', null],
  ['Opening balance 30 April', null],
])('where one balance alone has a day, rows are beside it: %s', (text, expected) => {
  expect(besideBalance([remark(text)], hints('05.05', '17.06', '31.07'))).toEqual(expected);
});
