import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter, type SettingValues } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';

async function write(of: Conversion, settings: SettingValues = {}) {
  const result = await (await loadExporter('mt940')).write(of, { settings });
  return { ...result, text: new TextDecoder().decode(result.files[0]?.bytes) };
}

const german = { iban: 'DE61999123450000555012', currency: 'EUR' } as const;
const entries = (text: string) => text.split('\r\n').filter((line) => line.startsWith(':61:'));

describe('mt940', () => {
  it('is one message a statement, each line ended by CR LF', async () => {
    const { text, warnings } = await write(CASES.one as Conversion);
    expect(text.split('\r\n')).toEqual([
      expect.stringMatching(/^:20:[0-9a-f]{16}$/),
      ':25:0012345678',
      ':28C:25090/1',
      ':60F:C250301USD1520,75',
      expect.stringMatching(/^:61:2503030303D23,40NMSCNONREF\/\/[0-9a-f]{16}$/),
      ':86:CARD PAYMENT GREEN GROCER LTD',
      ':62F:C250331USD1497,35',
      '-',
      '',
    ]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['auto', 'DE61999123450000555012', true],
    ['auto', 'AT611904300234573201', true],
    ['auto', 'CH9300762011623852957', false],
    ['german', 'CH9300762011623852957', true],
    ['plain', 'DE61999123450000555012', false],
  ])('structure %s for %s', async (structure, iban, isStructured) => {
    const { text } = await write(conversion(statement({ account: { iban } })), { structure });
    expect(text.includes(':86:835?00BELASTUNG?20CARD PAYMENT')).toBe(isStructured);
  });

  it('marks debit balances and writes a comma without decimals', async () => {
    const of = statement({ account: { currency: 'JPY' }, opening: '-100', closing: '-12500' });
    const { text } = await write(conversion({ ...of, transactions: [transaction({ amount: '-12400' })] }));
    expect(text).toContain(':60F:D250301JPY100,\r\n');
    expect(text).toContain(':62F:D250331JPY12500,\r\n');
    expect(entries(text)[0]).toMatch(/^:61:2503030303D12400,NMSC/);
  });

  it('writes the value date before the booking date, across the year too', async () => {
    const rows = [
      transaction({ date: '2024-12-31', valueDate: '2025-01-02' }),
      transaction({ date: '2024-12-31' }),
      transaction({ date: '2024-12-31', valueDate: '2023-01-02' }),
    ];
    const { text, warnings } = await write(conversion(statement({ transactions: rows })));
    expect(entries(text).map((line) => line.slice(4, 14))).toEqual(['2501021231', '2412311231', '2412311231']);
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'value-date-left-out', rows: [2] }));
  });

  it.each([
    ['SAL-2025-03', 'SAL-2025-03', false],
    ['RF/12/34', 'RF-12-34', true],
    ['12345678901234567', '1234567890123456', true],
    ['NONREF', 'NONREF', true],
    ['番号', 'FanHao', true],
    ['🥬', 'NONREF', true],
  ])('the reference %s is %s', async (reference, written, warned) => {
    const { text, warnings } = await write(conversion(statement({ transactions: [transaction({ reference })] })));
    expect(entries(text)[0]).toContain(`NMSC${written}//`);
    expect(warnings.some(({ code }) => code === 'reference-cut')).toBe(warned);
  });

  it('names a cheque where it is certainly one', async () => {
    const rows = [
      transaction({ description: 'CHEQUE', reference: '000123' }),
      transaction({ description: 'CHECK CARD', reference: '000124' }),
    ];
    const { text } = await write(conversion(statement({ transactions: rows })));
    expect(entries(text).map((line) => /,\d\d(\w{4})/.exec(line)?.[1])).toEqual(['NCHK', 'NMSC']);
  });

  it('masks a number with letters and says so', async () => {
    const { text, warnings } = await write(conversion(statement({ account: { number: '5555****4444' } })));
    expect(text).toContain(':25:5555XXXX4444\r\n');
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'account-changed', rows: [] }));
  });

  it.each([
    ['opening-balance-missing', statement({ opening: null, transactions: [transaction()] })],
    ['closing-balance-missing', statement({ closing: null, transactions: [transaction()] })],
    ['dates-missing', statement({ period: { start: null, end: null }, transactions: [] })],
    ['figure-too-long', statement({ transactions: [transaction({ amount: '-1234567890123.00' })] })],
    ['date-not-supported', statement({ transactions: [transaction({ date: '1999-12-31' })] })],
  ])('refuses: %s', async (code, of) => {
    const { files, notWritten } = await write(conversion(of));
    expect(files).toEqual([]);
    expect(notWritten).toEqual([expect.objectContaining({ statement: 0, code })]);
  });

  it('writes the other statements of a document', async () => {
    const { text, notWritten } = await write(
      conversion(statement({ opening: null, transactions: [transaction()] }), statement({ account: german })),
    );
    expect(text.match(/^:20:/gm)).toHaveLength(1);
    expect(notWritten).toHaveLength(1);
  });

  it('dates balances by the transactions where no period is printed', async () => {
    const rows = ['2025-03-09', '2025-03-02'].map((date) => transaction({ date }));
    const { text } = await write(conversion(statement({ period: { start: null, end: null }, transactions: rows })));
    expect(text).toContain(':60F:C250302USD');
    expect(text).toContain(':62F:C250309USD');
  });

  it('states what is printed where the sums do not match, and warns', async () => {
    const { text, warnings } = await write(CASES['no-transactions'] as Conversion);
    expect(text).toContain('1520,75');
    expect(text).toContain('1497,35');
    expect(warnings.map(({ code }) => code)).toEqual(['sums-do-not-match']);
  });
});
