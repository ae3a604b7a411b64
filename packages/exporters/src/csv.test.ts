import type { Conversion } from '@tallyleaf/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { guardFormula } from './parts/delimited.ts';
import { oneLine } from './parts/text.ts';
import { CASES, conversion, HOSTILE_TEXTS, statement, transaction } from './testing/cases.ts';
import { readTable } from './testing/readers/tables.ts';

async function textOf(id: string, of: Conversion, locale?: string): Promise<string> {
  const { files } = await (await loadExporter(id)).write(of, locale ? { locale } : {});
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[0]?.bytes);
}

const table = async (id: string, of: Conversion, locale?: string): Promise<string[][]> => {
  const { files } = await (await loadExporter(id)).write(of, locale ? { locale } : {});
  const [file] = files;
  if (!file) throw new Error('no file');
  return readTable(file, id === 'csv' ? ',' : ';');
};

const described = (...texts: string[]) =>
  conversion(statement({ transactions: texts.map((description) => transaction({ description })) }));

describe('csv', () => {
  it('is marked as UTF-8, ends its lines with CR LF and names its columns', async () => {
    expect(await textOf('csv', CASES.one as Conversion)).toBe(
      '\ufeffDate,Value date,Description,Reference,Amount,Currency,Balance,Account\r\n' +
        '2025-03-03,,CARD PAYMENT GREEN GROCER LTD,,-23.40,USD,1497.35,0012345678\r\n',
    );
  });

  it('does not depend on the locale', async () => {
    expect(await textOf('csv', CASES.one as Conversion, 'de-DE')).toBe(await textOf('csv', CASES.one as Conversion));
  });

  it('has rows as wide as its headings, whatever the texts', async () => {
    const rows = await table('csv', CASES.hostile as Conversion);
    expect(rows).toHaveLength(HOSTILE_TEXTS.length);
    expect(rows.filter((row) => row.length !== 8)).toEqual([]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+31 20 123', "'+31 20 123"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-cmd|calc', "'-cmd|calc"],
    ['- 5', "'- 5"],
    ['＝1+1', "'＝1+1"],
    ['\t=1+1', "'=1+1"],
    ['-12.50', '-12.50'],
    ['-5', '-5'],
    ['A=1', 'A=1'],
    ["'=1+1", "'=1+1"],
  ])('guards %j', async (text, cell) => {
    expect((await table('csv', described(text)))[0]?.[2]).toBe(cell);
  });

  it('guards references and accounts too', async () => {
    const of = conversion(statement({ account: { number: '+49' }, transactions: [transaction({ reference: '=A1' })] }));
    expect((await table('csv', of))[0]).toEqual([
      '2025-03-03',
      '',
      'CARD PAYMENT GREEN GROCER LTD',
      "'=A1",
      '-23.40',
      'USD',
      '',
      "'+49",
    ]);
  });

  it('says in words which way money went that has no description', async () => {
    const rows = ['-1.00', '1.00', '0.00'].map((amount) => transaction({ amount, description: ' \n ' }));
    const read = await table('csv', conversion(statement({ transactions: rows })));
    expect(read.map((row) => row[2])).toEqual(['Money out', 'Money in', 'No movement']);
  });

  it('keeps accounts apart that have no number', async () => {
    const read = await table('csv', CASES['accounts-without-number'] as Conversion);
    expect(read.map((row) => row[7])).toEqual(['UNKNOWNUSD', 'UNKNOWNUSD-2', 'UNKNOWNEUR']);
    expect((await table('csv', CASES['nothing-printed'] as Conversion)).map((row) => row[7])).toEqual(['']);
  });

  it('gives any text back, on one line and guarded, and no cell that runs', async () => {
    const texts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE_TEXTS)), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(texts, async (descriptions) => {
        const cells = (await table('csv', described(...descriptions))).map((row) => row[2] ?? '');
        expect(cells).toEqual(descriptions.map((text) => guardFormula(oneLine(text) || 'Money out')));
        expect(cells.filter((cell) => /^[=@+\t\r\n]|^-(?![\d.,]+$)|\p{Cc}/u.test(cell))).toEqual([]);
      }),
    );
  });
});

describe('csv-local', () => {
  const of = conversion(statement({ transactions: [transaction({ valueDate: '2025-12-31', balance: '1497.35' })] }));
  it.each([
    ['de-DE', 'Datum;Wertstellung', '03.03.2025;31.12.2025;', ';-23,40;USD;1497,35;'],
    ['fr', 'Date;Date de valeur', '03/03/2025;31/12/2025;', ';-23,40;USD;1497,35;'],
    ['nl-NL', 'Date;Value date', '03-03-2025;31-12-2025;', ';-23,40;USD;1497,35;'],
    ['sv', 'Date;Value date', '2025-03-03;2025-12-31;', ';-23,40;USD;1497,35;'],
    ['pt-BR', 'Data;Data-valor', '03/03/2025;31/12/2025;', ';-23,40;USD;1497,35;'],
    ['de-CH', 'Datum,Wertstellung', '03.03.2025,31.12.2025,', ',-23.40,USD,1497.35,'],
    ['es-MX', 'Fecha,Fecha valor', '03/03/2025,31/12/2025,', ',-23.40,USD,1497.35,'],
    ['ja-JP', '日付,起算日', '2025-03-03,2025-12-31,', ',-23.40,USD,1497.35,'],
    ['en-US', 'Date,Value date', '2025-03-03,2025-12-31,', ',-23.40,USD,1497.35,'],
  ])('%s', async (locale, heading, dates, figures) => {
    const [first = '', second = ''] = (await textOf('csv-local', of, locale)).split('\r\n');
    expect(first).toContain(`\ufeff${heading}`);
    expect(second.startsWith(dates), second).toBe(true);
    expect(second).toContain(figures);
  });

  it('writes yen without decimals', async () => {
    expect((await table('csv-local', CASES.yen as Conversion, 'de-DE'))[0]).toContain('-12400');
  });
});
