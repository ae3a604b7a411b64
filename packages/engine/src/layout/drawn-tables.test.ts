import { expect, it } from 'vitest';
import { line, pageOf } from '../../tests/page-builder.ts';
import { withoutDrawnRules } from './drawn-tables.ts';

const rows = ['| 0103 | GROCER | 12.00 |', '| 0203 | SALARY | 90.00 |', '│ 1│0303│RENT │ 5.00│', '+----+------+----+'];
const words = (texts: readonly string[]) => pageOf(texts.map((text) => line(text))).words;

it('bars part cells and are no words', () => {
  const found = withoutDrawnRules(words(rows)).map(({ text }) => text);
  expect(found).toEqual(['0103', 'GROCER', '12.00', '0203', 'SALARY', '90.00', '1', '0303', 'RENT', '5.00']);
});

it('parts of a word stand where their letters do', () => {
  const [before, after] = [words(rows), withoutDrawnRules(words(rows))];
  const glued = before.find(({ text }) => text === '1│0303│RENT');
  const [x0 = 0, , x1 = 0] = glued?.box ?? [];
  const date = after.find(({ text }) => text === '0303');
  expect(date?.box[0]).toBeCloseTo(x0 + ((x1 - x0) * 2) / 11);
});

it('a bar in a text draws no table', () => {
  const few = words(['Pay now | Pay later', '12.00']);
  expect(withoutDrawnRules(few)).toBe(few);
});
