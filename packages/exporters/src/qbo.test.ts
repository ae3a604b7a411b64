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
    [{ fid: '' }, 'fid'],
  ])('refuses %o', async (settings, name) => {
    await expect(printed(id, CASES.one as Conversion, settings)).rejects.toThrow(name);
  });

  it('is ASCII: letters without accents, signs by what stands for them, others a blank', async () => {
    const transactions = ['Café Straße 木 5 €', '木'].map((description) => transaction({ description }));
    const text = await printed(id, conversion(statement({ account: { number: '普通123' }, transactions })));
    expect(text.match(/<NAME>.*/g)).toEqual(['<NAME>Cafe Strasse 5 EUR', '<NAME>Money out']);
    expect(text).toContain('<ACCTID>123\n');
  });

  it('warns of transactions that were older than 90 days when the period ended', async () => {
    const transactions = ['2024-12-30', '2024-12-31', '2025-03-31'].map((date) => transaction({ date }));
    const of = statement({ transactions, opening: null });
    const { warnings } = await (await loadExporter(id)).write(conversion(of));
    expect(warnings).toEqual([expect.objectContaining({ code: 'check-before-import', statement: 0, rows: [0] })]);
  });
});
