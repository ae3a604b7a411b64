import { expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { readRows } from '../rows/read-rows.ts';
import { findLayout } from './find-layout.ts';

const row = columns([50], [110], [400, 'right']);
const below = [
  line('Card ending 1308'),
  row('Date', 'Details', 'Amount'),
  row('29 Dec', 'BAKER', '343.40'),
  row('03 Jan', 'GROCER', '94.10'),
  row('09 Jan', 'BOOKS', '7.90'),
];
const described = (...above: Parameters<typeof pageOf>[0]): string[] =>
  readRows(findLayout([pageOf([...above, ...below])])).flatMap((item) =>
    item.kind === 'row' || item.kind === 'section' ? [item.kind === 'row' ? item.description : item.text] : [],
  );
const rows = ['BAKER', 'GROCER', 'BOOKS'];

it('rows above a heading that stand as those below it do are rows', () => {
  const paid = row('16 Aug', 'THANK YOU', '- 4,929.12');
  expect(described(line('Payments'), paid)).toEqual(['Payments', 'THANK YOU', '', ...rows]);
});

it.each([
  ['its day stands elsewhere', columns([60], [110], [400, 'right'])('16 Aug', 'THANK YOU', '12.00')],
  ['its figure stands elsewhere', columns([50], [110], [420, 'right'])('16 Aug', 'THANK YOU', '12.00')],
  ['it has no text', row('16 Aug', '', '12.00')],
])('a line above is none where %s', (_, other) => {
  expect(described(line('Payments'), other).slice(-3)).toEqual(rows);
  expect(described(line('Payments'), other)).not.toContain('THANK YOU');
});
