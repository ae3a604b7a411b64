import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { isLoan, isOwedLoan } from './account.ts';

const row = booking('3 March 2025', '-1.00', '-90.00');
const others = ['Period | March 2025', 'Term | 23 years', 'A. NOBODY', '1 MILL ROAD', 'Redraw'].map((text) =>
  remark(text),
);
const loan = (text: string): boolean => isLoan([remark(text), ...others, row], '479150349');

it('the name of a loan labels the account’s own number', () => {
  expect(loan('Loan account | 479 150 349')).toBe(true);
  expect(loan('Loan account: 479 150 349')).toBe(true);
  expect(loan('Loan account | 479 150 348')).toBe(false);
  expect(loan('Account | 479 150 349')).toBe(false);
  expect(loan('Loan account paid from | 479 150 349')).toBe(false);
  const unsigned = booking('3 March 2025', '1.00', '90.00');
  expect(isOwedLoan([remark('Loan account | 479 150 349'), ...others, unsigned], '479150349')).toBe(true);
});
