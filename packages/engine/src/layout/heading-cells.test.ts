import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { lineCells } from './heading-cells.ts';
import { wordsToLines } from './lines.ts';

const cellsOf = (edges: readonly number[], ...texts: readonly string[]): string[] => {
  const [first] = wordsToLines(1, pageOf([columns(...edges.map((x) => [x] as [number]))(...texts)]).words);
  return first ? lineCells(first).map(({ text, roles }) => `${text}: ${roles[0]}`) : [];
};

it('ideographs spread over a column’s width are one heading where they are a name together', () => {
  expect(cellsOf([50, 200, 225], 'お取引内容', '摘', '要')).toEqual(['お取引内容: description', '摘 要: description']);
  expect(cellsOf([50, 75, 200, 225], '残', '高', '摘', '要')).toEqual(['残 高: balance', '摘 要: description']);
});

it('they are none where they stand as far apart as columns, or name nothing together', () => {
  expect(cellsOf([50, 200, 300], 'お取引内容', '摘', '要')).toHaveLength(3);
  expect(cellsOf([50, 75], '高', '摘')).toHaveLength(2);
});
