import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const six = columns([50], [110], [220, 'right'], [300], [360], [470, 'right']);
const HEAD = six('Date', 'No.', 'Amount', 'Date', 'No.', 'Amount');
const ROWS = [
  six('06/03/2025', '1300', '864.97', '13/03/2025', '1301', '271.29'),
  six('07/03/2025', '1302', '64.97', '', '', ''),
];

/** The lines under each heading, or none, by the strips in which they stand. */
const linesOf = (...below: readonly string[][]) =>
  findLayout([pageOf([HEAD, ...ROWS, ...below.map((line) => six(...line))])]).tables.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines, strip }) => lines.map(({ text }) => `${strip ?? '-'} ${text}`)),
  );

it('tables side by side end at a figure without a row', () => {
  expect(linesOf(['', 'Total cheques', '', '', '', '1,201.23'])).toContain('- Total cheques 1,201.23');
});

it('tables side by side end at words that run from one into the other', () => {
  const words = 'You may ask for the terms of this account, and for its fees, at any of our offices in town.';
  expect(linesOf([words, '', '', '', '', ''])).toContain(`- ${words}`);
});

it('tables side by side go on with the texts of each', () => {
  expect(linesOf(['', 'first', '', '', 'second', ''])).toEqual(expect.arrayContaining(['0 first', '1 second']));
});

/** The lines of a second page, by the strips in which they stand, where the first ends with these words. */
const overPage = (foot: string, figure: string): string[] => {
  const total = columns([50], [470, 'right']);
  const pages = [
    pageOf([HEAD, ...ROWS, six(foot, '', '', '', '', figure)]),
    pageOf(
      [total('Page 2'), six('08/03/2025', '1303', '12.00', '14/03/2025', '1304', '20.00'), total('Total', '76.97')],
      {
        number: 2,
      },
    ),
  ];
  return findLayout(pages).tables.flatMap(({ blocks }) =>
    blocks
      .filter(({ page }) => page === 2)
      .flatMap(({ lines, strip }) => lines.map(({ text }) => `${strip ?? '-'} ${text}`)),
  );
};

it('tables side by side that a page’s foot ends go on at the top of the next', () => {
  const foot = 'You may ask for the terms of this account, and for its fees, at any of our offices in town.';
  expect(overPage(foot, '').sort()).toEqual([
    '- Page 2',
    '- Total 76.97',
    '0 08/03/2025 1303 12.00',
    '1 14/03/2025 1304 20.00',
  ]);
});

it('those that their total ends do not', () => {
  expect(overPage('Total cheques', '1,201.23')).toContain('- 08/03/2025 1303 12.00 14/03/2025 1304 20.00');
});
