import { describe, expect, it } from 'vitest';
import { booking, figure, labelled } from '../../tests/item-builder.ts';
import type { Item, Row } from '../shapes/row.ts';
import { withDayBalances } from './day-balances.ts';

const day = (balance: string): Item => labelled('daily-balance', [figure('amount', balance)]);

const amounts = [1000n, -250n, -50n, 300n];
const rows = amounts.map((amount, i) => ({ row: booking(`0${i + 1}.03.2025`, '1.00'), amount, balance: null }));

/** Each row, and below it the balance of its day, if one is printed there. */
const page = (...balances: readonly (string | null)[]): Item[] =>
  rows.flatMap(({ row }, i): Item[] => [row as Row, ...(balances[i] ? [day(balances[i])] : [])]);

const money = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const holder = { owed: false, bankSigns: false, unsigned: 'in' } as const;
const FIVE = { value: 500n, label: 'Opening balance', where: null };

const read = (items: readonly Item[], opening: typeof FIVE | null = FIVE) =>
  withDayBalances(items, rows, opening, money, holder).map(({ balance }) => balance);

describe('balances of days on lines of their own', () => {
  it('belong to the last row above them', () =>
    expect(read(page('15.00', null, '12.00', '15.00'))).toEqual([1500n, null, 1200n, 1500n]));

  it('may be misprinted, which the others show', () =>
    expect(read(page('15.00', '21.50', '12.00', '15.00'))).toEqual([1500n, 2150n, 1200n, 1500n]));

  it('are something else where most of them do not come out', () =>
    expect(read(page('25.00', '22.50', '12.00', '15.00'))).toEqual([null, null, null, null]));

  it('prove nothing without an opening balance', () =>
    expect(read(page('15.00', '12.50', '12.00', '15.00'), null)).toEqual([null, null, null, null]));
});
