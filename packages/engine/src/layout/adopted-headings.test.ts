import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [320, 'right'], [400, 'right']);
const heading = row('Date', 'Details', 'Amount', 'Balance');
const panel = { text: 'Start balance 4,026.13', x: 430 };
const first = (at: typeof row) => [
  at('11/07/2025', 'RENT', '-285.53', '3,740.60'),
  at('12/07/2025', 'COUNCIL', '-204.76', '3,535.84'),
  at('13/07/2025', 'SALARY', '1,984.66', '5,520.50'),
];
const last = [
  row('29/07/2025', 'GROCER', '-20.61', '6,542.43'),
  row('30/07/2025', 'BAKER', '-11.25', '6,531.18'),
  row('31/07/2025', 'CINEMA', '-9.00', '6,522.18'),
];
const headingsOf = (lines: ReturnType<typeof first>) =>
  findLayout([pageOf([[...heading, panel], ...lines]), pageOf([heading, ...last], { number: 2 })]).tables.map((table) =>
    table.figures.map((column) => column.heading?.text),
  );

describe('a page whose heading was not read', () => {
  it('goes under the one of the page with the same columns', () =>
    expect(headingsOf(first(row))).toEqual([
      ['Amount', 'Balance'],
      ['Amount', 'Balance'],
    ]));

  it('goes without where its columns stand elsewhere', () => {
    const apart = columns([50], [110], [300, 'right'], [390, 'right']);
    expect(headingsOf(first(apart))[0]).toEqual([undefined, undefined]);
  });
});
