import { describe, expect, it } from 'vitest';
import { booking, figure, row } from '../../tests/item-builder.ts';
import { cents } from '../../tests/reading-builder.ts';
import type { Figure } from '../shapes/row.ts';
import {
  BANKS,
  balanceUnits,
  type Direction,
  HOLDERS,
  minusInOutColumn,
  rowUnits,
  type SignScheme,
  signSchemes,
} from './signs.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const HOLDER: SignScheme = { owed: false, bankSigns: false, unsigned: 'in' };
const OUT: SignScheme = { owed: false, bankSigns: false, unsigned: 'out' };
const OWED: SignScheme = { owed: true, bankSigns: true, unsigned: 'out' };

const units = (
  figures: readonly Figure[],
  scheme: SignScheme = HOLDER,
  section: Direction = null,
  minusIsUsual = false,
) => rowUnits(row('3 March 2025', figures), MONEY, scheme, section, minusIsUsual);

describe('an amount in one column', () => {
  it.each([
    ['12.00', HOLDER, null, '12.00'],
    ['-12.00', HOLDER, null, '-12.00'],
    ['12.00-', HOLDER, null, '-12.00'],
    ['(12.00)', HOLDER, null, '-12.00'],
    ['+12.00', OUT, null, '12.00'],
    ['12.00', OUT, null, '-12.00'],
    ['12.00 DR', HOLDER, null, '-12.00'],
    ['12.00 CR', OUT, null, '12.00'],
    // What is owed to a card's bank: a purchase is printed without a sign, a payment with one.
    ['12.00', OWED, null, '-12.00'],
    ['-12.00', OWED, null, '12.00'],
    ['12.00 CR', OWED, null, '12.00'],
    // Titles say the direction of what has no sign of its own.
    ['12.00', HOLDER, 'out', '-12.00'],
    ['12.00', OUT, 'in', '12.00'],
    ['-12.00', HOLDER, 'in', '-12.00'],
    ['12.00 DR', HOLDER, 'in', '-12.00'],
  ] as const)('%s under %j in a section %s', (text, scheme, section, expected) => {
    expect(units([figure('amount', text)], scheme, section)).toBe(cents(expected));
  });

  it('takes its direction from a mark in a column of its own', () => {
    expect(units([figure('amount', '12.00', 'S')])).toBe(cents('-12.00'));
    expect(units([figure('amount', '12.00', 'H')], OUT)).toBe(cents('12.00'));
  });
});

describe('two words in a column of their own', () => {
  const worded = (text: string, guess: string): Figure => ({ ...figure('amount', text), guess });
  const learnedOf = (figures: readonly Figure[]) =>
    signSchemes(
      figures.map((each) => row('3 March 2025', [each])),
      HOLDERS,
    ).flatMap(({ learned }) => learned ?? []);

  it('are marks either way round', () => {
    expect(learnedOf([worded('12.00', 'B'), worded('5.00', 'D')])).toEqual([
      { in: 'D', out: 'B' },
      { in: 'B', out: 'D' },
    ]);
    expect(learnedOf([worded('12.00', 'B'), figure('amount', '5.00')])).toEqual([]);
  });

  it('go before marks that a language knows', () => {
    const scheme: SignScheme = { ...HOLDER, learned: { in: 'D', out: 'B' } };
    expect(units([{ ...worded('12.00', 'D'), mark: 'D' }], scheme)).toBe(cents('12.00'));
    expect(units([worded('12.00', 'B')], scheme)).toBe(cents('-12.00'));
  });
});

describe('an amount in a column of its direction', () => {
  it.each([
    ['money-in', '12.00', false, '12.00'],
    ['money-out', '12.00', false, '-12.00'],
    // A refund among the money out.
    ['money-out', '-12.00', false, '12.00'],
    ['money-out', '-12.00', true, '-12.00'],
    ['money-in', '-12.00', false, '-12.00'],
  ] as const)('%s %s, minus usual %s', (role, text, minusIsUsual, expected) => {
    expect(units([figure(role, text)], HOLDER, null, minusIsUsual)).toBe(cents(expected));
  });

  it('is the one that is not zero', () => {
    expect(units([figure('money-out', '0.00'), figure('money-in', '5.00')])).toBe(cents('5.00'));
    expect(units([figure('money-out', '0.00'), figure('money-in', '0.00')])).toBe(0n);
  });

  it('is printed with a minus as a rule where most are', () => {
    const rows = ['-1.00', '-2.00', '3.00'].map((text) => row('3 March 2025', [figure('money-out', text)]));
    expect(minusInOutColumn(rows)).toBe(true);
    expect(minusInOutColumn(rows.slice(1))).toBe(false);
    expect(minusInOutColumn([])).toBe(false);
  });
});

describe('a row', () => {
  it('without a figure that is booked has no amount', () => {
    expect(units([figure('balance', '12.00'), figure('other', '3.00')])).toBeNull();
    expect(units([])).toBeNull();
  });

  it('whose figure is not in the document’s form has none', () => {
    const comma = { form: { decimalMark: ',', decimals: 2 }, decimals: 2 } as const;
    expect(rowUnits(booking('3 March 2025', '12.50'), comma, HOLDER, null, false)).toBeNull();
  });

  it('has whole units where the currency has no smaller ones', () => {
    const yen = { form: { decimalMark: null, decimals: 0 }, decimals: 0 } as const;
    expect(rowUnits(booking('3 March 2025', '12,500'), yen, OUT, null, false)).toBe(-12500n);
  });
});

describe('a balance', () => {
  it.each([
    ['88.00', HOLDER, '88.00'],
    ['88.00', OUT, '88.00'],
    ['-88.00', HOLDER, '-88.00'],
    ['88.00 DR', HOLDER, '-88.00'],
    ['88.00 CR', OWED, '88.00'],
    ['88.00', OWED, '-88.00'],
    ['-88.00', OWED, '88.00'],
  ] as const)('%s under %j', (text, scheme, expected) => {
    expect(balanceUnits(figure('balance', text), MONEY, scheme)).toBe(cents(expected));
  });
});

describe('the ways to read signs', () => {
  const rowsOf = (texts: readonly string[]) =>
    texts.map((text) => ({ ...booking('3 March 2025', text), description: 'GREEN GROCER' }));

  it.each([
    [['12.00', '-5.00'], 'in'],
    [['12.00', '+5.00'], 'out'],
    [['+12.00', '-5.00', '7.00'], 'in'],
    [['12.00', '5.00'], 'in'],
    [['12.00', '5.00 CR'], 'out'],
    [['12.00', '5.00 DR'], 'in'],
    [['12.00 DR', '5.00 CR'], 'in'],
  ] as const)('%j: a figure without a sign is money %s first', (texts, unsigned) => {
    expect(signSchemes(rowsOf(texts), HOLDERS)[0]).toEqual({ owed: false, bankSigns: false, unsigned });
  });

  it('begin with what is owed, where the figures are the bank’s', () =>
    expect(signSchemes(rowsOf(['12.00']), BANKS)[0]).toEqual(OWED));

  it('are tried apart where balances and amounts are not of one view', () => {
    const view = { bank: true, apart: { owed: true, bankSigns: false } };
    expect(signSchemes(rowsOf(['12.00', '+5.00']), view)).toContainEqual({
      owed: true,
      bankSigns: false,
      unsigned: 'out',
    });
  });

  it('begin with purchases without a sign, where a card’s refunds have a plus', () => {
    const view = { bank: true, apart: { owed: true, bankSigns: false } };
    expect(signSchemes(rowsOf(['12.00', '+5.00', '9.00']), view)[0].unsigned).toBe('out');
  });

  it.each([
    ['no sign', ['12.00', '5.00'], true],
    ['a minus at some, as where another lost its own', ['12.00', '-5.00'], false],
    ['a mark at some', ['12.00', '5.00 CR'], false],
  ])('let balances turn amounts that print %s: %j is %s', (_, texts, turned) => {
    const rows = texts.map((text) => row('3 March 2025', [figure('amount', text), figure('balance', '88.00')]));
    expect(signSchemes(rows, HOLDERS).some(({ byBalance }) => byBalance)).toBe(turned);
  });

  it('are all different', () => {
    const schemes = signSchemes(rowsOf(['1.00']), HOLDERS);
    expect(new Set(schemes.map((scheme) => JSON.stringify(scheme))).size).toBe(schemes.length);
  });
});

it('a balance without a mark is owed where others are marked as the holder’s alone', () => {
  const balances = (...texts: string[]) => {
    const rows = texts.map((text) => row('3 March 2025', [figure('money-out', '1.00'), figure('balance', text)]));
    const [scheme] = signSchemes(rows, HOLDERS);
    return rows.map(({ figures }) => balanceUnits(figures[1] as Figure, MONEY, scheme));
  };
  expect(balances('0.50 CR', '0.50', '1.50')).toEqual([50n, -50n, -150n]);
  expect(balances('0.50 CR', '0.50 DR', '1.50')).toEqual([50n, -50n, 150n]);
  expect(balances('3.50', '2.50')).toEqual([350n, 250n]);
});

it('a plus at a balance that is else owed is in the favour of who pays in with a plus', () => {
  const givesBack: SignScheme = { owed: true, bankSigns: false, unsigned: 'out' };
  expect(balanceUnits(figure('balance', '+12.00'), MONEY, givesBack)).toBe(cents('12.00'));
  expect(balanceUnits(figure('balance', '12.00'), MONEY, givesBack)).toBe(cents('-12.00'));
  expect(balanceUnits(figure('balance', '+12.00'), MONEY, OWED)).toBe(cents('-12.00'));
});

describe('schemes of signs', () => {
  const rowsOf = (...figures: readonly Figure[]) => figures.map((each) => row('3 March 2025', [each]));

  it('take figures beside marks of one direction for the other one, and never for the same', () => {
    const schemes = signSchemes(rowsOf(figure('amount', '5.00 CR'), figure('amount', '12.00')), BANKS);
    expect(schemes.map(({ unsigned }) => unsigned)).not.toContain('in');
  });

  it('take the column by which an owed balance goes up for money out, where no heading names it', () => {
    const charge = figure('money-in', '12.00');
    const [turned] = signSchemes(rowsOf(charge), BANKS).filter((scheme) => scheme.turned);
    expect(turned && units([charge], turned)).toBe(cents('-12.00'));
    expect(signSchemes(rowsOf(charge), HOLDERS).some((scheme) => scheme.turned)).toBe(true);
    const named = rowsOf(charge).map((each) => ({ ...each, sideNamed: true as const }));
    expect(signSchemes(named, BANKS).some((scheme) => scheme.turned)).toBe(false);
  });
});

it('a section’s title says the direction of figures in a column that no heading names a side', () => {
  const units = (more: object, text = '12.00') =>
    rowUnits(row('3 March 2025', [figure('money-out', text)], more), MONEY, HOLDER, 'in', false);
  expect(units({})).toBe(cents('12.00'));
  expect(units({ sideNamed: true })).toBe(cents('-12.00'));
  expect(units({}, '12.00 DR')).toBe(cents('-12.00'));
});

describe('columns of both directions that no heading names', () => {
  const sided = row('3 March 2025', [figure('money-out', '12.00'), figure('balance', '88.00')]);
  const turnedAt = (named: boolean): number =>
    signSchemes([{ ...sided, ...(named && { sideNamed: true as const }) }], HOLDERS).findIndex(({ turned }) => turned);

  it('may change places before balances are taken for what is owed', () => {
    const schemes = signSchemes([sided], HOLDERS);
    expect(turnedAt(false)).toBeGreaterThan(0);
    expect(turnedAt(false)).toBeLessThan(schemes.findIndex(({ owed }) => owed));
  });

  it('stay where headings name them', () => expect(turnedAt(true)).toBe(-1));
});
