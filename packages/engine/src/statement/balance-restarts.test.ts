import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark, row } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { balanceRestarts } from './balance-restarts.ts';
import { splitDrafts } from './split-drafts.ts';

const count = (...items: Item[]): number => balanceRestarts(items).size;
const first = [labelled('brought-forward', ['100.00']), booking('3 March 2025', '-20.00', '80.00')];
const second = (brought: string, balance: string): Item[] => [
  labelled('brought-forward', [brought]),
  booking('4 March 2025', '-50.00', balance),
];

describe('a balance that begins anew', () => {
  it('is another account’s where the rows below follow from it', () => {
    expect(count(...first, ...second('900.00', '850.00'))).toBe(1);
  });

  it('is told over rows without a balance', () => {
    const out = (amount: string, ...balance: string[]): Item =>
      row('4 March 2025', [figure('money-out', amount), ...balance.map((text) => figure('balance', text))]);
    expect(count(...first, labelled('opening', ['900.00']), out('40.00'), out('10.00', '850.00'))).toBe(1);
  });

  it('is told where what is owed is printed without a sign', () => {
    expect(count(...first, ...second('900.00', '950.00'))).toBe(1);
  });

  it('is the same account’s where it goes on from the last balance', () => {
    expect(count(...first, ...second('80.00', '30.00'))).toBe(0);
  });

  it('is the same account’s where rows without balances lead to it from the last one', () => {
    const out = (amount: string): Item => row('4 March 2025', [figure('money-out', amount)]);
    expect(count(...first, out('10.00'), out('20.00'), ...second('50.00', '0.00'))).toBe(0);
    expect(count(...first, out('10.00'), out('20.00'), ...second('900.00', '850.00'))).toBe(1);
  });

  it('is the same account’s where signs behind the figures lead to it', () => {
    const bought = (amount: string): Item => row('4 March 2025', [figure('amount', amount)]);
    const over = [labelled('opening', ['90.00-']), bought('5.00-'), bought('90.00+'), bought('3.00-')];
    const begins = (carried: string, closing: string): number =>
      count(...over, labelled('brought-forward', [carried]), bought('4.00-'), labelled('closing', [closing]));
    expect(begins('8.00-', '12.00-')).toBe(0);
    expect(begins('700.00-', '704.00-')).toBe(1);
  });

  it('is the same account’s where rows overdraw it, in the column of money out', () => {
    const side = (role: 'money-in' | 'money-out', text: string): Item => row('4 March 2025', [figure(role, text)]);
    const begins = (carried: string, closing: string): number =>
      count(
        labelled('opening', [figure('money-in', '120.00')]),
        side('money-out', '150.00'),
        labelled('brought-forward', [figure('money-out', carried)]),
        side('money-in', '50.00'),
        labelled('closing', [figure('money-in', closing)]),
      );
    expect(begins('30.00', '20.00')).toBe(0);
    expect(begins('900.00', '950.00')).toBe(1);
  });

  it('is misread where the rows below go on from the balance above it', () => {
    expect(count(...first, ...second('900.00', '30.00'))).toBe(0);
  });

  it('is none where no row follows from it', () => {
    expect(count(...first, ...second('900.00', '777.00'))).toBe(0);
    expect(count(...first, labelled('opening', ['900.00']))).toBe(0);
  });

  it('parts the accounts at the title above it', () => {
    const parts = splitDrafts([...first, remark('Share 20'), ...second('900.00', '850.00')]);
    expect(parts.map(({ items }) => items.map(({ kind }) => kind))).toEqual([
      ['labelled', 'row'],
      ['remark', 'labelled', 'row'],
    ]);
  });
});
