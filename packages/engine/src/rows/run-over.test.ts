import { expect, it } from 'vitest';
import { readLines, dayTextAmountBalance as row } from '../../tests/read-lines.ts';

const heading = row('Date', 'Description', 'Amount', 'Balance');

/** The last row of two pages: the second has a heading and a text alone. */
const last = (...behind: readonly (readonly string[])[]): string | undefined =>
  readLines(
    [
      heading,
      row('13/03/2025', 'SALARY', '900.00', '988.00'),
      row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00'),
      ...behind.map((texts) => row(...texts)),
    ],
    [heading, row('', 'GREEN GROCER', '', '')],
  ).rows.at(-1);

it('a text at the top of a page is the last row’s of the page before', () => {
  expect(last()).toContain('CARD PAYMENT GREEN GROCER');
});

it('it is none of a row’s behind the closing balance', () => {
  expect(last(['', 'Closing balance', '', '976.00'])).toBe('14.3. CARD PAYMENT amount -12.00 balance 976.00');
});
