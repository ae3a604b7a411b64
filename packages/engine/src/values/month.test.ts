import { describe, expect, it } from 'vitest';
import { monthAtEnd, readMonth } from './month.ts';

describe('a month with its year', () => {
  it.each([
    ['APRIL 2024', { year: 2024, month: 4 }],
    ['Abril de 2024', { year: 2024, month: 4 }],
    ['ABRIL DE 2024', { year: 2024, month: 4 }],
    ['abr. 2024', { year: 2024, month: 4 }],
    ['2024. április', { year: 2024, month: 4 }],
    ['04/2024', { year: 2024, month: 4 }],
    ['2024-04', { year: 2024, month: 4 }],
    ['2024年4月分', { year: 2024, month: 4 }],
    ['令和6年4月', { year: 2024, month: 4 }],
    ['April 24', null],
    ['3 April 2024', null],
    ['Filiale 2024', null],
    ['13/2024', null],
    ['2024', null],
  ])('%j', (text, expected) => expect(readMonth(text)).toEqual(expected));
});

it.each([
  ['DEL MES DE ABRIL - 24', { year: 2024, month: 4 }],
  ['EXTRACTO DEL MES DE ABRIL DE 2024', { year: 2024, month: 4 }],
  ['Statement for April 2024', { year: 2024, month: 4 }],
  ["Month of Apr'24", { year: 2024, month: 4 }],
  ['DEL MES DE ABRIL 24', null],
  ['Statement of 3 April 2024', null],
  ['Rent April 2024 paid', null],
])('the month at the end of %j', (text, expected) => {
  expect(monthAtEnd(text)).toEqual(expected);
});
