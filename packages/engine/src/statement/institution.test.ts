import { expect, it } from 'vitest';
import { booking } from '../../tests/item-builder.ts';
import { block, type Cell, line } from '../../tests/line-builder.ts';
import type { Item } from '../shapes/row.ts';
import { findInstitution } from './institution.ts';

const row = booking('3 March 2025', '-1.00', undefined, { spot: { page: 1, box: [50, 400, 540, 410] } });
const body = block(240, ['Account number 12345678', 'Statement period March 2025', 'Currency EUR']);
const under = (...cells: Cell[]): Item[] => [line(40, cells), ...body, row];

it.each<[what: string, cells: Cell[], expected: string | null]>([
  [
    'a bank by its word',
    [
      ['Tannenhof Bank', 50, 14],
      ['Account Statement', 400, 12],
    ],
    'Tannenhof Bank',
  ],
  ['a compound', [['Talerbank', 50, 9]], 'Talerbank'],
  [
    'its legal form',
    [
      ['BANK MORSKI S.A.', 50, 12],
      ['Wyciąg nr 2/2025', 400],
    ],
    'BANK MORSKI S.A.',
  ],
  ['capitals as printed', [['CAIXA DO LAGO', 50, 13]], 'CAIXA DO LAGO'],
  ['a brand in large letters', [['brisk', 50, 20]], 'brisk'],
  ['the name before a title', [['松風商業銀行 綜合對帳單', 50, 16]], '松風商業銀行'],
  ['the name glued to a title', [['松风商业银行账户交易明细', 50, 14]], '松风商业银行'],
  ['no title alone', [['Account Statement', 50, 16]], null],
  ['no product', [['Everyday Savings Account', 50, 16]], null],
  ['no sentence', [['Important changes to your card', 50, 18]], null],
  ['no person', [['MR TOBY FENN', 50, 14]], null],
  ['nothing in the letters of the text', [['Brisk', 50, 9]], null],
  ['no figure', [['$1,234.50', 50, 18]], null],
])('finds %s', (_, cells, expected) => expect(findInstitution(under(...cells))).toBe(expected));

it('takes the larger of two, and the bank before the brand', () => {
  expect(findInstitution(under(['Brisk Points', 300, 16], ['Tannenhof Bank', 50, 15]))).toBe('Tannenhof Bank');
});

it('joins a letter-spaced line under a logo', () => {
  const letters = [...'WEALTH'].map((letter, i): Cell => [letter, 52 + i * 14]);
  expect(findInstitution([line(40, [['BRISKMOOR', 50, 20]]), line(61, letters), ...body, row])).toBe(
    'BRISKMOOR WEALTH',
  );
});

it.each([
  ['brisk', 'Brisk is a trading name of Brisk Payments Ltd', 'Brisk'],
  ['BANQUE DU LAC', 'Banque du Lac SA au capital de 1 000 000 EUR', 'Banque du Lac'],
  ['Vale & Moor', 'Vale & Moor Bank plc. Registered in England.', 'Vale & Moor Bank'],
  ['Tannenhof Bank', 'Tannenhof Bank protects your deposits up to the limit.', 'Tannenhof Bank'],
])('prints %s as the small print does: %s', (logo, small, expected) => {
  expect(findInstitution([line(40, [[logo, 50, 20]]), ...body, row, line(800, [[small, 50, 6]])])).toBe(expected);
});

it('takes the name in the small print where the letterhead is a picture', () => {
  const small = line(800, [['Vale Moor Bank plc, registered in England, is authorised by the regulator.', 50, 6]]);
  expect(findInstitution([...body, row, small])).toBe('Vale Moor Bank plc');
});

it('passes over a cover without figures', () => {
  const cover = [line(40, [['Welcome News', 50, 24]]), ...block(100, ['Dear customer,', 'Terms have changed.'])];
  const second = [
    line(40, [['Tannenhof Bank', 50, 14]], 2),
    { ...row, spot: { page: 2, box: [50, 400, 540, 410] } as const },
  ];
  expect(findInstitution([...cover, ...second])).toBe('Tannenhof Bank');
});
