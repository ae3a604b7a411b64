import { expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [120], [300], [400, 'right']);

/** The totals of a table whose last lines are these. */
function totalsOf(...last: readonly (readonly [string, string, string, string])[]): string[] {
  const lines = [
    line('Statement of account 01/03/2025 - 31/03/2025'),
    row('Date', 'Details', 'D/C', 'Amount'),
    row('03/03/2025', 'GROCER', 'D', '12.00'),
    row('04/03/2025', 'SALARY', 'C', '900.00'),
    row('05/03/2025', 'BOOKS', 'D', '8.00'),
    ...last.map((cells) => row(...cells)),
  ];
  return readRows(findLayout([pageOf(lines)])).flatMap((item) =>
    item.kind === 'labelled' ? item.figures.map(({ amount, mark }) => `${amount.readings[0]?.units} ${mark}`) : [],
  );
}

it('a mark of the other direction and a figure below a total are the total of that direction', () => {
  expect(totalsOf(['', 'Total', 'D', '20.00'], ['', '', 'C', '900.00'])).toEqual(['2000 D', '90000 C']);
});

it('of the same direction, or beside words, they are none', () => {
  expect(totalsOf(['', 'Total', 'D', '20.00'], ['', '', 'D', '900.00'])).toEqual(['2000 D']);
  expect(totalsOf(['', 'Total', 'D', '20.00'], ['', 'See overleaf', 'C', '900.00'])).toEqual(['2000 D']);
});
