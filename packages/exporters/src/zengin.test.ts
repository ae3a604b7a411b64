import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';

type Parts = NonNullable<Parameters<typeof statement>[0]>;
const ACCOUNT = { number: '1234567', currency: 'JPY', bankCode: '0001', branchCode: '001' };
const yen = (over: Parameters<typeof transaction>[0] = {}) => transaction({ amount: '-12400', ...over });

async function write(over: Parts, settings = {}) {
  const parts = { account: ACCOUNT, opening: '0', closing: '0', transactions: [yen()], ...over };
  const { files, warnings, notWritten } = await (await loadExporter('zengin')).write(conversion(statement(parts)), {
    settings,
  });
  const lines = new TextDecoder('shift_jis').decode(files[0]?.bytes).split('\r\n');
  return { lines, warnings: warnings.map(({ code }) => code), notWritten: notWritten.map(({ code }) => code) };
}

describe('zengin', () => {
  it.each([
    ['2019-04-30', '310430'],
    ['2019-05-01', '010501'],
    ['2008-01-01', '200101'],
    ['2037-12-31', '191231'],
    ['2025-03-03', '070303'],
  ])('%s is %s of its era', async (date, era) => {
    const { lines } = await write({ period: { start: date, end: date }, transactions: [yen({ date })] });
    expect([lines[0]?.slice(4, 22), lines[1]?.slice(9, 21)]).toEqual([era.repeat(3), era.repeat(2)]);
  });

  it('writes the records as the rules have them', async () => {
    const { files } = await (await loadExporter('zengin')).write(CASES.japanese as ReturnType<typeof conversion>);
    const lines = new TextDecoder('shift_jis').decode(files[0]?.bytes).split('\r\n');
    expect(lines.map((line) => line.trimEnd().replace(/ {3,}/g, '…'))).toEqual([
      '10300703310703010703310001ﾐﾄﾞﾘｷﾞﾝｺｳ…001…00010001234567ｶﾌﾞｼｷｶﾞｲｼﾔ ﾐﾄﾞﾘ…2000000000005000',
      '200000001070303070303218000000012400000000000000000000000000000000000000000000000…ｶ)ﾐﾄﾞﾘ ｶ-ﾄﾞ',
      '200000002070325070324118000000250000000000000000000000000000000000000000000000000…ｷﾕｳﾖ ﾐﾄﾞﾘ',
      '8000001000000025000000000100000000124001000000002326000000002',
      '9000000000500001',
      '',
    ]);
  });

  it('has a longer text in the field of the payer’s name', async () => {
    const { lines, warnings } = await write({ transactions: [yen({ description: 'A'.repeat(49) })] });
    expect(lines[1]?.slice(81, 129)).toBe('A'.repeat(48));
    expect(lines[1]?.slice(159, 179)).toBe('A'.repeat(20));
    expect(warnings).toContain('text-cut');
  });

  it('says which way money went where nothing can be held of a text', async () => {
    const { lines, warnings } = await write({ transactions: [yen({ description: '田中' })] });
    expect(lines[1]?.slice(159).trim()).toBe('ｼﾕﾂｷﾝ');
    expect(warnings).toContain('text-replaced');
  });

  it('has the codes that are set where the statement prints none', async () => {
    const unprinted = { account: { number: '1234567', currency: 'JPY' } };
    expect((await write(unprinted)).notWritten).toEqual(['bank-code-missing']);
    const { lines, notWritten } = await write(unprinted, { bank: '0009', branch: '123' });
    expect([notWritten, lines[0]?.slice(22, 26), lines[0]?.slice(41, 44)]).toEqual([[], '0009', '123']);
    const printed = await write({}, { bank: '0009', branch: '123' });
    expect(printed.lines[0]?.slice(22, 26)).toBe('0001');
  });

  it('has the kind of account that is chosen', async () => {
    expect((await write({}, { deposit: '2' })).lines[0]?.slice(62, 63)).toBe('2');
  });

  it.each<[string, Parts, string]>([
    [
      'another currency',
      { account: { ...ACCOUNT, currency: 'USD' }, opening: '0.00', closing: '0.00', transactions: [] },
      'currency-not-supported',
    ],
    ['no bank code', { account: { ...ACCOUNT, bankCode: null } }, 'bank-code-missing'],
    ['no branch code', { account: { ...ACCOUNT, branchCode: '01' } }, 'bank-code-missing'],
    ['a masked number', { account: { ...ACCOUNT, number: '***4567' } }, 'account-not-supported'],
    ['no opening balance', { opening: null }, 'opening-balance-missing'],
    ['no closing balance', { closing: null }, 'closing-balance-missing'],
    ['a date whose era is not clear', { transactions: [yen({ date: '2007-12-31' })] }, 'date-not-supported'],
    ['a future era', { transactions: [yen({ date: '2038-01-01' })] }, 'date-not-supported'],
    ['an amount of 13 digits', { transactions: [yen({ amount: '1234567890123' })] }, 'figure-too-long'],
  ])('refuses %s', async (_, over, code) => expect((await write(over)).notWritten).toEqual([code]));
});
