import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { type ExportOptions, exporters, loadExporter, nameFiles } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';
import { readSheets } from './testing/readers/tables.ts';

const one = CASES.one as Conversion;

async function textOf(id: string, of: Conversion, options: ExportOptions = {}): Promise<string> {
  const { files } = await (await loadExporter(id)).write(of, options);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[0]?.bytes);
}

const december = conversion(statement({ transactions: [transaction({ date: '2025-12-31' })] }));

describe.each(['csv-quickbooks3', 'csv-quickbooks4', 'csv-xero', 'csv-ynab'])('%s', (id) => {
  it('has no byte order mark', async () => expect(await textOf(id, one)).toMatch(/^[*\w]/));

  it.each([
    ['en-US', '12/31/2025'],
    ['en-GB', '31/12/2025'],
    ['ja', '31/12/2025'],
  ])('writes dates as %s does: %s', async (locale, date) => {
    expect((await textOf(id, december, { locale })).split('\r\n')[1]?.startsWith(`${date},`)).toBe(true);
    const settings = { dates: 'mdy' };
    expect(await textOf(id, december, { locale, settings })).toContain('\r\n12/31/2025,');
  });

  it('has a file for each account, and one for its periods', async () => {
    const { write } = await loadExporter(id);
    const { files } = await write(CASES['two-periods'] as Conversion);
    expect(files.map(({ account }) => account)).toEqual([1]);
    expect((await write(CASES['two-accounts'] as Conversion)).files).toHaveLength(2);
    expect((await write(conversion())).files).toEqual([]);
  });
});

it('csv-xero: the heading of cheques is the organisation’s', async () => {
  expect(await textOf('csv-xero', one, { locale: 'en-US' })).toContain('Reference,Check Number\r\n');
  expect(await textOf('csv-xero', one, { locale: 'en-NZ' })).toContain('Reference,Cheque Number\r\n');
});

it.each([
  [999, ['march.xero.csv'], [1000]],
  [1000, ['march-part1.xero.csv', 'march-part2.xero.csv'], [1000, 2]],
])('csv-xero: %i transactions', async (count, names, lineCounts) => {
  const transactions = Array.from({ length: count }, (_, n) => transaction({ description: `Row ${n}` }));
  const { files } = await (await loadExporter('csv-xero')).write(conversion(statement({ transactions })));
  expect(nameFiles('march', files)).toEqual(names);
  const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes));
  expect(texts.map((text) => text.split('\r\n').length - 1)).toEqual(lineCounts);
  expect(texts.join('').match(/Row \d+/g)).toEqual(transactions.map(({ description }) => description));
});

describe('QuickBooks Online’s limits', () => {
  const write = async (id: string, count: number, description: string) => {
    const transactions = Array.from({ length: count }, (_, n) => transaction({ description: `${description} ${n}` }));
    return (await loadExporter(id)).write(conversion(statement({ transactions })));
  };

  it.each(['csv-quickbooks3', 'csv-quickbooks4'])('%s: 1,000 lines a file, its headings among them', async (id) => {
    const { files } = await write(id, 1999, 'Row');
    const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes));
    expect(texts.map((text) => text.split('\r\n').length - 1)).toEqual([1000, 1000, 2]);
    expect(new Set(texts.map((text) => text.split('\r\n')[0])).size).toBe(1);
    expect(texts.join('').match(/Row \d+/g)).toHaveLength(1999);
    expect(nameFiles('march', files)[2]).toBe(`march-part3.${id.replace('csv-', '')}.csv`);
  });

  it('350 KB a file, whatever the rows hold', async () => {
    const { files } = await write('csv-quickbooks3', 900, '株'.repeat(300));
    expect(files.length).toBeGreaterThan(2);
    expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(350_000);
  });

  it('are data of the format, each with its source', () => {
    const limited = exporters.filter(({ limit }) => limit !== undefined);
    expect(limited.map(({ id }) => id)).toEqual(['csv-quickbooks3', 'csv-quickbooks4', 'csv-xero', 'sage', 'qbo']);
    for (const { limit } of limited) expect(limit?.source).toMatch(/^https:/);
  });
});

it.each([
  ['csv-quickbooks3', ',Nothing,\r\n'],
  ['csv-quickbooks4', ',Nothing,,\r\n'],
])('%s leaves cells empty that hold nothing but zeros', async (id, cells) => {
  const rows = ['0.00', '-0.00'].map((amount) => transaction({ description: 'Nothing', amount }));
  const text = await textOf(id, conversion(statement({ transactions: rows })));
  expect(text.split(cells)).toHaveLength(3);
});

it.each(['csv-quickbooks3', 'csv-xero', 'csv-ynab', 'datev-extf', 'freee'])(
  '%s has texts without an apostrophe, and without what turns them around',
  async (id) => {
    const yen = id === 'freee';
    const of = conversion(
      statement({
        account: { currency: yen ? 'JPY' : 'EUR', iban: yen ? null : 'DE61999123450000555012' },
        transactions: [transaction({ amount: '-100', description: '+31 20 1\u202e23\u200b 4567' })],
      }),
    );
    expect(await textOf(id, of)).toMatch(/[,"]\+31 20 123 4567[,"]/);
  },
);

it('cheques have their numbers where the program has a column, else in the text', async () => {
  const of = conversion(
    statement({ transactions: [transaction({ description: 'CHEQUE', reference: '000123' }), transaction()] }),
  );
  expect(await textOf('csv-xero', of, { locale: 'en-GB' })).toContain(',CHEQUE,000123,000123\r\n');
  expect(await textOf('csv-quickbooks3', of)).toContain(',CHEQUE 000123,');
});

it.each(['csv-quickbooks3', 'csv-xero', 'qbo'])('%s warns of currencies with three decimals', async (id) => {
  const of = (currency: string, amount: string) =>
    conversion(
      statement({ account: { currency }, opening: '0', closing: amount, transactions: [transaction({ amount })] }),
    );
  const codes = async (currency: string, amount: string) =>
    (await (await loadExporter(id)).write(of(currency, amount))).warnings.map(({ code }) => code);
  expect(await codes('KWD', '1.234')).toContain('currency-rounded');
  expect(await codes('EUR', '1.23')).not.toContain('currency-rounded');
});

describe.each(['freee', 'moneyforward'])('%s', (id) => {
  it('takes accounts in yen only', async () => {
    const of = conversion(...one.statements, ...(CASES.yen as Conversion).statements);
    const { files, notWritten } = await (await loadExporter(id)).write(of);
    expect(files.map(({ account }) => account)).toEqual([2]);
    expect(notWritten.map(({ statement: index, code }) => [index, code])).toEqual([[0, 'currency-not-supported']]);
  });

  it.each([
    ['utf-8-bom', '\ufeff'],
    ['shift_jis', ''],
  ])('can be %s', async (encoding, mark) => {
    const { files } = await (await loadExporter(id)).write(CASES.yen as Conversion, { settings: { encoding } });
    const decoder = new TextDecoder(encoding.replace('-bom', ''), { fatal: true, ignoreBOM: true });
    const text = decoder.decode(files[0]?.bytes);
    expect(text).toMatch(new RegExp(`^${mark}(取引日|日付),`));
    expect(text).toContain('\r\n2025/03/03,株式会社 みどり商店,,12400,87600\r\n');
  });
});

it.each([
  ['in', '', '-23.4'],
  ['out', '-23.4', ''],
])('kingdee: 借方 is money %s', async (debit, inDebit, inCredit) => {
  const { files } = await (await loadExporter('kingdee')).write(one, { settings: { debit } });
  const [file] = files;
  if (!file) throw new Error('no file');
  const [sheet] = await readSheets(file);
  const row = sheet?.rows[0] ?? [];
  expect([row[4], row[5]]).toEqual([inDebit.replace('-', ''), inCredit.replace('-', '')]);
});

describe('csv-local', () => {
  const of = conversion(
    statement({
      account: { currency: 'JPY' },
      transactions: [transaction({ amount: '-12400', description: 'ﾐﾄﾞﾘ 〜 🥬', valueDate: '1911-12-31' })],
    }),
  );

  it('is in Shift_JIS where that is asked for', async () => {
    const { files, warnings } = await (await loadExporter('csv-local')).write(of, {
      locale: 'ja-JP',
      settings: { encoding: 'shift_jis' },
    });
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(files[0]?.bytes);
    expect(text).toBe(
      '日付,起算日,摘要,参照番号,金額,通貨,残高,口座\r\n2025-03-03,1911-12-31,ﾐﾄﾞﾘ ～,,-12400,JPY,,0012345678\r\n',
    );
    expect(warnings.map(({ code }) => code)).toEqual(['text-transliterated', 'text-replaced']);
  });

  it('has dates of the Republic of China where that is asked for', async () => {
    const options = { locale: 'zh-TW', settings: { calendar: 'republic-of-china' } };
    expect(await textOf('csv-local', of, options)).toContain('\r\n114/03/03,1911-12-31,');
    const { warnings } = await (await loadExporter('csv-local')).write(of, options);
    expect(warnings.map(({ code, rows }) => [code, rows])).toEqual([['date-as-text', [0]]]);
  });

  it('fits its headings to the character set', async () => {
    const { files } = await (await loadExporter('csv-local')).write(one, {
      locale: 'fr',
      settings: { encoding: 'shift_jis' },
    });
    expect(new TextDecoder('shift_jis').decode(files[0]?.bytes)).toMatch(/^Date;Date de valeur;Libelle;Reference;/);
  });
});
