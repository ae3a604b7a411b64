import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findHeadings } from './headings.ts';
import { wordsToLines } from './lines.ts';

it('a line with the number of a card, masked, is no heading', () => {
  const place = columns([50], [150], [330]);
  const found = (number: string) => findHeadings(wordsToLines(1, pageOf([place('Date', number, 'Amount')]).words));
  expect(found('XXXX XXXX XXXX 5511')).toEqual([]);
  expect(found('Details')).toHaveLength(1);
});
