import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { numberBelowName } from './number-below-name.ts';

/** A line whose one cell ends at the right margin. */
const line = (text: string, y: number, right = 540): Item =>
  remark(text, { cells: [{ text, box: [right - text.length * 5, y, right, y + 9], size: 9 }] });

const row = booking('3 March 2025', '-1.00');

it.each([
  [
    'right below the account’s name',
    [line('CUENTA DIGITAL SOLES', 100), line('193-55500044-0-89', 111)],
    '193-55500044-0-89',
  ],
  ['not lines further down', [line('CUENTA DIGITAL SOLES', 100), line('193-55500044-0-89', 130)], null],
  ['not flush with it', [line('CUENTA DIGITAL SOLES', 100), line('193-55500044-0-89', 111, 510)], null],
  ['not below another name', [line('JUAN QUISPE', 100), line('193-55500044-0-89', 111)], null],
  ['not one of few digits', [line('CUENTA DIGITAL SOLES', 100), line('193-55', 111)], null],
] as const)('a number alone is the account’s %s', (_, lines, number) => {
  expect(numberBelowName([...lines, row])).toBe(number);
  expect(numberBelowName([row, ...lines])).toBeNull();
});
