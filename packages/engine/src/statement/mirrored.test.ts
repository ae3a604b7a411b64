import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark, section } from '../../tests/item-builder.ts';
import { reconcile } from '../proof/reconcile.ts';
import type { Item } from '../shapes/row.ts';
import { buildStatements } from './build-statements.ts';

const FORM = { decimalMark: '.', decimals: 2 } as const;
const outside = { inTable: false };
const head = [remark('Credit card statement'), remark('Statement period 01/03/2025 - 31/03/2025')];

const verdictsOf = (...items: readonly Item[]) =>
  buildStatements([...head, ...items], FORM).flatMap((ways) =>
    [...ways].map(({ reading, decimals, opening }) => `${opening} ${reconcile(reading, decimals).status}`),
  );

describe('a statement with every sign turned round', () => {
  const day = '13/03/2025';
  const rows = [booking(day, '12.00'), booking(day, '-100.00'), booking(day, '8.00')];
  const ends = [labelled('opening', ['120.00'], outside), labelled('closing', ['40.00'], outside)];

  it('is no way to read it', () => {
    expect(verdictsOf(...ends, ...rows)).toEqual(['-120.00 verified']);
  });

  it('is the one to read where its amounts then go as the titles above them say', () => {
    const titled = [section('section-out'), booking(day, '-12.00'), booking(day, '-8.00')];
    const paid = [section('section-in'), booking(day, '100.00')];
    const closing = labelled('closing', ['200.00'], outside);
    const verdicts = verdictsOf(labelled('opening', ['120.00'], outside), closing, ...titled, ...paid);
    expect(verdicts).toContain('120.00 verified');
  });

  it('is a way to read it where balances beside the rows stay as they are', () => {
    const sided = (role: 'money-in' | 'money-out', amount: string, balance: string) => ({
      ...booking(day, amount),
      figures: [figure(role, amount), figure('balance', balance)],
    });
    const beside = [
      sided('money-out', '50.00', '150.00'),
      sided('money-in', '30.00', '120.00'),
      sided('money-out', '5.00', '125.00'),
    ];
    const [candidates] = buildStatements([remark('Bank statement'), ...beside], FORM);
    const read = [...(candidates ?? [])].map(({ transactions }) => transactions.map(({ amount }) => amount).join(' '));
    expect(read.slice(0, 2)).toEqual(['-50.00 30.00 -5.00', '50.00 -30.00 5.00']);
  });

  it('is a way to read it as well where the words of its bookings fit that alone', () => {
    const worded = ['Card purchase', 'Salary Tannwerk', 'ATM withdrawal'].map((description, i) => ({
      ...(rows[i] as Item),
      description,
    }));
    expect(verdictsOf(...ends, ...worded)).toEqual(['-120.00 verified']);
    const turned = ['Salary Tannwerk', 'Card purchase', 'Salary Tannwerk'].map((description, i) => ({
      ...(rows[i] as Item),
      description,
    }));
    expect(verdictsOf(...ends, ...turned)).toEqual(['-120.00 unverifiable', '120.00 verified']);
  });

  it('escapes no sum that contradicts it', () => {
    const total = labelled('total-out', ['21.00']);
    expect(verdictsOf(...ends, ...rows, total)).toEqual(['-120.00 failed']);
  });
});
