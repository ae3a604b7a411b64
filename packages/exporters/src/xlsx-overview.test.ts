import type { Conversion } from '@tallyleaf/contract';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { en } from './evidence/words/en.ts';
import { loadExporter, type SettingValues } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';
import { readSheets } from './testing/readers/tables.ts';

/** The workbook as accountants want it: an overview, and balances that can be followed. */

async function written(of: Conversion, locale = 'en', settings: SettingValues = {}) {
  const { files } = await (await loadExporter('xlsx')).write(of, { locale, settings });
  const [file] = files;
  if (!file) throw new Error('no file');
  const parts = Object.entries(unzipSync(file.bytes)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  return { parts: new Map(parts), sheets: await readSheets(file) };
}

const THREE_ROWS = conversion(
  statement({
    opening: '1000.00',
    closing: '1065.10',
    transactions: [
      transaction({ amount: '-23.40', balance: '976.60' }),
      transaction({ amount: '100.00', description: 'SALARY', balance: '1076.60' }),
      transaction({ amount: '-11.50', description: 'CHEQUE', reference: '000123', balance: '1065.00' }),
    ],
    reconciliation: {
      status: 'failed',
      checks: [{ kind: 'opening-plus-transactions-is-closing', ok: false, expected: '1065.10', found: '1065.10' }],
    },
  }),
);

const cellOf = (xml: string | undefined, place: string): string | undefined =>
  new RegExp(`<c r="${place}" [^>]*>(.*?)</c>`).exec(xml ?? '')?.[1];

describe('the overview', () => {
  it('says account, period, balances, sums, verdict and checks', async () => {
    const [overview, rows] = (await written(THREE_ROWS)).sheets;
    expect([overview?.name, rows?.name]).toEqual(['Overview', 'Transactions']);
    const facts = [overview?.headings ?? [], ...(overview?.rows ?? [])].filter((cells) => cells.some(Boolean));
    expect(facts.map((cells) => cells.filter(Boolean))).toEqual([
      ['march.pdf'],
      [en.institution, 'Example Bank'],
      [en.holder, 'A. Person'],
      [en.account, '0012345678'],
      [en.currency, 'USD'],
      ['From', '2025-03-01'],
      ['To', '2025-03-31'],
      [en.fields.opening, '1000'],
      [en.moneyIn, '100'],
      [en.moneyOut, '34.9'],
      ['Closing balance (calculated)', '1065.1'],
      [en.fields.closing, '1065.1'],
      ['Difference', '0'],
      ['Number of transactions', '3'],
      [en.verdict, en.verdicts.failed],
      [en.checks, en.expected, en.found],
      [en.checkKinds['opening-plus-transactions-is-closing'], en.fails, '1065.1', '1065.1'],
    ]);
  });

  it('has a block for each statement, of one account or of several', async () => {
    const { sheets } = await written(CASES['two-accounts'] as Conversion);
    expect(sheets).toHaveLength(3);
    expect(sheets[0]?.rows.filter(([label]) => label === en.fields.opening)).toHaveLength(2);
    const periods = await written(CASES['two-periods'] as Conversion);
    expect(periods.sheets.map(({ rows }) => rows.filter(([label]) => label === en.fields.opening).length)).toEqual([
      2, 0,
    ]);
  });

  it('sums the rows by formulas that hold their results', async () => {
    const xml = (await written(THREE_ROWS)).parts.get('xl/worksheets/sheet1.xml');
    const at = Number(new RegExp(`<c r="A(\\d+)"[^>]*><is><t [^>]*>${en.fields.opening}<`).exec(xml ?? '')?.[1]);
    expect(cellOf(xml, `B${at}`)).toBe('<v>1000</v>');
    expect(cellOf(xml, `B${at + 1}`)).toBe("<f>SUM('Transactions'!D2:D4)</f><v>100</v>");
    expect(cellOf(xml, `B${at + 2}`)).toBe("<f>SUM('Transactions'!E2:E4)</f><v>34.9</v>");
    expect(cellOf(xml, `B${at + 3}`)).toBe(`<f>ROUND(B${at}+B${at + 1}-B${at + 2},2)</f><v>1065.1</v>`);
  });

  it('says which balances are derived, and does without those that nothing tells', async () => {
    const rows = [transaction({ amount: '-1.00', balance: '9.00' }), transaction({ amount: '2.00', balance: '11.00' })];
    const derived = (await written(conversion(statement({ opening: null, closing: null, transactions: rows })))).sheets;
    const said = (sheets: typeof derived, label: string) =>
      sheets[0]?.rows.find(([first]) => first === label)?.slice(1, 3);
    expect(said(derived, en.fields.opening)).toEqual(['10', 'not printed; follows from the balances beside the rows']);
    expect(said(derived, en.fields.closing)).toEqual(['11', 'not printed; follows from the balances beside the rows']);
    const none = (await written(conversion(statement({ opening: null, closing: null, transactions: [transaction()] }))))
      .sheets;
    expect(said(none, en.fields.opening)?.[0]).toBe(en.notPrinted);
    expect(none[1]?.headings).toEqual(['Date', 'Description', 'Money in', 'Money out']);
  });

  it('speaks the reader’s language', async () => {
    const names = async (tag: string) => (await written(THREE_ROWS, tag)).sheets.map(({ name }) => name);
    expect(await names('de-DE')).toEqual(['Übersicht', 'Buchungen']);
    expect(await names('cn')).toEqual(['概览', '交易明细']);
  });
});

describe('the rows', () => {
  it('leave out columns in which nothing stands, and keep one in which something was read', async () => {
    const bare = conversion(statement({ transactions: [transaction({ balance: null })] }));
    expect((await written(bare)).sheets[1]?.headings).toEqual([
      'Date',
      'Description',
      'Money in',
      'Money out',
      'Balance',
    ]);
    const taken = conversion(statement({ transactions: [transaction({ read: { reference: 'X1' } })] }));
    expect((await written(taken)).sheets[1]?.headings).toContain('Reference');
  });

  it('reckon the balance row by row and hold it against the printed one', async () => {
    const { sheets, parts } = await written(THREE_ROWS);
    expect(sheets[1]?.headings.slice(-3)).toEqual(['Balance', 'Printed balance', 'Difference']);
    expect(sheets[1]?.rows.map((cells) => cells.slice(-3))).toEqual([
      ['976.6', '976.6', '0'],
      ['1076.6', '1076.6', '0'],
      ['1065.1', '1065', '-0.1'],
    ]);
    const xml = parts.get('xl/worksheets/sheet2.xml');
    expect(cellOf(xml, 'F2')).toMatch(/^<f>ROUND\('Overview'!\$B\$\d+\+D2-E2,2\)<\/f><v>976.6<\/v>$/);
    expect(cellOf(xml, 'F3')).toBe('<f>ROUND(F2+D3-E3,2)</f><v>1076.6</v>');
    expect(cellOf(xml, 'H4')).toBe('<f>ROUND(G4-F4,2)</f><v>-0.1</v>');
    expect(xml).toContain('<conditionalFormatting sqref="H2:H4">');
  });

  it('name cheques by their numbers', async () => {
    const { sheets } = await written(
      conversion(
        statement({
          transactions: [
            transaction({ description: 'CHEQUE', reference: '000123' }),
            transaction({ description: '', reference: '1042' }),
            transaction({ description: '', reference: '1043', amount: '5.00' }),
            transaction({ description: 'CHEQUE 000124', reference: '000124' }),
          ],
        }),
      ),
    );
    expect(sheets[1]?.rows.map(([, text]) => text)).toEqual([
      'CHEQUE 000123',
      'Cheque 1042',
      'Money in',
      'CHEQUE 000124',
    ]);
  });

  it('are printed as wide as the paper, with their headings on every page', async () => {
    const american = await written(THREE_ROWS, 'en-US');
    const xml = american.parts.get('xl/worksheets/sheet2.xml');
    expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    expect(xml).toContain('<pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
    expect(american.parts.get('xl/workbook.xml')).toContain(
      '<definedName name="_xlnm.Print_Titles" localSheetId="1">\'Transactions\'!$1:$1</definedName>',
    );
    expect((await written(THREE_ROWS, 'de')).parts.get('xl/worksheets/sheet2.xml')).toContain('paperSize="9"');
  });

  it('mark what a person corrected', async () => {
    const corrected = transaction({ amount: '-24.30', read: { amount: '-23.40' } });
    const { parts } = await written(conversion(statement({ transactions: [corrected] })));
    expect(parts.get('xl/comments2.xml')).toContain('ref="D2"');
    const unmarked = await written(conversion(statement({ transactions: [corrected] })), 'en', { marks: 'no' });
    expect([...unmarked.parts.keys()].filter((name) => name.includes('comments'))).toEqual([]);
  });
});
