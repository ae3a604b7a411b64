import { expect, it } from 'vitest';
import { remark } from '../../tests/item-builder.ts';
import { statementCurrencies } from './statement-currencies.ts';

const said = (...texts: readonly string[]) => [...statementCurrencies(texts.map((text) => remark(text))).values()];

it('titles say what the statements below them are in', () => {
  expect(said('Summary | Estado de cuenta en: PESOS', 'Calle 1, Bogotá', 'Estado de cuenta en: DÓLARES')).toEqual([
    'COP',
    'USD',
  ]);
  expect(said('Statement in EUR', 'Statement in PLN')).toEqual(['EUR', 'PLN']);
});

it('a name of several currencies alone says nothing where no country is told, nor does running text', () => {
  expect(said('Estado de cuenta en: PESOS')).toEqual([]);
  expect(said('Statement in PLN of all the accounts that you have with us')).toEqual([]);
});
