import { describe, expect, it } from 'vitest';
import { loadExporter } from '../index.ts';
import { conversion, statement, transaction } from '../testing/cases.ts';
import { knownBalances } from './derived-balances.ts';

const rows = (...figures: readonly (readonly [amount: string, balance: string | null])[]) =>
  figures.map(([amount, balance]) => transaction({ amount, balance }));
const FOLLOWING = rows(['-1.00', '9.00'], ['2.50', null], ['-0.50', '11.00']);

describe('balances that are not printed', () => {
  it('follow from those beside the rows: the first less its amount, and the last', () => {
    const none = statement({ opening: null, closing: null, transactions: FOLLOWING });
    expect(knownBalances(none)).toEqual({ opening: '10.00', closing: '11.00', derived: ['opening', 'closing'] });
    expect(knownBalances({ ...none, closing: '12.00' })).toEqual({
      opening: '10.00',
      closing: '12.00',
      derived: ['opening'],
    });
  });

  it.each([
    ['newest first', rows(['-0.50', '11.00'], ['2.50', '11.50'], ['-1.00', '9.00'])],
    ['with a row missing', rows(['-1.00', '9.00'], ['2.50', '12.50'])],
    ['without the first balance', rows(['-1.00', null], ['2.50', '11.50'])],
    ['of which there is none', []],
  ])('do not follow from rows %s', (_, transactions) => {
    const none = statement({ opening: null, closing: null, transactions });
    expect(knownBalances(none)).toEqual({ opening: null, closing: null, derived: [] });
  });

  it('are left alone where they are printed', () => {
    expect(knownBalances(statement())).toEqual({ opening: '1520.75', closing: '1497.35', derived: [] });
  });
});

it.each([
  ['mt940', {}, ':60F:C250301USD10,00', ':62F:C250331USD11,00'],
  ['camt053', {}, '<Amt Ccy="USD">10.00</Amt>', '<Amt Ccy="USD">11.00</Amt>'],
  ['norma43', { iban: 'ES9121000418450200051332', currency: 'EUR' }, '200000000001000978', '200000000001100978'],
  ['cfonb120', { iban: 'FR1420041010050500013M02606', currency: 'EUR' }, '0000000000100{', '0000000000110{'],
] as const)('%s states them, and a warning says so', async (id, account, opening, closing) => {
  const of = conversion(statement({ account, opening: null, closing: null, transactions: FOLLOWING }));
  const { files, warnings, notWritten } = await (await loadExporter(id)).write(of);
  expect(notWritten).toEqual([]);
  const text = new TextDecoder().decode(files[0]?.bytes);
  expect([text.includes(opening), text.includes(closing)]).toEqual([true, true]);
  expect(warnings.map(({ code }) => code)).toEqual(['balance-derived']);
});
