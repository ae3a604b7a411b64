import { expect, it } from 'vitest';
import { remark } from '../../tests/item-builder.ts';
import { figuresOutsideRows } from './figures-outside-rows.ts';

const cell = (text: string, x: number) => ({ text, box: [x, 100, x + 80, 110] as const, size: 9 });
const line = (...texts: readonly string[]) =>
  remark(texts.join(' '), { cells: texts.map((text, i) => cell(text, 100 * i)) });
const labels = (...texts: readonly string[]): string[] =>
  figuresOutsideRows([line(...texts)]).map(({ label }) => label);

it('a line that begins with a day, a figure at its end, may be a booking', () => {
  expect(labels('01/02/2023', 'Start', '1,084.00')).toEqual([]);
  expect(labels('01/02/2023', 'Start 1,084.00', '1,500.00 until 31/12/26')).toEqual([]);
});

it('one that begins with a period is none', () => {
  expect(labels('01/02/2023 to 28/02/2023', 'Start', '1,084.00')).toEqual(['Start']);
  expect(labels('01/02/2023 - 28/02/2023', 'Start 1,084.00', '1,500.00 until 31/12/26')).toEqual(['Start']);
});

it('one whose days have more words about them may be', () => {
  expect(labels('01/02/2023 interest to 28/02/2023', 'Start', '1,084.00')).toEqual([]);
  expect(labels('01/02/2023 28/02/2023', 'Start', '1,084.00')).toEqual([]);
});
