import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { numberInTitle } from './title-number.ts';

const row = booking('3 March 2025', '-1.00');

it.each<[texts: readonly string[], expected: string | null]>([
  [['NORTHWIND LLC | Business Plus Checking 55500012'], '55500012'],
  [['Savings account: 555-000-12'], '555-000-12'],
  [['Checking 2025'], null],
  [['Account | Period', 'Everyday •••• 5511 | Mar 1 – Mar 31, 2025'], '••••5511'],
  [['Everyday ●●●● 5511'], '●●●●5511'],
  [['xxxx-5511'], 'xxxx-5511'],
  [['Everyday •••• 5511', 'Paid by •••• 7722'], null],
  [['We took this sum from the account of yours •••• 5511'], null],
  [['Everyday'], null],
])('%j: %s', (texts, expected) => {
  expect(numberInTitle([...texts.map((text) => remark(text)), row])).toBe(expected);
});

it('stands above the rows', () => expect(numberInTitle([row, remark('Everyday •••• 5511')])).toBeNull());
