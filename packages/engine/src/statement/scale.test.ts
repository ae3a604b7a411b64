import { expect, it } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import type { DecimalMark } from '../values/amount.ts';
import { isScaleOpen } from './scale.ts';

const OPEN = ['34.195', '7.894', '447.419'];

/** Whether the scale of rows of these amounts is open, as read by a mark in a currency. */
function isOpen(
  amounts: readonly string[],
  [code, decimals]: readonly [string, number],
  decimalMark: DecimalMark,
  { assumed = false, more = [] as readonly Item[] } = {},
): boolean {
  const items: Item[] = [...amounts.map((amount) => booking('6 May 2025', amount)), ...more];
  const money = { form: { decimalMark, decimals: decimalMark ? 3 : 0 }, decimals };
  return isScaleOpen({ draft: { items, facts: {} as never }, money, currency: { code, assumed } });
}

it.each(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'LYD'])('three digits behind a point are no thousands of %s', (code) => {
  expect(isOpen(OPEN, [code, 3], null)).toBe(true);
  expect(isOpen(OPEN, [code, 3], ',')).toBe(true);
  expect(isOpen(OPEN, [code, 3], '.')).toBe(false);
  expect(isOpen(OPEN, [code, 3], '.', { assumed: true })).toBe(true);
});

it('dinars of Iraq are printed with thousandths or without: only a figure of one reading tells', () => {
  expect(isOpen(OPEN, ['IQD', 3], '.')).toBe(true);
  expect(isOpen(OPEN, ['IQD', 3], null)).toBe(true);
  expect(isOpen([...OPEN, '0.750'], ['IQD', 3], '.')).toBe(false);
  expect(isOpen([...OPEN, '1.250.000'], ['IQD', 3], null)).toBe(false);
  expect(isOpen([...OPEN, '1.250.000'], ['IQD', 3], '.')).toBe(true);
});

it('a balance that is one of both only tells as a row does', () => {
  const more = [labelled('opening', ['5,000.000'])];
  expect(isOpen(OPEN, ['KWD', 3], '.', { assumed: true, more })).toBe(false);
  expect(isOpen([...OPEN, '500'], ['KWD', 3], null, { more })).toBe(true);
});

it('a currency without a smaller coin says that they are thousands, where it is printed', () => {
  expect(isOpen(OPEN, ['JPY', 0], null)).toBe(false);
  expect(isOpen(OPEN, ['JPY', 0], null, { assumed: true })).toBe(true);
});

it('one with hundredths does not: a purchase abroad may be all that it is printed beside', () => {
  expect(isOpen(OPEN, ['USD', 2], null)).toBe(true);
  expect(isOpen([...OPEN, '500'], ['IDR', 2], null, { assumed: true })).toBe(false);
  expect(isOpen([...OPEN, '1.250.000'], ['COP', 2], null)).toBe(false);
});

it('figures with other decimals leave nothing open', () => {
  expect(isOpen(['34.20', '7.89'], ['USD', 2], '.', { assumed: true })).toBe(false);
});
