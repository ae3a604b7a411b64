import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import type { ExportOptions } from './exporter.ts';
import { loadExporter } from './index.ts';
import { conversion, statement, transaction } from './testing/cases.ts';

const write = async (of: Conversion, options: ExportOptions = {}) => (await loadExporter('qif')).write(of, options);

async function printed(of: Conversion, options: ExportOptions = {}): Promise<string[]> {
  const { files } = await write(of, options);
  return files.map(({ bytes }) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

const dated = (...dates: string[]) =>
  conversion(statement({ transactions: dates.map((date) => transaction({ date })) }));

describe('qif', () => {
  it('begins with the type, ends every record, and has no other codes', async () => {
    const of = statement({
      transactions: [transaction({ reference: '000123', description: 'Café ^ U D T' }), transaction()],
    });
    expect(await printed(conversion(of))).toEqual([
      '!Type:Bank\r\nD03/03/2025\r\nT-23.40\r\nN000123\r\nPCafé ^ U D T\r\n^\r\n' +
        'D03/03/2025\r\nT-23.40\r\nPCARD PAYMENT GREEN GROCER LTD\r\n^\r\n',
    ]);
  });

  it('is CCard for cards', async () => {
    expect((await printed(conversion(statement({ account: { type: 'credit-card' } }))))[0]).toMatch(/^!Type:CCard\r\n/);
  });

  it.each([
    ['en-US', {}, 'D12/31/2025'],
    ['de-DE', {}, 'D31/12/2025'],
    ['ja', {}, 'D2025-12-31'],
    ['en-US', { dates: 'dmy' }, 'D31/12/2025'],
    ['de-DE', { dates: 'ymd' }, 'D2025-12-31'],
  ])('for %s with %o a date is %s', async (locale, settings, line) => {
    expect((await printed(dated('2025-12-31'), { locale, settings }))[0]).toContain(`${line}\r\n`);
  });

  const warned = async (dates: string, ...days: string[]) =>
    (await write(dated(...days), { settings: { dates } })).warnings;
  const of = (rows: number[], program: string) => [
    { code: 'check-before-import', statement: 0, rows, message: expect.stringContaining(program) },
  ];

  it('warns of days that could be months, which Odoo takes for them', async () => {
    expect(await warned('dmy', '2025-04-03', '2025-03-03', '2025-03-13')).toEqual(of([0], 'Odoo'));
    expect(await warned('dmy', '2025-03-03', '2025-03-13')).toEqual([]);
  });

  it('warns of months that could be days, which Skrooge takes for them unless a day tells', async () => {
    expect(await warned('mdy', '2025-04-03', '2025-03-03')).toEqual(of([0], 'Skrooge'));
    expect(await warned('mdy', '2025-04-03', '2025-03-13')).toEqual([]);
  });

  it('warns of nothing where years come first', async () => {
    expect(await warned('ymd', '2025-04-03')).toEqual([]);
  });

  it('joins the months of one account in a file and keeps accounts apart', async () => {
    const april = { start: '2025-04-01', end: '2025-04-30' };
    const month = (number: string, description: string, period = { start: '2025-03-01', end: '2025-03-31' }) =>
      statement({ account: { number }, period, transactions: [transaction({ description })] });
    const files = await printed(conversion(month('1', 'one'), month('2', 'two'), month('1', 'three', april)));
    expect(files.map((file) => file.match(/^P.*(?=\r$)/gm))).toEqual([['Pone', 'Pthree'], ['Ptwo']]);
  });
});
