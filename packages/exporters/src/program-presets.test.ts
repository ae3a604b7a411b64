import { describe, expect, it } from 'vitest';
import { exporters, loadExporter } from './index.ts';
import { LayoutError, readLayout } from './parts/layout.ts';
import { PRESETS } from './registry/presets.ts';
import { conversion, statement, transaction } from './testing/cases.ts';

const of = conversion(
  statement({
    transactions: [
      transaction({ date: '2025-12-31', description: 'Müller, "Söhne"', reference: '000123' }),
      transaction({ date: '2025-12-31', amount: '1234.56', description: '+31 20 1234' }),
    ],
  }),
);

async function textOf(id: string, languages: readonly string[] = ['en-GB']): Promise<string> {
  const { files } = await (await loadExporter(id)).write(of, { locale: 'en', languages });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[0]?.bytes);
}

describe('tables of programs that are data', () => {
  it.each(PRESETS)('$program: columns that can be read, a source, and what is not certain says so', (preset) => {
    expect(readLayout(preset.columns)).not.toBeInstanceOf(LayoutError);
    expect(preset.source).toMatch(/^https:\/\//);
    const info = exporters.find(({ id }) => id === preset.id);
    expect(info?.label.includes('experimental')).toBe(!preset.certain);
    expect(info?.programs).toContain(preset.program);
  });

  it.each([
    ['freeagent', "31/12/2025,-23.40,Müller 'Söhne'\r\n31/12/2025,1234.56,+31 20 1234\r\n"],
    [
      'freshbooks',
      'Date,Amount,Description\r\n31/12/2025,-23.40,"Müller, ""Söhne"""\r\n31/12/2025,1234.56,+31 20 1234\r\n',
    ],
    ['wave', 'Date,Description,Amount\r\n31/12/2025,"Müller, ""Söhne""",-23.40\r\n31/12/2025,+31 20 1234,1234.56\r\n'],
    [
      'zoho-books',
      'Date,Withdrawals,Deposits,Payee,Description,Reference Number\r\n31/12/2025,23.40,,,"Müller, ""Söhne""",000123\r\n31/12/2025,,1234.56,,+31 20 1234,\r\n',
    ],
    [
      'lexware-office',
      '\ufeffBuchungsdatum;Auftraggeber/Empfänger;Verwendungszweck;Betrag\r\n31.12.2025;"Müller, ""Söhne""";"Müller, ""Söhne""";-23,40\r\n31.12.2025;+31 20 1234;+31 20 1234;1234,56\r\n',
    ],
  ])('%s: as its maker asks for it', async (id, text) => expect(await textOf(id)).toBe(text));

  it('have the order of dates of the reader’s country where the program goes by that', async () => {
    expect(await textOf('wave', ['en-US'])).toContain('\r\n12/31/2025,');
    expect(await textOf('freeagent', ['en-US'])).toMatch(/^31\/12\/2025,/);
  });

  it('have one account a file', async () => {
    const two = conversion(statement(), statement({ account: { number: '2' } }));
    for (const { id } of PRESETS) expect((await (await loadExporter(id)).write(two)).files).toHaveLength(2);
  });
});

describe('programs find their format', () => {
  it.each([
    ['Sage', 'sage'],
    ['lexoffice', 'lexware-office'],
    ['Wave', 'wave'],
    ['FreshBooks', 'freshbooks'],
    ['Pennylane', 'ofx'],
    ['MYOB', 'qif'],
    ['Holded', 'norma43'],
    ['QuickBooks', 'qbo'],
  ])('%s: %s', (program, id) => {
    expect(exporters.filter(({ programs }) => programs?.includes(program)).map((info) => info.id)).toContain(id);
  });

  it('sage: one account a file', async () => {
    const two = conversion(statement(), statement({ account: { number: '2' } }));
    const { files } = await (await loadExporter('sage')).write(two);
    expect(files.map(({ bytes }) => new TextDecoder().decode(bytes).match(/<ACCTID>.*/g)?.length)).toEqual([1, 1]);
  });
});
