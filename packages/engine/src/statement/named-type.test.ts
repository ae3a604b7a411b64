import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { accountType, namedType } from './named-type.ts';

it('the statement’s own title names the kind of its account sooner than a product’s name below it', () => {
  const typeBelow = (title: string) =>
    accountType([remark(title), remark('Cuenta digital'), booking('3 March 2025', '-1.00')], null);
  expect(typeBelow('Estado de cuenta de ahorros')).toBe('savings');
  expect(typeBelow('Estado de cuenta')).toBe('checking');
});

const rowsOf = (...descriptions: readonly string[]) =>
  descriptions.map((description) => booking('3 March 2025', '-1.00', undefined, { description }));

it('a long title beside the account’s number, however it is parted, names its kind', () => {
  const items = [remark('LIVRET DE DEVELOPPEMENT DURABLE ET SOLIDAIRE n° 17435 61572 5'), ...rowsOf('Remise')];
  expect(namedType(items, null, '17435615725')).toBe('savings');
  expect(namedType(items, null, '17435615726')).toBeNull();
});

it('an account saves where most of its rows name a current account, whatever the product is called', () => {
  const moved = ['Transfer to current account', 'Transfer from current account', 'Sent to current account'];
  const kindOf = (...others: readonly string[]) =>
    namedType([remark('Personal account'), ...rowsOf(...moved, ...others)], null, null);
  expect(kindOf('Interest', 'Rounding')).toBe('savings');
  expect(kindOf('Interest', 'Rounding', 'Grocer')).toBe('checking');
  expect(kindOf('To savings account')).toBe('checking');
  expect(kindOf('Savings account', 'Savings account', 'To current account from savings account')).toBe('checking');
});

it('what a label states outranks what rows name', () => {
  const rows = rowsOf(...Array<string>(6).fill('Transfer to current account'));
  expect(namedType([remark('Account type | Current account'), ...rows], null, null)).toBe('checking');
});

it('a word for saving in what stands before the account’s number, be there a dot between, names its kind', () => {
  const kindOf = (title: string) => namedType([remark(title), ...rowsOf('Deposit')], null, null);
  expect(kindOf('Appel Vrij Sparen · NL91 ABNA 0417 1643 00')).toBe('savings');
  expect(kindOf('Appel Vrij Sparen · 0417 1643 00')).toBe('savings');
  expect(kindOf('Appel Vrij Sparen · 01-04-2025')).toBeNull();
  expect(kindOf('Intestatario: Noemi Scaramella · Conto deposito libero IT60 X054 2811 1010 0000 0123 456')).toBe(
    'savings',
  );
  expect(kindOf('Appel Vrij Sparen · Periode 2025')).toBeNull();
});
