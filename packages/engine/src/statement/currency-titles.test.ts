import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { currencyTitles } from './currency-titles.ts';

const row = (amount: string, balance: string): Item => booking('3 March 2025', amount, balance);
const euros = [row('-12.00', '88.00'), row('-8.00', '80.00')];
const others = [row('-30.00', '970.00'), row('20.00', '990.00')];
const titled = (...items: Item[]) => [...currencyTitles(items).values()];

describe('titles that begin with a currency', () => {
  it.each([['transactions'], ['statement, 1 March to 31 March 2025'], ['savings account']])('name that of %s', (list) =>
    expect(titled(remark(`EUR ${list}`), ...euros, remark(`Bank | PLN ${list}`), ...others)).toEqual(['EUR', 'PLN']),
  );

  it('name that of rows without balances, where each amount is printed with it', () => {
    const of = (...amounts: string[]): Item[] => amounts.map((amount) => booking('3 March 2025', amount));
    const [above, below] = [of('-12.00 EUR', '8.00 EUR'), of('-30.00 PLN')];
    const read = (other: readonly Item[]) =>
      titled(remark('EUR account statement'), ...above, remark('PLN account statement'), ...other);
    expect(read(below)).toEqual(['EUR', 'PLN']);
    expect(read(of('-30.00'))).toEqual([]);
  });

  it('name that of rows below what is pending, which has no balance', () => {
    const pending = booking('5 March 2025', '-3.00');
    const read = titled(remark('EUR statement'), ...euros, pending, remark('PLN statement'), ...others);
    expect(read).toEqual(['EUR', 'PLN']);
  });

  it('name none where balances go on', () =>
    expect(titled(remark('EUR transactions'), ...euros, remark('PLN transactions'), row('-30.00', '50.00'))).toEqual(
      [],
    ));

  it('name none where newer rows stand above and balances go on', () =>
    expect(
      titled(remark('EUR transactions'), row('-8.00', '80.00'), remark('PLN transactions'), row('1.00', '88.00')),
    ).toEqual([]));

  it.each([
    ['no balance is printed', [booking('3 March 2025', '-1.00')], 'transactions'],
    ['a currency stands before other words', others, 'purchases abroad'],
    ['a figure stands beside it', others, 'account | 970.00'],
  ])('name none where %s', (_, below, title) =>
    expect(titled(remark('EUR transactions'), ...euros, remark(`PLN ${title}`), ...below)).not.toContain('PLN'),
  );
});
