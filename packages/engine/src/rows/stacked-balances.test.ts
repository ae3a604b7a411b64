import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Table } from '../shapes/layout.ts';
import { rolesAmong, stackedBalances } from './stacked-balances.ts';

const place = columns([50], [110], [500, 'right']);

/** The figures of a one-column table that are balances by their sums. */
const balancesOf = (...figures: readonly string[]): string[] => balancesBeside('TEXT', figures);

/** The same with a word beside each second figure. */
function balancesBeside(word: string, figures: readonly string[]): string[] {
  const lines = figures.map((text, i) =>
    place(i % 2 === 0 ? `${10 + i}/03/2025` : '', i % 2 === 0 ? 'TEXT' : word, text),
  );
  const layout = findLayout([pageOf([place('Date', 'Description', 'Amount'), ...lines])]);
  return [...(stackedBalances(layout.tables[0] as Table, layout.form)?.balances ?? [])].map(({ text }) => text);
}

describe('balances below the amounts', () => {
  it('follow from each other', () => {
    expect(balancesOf('-12.00', '88.00', '900.00', '988.00', '-8.50', '979.50')).toEqual(['88.00', '988.00', '979.50']);
  });

  it('follow upwards where the newest row stands first', () => {
    expect(balancesOf('-8.50', '979.50', '900.00', '988.00', '-12.00', '88.00')).toEqual(['979.50', '988.00', '88.00']);
  });

  it('are no row’s where their lines say that they are balances', () => {
    expect(balancesBeside('BALANCE', ['-12.00', '88.00', '900.00', '988.00', '-8.50', '979.50'])).toEqual([]);
    expect(balancesBeside('BALANCE 03.02.', ['-12.00', '88.00', '900.00', '988.00', '-8.50', '979.50'])).toEqual([]);
  });

  it('stand in one of two columns of amounts, of which headings name none', () => {
    const sided = columns([50], [110], [400, 'right'], [500, 'right']);
    const lines = [
      ['GROCER', '12.00', ''],
      ['', '', '88.00'],
      ['SALARY', '', '900.00'],
      ['', '', '988.00'],
      ['TRAIN', '8.50', ''],
      ['', '', '979.50'],
      ['BAKER', '9.50', ''],
      ['', '', '970.00'],
    ].map(([text = '', out = '', balance = ''], i) => sided(text && `${10 + i}/03/2025`, text, out, balance));
    const { tables, form } = findLayout([pageOf(lines)]);
    const [table] = tables as [Table];
    const stacked = stackedBalances(table, form);
    expect([...(stacked?.balances ?? [])].map(({ text }) => text)).toEqual(['88.00', '988.00', '979.50', '970.00']);
    expect(stacked && rolesAmong(table, stacked, ['amount', 'balance'])).toEqual(['money-out', 'money-in']);
  });

  it('are none where a heading names another column as theirs', () => {
    const days = columns([50], [110], [350, 'right'], [500, 'right']);
    const figures = ['-12.00', '88.00', '900.00', '988.00', '-8.50', '979.50'];
    const lines = figures.map((text, i) =>
      days(`${10 + i}/03/2025`, `SHOP ${'ABCDEF'[i]}`, text, i % 2 === 0 ? `${71 + i * i}.25` : ''),
    );
    const balanced = (heading: string): boolean => {
      const { tables, form } = findLayout([pageOf([days('Date', 'Description', 'Amount', heading), ...lines])]);
      return stackedBalances(tables[0] as Table, form) !== null;
    };
    expect([balanced('Balance'), balanced('Zorvel')]).toEqual([false, true]);
  });

  it('are none where each has its day and all have one name', () => {
    const figures = ['-12.00', '88.00', '900.00', '988.00', '-8.50', '979.50'];
    const lines = figures.map((text, i) => place(`${10 + i}/03/2025`, i % 2 === 0 ? `SHOP ${i}` : 'Flobnar', text));
    const { tables, form } = findLayout([pageOf([place('Date', 'Description', 'Amount'), ...lines])]);
    expect(stackedBalances(tables[0] as Table, form)).toBe(null);
  });

  it.each([
    ['amounts only', ['-12.00', '88.00', '900.00', '17.00', '-8.50', '31.25']],
    ['one pair', ['-12.00', '88.00']],
    // A deposit and its total, two payments and theirs.
    ['totals', ['900.00', '900.00', '12.00', '8.00', '20.00']],
    ['totals of one booking each', ['900.00', '900.00', '0.00', '12.00', '12.00', '0.00', '8.00', '8.00']],
    ['prices that are often nothing', ['0.35', '0.00', '0.00', '0.00', '0.15', '0.15', '0.00', '0.15']],
    [
      'a sum that comes out once in many',
      ['1.00', '2.00', '3.00', '5.00', '70.00', '11.00', '19.00', '23.00', '31.00', '44.00', '53.00', '67.00'],
    ],
  ])('are none among %s', (_, figures) => expect(balancesOf(...figures)).toEqual([]));
});
