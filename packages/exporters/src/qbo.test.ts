import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';

async function printed(id: string, of: Conversion, settings = {}): Promise<string> {
  const { files } = await (await loadExporter(id)).write(of, { settings });
  return new TextDecoder('ascii', { fatal: true }).decode(files[0]?.bytes).replaceAll('\r\n', '\n');
}

describe.each(['qbo', 'qfx'])('%s', (id) => {
  it("names a bank of Intuit's list after the language", async () => {
    expect(await printed(id, CASES.one as Conversion)).toContain(
      '<LANGUAGE>ENG\n<FI>\n<ORG>WF\n<FID>3000\n</FI>\n<INTU.BID>3000\n</SONRS>\n',
    );
  });

  it("takes the bank's own numbers", async () => {
    const settings = { 'bank-id': '10898', org: 'B&1', fid: '10898' };
    expect(await printed(id, CASES.one as Conversion, settings)).toContain(
      '<ORG>B&amp;1\n<FID>10898\n</FI>\n<INTU.BID>10898\n',
    );
  });

  it.each([
    [{ 'bank-id': '30x' }, 'bank-id'],
    [{ org: 'Café' }, 'org'],
    [{ org: ' WF' }, 'org'],
    [{ fid: '-' }, 'fid'],
    [{ 'account-id': 'a b' }, 'account-id'],
    [{ 'intuit-bank': 'none' }, 'intuit-bank'],
  ])('refuses %o', async (settings, name) => {
    await expect(printed(id, CASES.one as Conversion, settings)).rejects.toThrow(name);
  });

  it('takes a bank of the list by its name', async () => {
    expect(await printed(id, CASES.one as Conversion, { 'intuit-bank': 'chase' })).toContain(
      '<ORG>B1\n<FID>10898\n</FI>\n<INTU.BID>10898\n',
    );
  });

  it.each([
    ['12-34567 8', '12345678'],
    ['****1234', '1234'],
    [null, 'UNKNOWNUSD'],
  ])('knows the account %j as %s: letters and digits only', async (number, known) => {
    expect(await printed(id, conversion(statement({ account: { number } })))).toContain(`<ACCTID>${known}\n`);
  });

  it('takes the number of an account that does not print all of it, and of each among several', async () => {
    const masked = statement({ account: { number: '****1234' } });
    const other = statement({ account: { number: '****9876' } });
    expect(await printed(id, conversion(masked), { 'account-id': '000111234' })).toContain('<ACCTID>000111234\n');
    const both = await printed(id, conversion(masked, other), { 'account-id': '****9876=555;****1234=777' });
    expect(both.match(/<ACCTID>.*/g)).toEqual(['<ACCTID>777', '<ACCTID>555']);
    const one = await printed(id, conversion(masked, other), { 'account-id': '000111234' });
    expect(one.match(/<ACCTID>.*/g)).toEqual(['<ACCTID>1234', '<ACCTID>9876']);
  });

  it('has a routing number of digits', async () => {
    const of = conversion(statement({ account: { number: '1', bankCode: '021-000-021' } }));
    expect(await printed(id, of)).toContain('<BANKID>021000021\n');
    expect(await printed(id, CASES.one as Conversion)).toMatch(/<BANKID>(000000000|0)\n/);
  });

  it('warns of a currency of three decimals', async () => {
    const of = conversion(
      statement({
        account: { currency: 'KWD' },
        opening: '1.000',
        closing: '0.500',
        transactions: [transaction({ amount: '-0.500' })],
      }),
    );
    const { warnings } = await (await loadExporter(id)).write(of);
    expect(warnings.map(({ code }) => code)).toContain('currency-rounded');
  });

  it('is ASCII: letters without accents, signs by what stands for them, others a blank', async () => {
    const transactions = ['Café Straße 木 5 €', '🥬'].map((description) => transaction({ description }));
    const text = await printed(id, conversion(statement({ account: { number: '普通123' }, transactions })));
    expect(text.match(/<NAME>.*/g)).toEqual(['<NAME>Cafe Strasse Mu 5 EUR', '<NAME>Money out']);
    expect(text).toContain('<ACCTID>123\n');
  });

  it('warns of transactions that were older than 90 days when the period ended', async () => {
    const transactions = ['2024-12-30', '2024-12-31', '2025-03-31'].map((date) => transaction({ date }));
    const of = statement({ transactions, opening: null });
    const { warnings } = await (await loadExporter(id)).write(conversion(of));
    expect(warnings).toEqual([expect.objectContaining({ code: 'check-before-import', statement: 0, rows: [0] })]);
  });
});

it('warns of a file that is larger than QuickBooks Online takes, and Quicken’s is not', async () => {
  const of = (rows: number) =>
    conversion(
      statement({ transactions: Array.from({ length: rows }, (_, n) => transaction({ description: `Row ${n}` })) }),
    );
  const codes = async (id: string, rows: number) =>
    (await (await loadExporter(id)).write(of(rows))).warnings.map(({ code }) => code);
  expect(await codes('qbo', 100)).not.toContain('over-limit');
  expect(await codes('qbo', 2000)).toContain('over-limit');
  expect(await codes('qfx', 2000)).not.toContain('over-limit');
});
