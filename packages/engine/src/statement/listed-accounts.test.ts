import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { splitDrafts } from './split-drafts.ts';

const heading = remark('Account Type | Account Number | Balance');
const row = (description: string): Item => booking('3 March 2025', '-1.00', undefined, { description });

const numbersOf = (...items: Item[]) =>
  splitDrafts(items)
    .filter(({ items: own }) => own.some(({ kind }) => kind === 'row'))
    .map(({ facts }) => facts.number);

it('an account has the number of the overview’s line that calls it as the title above its rows does', () => {
  const overview = [
    heading,
    remark('HKD Current 港元往來 | 478-810560-581 | 71,584.80'),
    remark('HKD Savings 港元儲蓄 | 415-055468-038 | 15,066.42'),
  ];
  const titled = [remark('HKD Current 港元往來'), row('a'), remark('HKD Savings 港元儲蓄'), row('b')];
  expect(numbersOf(...overview, ...titled)).toEqual(['478-810560-581', '415-055468-038']);
});

it('a title that several accounts of the overview are called by tells none of them', () => {
  const overview = [
    heading,
    remark('HKD Savings | 478-810560-581 | 71,584.80'),
    remark('HKD Savings | 415-055468-038 | 15,066.42'),
  ];
  expect(numbersOf(...overview, row('a'), remark('HKD Savings'), row('b'))).toHaveLength(1);
});

it('an IBAN that an overview lists is no number of its account', () => {
  const overview = [
    remark('Kontoart | IBAN | Saldo'),
    remark('Girokonto | DE79 9994 1133 1454 7894 17 | +8.743,07'),
    remark('Sparkonto | DE10 9994 1133 7234 7561 40 | +1.756,72'),
  ];
  expect(numbersOf(...overview, remark('Sparkonto'), row('a'))).toEqual([null]);
});
