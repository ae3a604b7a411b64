import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { accountType } from './named-type.ts';

it('the statement’s own title names the kind of its account sooner than a product’s name below it', () => {
  const typeBelow = (title: string) =>
    accountType([remark(title), remark('Cuenta digital'), booking('3 March 2025', '-1.00')], null);
  expect(typeBelow('Estado de cuenta de ahorros')).toBe('savings');
  expect(typeBelow('Estado de cuenta')).toBe('checking');
});
