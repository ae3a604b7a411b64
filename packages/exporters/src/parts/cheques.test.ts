import { expect, it } from 'vitest';
import { transaction } from '../testing/cases.ts';
import { chequeNumber } from './cheques.ts';

const of = (description: string, reference: string | null, amount = '-100.00') =>
  chequeNumber(transaction({ description, reference, amount }));

it.each([
  ['CHEQUE', '000123'],
  ['Check', '1234'],
  ['Chèque n°', '7654321'],
  ['CHECK PAID', '1234'],
  ['Check #1234 Acme Ltd', '001234'],
  ['Scheck Nr. 77', '77'],
  ['小切手', '12345'],
])('%s with the reference %s is a cheque', (description, reference) =>
  expect(of(description, reference)).toBe(reference),
);

it.each([
  ['CHECK CARD PURCHASE', '1234'],
  ['CHECK CARD 1234', '1234'],
  ['PAYCHECK 1234', '1234'],
  ['CHECK', 'SAL-2025-03'],
  ['CHECK', '1234567890123'],
  ['CHECK', null],
  ['CARD PAYMENT', '000123'],
  ['Check 12345', '1234'],
])('%s with the reference %s is none', (description, reference) => expect(of(description, reference)).toBeNull());

it('money in is no cheque that was drawn', () => expect(of('CHEQUE', '000123', '100.00')).toBeNull());
