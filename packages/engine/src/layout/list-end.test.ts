import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const listed = columns([50], [300, 'right']);
const booked = columns([50], [110], [400, 'right'], [480, 'right']);
const none: readonly Placed[] = [];

const rowsUnder = (blank: number, row: typeof booked = booked): number[] => {
  const lines = [
    listed('Date', 'Balance'),
    listed('01/03/2025', '500.00'),
    listed('02/03/2025', '420.00'),
    ...Array.from({ length: blank }, () => none),
    row('03/03/2025', 'GROCER', '80.00', ''),
    row('05/03/2025', 'SALARY', '', '900.00'),
    row('06/03/2025', 'BOOKS', '20.00', ''),
  ];
  return findLayout([pageOf(lines)]).pages.flatMap(({ blocks }) => blocks.map((block) => block.lines.length));
};

describe('bookings without a heading below a list with one', () => {
  it('are a table of their own far below, in columns of their own', () => expect(rowsUnder(3)).toEqual([2, 3]));

  it('are no list of days and figures', () => {
    const bare = columns([50], [700], [400, 'right'], [480, 'right']);
    expect(rowsUnder(3, (day, _, ...figures) => bare(day ?? '', '', ...figures))).toEqual([5]);
  });

  it('are the list’s right below it, or in its columns', () => {
    expect(rowsUnder(0)).toEqual([5]);
    expect(rowsUnder(3, columns([50], [110], [300, 'right'], [480, 'right']))).toEqual([5]);
  });
});
