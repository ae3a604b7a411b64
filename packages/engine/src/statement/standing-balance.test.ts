import { describe, expect, it } from 'vitest';
import { line } from '../../tests/line-builder.ts';
import { endOf, standingBalance } from './standing-balance.ts';

const HOLDERS_SCHEME = { owed: false, bankSigns: false, unsigned: 'in' } as const;
const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

describe('a balance above a listing', () => {
  const label = line(100, [
    ['Everyday account', 50],
    ['Balance (1 March 2025, 09:00)', 300],
  ]);
  const value = line(112, [
    ['Account no. 5550001', 50],
    ['1,150.00', 320],
  ]);

  it('is the one that the last booking led to', () =>
    expect(standingBalance([label, value], 115000n, MONEY, HOLDERS_SCHEME)?.value).toBe(115000n));
  it('is none where the last booking led to another', () =>
    expect(standingBalance([label, value], 115100n, MONEY, HOLDERS_SCHEME)).toBeNull());
  it('is none under other words', () =>
    expect(standingBalance([line(100, [['Limit', 300]]), value], 115000n, MONEY, HOLDERS_SCHEME)).toBeNull());
  it('may be what there is of a currency on a day', () => {
    const ofDay = (name: string) =>
      standingBalance(
        [
          line(100, [
            [name, 50],
            ['1,150.00 EUR', 320],
          ]),
        ],
        115000n,
        MONEY,
        HOLDERS_SCHEME,
      );
    expect(ofDay('EUR on 31 May 2025')?.label).toBe('EUR on 31 May 2025');
    expect(ofDay('EUR limit')).toBeNull();
  });
  it('may stand beside its name', () => {
    const beside = line(100, [
      ['Balance', 50],
      ['1,150.00', 320],
    ]);
    expect(standingBalance([beside], 115000n, MONEY, HOLDERS_SCHEME)?.label).toBe('Balance');
  });
  it.each([
    ['in its cell', [line(100, [['Balance of the book in euros: 1,150.00']])]],
    ['above its name', [line(100, [['EUR 1,150.00']]), line(112, [['Balance at 1 March']])]],
  ])('may stand %s', (_, lines) => expect(standingBalance(lines, 115000n, MONEY, HOLDERS_SCHEME)?.value).toBe(115000n));
});

describe('what an account ends with', () => {
  const printed = (value: bigint) => ({ value, label: 'balance', where: { page: 1, box: [0, 0, 1, 1] as const } });
  it.each([
    ['its closing balance', printed(100n), printed(300n), 200n, 300n],
    ['the last balance where it begins with an opening one', printed(100n), null, 200n, 200n],
    ['no balance that the rows do not make', printed(100n), null, 210n, null],
    ['nothing that an excerpt ends with', null, null, 200n, null],
    ['nothing where no balance is printed', printed(100n), null, null, null],
  ])('is %s', (_, opening, closing, balance, expected) =>
    expect(endOf(opening as never, closing as never, [{ amount: 100n, balance }])?.value ?? null).toBe(expected),
  );
});
