import { expect, it } from 'vitest';
import { namesDebt } from './side-words.ts';

it.each([
  ['Saldo zu Ihren Lasten', true],
  ['SALDO FINALE A VS. DEBITO', true],
  ['Solde débiteur au 31.03.2025', true],
  ['Saldo zu Ihren Gunsten', false],
  ['Saldo zu Ihren Gunsten / zu Ihren Lasten', false],
  ['Closing balance', false],
])('%j names a debt: %j', (label, debt) => {
  expect(namesDebt(label)).toBe(debt);
});
