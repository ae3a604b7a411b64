import { describe, expect, it } from 'vitest';
import { booking, labelled, section } from '../../tests/item-builder.ts';
import type { Reading } from '../shapes/reading.ts';
import type { Item, Row } from '../shapes/row.ts';
import { besideBalanced, comesOut, endsAbove, isClosed, rowsNotBooked } from './rows-not-booked.ts';

const main = [booking('3 March 2025', '-10.00', '90.00'), booking('4 March 2025', '-20.00', '70.00')];
const other = (date: string, amount: string): Row => booking(date, amount, undefined, { table: 1 });
/** Set otherwise than the bookings. */
const deposit: Row = { ...other('1 February 2025', '500.00'), spot: { page: 1, box: [80, 100, 540, 110] } };
const closing = labelled('closing', ['70.00']);
const isRow = (item: Item): item is Row => item.kind === 'row';
const notBooked = (...items: Item[]): Row[][] => rowsNotBooked(items, items.filter(isRow)).map((rows) => [...rows]);

describe('rows that may be no bookings', () => {
  it('stand below the table', () => {
    expect(notBooked(...main, closing, deposit)).toEqual([[deposit]]);
    expect(notBooked(...main)).toEqual([]);
  });

  it('are printed elsewhere again', () => {
    const plain = ['1', '2', '3'].map((day) => booking(`${day} March 2025`, `-${day}.00`, '5.00'));
    const again = ['3', '1', '2'].map((day) => other(`${day} March 2025`, `${day}.00`));
    expect(notBooked(...again, ...plain)[0]).toEqual(again);
    expect(notBooked(...again, deposit, ...plain)[0]).not.toEqual(again);
  });

  it('stand between balances that the total of the bookings leads from and to', () => {
    const rows = [booking('3 March 2025', '-10.00'), booking('4 March 2025', '-20.00')];
    const again = [other('3 March 2025', '10.00'), other('4 March 2025', '20.00')];
    const told = (closing: string) => [
      ...[...rows, labelled('total', ['-30.00'])],
      ...[labelled('opening', ['100.00']), ...again, labelled('closing', [closing])],
    ];
    expect(notBooked(...told('70.00'))[0]).toEqual(again);
    expect(notBooked(...told('130.00').slice(0, 2), ...told('100.00').slice(2))).not.toContainEqual(again);
  });

  it('are all rows only below both balances', () => {
    expect(notBooked(labelled('opening', ['70.00']), closing, deposit)).toEqual([[deposit]]);
    expect(notBooked(labelled('opening', ['70.00']), deposit)).toEqual([]);
  });

  it('are none that sums and a closing balance follow', () => {
    const plain = [booking('3 March 2025', '-10.00'), booking('4 March 2025', '-20.00')];
    expect(notBooked(...main, ...plain, labelled('total', ['30.00']), closing)).toEqual([]);
  });

  it('are none that make up a row of another table', () => {
    const plain = [booking('3 March 2025', '-10.00'), booking('4 March 2025', '-20.00')];
    expect(notBooked(other('1 March 2025', '30.00'), ...plain)).not.toContainEqual(plain);
    expect(notBooked(other('1 March 2025', '31.00'), ...plain)).toContainEqual(plain);
    const sections = [...plain, labelled('total-out', ['30.00']), booking('5 March 2025', '-7.00')];
    const left = sections.filter(isRow);
    expect(notBooked(other('1 March 2025', '30.00'), ...sections)).not.toContainEqual(left);
  });

  it('stand above an opening balance of the next table', () => {
    expect(notBooked(deposit, labelled('opening', ['100.00']), ...main, closing)).toEqual([[deposit]]);
    expect(notBooked(...main, deposit, labelled('opening', ['100.00']))).toEqual([]);
  });

  it('have no balance of their own, beside them or below', () => {
    expect(notBooked(...main, closing, booking('5 March 2025', '1.00', '2.00', { table: 1 }))).toEqual([]);
    expect(notBooked(...main, closing, deposit, labelled('closing', ['500.00']))).toEqual([]);
  });
});

describe('a reading without some rows', () => {
  const figure = (value: bigint) => ({ value, label: '', where: null });
  const rows = [-1000n, -2000n].map((amount) => ({ amount, balance: null }));
  const left = new Set([deposit]);
  const all = { kind: 'printed-totals', label: 'Total', expected: 3000n, rows: [0, 1], where: null } as const;
  const of = (reading: Partial<Reading>): Reading => ({ opening: null, closing: null, rows, totals: [], ...reading });
  const ends = (reading: Partial<Reading>, ...items: Item[]) => endsAbove(of(reading), items, main, left);

  it('comes out where opening and rows make the closing balance', () => {
    expect(comesOut(of({ opening: figure(10_000n), closing: figure(7_000n) }))).toBe(true);
    expect(comesOut(of({ opening: figure(10_000n), closing: figure(57_000n) }))).toBe(false);
    expect(comesOut(of({ closing: figure(7_000n) }))).toBe(false);
  });

  it('ends above them at the sums of all its rows', () => {
    const total = labelled('total', ['30.00']);
    const totals = [{ ...all, direction: 'out' as const }];
    expect(ends({ totals }, ...main, total, deposit)).toBe(true);
    expect(ends({ totals }, ...main, deposit, total)).toBe(false);
    // A total of their own says that they are bookings
    expect(ends({ totals }, ...main, total, deposit, labelled('total-out', ['500.00']))).toBe(false);
    expect(ends({ totals: [{ ...all, rows: [0], direction: 'out' }] }, ...main, total, deposit)).toBe(false);
    expect(ends({ totals: [{ ...all, direction: null }] }, ...main, total, deposit)).toBe(false);
  });

  it('does not end above rows that are set as its own ones', () => {
    const again = other('5 March 2025', '5.00');
    const totals = [{ ...all, direction: 'out' as const }];
    const items = [...main, labelled('total', ['30.00']), again];
    expect(endsAbove(of({ totals }), items, main, new Set([again]))).toBe(false);
  });

  it('is closed by a balance apart from its rows, or one at each of them', () => {
    const where = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
    const end = { opening: figure(10_000n), closing: figure(7_000n) };
    const amidRows = rows.map((row, i) => ({ ...row, balance: i === 1 ? 7_000n : null }));
    expect(isClosed(of({ ...end, rows: amidRows }))).toBe(false);
    expect(isClosed(of({ ...end, rows: amidRows, closing: { ...end.closing, where } }))).toBe(true);
    expect(isClosed(of({ ...end, rows: rows.map((row, i) => ({ ...row, balance: i === 1 ? 7_000n : 9_000n })) }))).toBe(
      true,
    );
  });

  it('ends above them where all its rows have balances, and what is pending follows', () => {
    const chained = [9_000n, 7_000n].map((balance, i) => ({ amount: rows[i]?.amount ?? 0n, balance }));
    const pending = section('pending');
    expect(ends({ rows: chained }, ...main, pending, deposit)).toBe(true);
    expect(ends({ rows: chained }, pending, ...main, deposit)).toBe(false);
    expect(ends({ rows: chained }, ...main, deposit)).toBe(false);
    expect(ends({}, ...main, pending, deposit)).toBe(false);
    // A foot with the last balance closes even a short chain
    const closed = { rows: chained, closing: figure(7_000n) };
    expect(ends(closed, ...main, closing, deposit)).toBe(true);
    expect(ends(closed, ...main, deposit)).toBe(false);
    expect(ends({ ...closed, closing: figure(6_500n) }, ...main, closing, deposit)).toBe(false);
  });
});

describe('rows beside a chain of balances', () => {
  const days = ['2025-03-03', '2025-03-05', '2025-03-09'];
  const balances = [9_000n, 7_000n, 4_000n];
  const chain = days.map((day, i) => booking(day, '-10.00', `${balances[i] ?? 0n}`));
  const figure = (value: bigint) => ({ value, label: '', where: null });
  const rows = [-1000n, -2000n, -3000n].map((amount, i) => ({ amount, balance: balances[i] ?? null }));
  const sure = { columnSure: true, orderSure: true, yearSure: true, purchases: false, chained: true };
  const dates = { ...sure, days, groups: [0, 0, 0], period: { start: null, end: null } };
  const reading = { opening: null, closing: null, rows, totals: [], dates };

  /** Whether a row without a balance is none that is booked. */
  function isBeside(day: string, table: number, more: Partial<Reading> = {}, above = false): boolean {
    const beside = booking(day, '500.00', undefined, { table });
    const items = above ? [beside, ...chain] : [...chain, beside];
    const left = besideBalanced(items, items);
    expect([...left]).toEqual([beside]);
    return endsAbove({ ...reading, ...more }, items, chain, left, [day]);
  }

  it('are not booked on a day amid those of the chain', () => {
    expect(isBeside('2025-03-04', 0)).toBe(true);
    expect(isBeside('2025-03-09', 0)).toBe(false);
    const broken = rows.map((row, i) => (i === 1 ? { ...row, amount: 5n } : row));
    expect(isBeside('2025-03-04', 0, { rows: broken })).toBe(false);
    expect(isBeside('2025-03-04', 0, { rows: rows.slice(1) })).toBe(false);
  });

  it('are not booked after the chain where it comes to a printed closing and they stand in another table', () => {
    expect(isBeside('2025-03-12', 1, { closing: figure(4_000n) })).toBe(true);
    expect(isBeside('2025-03-12', 0, { closing: figure(4_000n) })).toBe(false);
    expect(isBeside('2025-03-12', 1, { closing: figure(3_500n) })).toBe(false);
    expect(isBeside('2025-03-12', 1, { opening: figure(10_000n) })).toBe(false);
  });

  it('are not booked before the chain where it begins at a printed opening, or they stand in another table', () => {
    expect(isBeside('2025-03-01', 0, {}, true)).toBe(false);
    expect(isBeside('2025-03-01', 0, { opening: figure(10_000n) }, true)).toBe(true);
    expect(isBeside('2025-03-01', 1, {}, true)).toBe(true);
  });

  it('are not booked before the chain where they stand below it: rows are in the order of days', () => {
    expect(isBeside('2025-03-01', 0)).toBe(true);
    const oneDay = { ...dates, days: days.map(() => '2025-03-03') };
    expect(isBeside('2025-03-01', 0, { dates: oneDay })).toBe(false);
  });

  it('may be those of a chain that lacks balances', () => {
    const between = [...chain.slice(0, 1), booking('2025-03-04', '-5.00'), ...chain.slice(1)];
    expect(besideBalanced(between, between).size).toBe(0);
    const below = [...chain, booking('2025-03-04', '-5.00'), labelled('closing', ['35.00'])];
    expect(besideBalanced(below, below.filter(isRow)).size).toBe(0);
  });
});
