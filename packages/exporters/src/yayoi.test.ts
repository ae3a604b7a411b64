import { describe, expect, it } from 'vitest';
import { loadExporter, SettingError } from './index.ts';
import { conversion, statement, transaction } from './testing/cases.ts';

type Parts = NonNullable<Parameters<typeof statement>[0]>;

async function write(over: Parts, settings = {}) {
  const parts = { account: { currency: 'JPY' }, opening: null, closing: null, ...over };
  const { files, warnings, notWritten } = await (await loadExporter('yayoi')).write(conversion(statement(parts)), {
    settings,
  });
  const lines = files.flatMap(({ bytes }) => new TextDecoder('shift_jis').decode(bytes).split('\r\n').slice(0, -1));
  return { lines, warnings: warnings.map(({ code }) => code), notWritten: notWritten.map(({ code }) => code) };
}

const yen = (over: Parameters<typeof transaction>[0] = {}) =>
  transaction({ amount: '-12400', description: '電気料金', ...over });

describe('yayoi', () => {
  it('books money out from the account and money in to it', async () => {
    const { lines } = await write({ transactions: [yen({ reference: '123' }), yen({ amount: '250000' })] });
    expect(lines).toEqual([
      '2000,,,2025/03/03,仮払金,,,対象外,12400,,普通預金,,,対象外,12400,,電気料金,123,,0,,,0,0,no',
      '2000,,,2025/03/03,普通預金,,,対象外,250000,,仮受金,,,対象外,250000,,電気料金,,,0,,,0,0,no',
    ]);
  });

  it('has the titles that are set', async () => {
    const settings = { account: '当座預金', 'sub-account': 'みどり銀行', 'money-out': '未確定勘定' };
    const { lines } = await write({ transactions: [yen()] }, settings);
    expect(lines[0]).toMatch(/^2000,,,2025\/03\/03,未確定勘定,,,対象外,12400,,当座預金,みどり銀行,,/);
  });

  it.each(['=1+1', 'a,b', '吉'.repeat(13), '𠮷野家', '"'])('takes no title like %s', async (account) => {
    await expect(write({ transactions: [yen()] }, { account })).rejects.toThrow(SettingError);
  });

  it('has a longer text in the memo as well, both by their widths', async () => {
    const { lines } = await write({ transactions: [yen({ description: '摘'.repeat(33) })] });
    expect(lines[0]?.split(',')[16]).toBe('摘'.repeat(32));
    expect(lines[0]?.split(',')[21]).toBe('摘'.repeat(33));
    expect((await write({ transactions: [yen({ description: '摘'.repeat(91) })] })).warnings).toEqual(['text-cut']);
  });

  it('keeps the waves and dashes that Windows writes otherwise', async () => {
    expect((await write({ transactions: [yen({ description: '3〜5月−1' })] })).lines[0]).toContain('3～5月－1');
  });

  it('leaves out what moves nothing, and asks to look where it is no bank account', async () => {
    expect((await write({ transactions: [yen({ amount: '0' }), yen()] })).warnings).toEqual(['row-left-out']);
    const account = { currency: 'JPY', type: 'credit-card' } as const;
    expect((await write({ account, transactions: [yen()] })).warnings).toEqual(['check-before-import']);
    expect((await write({ account, transactions: [yen()] }, { account: '未払金' })).warnings).toEqual([]);
  });

  it.each<[string, Parts, string]>([
    ['another currency', { account: { currency: 'USD' } }, 'currency-not-supported'],
    ['an amount of ten digits', { transactions: [yen({ amount: '1234567890' })] }, 'figure-too-long'],
  ])('refuses %s', async (_, over, code) => expect((await write(over)).notWritten).toEqual([code]));
});
