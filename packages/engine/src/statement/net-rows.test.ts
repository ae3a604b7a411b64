import { expect, it } from 'vitest';
import { figure, row } from '../../tests/item-builder.ts';
import { listNets } from './net-rows.ts';

const of = (...amounts: readonly string[]) =>
  row(
    '3 March 2025',
    amounts.map((amount, i) => ({ ...figure('other', amount), box: [300 + i * 60, 10, 340 + i * 60, 20] as const })),
  );

it('rows of what was gained, what was withheld and what is left list yields', () => {
  const rows = [of('40.07', '-10.02', '30.05'), of('72.95', '18.24', '54.71'), of('8.09', '-2.02', '6.07')];
  expect(listNets(rows)).toBe(true);
  expect(listNets(rows.slice(1))).toBe(false);
  expect(listNets([of('10.00', '20.00', '90.00'), ...rows.slice(1)])).toBe(false);
});

it('wages are paid between what they are made of and what was paid so far', () => {
  const paid = (...amounts: readonly string[]) => [1, 2, 3].map(() => of(...amounts));
  expect(listNets(paid('3,700.00', '316.00', '4,016.00', '-727.70', '-476.80', '2,811.50', '5,401.77'))).toBe(true);
  expect(listNets(paid('3,700.00', '3,700.00', '-670.44', '-439.29', '2,590.27', '5,180.54'))).toBe(true);
  expect(listNets(paid('3,700.00', '3,700.00', '-670.44', '-439.29', '2,590.28', '5,180.54'))).toBe(false);
  // A fee of what came in, the parts of what a loan is paid
  expect(listNets(paid('1.00', '100.00', '-2.00', '98.00', '1,098.00'))).toBe(false);
  expect(listNets(paid('500.00', '300.00', '150.00', '50.00', '8,700.00'))).toBe(false);
});
