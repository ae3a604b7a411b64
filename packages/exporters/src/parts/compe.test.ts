import { expect, it } from 'vitest';
import { statement } from '../testing/cases.ts';
import { compeCode } from './compe.ts';

it.each([
  [{ bankCode: '237' }, '237'],
  [{ bankCode: '237-2' }, '237'],
  [{ bankCode: '0237' }, null],
  [{ bankCode: '00000000' }, '001'],
  [{ bankCode: '99999999' }, null],
  [{ iban: 'BR9700360305000010009795493P1' }, '104'],
  [{ iban: 'DE61999123450000555012' }, null],
  [{}, null],
])('the COMPE code of %o is %s', (account, code) => expect(compeCode(statement({ account }))).toBe(code));
