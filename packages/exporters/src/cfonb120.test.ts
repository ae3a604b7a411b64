import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { conversion, statement, transaction } from './testing/cases.ts';

type Parts = NonNullable<Parameters<typeof statement>[0]>;
const FRENCH = { iban: 'FR1420041010050500013M02606', currency: 'EUR' };

async function write(over: Parts) {
  const of = conversion(statement({ account: FRENCH, ...over }));
  const { files, warnings, notWritten } = await (await loadExporter('cfonb120')).write(of);
  const lines = new TextDecoder('iso-8859-1').decode(files[0]?.bytes).split('\r\n');
  return { lines, warnings, notWritten: notWritten.map(({ code }) => code) };
}

const amountsOf = async (over: Parts) => (await write(over)).lines.map((line) => line.slice(90, 104));

describe('cfonb120', () => {
  it('says the sign of an amount in its last digit', async () => {
    const transactions = ['-0.01', '0.00', '12.30', '-12.30', '0.09'].map((amount) => transaction({ amount }));
    expect(await amountsOf({ opening: '-1.00', closing: '-0.92', transactions })).toEqual([
      '0000000000010}',
      '0000000000000J',
      '0000000000000{',
      '0000000000123{',
      '0000000000123}',
      '0000000000000I',
      '0000000000009K',
      '',
    ]);
  });

  it('has the old balance of the day before the period and the new one of its end', async () => {
    const { lines } = await write({ period: { start: '2025-01-01', end: '2025-01-31' }, transactions: [] });
    expect(lines.map((line) => line.slice(0, 40))).toEqual([
      '0120041    01005EUR2 0500013M026  311224',
      '0720041    01005EUR2 0500013M026  310125',
      '',
    ]);
  });

  it('goes on with a long label in records 05, broken between words', async () => {
    const description = 'PRLV SEPA ELECTRICITE ECHEANCE 03/2025';
    const { lines, warnings } = await write({ transactions: [transaction({ description })] });
    expect(lines[1]?.slice(48, 79)).toBe('PRLV SEPA ELECTRICITE ECHEANCE ');
    expect(lines[2]?.slice(45)).toBe(`LIB${'03/2025'.padEnd(70)}  `);
    expect(warnings.map(({ code }) => code)).toEqual([]);
  });

  it('has figures of a currency without decimals', async () => {
    const transactions = [transaction({ amount: '-12400' })];
    const { lines } = await write({
      account: { ...FRENCH, currency: 'XPF' },
      opening: '20000',
      closing: '7600',
      transactions,
    });
    expect(lines.map((line) => line.slice(16, 20) + line.slice(90, 104))).toEqual([
      'XPF00000000002000{',
      'XPF00000000001240}',
      'XPF00000000000760{',
      '',
    ]);
  });

  it.each<[string, Parts, string]>([
    ['another country', { account: { iban: 'ES9121000418450200051332', currency: 'EUR' } }, 'account-not-supported'],
    ['no account', { account: { iban: null, number: null } }, 'account-not-supported'],
    ['no opening balance', { opening: null, transactions: [transaction()] }, 'opening-balance-missing'],
    ['no closing balance', { closing: null, transactions: [transaction()] }, 'closing-balance-missing'],
    ['another century', { transactions: [transaction({ valueDate: '1969-12-31' })] }, 'date-not-supported'],
    ['a figure of 15 digits', { closing: '1234567890123.00' }, 'figure-too-long'],
  ])('refuses %s', async (_, over, code) => expect((await write(over)).notWritten).toEqual([code]));
});
