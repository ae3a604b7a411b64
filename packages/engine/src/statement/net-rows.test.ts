import { expect, it } from 'vitest';
import { figure, row } from '../../tests/item-builder.ts';
import { listNets } from './net-rows.ts';

const three = (...amounts: readonly string[]) =>
  row(
    '3 March 2025',
    amounts.map((amount, i) => ({ ...figure('other', amount), box: [300 + i * 60, 10, 340 + i * 60, 20] as const })),
  );

it('rows of what was gained, what was withheld and what is left list yields', () => {
  const rows = [three('40.07', '-10.02', '30.05'), three('72.95', '18.24', '54.71'), three('8.09', '-2.02', '6.07')];
  expect(listNets(rows)).toBe(true);
  expect(listNets(rows.slice(1))).toBe(false);
  expect(listNets([three('10.00', '20.00', '90.00'), ...rows.slice(1)])).toBe(false);
});
