import { expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [400, 'right']);
const checks = columns([50], [150], [300, 'right']);

const described = (...between: Parameters<typeof pageOf>[0]): string[] => {
  const page = pageOf([
    row('Date', 'Description', 'Amount'),
    row('03/13/2025', 'CARD 0700', '21.80-'),
    row('', 'STREAM 555'),
    row('03/14/2025', 'CARD 0701', '20.00-'),
    row('', 'GROCER 9'),
    ...between,
    checks('Date', 'Check no', 'Amount'),
    checks('03/15/2025', '101', '12.00'),
    checks('03/16/2025', '102', '13.00'),
  ]);
  return readRows(findLayout([page])).flatMap((item) => (item.kind === 'row' ? [item.description] : []));
};

it('the title right above another heading is no text of the row above it', () => {
  expect(described([], line('Qwzx in order', 120))[1]).toBe('CARD 0701 GROCER 9');
  expect(described(line('Qwzx in order', 120))[1]).toBe('CARD 0701 GROCER 9 Qwzx in order');
});
