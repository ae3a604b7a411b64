import { expect, it } from 'vitest';
import { figure, row } from '../../tests/item-builder.ts';
import { unexplained } from './unexplained.ts';

const FORM = { decimalMark: '.', decimals: 2 } as const;
const left = (booked: string, ...others: readonly string[]): number => {
  const figures = [...others.map((text) => figure('other', text)), figure('amount', booked)];
  return unexplained([row('3 March 2025', figures)], [], FORM).figures;
};

it('figures that come to what is booked are taken for its parts', () => {
  expect(left('105.13', '109.43', '-4.30')).toBe(0);
  expect(left('105.14', '109.43', '-4.30')).toBe(2);
  expect(left('109.43', '109.43')).toBe(1);
});

it('figures beside the first that moves a balance are taken for nothing, but noughts', () => {
  const beside = (text: string) =>
    unexplained([row('3 March 2025', [figure('money-out', text), figure('amount', '120.00')])], [], FORM).figures;
  expect(beside('1.20')).toBe(1);
  expect(beside('0.00')).toBe(0);
});
