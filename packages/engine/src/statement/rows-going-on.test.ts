import { expect, it } from 'vitest';
import { booking, labelled, spot } from '../../tests/item-builder.ts';
import type { Row } from '../shapes/row.ts';
import type { DatedRow } from './draft-context.ts';
import { goOnBelow } from './rows-going-on.ts';

const closing = { value: 68782n, label: 'Qwertz', where: { page: 1, box: [50, 300, 540, 310] } };
const dated = (day: string, more: Partial<Row> = {}): DatedRow =>
  ({ row: booking('3 March 2025', '1.00', undefined, more), day }) as unknown as DatedRow;

const KEPT = [dated('2025-03-01'), dated('2025-03-05')];
const leftOut = (rows: readonly DatedRow[], items: Parameters<typeof goOnBelow>[0] = []): boolean =>
  goOnBelow(items, [...KEPT, ...rows], new Set(rows.map(({ row }) => row)), closing as never);

it('rows set as those above an unnamed sum go on with them, in the order of their days', () => {
  expect(leftOut([dated('2025-03-05'), dated('2025-03-06')])).toBe(true);
  expect(leftOut([dated('2025-03-04'), dated('2025-03-06')])).toBe(false);
  expect(leftOut([dated('2025-03-06', { table: 1 })])).toBe(false);
});

it('rows below a balance that is named as the last are something else', () => {
  const named = labelled('closing', ['687.82'], { spot: spot(1, 300) });
  expect(leftOut([dated('2025-03-06')], [named])).toBe(false);
  expect(leftOut([dated('2025-03-06')], [{ ...named, phrase: 'carried-forward' }])).toBe(true);
});
