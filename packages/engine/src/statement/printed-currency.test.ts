import { expect, it } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import type { Labelled } from '../shapes/row.ts';
import { codeOfEnds } from './printed-currency.ts';

const named = (label: string): Labelled => ({ ...labelled('brought-forward', ['88.00']), label, inTable: true });
const below = [booking('3 March 2025', '-8.00'), named('Carried forward')];

it('a code before the name of a balance is of the rows below it', () => {
  expect(codeOfEnds([named('USD Brought forward'), ...below])).toBe('USD');
  expect(codeOfEnds([named('Brought forward'), ...below])).toBeNull();
  expect(codeOfEnds([named('ALL Brought forward'), ...below])).toBeNull();
});
