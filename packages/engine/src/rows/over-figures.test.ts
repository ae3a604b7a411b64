import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import type { Lines } from '../../tests/read-lines.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const texts = (...lines: Lines): string[] =>
  readRows(findLayout([pageOf(lines, { step: 9, size: 8 })])).flatMap((item) =>
    item.kind === 'row' ? [item.description] : [],
  );

const cells = columns([40], [90], [500, 'right']);
const over: Lines[number] = [{ text: 'ref 4711', x: 500, align: 'right', size: 6 }];

it('words right of all texts and over the figures are no text of a row that a wider blank parts from others', () => {
  const entry = (day: string, text: string, amount: string): Lines => [
    cells('', `FOR ${text}`, ''),
    cells(day, text, amount),
    [],
  ];
  const rows = [entry('13/03/2025', 'GROCER', '12.00'), entry('14/03/2025', 'BOOKS', '60.00')];
  const found = texts(
    cells('Date', 'Details', 'Amount'),
    ...rows.flat(),
    ...entry('15/03/2025', 'CAFE', '8.00').slice(0, 2),
    over,
  );
  expect(found).toEqual(['FOR GROCER GROCER', 'FOR BOOKS BOOKS', 'FOR CAFE CAFE']);
});
