import type { Conversion } from '@tallyleaf/contract';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { oneLine } from './parts/text.ts';
import { serialOf } from './parts/workbook.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';
import { readSheets } from './testing/readers/tables.ts';

/** What an overview adds is in `xlsx-overview.test.ts`. */
const ROWS_ONLY = { overview: 'no' };

async function fileOf(of: Conversion, locale?: string) {
  const { files, warnings } = await (await loadExporter('xlsx')).write(of, {
    ...(locale && { locale }),
    settings: ROWS_ONLY,
  });
  const [file] = files;
  if (!file) throw new Error('no file');
  return { file, warnings };
}

const sheetsOf = async (of: Conversion, locale?: string) => readSheets((await fileOf(of, locale)).file);

async function sheetXml(of: Conversion, sheet = 1): Promise<string> {
  return strFromU8(unzipSync((await fileOf(of)).file.bytes)[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array());
}

describe('xlsx with rows only', () => {
  it('has one sheet with the columns of the CSV', async () => {
    const [sheet, ...others] = await sheetsOf(CASES.one as Conversion);
    expect(others).toEqual([]);
    expect(sheet?.name).toBe('Transactions');
    expect(sheet?.headings).toEqual([
      'Date',
      'Value date',
      'Description',
      'Reference',
      'Amount',
      'Currency',
      'Balance',
      'Account',
    ]);
    expect((await sheetsOf(CASES.one as Conversion, 'de'))[0]?.headings[0]).toBe('Datum');
  });

  it('writes dates as days, figures as numbers from their digits, and the rest as text', async () => {
    const xml = await sheetXml(CASES['two-accounts'] as Conversion, 2);
    expect(xml).toContain('<c r="A2" s="3"><v>45719</v></c><c r="B2" s="3"><v>46022</v></c>');
    expect(xml).toContain('<c r="E2" s="6"><v>1234.56</v></c>');
    expect(xml).toContain('<c r="D2" s="2" t="inlineStr"><is><t xml:space="preserve">000123</t></is></c>');
    expect(await sheetXml(CASES.one as Conversion)).toContain('<c r="E2" s="6"><v>-23.4</v></c>');
    expect(await sheetXml(CASES['long-figures'] as Conversion)).toContain('<v>-12345678901234567.89</v>');
  });

  it('formats yen without decimals', async () => {
    expect(await sheetXml(CASES.yen as Conversion)).toContain('<c r="E2" s="4"><v>-12400</v></c>');
    const styles = strFromU8(
      unzipSync((await fileOf(CASES.yen as Conversion)).file.bytes)['xl/styles.xml'] as Uint8Array,
    );
    const formats = [...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code);
    expect(formats).toEqual(['yyyy\\-mm\\-dd', '#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000']);
  });

  it('keeps the heading in sight and has a filter over all rows', async () => {
    const xml = await sheetXml(CASES['500-rows'] as Conversion);
    expect(xml).toContain('state="frozen"');
    expect(xml).toContain('<autoFilter ref="A1:H501"/>');
  });

  it('has no formula, whatever the texts', async () => {
    const xml = await sheetXml(CASES.hostile as Conversion);
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml).toContain('>=1+1<');
  });

  it('gives each account a sheet with a valid name of its own, and periods of one account the same', async () => {
    const numbers = ['****1234', '****1234', 'a[b]:c*d?e/f\\g', 'MT31MALT01100000000000000000123XYZ', 'History', "'q'"];
    const statements = numbers.map((number) => statement({ account: { number } }));
    const euro = statement({ account: { number: 'History', currency: 'EUR' } });
    const names = (await sheetsOf(conversion(...statements, euro))).map(({ name }) => name);
    expect(names).toHaveLength(7);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names.filter((name) => name.length > 31 || /[[\]:*?/\\]|^'|'$|^history$/i.test(name))).toEqual([]);
    expect(names.slice(0, 2)).toEqual(['xxxx1234', 'xxxx1234-2']);
    const periods = await sheetsOf(CASES['two-periods'] as Conversion);
    expect(periods.map(({ name, rows }) => [name, rows.length])).toEqual([['Transactions', 2]]);
  });

  it('gives any text back on one line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const [sheet] = await sheetsOf(conversion(statement({ transactions: [transaction({ description: text })] })));
        // read-excel-file, unlike Excel, does not undo the escape of `_x0041_`.
        expect(sheet?.rows[0]?.[2]?.replaceAll('_x005F_', '_')).toBe(oneLine(text) || 'Money out');
      }),
    );
  });

  it('gives any amount back to the last digit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), async (cents) => {
        const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
        const amount = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const [sheet] = await sheetsOf(conversion(statement({ transactions: [transaction({ amount })] })));
        const [whole, fraction = ''] = (sheet?.rows[0]?.[4] ?? '').split('.');
        expect(`${whole}.${fraction.padEnd(2, '0')}`).toBe(amount);
      }),
    );
  });

  it('warns of what a cell cannot hold', async () => {
    const rows = [
      transaction({ description: 'x'.repeat(40_000) }),
      transaction({ amount: '1234567890123456.78' }),
      transaction({ date: '1899-12-31' }),
    ];
    const { warnings } = await fileOf(conversion(statement({ transactions: rows })));
    expect(warnings.map(({ code, rows: at }) => [code, at])).toEqual([
      ['text-cut', [0]],
      ['figure-too-long', [1]],
      ['date-as-text', [2]],
    ]);
  });
});

describe('cells that a person corrected', () => {
  const read = conversion(statement({ transactions: [transaction(), transaction()] }));
  const corrected = conversion(
    statement({
      transactions: [
        transaction({ amount: '-24.30', read: { amount: '-23.40', description: 'A <misread> text' } }),
        transaction({ balance: null, read: { balance: '7.00', reference: null } }),
        transaction({ origin: 'person' }),
      ],
    }),
  );
  const partsOf = async (of: Conversion, settings = {}, locale = 'en') => {
    const { files } = await (await loadExporter('xlsx')).write(of, { settings: { ...ROWS_ONLY, ...settings }, locale });
    const parts = unzipSync(files[0]?.bytes ?? new Uint8Array());
    return new Map(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
  };
  const notesOf = (parts: ReadonlyMap<string, string>) =>
    [...(parts.get('xl/comments1.xml') ?? '').matchAll(/ref="(\w+)".*?<t xml:space="preserve">(.*?)<\/t>/g)].map(
      (found) => found.slice(1),
    );

  it('have a colour and a note of what was read', async () => {
    const parts = await partsOf(corrected);
    expect(notesOf(parts)).toEqual([
      ['C2', 'Read as: A &lt;misread&gt; text'],
      ['E2', 'Read as: -23.40'],
      ['D3', 'Read as: nothing'],
      ['G3', 'Read as: 7.00'],
      ['A4', 'Added by hand.'],
    ]);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    const styles = (parts.get('xl/styles.xml') ?? '').match(/<cellXfs.*<\/cellXfs>/)?.[0].match(/<xf [^>]*>/g) ?? [];
    const fills = [...sheet.matchAll(/<c r="([A-Z]\d)" s="(\d+)"/g)].map(([, place, style]) => [
      place,
      /fillId="2"/.test(styles[Number(style)] ?? ''),
    ]);
    expect(fills.flatMap(([place, filled]) => (filled ? [place] : []))).toEqual(['C2', 'E2', 'D3', 'G3', 'A4']);
    expect(sheet).toMatch(/<autoFilter [^>]*\/><legacyDrawing r:id="rId1"\/><\/worksheet>$/);
    expect([...parts.keys()]).toContain('xl/drawings/vmlDrawing1.vml');
  });

  it('are noted in the reader’s language', async () => {
    expect(notesOf(await partsOf(corrected, {}, 'de'))[1]).toEqual(['E2', 'Gelesen als: -23.40']);
  });

  it('are as others where no marks are wanted, and a workbook without them has none of their parts', async () => {
    for (const parts of [await partsOf(corrected, { marks: 'no' }), await partsOf(read)]) {
      expect([...parts.keys()].filter((name) => /comments|drawings|sheets\/_rels/.test(name))).toEqual([]);
      expect(parts.get('xl/styles.xml')).not.toContain('FFF2CC');
    }
  });

  it('are read back as they stand', async () => {
    const [sheet] = await readSheets((await fileOf(corrected)).file);
    expect(sheet?.rows.map((row) => row[4])).toEqual(['-24.3', '-23.4', '-23.4']);
  });
});

describe('serialOf', () => {
  it.each([
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2000-02-29', 36_585],
    ['2025-03-03', 45_719],
    ['9999-12-31', 2_958_465],
    ['1900-02-28', Number.NaN],
    ['2025-02-29', Number.NaN],
    ['2025-13-01', Number.NaN],
  ])('%s is %d', (iso, serial) => {
    expect(serialOf(iso)).toBe(serial);
  });
});
