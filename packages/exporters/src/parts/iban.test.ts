import { expect, it } from 'vitest';
import { bankCodeOf } from './iban.ts';

it.each([
  ['DE61999123450000555012', '99912345'],
  ['ES9121000418450200051332', '2100'],
  ['FR1420041010050500013M02606', '20041'],
  ['IT60X0542811101000000123456', '05428'],
  ['BR9700360305000010009795493P1', '00360305'],
  ['ZZ00123', null],
])('the bank code in %s is %s', (iban, code) => expect(bankCodeOf(iban)).toBe(code));
