import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [420, 'right']);
const texts = (...lines: readonly (readonly string[])[]): string[] =>
  readRows(findLayout([pageOf([row('Date', 'Description', 'Amount'), ...lines.map((line) => row(...line))])])).flatMap(
    (item) => (item.kind === 'row' ? [item.description] : []),
  );

it('a year above the rows whose months begin anew is no text of the row above it', () => {
  const december = ['28 DEC', 'TRANSFER', '8.00'];
  expect(texts(december, ['', '2025', ''], ['05 JAN', 'GROCER', '9.00'])).toEqual(['TRANSFER', 'GROCER']);
  expect(texts(december, ['', '2025', ''], ['29 DEC', 'GROCER', '9.00'])).toEqual(['TRANSFER 2025', 'GROCER']);
});
