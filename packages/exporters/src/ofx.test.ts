import type { Conversion, Statement } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';
import { readSgml, readXml } from './testing/readers/ofx-tree.ts';

const write = async (of: Conversion, id = 'ofx') => (await loadExporter(id)).write(of);

async function printed(of: Conversion, id = 'ofx'): Promise<string> {
  const { files } = await write(of, id);
  const bytes = files[0]?.bytes ?? new Uint8Array();
  return (id === 'ofx2' ? readXml : readSgml)(bytes).text.replaceAll('\r\n', '\n');
}

/** The lines of a statement's file that name these elements. */
async function linesOf(of: Statement, ...names: string[]): Promise<string[]> {
  const lines = (await printed(conversion(of))).split('\n');
  return lines.filter((line) => names.some((name) => line.startsWith(`<${name}>`)));
}

const account = (of: Partial<Statement['account']>) => statement({ account: { number: null, ...of } });
const described = (description: string) => statement({ transactions: [transaction({ description })] });

describe('ofx', () => {
  it('has its nine lines of header, an empty line, and OFX, without a byte order mark', async () => {
    const { files } = await write(CASES.one as Conversion);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[0]?.bytes);
    expect(
      text.startsWith('OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\n'),
    ).toBe(true);
    expect(text).toContain('CHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n<OFX>\r\n');
  });

  it('says UNICODE and NONE of text that is more than ASCII', async () => {
    expect(await printed(conversion(described('Café')))).toContain('ENCODING:UNICODE\nCHARSET:NONE\n');
  });

  it.each([
    ['DE61999123450000555012', '99912345', 'DE61999123450000555012'],
    ['ES9121000418450200051332', '2100', '21000418450200051332'],
    ['FR1420041010050500013M02606', '20041', '0041010050500013M02606'],
    ['IT60X0542811101000000123456', '05428', '0542811101000000123456'],
  ])('names the account of %s by the bank %s and the number %s', async (iban, bank, number) => {
    expect(await linesOf(account({ iban }), 'BANKID', 'ACCTID')).toEqual([`<BANKID>${bank}`, `<ACCTID>${number}`]);
  });

  it.each([
    [{ number: '12-345', bankCode: '021000021' }, '021000021', '12-345'],
    [{ number: '12345', bic: 'CAIXESBBXXX' }, 'CAIXESBBX', '12345'],
    [{ number: '1234****5678' }, '0', '1234****5678'],
    [{ number: '1'.repeat(10) + '2'.repeat(20) }, '0', `11${'2'.repeat(20)}`],
    [{ number: null }, '0', 'UNKNOWNUSD'],
  ])('names the account %o by the bank %s and the number %s', async (of, bank, number) => {
    expect(await linesOf(account(of), 'BANKID', 'ACCTID')).toEqual([`<BANKID>${bank}`, `<ACCTID>${number}`]);
  });

  it('keeps accounts of one number apart', async () => {
    const iban = 'FR1420041010050500013M02606';
    const text = await printed(conversion(account({ iban }), account({ iban }), account({ iban, type: 'savings' })));
    expect(text.match(/<ACCTID>.*/g)).toEqual([
      '<ACCTID>0500013M02606-checking',
      '<ACCTID>00013M02606-checking-2',
      '<ACCTID>50500013M02606-savings',
    ]);
  });

  it.each([
    ['checking', 'CHECKING'],
    ['savings', 'SAVINGS'],
    ['loan', 'CREDITLINE'],
    ['unknown', 'CHECKING'],
  ] as const)('a %s account is %s', async (type, name) => {
    expect(await linesOf(account({ type }), 'ACCTTYPE')).toEqual([`<ACCTTYPE>${name}`]);
  });

  it('writes cards as messages of their own, after the banks', async () => {
    const text = await printed(conversion(account({ type: 'credit-card' }), account({ number: '1' })));
    expect(text.indexOf('<CREDITCARDMSGSRSV1>')).toBeGreaterThan(text.indexOf('</BANKMSGSRSV1>'));
    expect(text).toContain('<CCACCTFROM>\n<ACCTID>UNKNOWNUSD\n</CCACCTFROM>');
  });

  it('cuts names at 32 characters and gives the whole text as memo', async () => {
    const text = `${'木'.repeat(31)}& and more`;
    expect(await linesOf(described(text), 'NAME', 'MEMO')).toEqual([
      `<NAME>${'木'.repeat(31)}&amp;`,
      `<MEMO>${'木'.repeat(31)}&amp; and more`,
    ]);
    expect(await linesOf(described('x'.repeat(32)), 'NAME', 'MEMO')).toEqual([`<NAME>${'x'.repeat(32)}`]);
    const { warnings } = await write(conversion(described('x'.repeat(256))));
    expect(warnings).toEqual([expect.objectContaining({ code: 'text-cut', rows: [0] })]);
  });

  it('names cheques where that is certain, and other references as such', async () => {
    const rows = [
      transaction({ description: 'CHECK', reference: '000123' }),
      transaction({ description: 'CHECK CARD', reference: '000123' }),
      transaction({ amount: '5.00', reference: 'r'.repeat(40) }),
    ];
    const names = ['TRNTYPE', 'CHECKNUM', 'REFNUM'];
    expect(await linesOf(statement({ transactions: rows }), ...names)).toEqual([
      '<TRNTYPE>CHECK',
      '<CHECKNUM>000123',
      '<TRNTYPE>DEBIT',
      '<REFNUM>000123',
      '<TRNTYPE>CREDIT',
      `<REFNUM>${'r'.repeat(32)}`,
    ]);
  });

  it('takes its days from the period, else from the transactions', async () => {
    const rows = [transaction({ date: '2025-03-09' }), transaction({ date: '2025-03-02' })];
    const days = ['DTSERVER', 'DTSTART', 'DTEND', 'DTASOF'];
    expect(await linesOf(statement({ transactions: rows, period: { start: null, end: null } }), ...days)).toEqual([
      '<DTSERVER>20250309120000',
      '<DTSTART>20250302120000',
      '<DTEND>20250309120000',
      '<DTASOF>20250309120000',
    ]);
    expect(await linesOf(statement({ transactions: rows }), 'DTSTART', 'DTEND')).toEqual([
      '<DTSTART>20250301120000',
      '<DTEND>20250331120000',
    ]);
  });
});

describe('the balance of ofx', () => {
  const balance = ['BALAMT', 'DTASOF'];

  it('is the last running balance where no closing one is printed', async () => {
    const rows = [transaction({ balance: '1.00' }), transaction({ balance: '-2.00' })];
    const of = statement({ closing: null, transactions: rows });
    expect(await linesOf(of, ...balance)).toEqual(['<BALAMT>-2.00', '<DTASOF>20250331120000']);
    expect((await write(conversion(of))).warnings).toEqual([]);
  });

  it('holds for its own day, with a warning, where transactions follow after it', async () => {
    const rows = [transaction({ balance: '1.00' }), transaction({ date: '2025-03-04' })];
    const of = statement({ closing: null, transactions: rows });
    expect(await linesOf(of, ...balance)).toEqual(['<BALAMT>1.00', '<DTASOF>20250303120000']);
    expect((await write(conversion(of))).warnings).toEqual([
      expect.objectContaining({ code: 'check-before-import', statement: 0, rows: [1] }),
    ]);
  });

  it.each<[string, Parameters<typeof statement>[0]]>([
    ['closing-balance-missing', { closing: null, transactions: [transaction()] }],
    ['dates-missing', { period: { start: null, end: null }, transactions: [] }],
    ['figure-too-long', { transactions: [transaction({ amount: `${'1'.repeat(30)}.00` })] }],
  ])('refuses with %s', async (code, of) => {
    const { files, notWritten } = await write(conversion(statement(of)));
    expect(notWritten).toEqual([expect.objectContaining({ code, statement: 0 })]);
    expect(files).toEqual([]);
  });

  it('warns where sums do not come out, and says what is printed', async () => {
    const of = statement({ closing: '1.00' });
    expect((await write(conversion(of))).warnings).toEqual([expect.objectContaining({ code: 'sums-do-not-match' })]);
    expect(await linesOf(of, 'BALAMT')).toEqual(['<BALAMT>1.00']);
  });
});

describe('ofx2', () => {
  it('closes every element, has no namespace and says UTF-8', async () => {
    const text = await printed(conversion(described('Café <b> & "quotes"')), 'ofx2');
    expect(text).toContain('<NAME>Café &lt;b&gt; &amp; "quotes"</NAME>');
    expect(text).not.toMatch(/xmlns|&#/);
  });

  it.each(['one', 'two-accounts', 'hostile', 'equal-rows'])('%s says what ofx says', async (name) => {
    const body = async (id: string) => (await printed(CASES[name] as Conversion, id)).split('<OFX>')[1];
    expect((await body('ofx2'))?.replace(/(?<=>.+)<\/.*>$/gm, '')).toBe(await body('ofx'));
  });
});
