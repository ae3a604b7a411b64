import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type ExportedFile, type ExporterInfo, exporters, loadExporter, type SettingValues } from './index.ts';
import { conversion, HOSTILE_TEXTS, statement, transaction } from './testing/cases.ts';

/**
 * What people open in a spreadsheet never runs: in every table of text that is made for spreadsheets no cell begins as a
 * formula, and in a workbook none is one but our own, whatever stood on the statement. Tables that a program reads hold
 * texts as they are: there an apostrophe would stand before a payee for ever. New formats are found by their media types.
 */

const TEXTS = exporters.filter(({ mediaType }) => mediaType.startsWith('text/csv'));
const TABLES = TEXTS.filter(({ group }) => group === 'tables');
const WORKBOOKS = exporters.filter(({ mediaType }) => mediaType.endsWith('spreadsheetml.sheet'));

/** What LibreOffice and Excel compute, in ASCII and in the full-width forms; a plain negative number is none. */
const RUNS = /^[=@+\t\r\uff1d\uff20\uff0b]|^[-\uff0d](?!\d+(?:[.,]\d+)*$)/u;

const aText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 1000)),
  fc
    .tuple(fc.constantFrom(...'=@+-\t\r\n＝＠＋－−"\'; ,|\u0000\u2028'), fc.string({ unit: 'binary', maxLength: 12 }))
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** In euros and in yen, with all that some format asks for, so that every format writes one of them. */
const aHostileConversion = fc.tuple(fc.array(aText, { minLength: 1, maxLength: 4 }), aText).map(([texts, number]) => {
  const rows = texts.map((text) => transaction({ description: text, reference: text || null, amount: '-1.00' }));
  const yen = rows.map((row) => ({ ...row, amount: '-100' }));
  const german = { iban: 'DE61999123450000555012', currency: 'EUR' };
  return conversion(
    statement({ account: { ...german, number, holder: number, institution: number }, transactions: rows }),
    statement({
      account: { number, currency: 'JPY', bankCode: '0001', branchCode: '001' },
      opening: '1000',
      closing: '600',
      transactions: yen,
    }),
  );
});

/** The standard of every setting, and then each other choice by itself. */
const settingsOf = ({ settings }: ExporterInfo): SettingValues[] => [
  {},
  ...settings.flatMap((setting) =>
    setting.kind === 'choice' ? setting.choices.map(({ value }) => ({ [setting.id]: value })) : [],
  ),
];

const tried = (formats: readonly ExporterInfo[]) =>
  formats.flatMap((info) => settingsOf(info).map((settings) => [info.id, settings, info] as const));

function textOf(file: ExportedFile, { mediaType, settings }: ExporterInfo, given: SettingValues): string {
  const standard = settings.find(({ id }) => id === 'encoding')?.standard;
  const charset = given.encoding ?? standard ?? /charset=([\w-]+)/.exec(mediaType)?.[1] ?? 'utf-8';
  return new TextDecoder(charset.replace('-bom', ''), { fatal: true }).decode(file.bytes);
}

/** The cells by the delimiter that makes every line as wide as the others. */
function cellsOf(text: string): string[] {
  const tables = [',', ';', '\t', '|'].map((delimiter) => {
    return papaparse.parse<string[]>(text, { delimiter, newline: '\r\n' }).data.slice(0, -1);
  });
  const widths = tables.map((rows) => {
    // The first line may be a head with fields of its own (DATEV).
    const width = rows.at(-1)?.length ?? 0;
    return rows.slice(1).every((row) => row.length === width) ? width : 0;
  });
  const widest = Math.max(...widths);
  expect(widest, 'no delimiter gives a table').toBeGreaterThan(1);
  return (tables[widths.indexOf(widest)] ?? []).flat();
}

describe('tables of text', () => {
  it('are known', () => expect(TABLES.map(({ id }) => id)).toEqual(['csv', 'csv-local', 'csv-own']));

  it.each(tried(TABLES))(
    '%s with %o: no cell begins as a formula or holds a control character',
    async (id, settings, info) => {
      const { write } = await loadExporter(id);
      const property = fc.asyncProperty(aHostileConversion, async (of) => {
        const { files } = await write(of, { locale: 'de-DE', settings });
        expect(files.length).toBeGreaterThan(0);
        for (const file of files) {
          const cells = cellsOf(textOf(file, info, settings));
          expect(cells.filter((cell) => RUNS.test(cell) || /[\p{Cc}\u2028\u2029]/u.test(cell))).toEqual([]);
        }
      });
      await fc.assert(property, { numRuns: 30, seed: 4 });
    },
  );
});

describe('workbooks', () => {
  it('are known', () => expect(WORKBOOKS.map(({ id }) => id)).toEqual(expect.arrayContaining(['xlsx', 'kingdee'])));

  it.each(tried(WORKBOOKS))(
    '%s with %o: texts are cells of text, figures are numbers, no formula but our own',
    async (id, settings) => {
      const { write } = await loadExporter(id);
      const property = fc.asyncProperty(aHostileConversion, async (of) => {
        const { files } = await write(of, { locale: 'de-DE', settings });
        expect(files.length).toBeGreaterThan(0);
        for (const { bytes } of files) {
          const sheets = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('xl/worksheets/'));
          for (const [, part] of sheets) expectInert(strFromU8(part));
        }
      });
      await fc.assert(property, { numRuns: 30, seed: 4 });
    },
  );
});

/** A formula of ours: sums, counts and references to cells, in which no text of a statement can stand. */
const OWN_FORMULA =
  /^(?:ROUND\((?:'[^'!<>]{1,31}'!\$B\$\d+|[A-Z]\d+)(?:[+-][A-Z]\d+){1,2},\d\)|SUM\(RANGE\)|COUNT\(RANGE\)\+COUNT\(RANGE\))$/u;
const RANGE = /'(?:[^'!<>]|''){1,60}'!([A-Z])\d+:\1\d+/gu;

/** Every cell of a sheet's XML is a text of its own (`inlineStr`), a plain number or one with a formula of ours; the XML has no control character. */
function expectInert(part: string): void {
  const xml = part.replace(/^<\?xml[^>]*\?>\n/, '');
  const cells = [...xml.matchAll(/<c [^>]*>(.*?)<\/c>/gsu)].map(([cell]) => cell);
  expect(cells.length).toBeGreaterThan(0);
  const text = /^<c r="[A-Z]+\d+" s="\d+" t="inlineStr"><is><t xml:space="preserve">[^<]*<\/t><\/is><\/c>$/u;
  const number = /^<c r="[A-Z]+\d+" s="\d+">(?:<f>[^<]*<\/f>)?<v>-?\d+(\.\d+)?<\/v><\/c>$/u;
  expect(cells.filter((cell) => !text.test(cell) && !number.test(cell))).toEqual([]);
  const formulas = [...xml.matchAll(/<f>([^<]*)<\/f>/gu)].map(([, formula = '']) => formula.replace(RANGE, 'RANGE'));
  expect(formulas.filter((formula) => !OWN_FORMULA.test(formula))).toEqual([]);
  expect(xml).not.toMatch(/<f[ /]|[\p{Cc}\u2028\u2029]/u);
}
