import type { Conversion } from '@tallyleaf/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYOUT_KEYS, LayoutError, loadExporter, printLayout, SettingError } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';
import { readLines } from './testing/readers/tables.ts';

const write = async (of: Conversion, settings: Record<string, string>, locale?: string) =>
  (await loadExporter('csv-own')).write(of, { settings, ...(locale ? { locale } : {}) });

async function textOf(of: Conversion, settings: Record<string, string>, locale?: string): Promise<string> {
  const { files } = await write(of, settings, locale);
  const charset = settings.encoding?.replace('-bom', '') ?? 'utf-8';
  return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(files[0]?.bytes);
}

const rows = conversion(
  statement({
    transactions: [
      transaction({ valueDate: '2025-03-04', reference: '000123', balance: '1497.35' }),
      transaction({ amount: '100.00', description: 'SALARY', balance: '-1.00' }),
      transaction({ amount: '0.00', description: 'NOTE' }),
    ],
  }),
);

describe('csv-own', () => {
  it('writes the columns that were asked for, in their order, under their headings', async () => {
    const columns = 'amount=Betrag\\, netto,text,empty,date,moneyOut,moneyIn,reference=Ref';
    expect(await textOf(rows, { columns, encoding: 'utf-8' }, 'de')).toBe(
      '"Betrag, netto",Buchungstext,,Datum,Ausgang,Eingang,Ref\r\n' +
        '-23.40,CARD PAYMENT GREEN GROCER LTD,,2025-03-03,23.40,,000123\r\n' +
        '100.00,SALARY,,2025-03-03,,100.00,\r\n' +
        '0.00,NOTE,,2025-03-03,,0.00,\r\n',
    );
  });

  it.each([
    [{ delimiter: 'semicolon', decimal: 'comma', dates: 'dotted' }, '03.03.2025;-23,40;1497,35'],
    [{ delimiter: 'comma', decimal: 'comma', dates: 'mdy' }, '03/03/2025,"-23,40","1497,35"'],
    [{ delimiter: 'tab', dates: 'compact' }, '20250303\t-23.40\t1497.35'],
    [{ delimiter: 'pipe', dates: 'ymd-slashes' }, '2025/03/03|-23.40|1497.35'],
    [{ sign: 'reversed', dates: 'dmy' }, '03/03/2025,23.40,-1497.35'],
  ])('%o', async (settings, line) => {
    const text = await textOf(rows, { columns: 'date,amount,balance', encoding: 'utf-8', header: 'no', ...settings });
    expect(text.split('\r\n')[0]).toBe(line);
    expect(text.split('\r\n')).toHaveLength(4);
  });

  it('reverses the sign of everything but of nothing', async () => {
    const text = await textOf(rows, { columns: 'amount,balance', encoding: 'utf-8', header: 'no', sign: 'reversed' });
    expect(text).toBe('23.40,-1497.35\r\n-100.00,1.00\r\n0.00,\r\n');
  });

  it('says what a character set lacks, and writes the rest', async () => {
    const of = conversion(
      statement({
        transactions: ['Café €5 🥬', '株式会社 〜', '🥬'].map((description) => transaction({ description })),
      }),
    );
    const western = { columns: 'text=Für 株', encoding: 'windows-1252' };
    expect(await textOf(of, western)).toBe('Für Zhu\r\nCafé €5\r\nZhuShiHuiShe\r\nMoney out\r\n');
    expect((await write(of, western)).warnings.map(({ code, rows: at }) => [code, at])).toEqual([
      ['text-replaced', [0, 1, 2]],
      ['text-transliterated', [1]],
    ]);
    expect(await textOf(of, { columns: 'text', encoding: 'shift_jis' }, 'ja')).toBe(
      '摘要\r\nCafe EUR5\r\n株式会社 ～\r\nMoney out\r\n',
    );
  });

  it('keeps accounts in one file only where columns tell them apart', async () => {
    const of = CASES['two-accounts'] as Conversion;
    const accountsOf = async (columns: string) => (await write(of, { columns })).files.map(({ account }) => account);
    expect(await accountsOf('date,amount,account,currency')).toEqual([null]);
    expect(await accountsOf('date,amount,account')).toEqual([1, 2]);
    expect(await accountsOf('date,amount')).toEqual([1, 2]);
  });

  it('guards headings too', async () => {
    expect(await textOf(rows, { columns: 'date==1+1', encoding: 'utf-8' })).toMatch(/^'=1\+1\r\n/);
  });

  it('refuses a layout that is none as a setting', async () => {
    await expect(write(rows, { columns: 'date,sum' })).rejects.toThrow(LayoutError);
    await expect(write(rows, { columns: 'date,sum' })).rejects.toThrow(SettingError);
  });

  it('gives every amount back, in whatever columns, delimiter and form', async () => {
    const settings = fc.record({
      keys: fc.array(fc.constantFrom(...LAYOUT_KEYS), { maxLength: 6 }).map((keys) => ['amount' as const, ...keys]),
      delimiter: fc.constantFrom('comma', 'semicolon', 'tab', 'pipe'),
      decimal: fc.constantFrom('point', 'comma'),
      sign: fc.constantFrom('signed', 'reversed'),
    });
    const property = fc.asyncProperty(
      settings,
      fc.string({ unit: 'binary', maxLength: 20 }),
      async ({ keys, ...chosen }, text) => {
        const of = conversion(
          statement({
            transactions: ['-1234.50', '0.07'].map((amount) =>
              transaction({ amount, description: text, reference: text }),
            ),
          }),
        );
        const columns = printLayout(keys.map((key) => ({ key, heading: null })));
        const { files } = await write(of, { columns, ...chosen });
        const delimiter = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' }[chosen.delimiter] ?? '';
        const [heading, ...lines] = files.flatMap((file) => readLines(file, delimiter));
        expect(heading).toHaveLength(keys.length);
        const figures = lines.map(([amount = '']) => amount.replace(',', '.'));
        expect(figures).toEqual(chosen.sign === 'signed' ? ['-1234.50', '0.07'] : ['1234.50', '-0.07']);
      },
    );
    await fc.assert(property, { numRuns: 60, seed: 3 });
  });
});
