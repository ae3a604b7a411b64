import { expect, it } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { reconcile } from '../proof/reconcile.ts';
import { readRows } from '../rows/read-rows.ts';
import type { Item } from '../shapes/row.ts';
import { buildStatements } from './build-statements.ts';
import { runsPastEnd } from './past-end.ts';

const MARCH = { start: '2025-03-01', end: '2025-03-31' };
const march = booking('13 March 2025', '-12.00', '88.00');
const april = booking('14 April 2025', '900.00', '988.00');
const days = new Map<Item, string>([
  [march, '2025-03-13'],
  [april, '2025-04-14'],
]);
const past = (...items: Item[]): boolean => {
  const rows = items.flatMap((item) => (item.kind === 'row' ? [{ row: item, day: days.get(item) ?? '' }] : []));
  return runsPastEnd(items, rows, MARCH);
};

it('is told by a balance between rows of which those on one side lie outside the period', () => {
  expect(past(march, labelled('closing', ['88.00']), april)).toBe(true);
  expect(past(march, labelled('opening', ['88.00']), april)).toBe(true);
  expect(past(april, labelled('opening', ['88.00']), march)).toBe(true);
});

it('is not told by a row booked late, nor by a balance at the end', () => {
  expect(past(march, april, labelled('closing', ['988.00']))).toBe(false);
  expect(past(march, labelled('closing', ['88.00']), march, april)).toBe(false);
  expect(past(march, labelled('subtotal', ['88.00']), april)).toBe(false);
  expect(past(march, labelled('closing', ['88.00'], { inTable: false }), april)).toBe(false);
});

it('leaves rows unproven, though each balance follows from the one before', () => {
  const row = columns([50], [110], [400, 'right'], [500, 'right']);
  const verdicts = (opening: string): string[] => {
    const heading = row('Date', 'Description', 'Amount', 'Balance');
    const lines = [
      line('Statement of account'),
      line('Period 01/03/2025 - 31/03/2025'),
      heading,
      row('', 'Opening balance', '', '100.00'),
      row('13/03/2025', 'GROCER', '-12.00', '88.00'),
      row('14/03/2025', 'CAFE', '-8.00', '80.00'),
      row('', 'Closing balance', '', '80.00'),
      line('Period 01/04/2025 - 30/04/2025'),
      heading,
      row('', opening, '', '80.00'),
      row('03/04/2025', 'SALARY', '900.00', '980.00'),
      row('04/04/2025', 'GROCER', '-30.00', '950.00'),
      row('', opening.replace('ening', 'osing'), '', '950.00'),
    ];
    const layout = findLayout([pageOf(lines)]);
    return buildStatements(readRows(layout), layout.form).flatMap((ways) =>
      [...ways].some(({ reading, decimals }) => reconcile(reading, decimals).status === 'verified')
        ? ['verified']
        : ['-'],
    );
  };
  expect(verdicts('Opening balance')).toEqual(['verified', 'verified']);
  expect(verdicts('0p3n1n6 6a1anc3')).toEqual(['-']);
});
