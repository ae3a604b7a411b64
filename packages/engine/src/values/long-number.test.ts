import { expect, it } from 'vitest';
import { withoutLongNumbers } from './long-number.ts';

it.each([
  ['Tax no. 01027199000041', 'Tax no. '],
  ['Tax no. 01.027.199/0000-41', 'Tax no. '],
  ['Total 1,204,500.50', 'Total 1,204,500.50'],
  ['Total 12.345.678.901,00', 'Total 12.345.678.901,00'],
  ['Balance on 31/03/2025', 'Balance on 31/03/2025'],
])('%s: what is no sum', (text, left) => expect(withoutLongNumbers(text)).toBe(left));
