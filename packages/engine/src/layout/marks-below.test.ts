import { expect, it } from 'vitest';
import { columns } from '../../tests/page-builder.ts';
import { readLines } from '../../tests/read-lines.ts';

const cells = columns([50], [110], [400, 'right']);
const read = (...below: readonly string[]) =>
  readLines([
    cells('Date', 'Description', 'Amount'),
    cells('03/03/2025', 'GREEN GROCER', '12.00'),
    cells('04/03/2025', 'REFUND', '46.13'),
    cells(...below),
    cells('05/03/2025', 'CAFE', '8.00'),
  ]).rows[1];

it('a mark that ends below a figure is the figure’s', () => {
  expect(read('', '', 'CR')).toBe('4.3. REFUND amount 46.13');
  expect(read('', 'LONDON', 'CR')).toBe('4.3. REFUND LONDON amount 46.13');
});

it('letters below a text are text', () => expect(read('', 'CR')).toBe('4.3. REFUND CR amount 46.13'));

it('a figure with a mark has no other', () =>
  expect(
    readLines([cells('Date', 'Description', 'Amount'), cells('04/03/2025', 'CHARGE', '46.13 DR'), cells('', '', 'CR')])
      .rows[0],
  ).toBe('4.3. CHARGE CR amount 46.13'));
