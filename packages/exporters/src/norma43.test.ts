import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { conversionsOf } from './testing/arbitrary.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';
import { expectedOf, foundOf } from './testing/compare.ts';
import { readNorma43 } from './testing/readers/norma43.ts';

const SPANISH = { iban: 'ES9121000418450200051332', currency: 'EUR' };
type Parts = NonNullable<Parameters<typeof statement>[0]>;

const write = async (of: ReturnType<typeof conversion>, settings = {}) =>
  (await loadExporter('norma43')).write(of, { settings });
const spanish = (over: Parts = {}) => conversion(statement({ account: SPANISH, ...over }));

async function linesOf(of: ReturnType<typeof conversion>): Promise<string[]> {
  const { files } = await write(of);
  return new TextDecoder('iso-8859-1').decode(files[0]?.bytes).split('\r\n');
}

const refusalOf = async (over: Parts) => (await write(spanish(over))).notWritten.map(({ code }) => code);

describe('norma43', () => {
  it('any statement of Spanish accounts: read back, it is what it holds', async () => {
    const { format, keeps } = await loadExporter('norma43');
    const accounts = [SPANISH, { ...SPANISH, currency: 'USD' }, { ...SPANISH, currency: 'JPY' }];
    await fc.assert(
      fc.asyncProperty(conversionsOf(...accounts), async (of) => {
        const held = format.hold(of, { locale: undefined, settings: { encoding: 'iso-8859-1' } });
        const { files } = await write(of);
        expect(files).toHaveLength(held.statements.length > 0 ? 1 : 0);
        const found = foundOf(await Promise.all(files.map(readNorma43)), held, keeps);
        expect(found).toEqual(expectedOf(held, keeps));
      }),
      { numRuns: 100, seed: 43 },
    );
  });

  it('writes the records as the standard has them', async () => {
    expect(await linesOf(CASES.spanish as ReturnType<typeof conversion>)).toEqual([
      '112100041802000513322503012503311000000000050259783A. Person                    ',
      '22    0418250303250305990001000000000100000000000000000000000000                ',
      `2301${'RECIBO DE LA LUZ, CÓDIGO Ñ-7'.padEnd(76)}`,
      '22    0418250310250310990002000000001020000000000000000000000000000123          ',
      `2301${'NÓMINA MARZO'.padEnd(76)}`,
      '3321000418020005133200001000000000100000000100000000102000200000000086975978    ',
      `88999999999999999999000006${' '.repeat(54)}`,
      '',
    ]);
  });

  it('puts several accounts into one file, with one end', async () => {
    const lines = await linesOf(CASES.countries as ReturnType<typeof conversion>);
    expect(lines.map((line) => line.slice(0, 2)).join(' ')).toBe('11 22 23 22 23 33 11 22 23 22 23 33 88 ');
  });

  it('holds 380 characters of a description and says what it cut', async () => {
    const { warnings } = await write(spanish({ transactions: [transaction({ description: 'y'.repeat(381) })] }));
    expect(warnings.map(({ code, rows }) => [code, rows])).toContainEqual(['text-cut', [0]]);
    const lines = await linesOf(spanish({ transactions: [transaction({ description: 'y'.repeat(381) })] }));
    expect(lines.filter((line) => line.startsWith('23'))).toEqual(
      ['01', '02', '03', '04', '05'].map((n) => `23${n}${'y'.repeat(76)}`),
    );
  });

  it('is written in code page 850 where that is chosen', async () => {
    const of = spanish({ transactions: [transaction({ description: 'Ñ' })] });
    const byteOf = async (encoding: string) => (await write(of, { encoding })).files[0]?.bytes[82 * 2 + 4];
    expect([await byteOf('iso-8859-1'), await byteOf('cp850')]).toEqual([0xd1, 0xa5]);
  });

  it.each<[string, Parts, string]>([
    ['no Spanish account', { account: { iban: 'DE61999123450000555012', currency: 'EUR' } }, 'account-not-supported'],
    ['no account', { account: { iban: null, number: null } }, 'account-not-supported'],
    ['no opening balance', { opening: null, transactions: [transaction()] }, 'opening-balance-missing'],
    ['no closing balance', { closing: null, transactions: [transaction()] }, 'closing-balance-missing'],
    ['no day', { period: { start: null, end: null }, transactions: [] }, 'dates-missing'],
    [
      'three decimals',
      { account: { ...SPANISH, currency: 'KWD' }, opening: '0.000', closing: '0.000', transactions: [] },
      'currency-not-supported',
    ],
    ['a year of another century', { transactions: [transaction({ date: '2069-01-01' })] }, 'date-not-supported'],
    ['a long amount', { transactions: [transaction({ amount: '1234567890123.00' })] }, 'figure-too-long'],
    [
      'a long sum',
      { transactions: [transaction({ amount: '999999999999.99' }), transaction({ amount: '0.01' })] },
      'figure-too-long',
    ],
  ])('refuses %s', async (_, over, code) => expect(await refusalOf(over)).toEqual([code]));

  it('warns where the sums do not match, and changes nothing', async () => {
    const of = spanish({ opening: '1.00', closing: '2.00', transactions: [transaction({ amount: '5.00' })] });
    const { files, warnings } = await write(of);
    expect(warnings.map(({ code }) => code)).toEqual(['sums-do-not-match']);
    const [file] = files;
    if (!file) throw new Error('no file');
    expect((await readNorma43(file)).statements).toMatchObject([{ opening: '1.00', closing: '2.00' }]);
  });
});
