import { describe, expect, it } from 'vitest';
import { loadExporter, nameFiles } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';

type Parts = NonNullable<Parameters<typeof statement>[0]>;
const GERMAN = { iban: 'DE61999123450000555012', currency: 'EUR' };

async function write(id: string, over: Parts, settings = {}) {
  const of = conversion(statement({ account: GERMAN, ...over }));
  const { files, warnings, notWritten } = await (await loadExporter(id)).write(of, { settings });
  const charset = 'encoding' in settings ? 'utf-8' : 'windows-1252';
  const tables = files.map(({ bytes }) =>
    new TextDecoder(charset)
      .decode(bytes)
      .split('\r\n')
      .map((line) => line.split(';')),
  );
  const codes = { warnings: warnings.map(({ code }) => code), notWritten: notWritten.map(({ code }) => code) };
  return { names: nameFiles('march', files), tables, ...codes };
}

const of = (date: string, over = {}) => transaction({ date, ...over });

describe('datev-extf', () => {
  const extf = (over: Parts, settings = {}) => write('datev-extf', over, settings);
  const booking = async (over: Parameters<typeof transaction>[0], settings = {}) =>
    (await extf({ transactions: [transaction(over)] }, settings)).tables[0]?.[2] ?? [];

  it('has a file for each fiscal year', async () => {
    const transactions = [of('2024-12-31'), of('2025-01-02'), of('2024-12-30')];
    const { names, tables } = await extf({ transactions });
    expect(names).toEqual(['EXTF_march-2024.csv', 'EXTF_march-2025.csv']);
    expect(tables.map((lines) => lines.slice(2, -1).map((line) => line[9]))).toEqual([['3112', '3012'], ['0201']]);
    expect(tables.map(([head = []]) => head.slice(12, 16))).toEqual([
      ['20240101', '4', '20241230', '20241231'],
      ['20250101', '4', '20250102', '20250102'],
    ]);
  });

  it('knows fiscal years that are no calendar years', async () => {
    const transactions = [of('2024-06-30'), of('2024-07-01'), of('2025-06-30')];
    const { names, tables } = await extf({ transactions }, { 'fiscal-year-start': '07-01' });
    expect(names).toEqual(['EXTF_march-2023-2024.csv', 'EXTF_march-2024-2025.csv']);
    expect(tables.map(([head]) => head?.[12])).toEqual(['20230701', '20240701']);
  });

  it('writes the head that DATEV expects', async () => {
    const { tables } = await extf({}, { consultant: '29098', client: '55003' });
    expect(tables[0]?.[0]?.join(';')).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20250303000000000;;"RE";"";"";29098;55003;20250101;4;20250303;20250303;"Kontoauszug";"";1;0;0;"EUR";;"";;;"";;;"";""',
    );
    expect(tables[0]?.[1]).toHaveLength(125);
  });

  it.each([
    ['1234.56', '1234,56', '"S"'],
    ['-0.05', '0,05', '"H"'],
  ])('books %s as %s on side %s of the bank', async (amount, figure, side) => {
    expect((await booking({ amount })).slice(0, 10)).toEqual([
      figure,
      side,
      '"EUR"',
      '',
      '',
      '',
      '1200',
      '1360',
      '',
      '0303',
    ]);
  });

  it.each([
    [{}, '1200', '1360'],
    [{ chart: 'skr04' }, '1800', '1460'],
    [{ chart: 'skr04', 'account-length': '6' }, '180000', '146000'],
    [{ 'bank-account': '1210', 'counter-account': '1590' }, '1210', '1590'],
    [{ 'bank-account': '12100' }, '12100', '13600'],
  ])('with %o it books on %s and %s', async (settings, bank, counter) => {
    expect((await booking({}, settings)).slice(6, 8)).toEqual([bank, counter]);
    const { tables } = await extf({}, settings);
    expect(tables[0]?.[0]?.[13]).toBe(`${bank.length}`);
  });

  it('divides a long text over its fields, and loses nothing', async () => {
    const description = Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ');
    const fields = await booking({ description });
    const texts = [fields[13], fields[48], fields[50]].map((field) => field?.slice(1, -1));
    expect(texts.join('')).toBe(description);
    expect(fields[47]).toBe('"Verwendungszweck"');
  });

  it('has texts as they are, without the apostrophe that keeps spreadsheets from running them', async () => {
    expect((await booking({ description: '+31 20 123 4567' }))[13]).toBe('"+31 20 123 4567"');
    const fields = await booking({ description: `${'a'.repeat(60)}=1+1` });
    expect([fields[13], fields[48]]).toEqual([`"${'a'.repeat(60)}"`, '"=1+1"']);
  });

  it.each([
    ['RE 2025/17', '"RE-2025/17"', ['reference-cut']],
    ['=1+1', '"1+1"', ['reference-cut']],
    ['000123', '"000123"', []],
  ])('has the reference %s as %s', async (reference, field, warnings) => {
    expect((await booking({ reference }))[10]).toBe(field);
    expect((await extf({ transactions: [transaction({ reference })] })).warnings).toEqual(warnings);
  });

  it('leaves out what moves nothing, and says so', async () => {
    const { tables, warnings } = await extf({ transactions: [transaction({ amount: '0.00' })] });
    expect([tables[0]?.length, warnings]).toEqual([3, ['row-left-out']]);
  });

  it('asks to look where it is no bank account', async () => {
    const account = { ...GERMAN, type: 'credit-card' } as const;
    expect((await extf({ account })).warnings).toEqual(['check-before-import']);
    expect((await extf({ account }, { 'bank-account': '1730' })).warnings).toEqual([]);
  });

  it.each<[string, Parts, string]>([
    ['another currency', { account: { ...GERMAN, currency: 'USD' } }, 'currency-not-supported'],
    ['no day', { period: { start: null, end: null }, transactions: [] }, 'dates-missing'],
    ['an amount of 11 digits', { transactions: [transaction({ amount: '12345678901.00' })] }, 'figure-too-long'],
  ])('refuses %s', async (_, over, code) => expect((await extf(over)).notWritten).toEqual([code]));
});

describe('datev-ascii', () => {
  const ascii = (over: Parts, settings = {}) => write('datev-ascii', over, settings);

  it('has one row of 34 fields for each transaction, and no headings', async () => {
    const transactions = [transaction({ valueDate: '2025-03-04', description: 'Miete "März"; Büro' })];
    const { tables, names } = await ascii({ transactions });
    expect(names).toEqual(['march.datev.csv']);
    expect(tables[0]?.[0]?.join(';')).toBe(
      '"99912345";"555012";;31.03.2025;04.03.2025;03.03.2025;-23,40;;;;;"Miete ""März""; Büro";;;;;"EUR";;;;;;;;;;;;;;;;;',
    );
  });

  it.each([
    [{ bic: 'BYLADEM1001' }, '"BYLADEM1001"', '"DE61999123450000555012"'],
    [{ bic: null }, '"99912345"', '"555012"'],
    [{ iban: null, number: '12 34', bankCode: '99912345' }, '"99912345"', '"12 34"'],
  ])('names the account by %o', async (account, bank, number) => {
    const { tables } = await ascii({ account: { ...GERMAN, ...account } });
    expect(tables[0]?.[0]?.slice(0, 2)).toEqual([bank, number]);
  });

  it('is written in UTF-8 where that is chosen', async () => {
    const transactions = [transaction({ description: 'žluťoučký 木' })];
    expect((await ascii({ transactions }, { encoding: 'utf-8' })).tables[0]?.[0]?.[11]).toBe('"žluťoučký 木"');
    expect((await ascii({ transactions })).warnings).toContain('text-transliterated');
  });

  it.each<[string, Parts, string]>([
    ['no bank code', { account: { iban: null, number: '1234567' } }, 'bank-code-missing'],
    ['no number', { account: { iban: null, number: null, bic: 'BYLADEM1001' } }, 'account-not-supported'],
    ['an amount of 16 characters', { transactions: [transaction({ amount: '1234567890123.00' })] }, 'figure-too-long'],
  ])('refuses %s', async (_, over, code) => expect((await ascii(over)).notWritten).toEqual([code]));

  it('has a file for each account', async () => {
    const { files } = await (await loadExporter('datev-ascii')).write(CASES.countries as ReturnType<typeof conversion>);
    expect(files.map(({ account }) => account)).toEqual([1, 2, 4]);
  });
});
