import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { withMonths } from './days-of-months.ts';
import { wordsToLines } from './lines.ts';

const cells = columns([40], [80], [400, 'right']);
const textsOf = (...rows: readonly (readonly string[])[]): string[] =>
  withMonths([wordsToLines(1, pageOf(rows.map((row) => cells(...row))).words)]).flatMap((lines) =>
    lines.map(({ text }) => text),
  );

describe('days under the heading of a month', () => {
  it('stand as whole dates', () => {
    expect(
      textsOf(
        ['March 2025'],
        ['03', 'CAFE', '4.50'],
        ['', 'ROOM 12'],
        ['17', 'RENT', '810.00'],
        ['2025年4月'],
        ['1', 'FEE', '2.00'],
        ['1', 'CAFE', '3.00'],
      ),
    ).toEqual([
      'March 2025',
      '2025-03-03 CAFE 4.50',
      'ROOM 12',
      '2025-03-17 RENT 810.00',
      '2025年4月',
      '2025-04-01 FEE 2.00',
      '2025-04-01 CAFE 3.00',
    ]);
  });

  it.each([
    ['no month is named', ['Rows'], ['03', 'A', '1.00'], ['04', 'B', '2.00'], ['17', 'C', '3.00']],
    ['they are the numbers of the rows', ['March 2025'], ['1', 'A', '1.00'], ['2', 'B', '2.00'], ['3', 'C', '3.00']],
    ['they are in no order', ['March 2025'], ['13', 'A', '1.00'], ['4', 'B', '2.00'], ['17', 'C', '3.00']],
    ['the month has no such day', ['June 2025'], ['29', 'A', '1.00'], ['30', 'B', '2.00'], ['31', 'C', '3.00']],
    ['rows print dates', ['March 2025'], ['3', '03/04/2025', '1.00'], ['4', 'B', '2.00'], ['17', 'C', '3.00']],
  ])('are left alone where %s', (_, ...rows) => {
    expect(textsOf(...rows)).toEqual(rows.map((row) => row.join(' ')));
  });
});
