import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

const headingsOf = (...rows: readonly (readonly Placed[])[]) => findHeadings(wordsToLines(1, pageOf(rows).words));
const cellsOf = (...rows: readonly (readonly Placed[])[]) =>
  headingsOf(...rows)[0]?.heading.cells.map(({ text, roles }) => `${text}: ${roles[0] ?? '?'}`);

describe('headings set close together', () => {
  it('are told apart by what they mean', () => {
    const [found] = headingsOf([
      { text: 'Date Description', x: 50 },
      { text: 'Money out Money in Balance', x: 380 },
    ]);
    expect(found?.heading.cells.map((cell) => cell.text)).toEqual([
      'Date',
      'Description',
      'Money out',
      'Money in',
      'Balance',
    ]);
  });

  it('are one where they mean something as a whole', () => {
    const [found] = headingsOf([
      { text: 'Value Date', x: 50 },
      { text: 'Transaction Details', x: 110 },
      { text: 'Amount', x: 400 },
    ]);
    expect(found?.heading.cells.map((cell) => cell.text)).toEqual(['Value Date', 'Transaction Details', 'Amount']);
  });
});

it('a name over names of texts that stand as close as words do is one with them', () => {
  const top = columns([50], [110], [250]);
  const below = columns([50], [110], [250], [400, 'right'], [500, 'right']);
  expect(
    cellsOf(top('Booked', 'Details', 'Counterparty'), below('', '', 'Reference Message', 'Amount', 'Balance')),
  ).toContain('Counterparty Reference Message: counterparty');
});

describe('headings that a stroke joins', () => {
  const row = columns([50], [180], [420, 'right'], [500, 'right']);

  it('are one, that of texts of both kinds, or of days and what stands below them', () => {
    const cells = cellsOf(row('Date / Reference', 'Description / Reference', 'Amount', 'Balance'));
    expect(cells?.slice(0, 2)).toEqual(['Date / Reference: date', 'Description / Reference: description']);
  });

  it('are two where they name columns of figures', () => {
    const cells = cellsOf(row('Date', 'Details', 'Money out / Money in', 'Balance'));
    expect(cells?.slice(2, 4)).toEqual(['Money out: money-out', '/ Money in: money-in']);
  });
});
