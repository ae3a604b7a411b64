import { describe, expect, it } from 'vitest';
import { booking, labelled, remark, spot } from '../../tests/item-builder.ts';
import { line } from '../../tests/line-builder.ts';
import type { SummedRow } from '../shapes/reading.ts';
import type { Item } from '../shapes/row.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { openingAndClosingBySum, withoutAmidRows } from './opening-and-closing-by-sum.ts';

const HOLDERS_SCHEME = { owed: false, bankSigns: false, unsigned: 'in' } as const;
const money = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const rows: readonly SummedRow[] = [-5000n, 250000n, -12345n].map((amount) => ({ amount, balance: null }));
const none = { opening: null, closing: null };
const values = (texts: readonly string[], ends: OpeningAndClosing = none, of: readonly SummedRow[] = rows) => {
  const found = openingAndClosingBySum(
    texts.map((text) => remark(text)),
    of,
    ends,
    money,
    HOLDERS_SCHEME,
  );
  return found && [found.opening?.value, found.closing?.value];
};

describe('balances without a known name', () => {
  it('are the figures that the rows connect', () =>
    expect(values(['Qwertz 1,000.00', 'Limit 5,000.00', 'Zuiop 3,326.55'])).toEqual([100000n, 332655n]));

  it('may be as long as figures in groups are, with a sign and a currency apart', () =>
    expect(values(['Qwertz | + 1 000 000.00 EUR', 'Zuiop | + 1 002 326.55 EUR'])).toEqual([100000000n, 100232655n]));

  it('are not what a part of the rows comes to, as its name says', () => {
    expect(values(['Subtotal of this card 1,000.00', 'Zuiop 3,326.55'])).toBeNull();
    expect(values(['Qwertz 1,000.00', 'Subtotal of this card 3,326.55'])).toBeNull();
  });

  it.each([
    ['figures do not fit', ['Qwertz 1,000.00', 'Zuiop 3,326.54']],
    ['figures have no words', ['1,000.00', '3,326.55']],
    ['several pairs fit', ['A 1,000.00', 'B 3,326.55', 'C 2,000.00', 'D 4,326.55']],
  ])('are not found where %s', (_, texts) => expect(values(texts)).toBeNull());

  it('are not found where chance would do: a small sum, and many figures', () => {
    const small = [100n, 200n, -50n].map((amount) => ({ amount, balance: null }));
    expect(values(['A 1.00', 'B 3.50', 'C 9.00', 'D 8.00'], none, small)).toBeNull();
  });

  it('of one row or two stand one right after the other, or one of them is named', () => {
    const one = [{ amount: -9170n, balance: null }];
    expect(values(['Qwertz 878.38', 'Zuiop 786.68'], none, one)).toEqual([87838n, 78668n]);
    expect(values(['Qwertz 878.38', 'Asdf 5.00', 'Zuiop 786.68'], none, one)).toBeNull();
    const named = { opening: { value: 87838n, label: 'Opening balance', where: null }, closing: null };
    expect(values(['Asdf 5.00', 'Zuiop 786.68'], named, one)).toEqual([87838n, 78668n]);
    // What was begun with is one of the rows again, and the sum of the other no end
    const two = [...one, { amount: 87838n, balance: null }];
    const owed = { opening: { value: -87838n, label: 'Balance', where: null }, closing: null };
    expect(values(['Sum -91.70'], owed, two)).toBeNull();
  });

  it('are not the sums of money in and of money out, which differ as the balances do', () =>
    expect(values(['Out 173.45', 'In 2,500.00'])).toBeNull());

  it('are not totals of money in and out, where the signs of rows that all go one way were not read', () => {
    const oneWay = [5000n, 250000n, 12345n].map((amount) => ({ amount, balance: null }));
    expect(values(['Qwertz -173.45', 'Zuiop 2,500.00'], none, oneWay)).toBeNull();
    expect(values(['Qwertz 173.45', 'Zuiop 2,846.90'], none, oneWay)).toEqual([17345n, 284690n]);
  });

  it('are not the total of rows that go one way and a row that was not read', () => {
    const out = [-5000n, -250000n, -12345n].map((amount) => ({ amount, balance: null }));
    expect(values(['Total 3,000.00', 'Qwertz 9.00', 'Cheque 326.55'], none, out)).toBeNull();
    expect(values(['Qwertz 3,000.00', 'Zuiop 326.55'], none, out)).toEqual([300000n, 32655n]);
  });

  it('are no limit and what is left of it', () =>
    expect(values(['Available balance 1,000.00', 'Credit limit 3,326.55'])).toBeNull());

  it('stand under their words', () =>
    expect(values(['Qwertz', '1,000.00', 'Zuiop', '3,326.55'])).toEqual([100000n, 332655n]));

  it('stand under words two lines above them, where nothing stands between', () => {
    const under = [
      line(100, [['Qwertz'], ['Zuiop', 200]]),
      line(110, [['asdf']]),
      line(120, [['1,000.00'], ['3,326.55', 200]]),
    ];
    expect(openingAndClosingBySum(under, rows, none, money, HOLDERS_SCHEME)?.closing?.value).toBe(332655n);
  });

  it('close with a total of the table that goes on from the opening one, though it is the sum of one side as well', () => {
    const ends = { opening: { value: 5000n, label: 'Opening', where: null }, closing: null };
    const total = { ...labelled('total', ['2,376.55']), inTable: true };
    const text = { ...remark('Total 2,376.55'), spot: total.spot };
    expect(openingAndClosingBySum([total, text], rows, ends, money, HOLDERS_SCHEME)?.closing?.value).toBe(237655n);
    expect(openingAndClosingBySum([total, text], rows, none, money, HOLDERS_SCHEME)).toBeNull();
    // Of a part of the rows, which the others were not read beside
    const part = { ...total, phrase: 'subtotal' } as const;
    expect(openingAndClosingBySum([part, text], rows, ends, money, HOLDERS_SCHEME)).toBeNull();
    const paid = [245000n, -100000n, -50000n].map((amount) => ({ amount, balance: null }));
    const owed = { opening: { value: -245000n, label: 'Opening', where: null }, closing: null };
    expect(values(['Zuiop -1,500.00'], owed, paid)).toEqual([-245000n, -150000n]);
  });

  it('are not the balance beside a booking that was not read', () => {
    const chained = rows.map((row, i) => ({ ...row, balance: [95000n, 345000n, 332655n][i] ?? null }));
    const [date, figure] = ['03.02.2025', '1,000.00'];
    const unread = line(100, [[date], ['Grocer', 150], [figure, 400]]);
    expect(openingAndClosingBySum([unread, remark('Zuiop 3,326.55')], chained, none, money, HOLDERS_SCHEME)).toBeNull();
  });

  it('are no balances of days between rows, where rows were left out that stand below', () => {
    const booked = ['03/03', '04/03', '05/03', '06/03'].map((day) => booking(`${day}/2025`, '1.00'));
    const items = [remark('A 1,000.00'), ...booked.slice(0, 3), remark('B 3,326.55'), ...booked.slice(3)];
    const found = (within: readonly Item[]) => openingAndClosingBySum(within, rows, none, money, HOLDERS_SCHEME);
    expect(found(items)?.closing?.value).toBe(332655n);
    expect(found(withoutAmidRows(items, new Set(booked.slice(0, 3))))).toBeNull();
    const elsewhere = booked.map((row, i) => (i < 3 ? row : { ...row, table: 1 }));
    const [top, ...below] = items;
    const parted = [top as Item, ...elsewhere.slice(0, 3), below[3] as Item, ...elsewhere.slice(3)];
    expect(found(withoutAmidRows(parted, new Set(elsewhere.slice(0, 3))))?.closing?.value).toBe(332655n);
  });

  it('are not sought among totals of the rows, which would make more pairs than chance allows', () => {
    const few = [2000n, 3000n, 5000n].map((amount) => ({ amount, balance: null }));
    const total = (text: string, y: number) => [
      remark(`Poiuz ${text}`, { spot: spot(1, y) }),
      labelled('total', [text], { spot: spot(1, y) }),
    ];
    const items = [remark('Qwertz 10.00'), ...total('20.00', 200), ...total('80.00', 300), remark('Zuiop 110.00')];
    expect(openingAndClosingBySum(items, few, none, money, HOLDERS_SCHEME)?.closing?.value).toBe(11000n);
    expect(values(['Qwertz 10.00', 'Poiuz 20.00', 'Poiuz 80.00', 'Zuiop 110.00'], none, few)).toBeNull();
  });

  it('follow from the first balance where rows print theirs', () => {
    const chained = rows.map((row, i) => ({ ...row, balance: [95000n, 345000n, 332655n][i] ?? null }));
    expect(values(['A 1,000.00', 'B 3,326.55', 'C 2,000.00', 'D 4,326.55'], none, chained)).toEqual([100000n, 332655n]);
  });

  it('fit beside a named one however little was moved between them', () => {
    const few = [20000n, -25000n, 4443n].map((amount) => ({ amount, balance: null }));
    const closing = { value: 96809n, label: 'New balance', where: null };
    expect(values(['Qwertz 973.66', 'Poiuz 80.00'], { ...none, closing }, few)).toEqual([97366n, 96809n]);
    expect(values(['Qwertz 973.66', 'Zuiop 968.09'], none, few)).toBeNull();
  });

  it('take the place of a named one that is the sum of money in', () => {
    const opening = { value: 250000n, label: 'Payments', where: null };
    const closing = { value: 332655n, label: 'Closing balance', where: null };
    expect(values(['Qwertz 1,000.00'], { opening, closing })).toEqual([100000n, 332655n]);
  });

  it('take the place of one that is named the other end', () => {
    const closing = { value: 100000n, label: 'Balance', where: null };
    expect(values(['Qwertz 3,326.55'], { ...none, closing })).toEqual([100000n, 332655n]);
  });

  it('leave a named one in its place that nothing else explains', () => {
    const opening = { value: 240000n, label: 'Opening balance', where: null };
    const closing = { value: 332655n, label: 'Closing balance', where: null };
    expect(values(['Qwertz 1,000.00'], { opening, closing })).toBeNull();
  });
});

it('a day beside two figures of which one cannot be read names no balance', () => {
  const after = ['Qwertz 3,326.55'];
  expect(values(['3 March 2025 | Stood at | 1,000.00 |', ...after])).toEqual([100000n, 332655n]);
  expect(values(['3 March 2025 | 5.O0 | 1,000.00 | GROCER', ...after])).toBeNull();
});

it('a nought without a known name is no opening balance', () => {
  const from = [95217n, -2035n, -100n].map((amount) => ({ amount, balance: null }));
  expect(values(['Credits 0.00', 'Zuiop 930.82'], none, from)).toBeNull();
  const opening = { value: 0n, label: 'Opening balance', where: null };
  expect(values(['Zuiop 930.82'], { opening, closing: null }, from)).toEqual([0n, 93082n]);
});

describe('a line that reckons from one figure over sums to another', () => {
  const cells = (...texts: readonly string[]): string => texts.map((text, i) => `Name${i} ${text}`).join(' | ');
  const paid = [12000n, -9000n, -200n].map((amount) => ({ amount, balance: null }));
  const of = (text: string, some: readonly SummedRow[]) => {
    const scheme = { owed: true, bankSigns: true, unsigned: 'out' } as const;
    const found = openingAndClosingBySum([remark(text)], some, none, money, scheme);
    return found && [found.opening?.value, found.closing?.value];
  };

  it('has both ends, though they are what came in and what went out as well', () => {
    expect(of(cells('120.00', '120.00', '90.00', '2.00', '92.00', '9.00'), paid)).toEqual([-12000n, -9200n]);
    expect(of(cells('120.00', '120.00', '90.00', '1.00', '92.00', '9.00'), paid)).toBeNull();
  });

  it('tells nothing of a row or two where it prints one figure twice beside noughts', () => {
    const once = cells('0.00', '0.00', '92.00', '0.00', '92.00');
    expect(of(once, [{ amount: -9200n, balance: null }])).toBeNull();
    const rows = [-5000n, -4000n, -200n].map((amount) => ({ amount, balance: null }));
    expect(of(once, rows)).toEqual([0n, -9200n]);
  });
});
