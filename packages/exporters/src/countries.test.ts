import type { Account, Conversion } from '@tallyleaf/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadExporter, readSettings, type SettingValues } from './index.ts';
import { conversionsOf } from './testing/arbitrary.ts';
import { conversion, statement, transaction } from './testing/cases.ts';
import { expectedOf, foundOf } from './testing/compare.ts';
import { COUNTRY_READERS } from './testing/readers/countries.ts';
import { readDatevAscii } from './testing/readers/journals-of-countries.ts';
import type { Reader } from './testing/readers/read.ts';

/** What the formats of one country hold of accounts of that country, which conversions of every sort rarely are. */

const SPANISH = { iban: 'ES9121000418450200051332', currency: 'EUR' };
const FRENCH = { iban: 'FR1420041010050500013M02606', currency: 'EUR' };
const GERMAN = { iban: 'DE61999123450000555012', currency: 'EUR' };
const JAPANESE = { number: '1234567', currency: 'JPY', bankCode: '0001', branchCode: '001' };

const ACCOUNTS: Readonly<Record<string, readonly Partial<Account>[]>> = {
  norma43: [SPANISH, { ...SPANISH, currency: 'USD' }, { ...SPANISH, currency: 'JPY' }],
  bai2: [GERMAN, JAPANESE, { number: '000123', currency: 'BHD' }, { number: null, currency: 'USD' }],
  cfonb120: [FRENCH, { ...FRENCH, currency: 'JPY' }, { ...FRENCH, currency: 'BHD' }],
  'datev-ascii': [
    GERMAN,
    { ...FRENCH, bic: 'PSSTFRPPMON' },
    { number: '1234****78', bic: 'CAIXESBBXXX', currency: 'BHD' },
  ],
  'datev-extf': [GERMAN, { number: null, currency: 'EUR' }],
  zengin: [JAPANESE],
  yayoi: [JAPANESE, { number: null, currency: 'JPY' }],
};

async function readBack(
  id: string,
  of: Conversion,
  settings: SettingValues = {},
  read: Reader | undefined = COUNTRY_READERS[id],
) {
  const exporter = await loadExporter(id);
  const { files } = await exporter.write(of, { settings });
  const held = exporter.format.hold(of, { locale: undefined, settings: readSettings(exporter.settings, settings) });
  if (!read) throw new Error(`no reader for ${id}`);
  return {
    found: foundOf(await Promise.all(files.map(read)), held, exporter.keeps),
    expected: expectedOf(held, exporter.keeps),
    held,
  };
}

it('knows every format that it has a reader for', () =>
  expect(Object.keys(ACCOUNTS).sort()).toEqual(Object.keys(COUNTRY_READERS).sort()));

describe.each(Object.entries(ACCOUNTS))('%s', (id, accounts) => {
  it('any statement of its accounts: read back, it is what it holds, and much of it is held', async () => {
    let written = 0;
    let all = 0;
    const property = fc.asyncProperty(conversionsOf(...accounts), async (of) => {
      const { found, expected, held } = await readBack(id, of);
      expect(found).toEqual(expected);
      written += held.statements.length;
      all += of.statements.length;
    });
    await fc.assert(property, { numRuns: 100, seed: 11 });
    // Balances are printed in half of them, and some dates have no era.
    expect(written / all).toBeGreaterThan(id === 'zengin' ? 0.1 : 0.3);
  });

  it('refuses what it cannot hold, and then writes no file', async () => {
    const { files, notWritten } = await (await loadExporter(id)).write(
      conversion(
        statement({
          account: { currency: 'XTS', iban: null, number: null },
          period: { start: null, end: null },
          transactions: [],
        }),
      ),
    );
    expect(files).toEqual([]);
    expect(notWritten.map(({ statement: index }) => index)).toEqual([0]);
    expect(notWritten[0]?.message).toMatch(/^[A-Z].+\.$/);
  });
});

it('datev-ascii in UTF-8 loses no letter', async () => {
  await fc.assert(
    fc.asyncProperty(conversionsOf(GERMAN), async (of) => {
      const { found, expected, held } = await readBack(
        'datev-ascii',
        of,
        { encoding: 'utf-8' },
        readDatevAscii('utf-8'),
      );
      expect(found).toEqual(expected);
      expect(held.warnings.filter(({ code }) => code !== 'text-cut')).toEqual([]);
    }),
    { numRuns: 50, seed: 12 },
  );
});

it.each(['04-01', '07-01', '12-01'])(
  'datev-extf for fiscal years from %s: every booking has its own date',
  async (start) => {
    await fc.assert(
      fc.asyncProperty(conversionsOf(GERMAN), async (of) => {
        const { found, expected } = await readBack('datev-extf', of, { 'fiscal-year-start': start });
        expect(found).toEqual(expected);
      }),
      { numRuns: 50, seed: 13 },
    );
  },
);

it.each([
  ['norma43', { iban: 'ES9121000418450200051332', currency: 'EUR' }, {}, 'Cargo'],
  ['cfonb120', { iban: 'FR1420041010050500013M02606', currency: 'EUR' }, {}, 'Débit'],
  ['datev-ascii', { iban: 'DE61999123450000555012', currency: 'EUR' }, {}, 'Belastung'],
  ['ofx-br', { currency: 'BRL' }, { 'bank-code': '001' }, 'Débito'],
] as const)('%s says in the language of its country what has no description', async (id, account, settings, word) => {
  const of = conversion(statement({ account, transactions: [transaction({ description: '' })] }));
  const { files } = await (await loadExporter(id)).write(of, { settings });
  expect(new TextDecoder('windows-1252').decode(files[0]?.bytes)).toContain(word);
});
