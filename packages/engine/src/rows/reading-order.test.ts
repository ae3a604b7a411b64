import { describe, expect, it } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import type { Item, Row } from '../shapes/row.ts';
import { inReadingOrder } from './reading-order.ts';

/** A row at a place: x and y in points. */
const at = (x: number, y: number, date: string, reference: string | null = null): Row =>
  booking(date, '1.00', undefined, {
    description: `${x}/${y}`,
    reference,
    spot: { page: 1, box: [x, y, x + 200, y + 10] },
  });

const order = (...strips: readonly (readonly Item[])[]) =>
  inReadingOrder(strips).flatMap((item) => (item.kind === 'row' ? [item.description] : []));

describe('rows of tables side by side', () => {
  it('run down the left one, then down the right one', () => {
    const left = [at(50, 100, '1 March'), at(50, 114, '2 March')];
    const right = [at(320, 100, '3 March'), at(320, 114, '4 March')];
    expect(order(left, right)).toEqual(['50/100', '50/114', '320/100', '320/114']);
  });

  it('run across where the days do', () => {
    const left = [at(50, 100, '1 March'), at(50, 114, '3 March')];
    const right = [at(320, 100, '2 March'), at(320, 114, '4 March')];
    expect(order(left, right)).toEqual(['50/100', '320/100', '50/114', '320/114']);
  });

  it('run as their numbers do, whatever the days', () => {
    const left = [at(50, 100, '9 March', '869'), at(50, 114, '1 March', '875')];
    const right = [at(320, 100, '4 March', '874'), at(320, 114, '2 March', '877')];
    expect(order(left, right)).toEqual(['50/100', '320/100', '50/114', '320/114']);
  });

  it('stay as they are where nothing tells', () => {
    const left = [at(50, 100, '1 March'), at(50, 114, '1 March')];
    const right = [at(320, 100, '1 March'), at(320, 114, '1 March')];
    expect(order(left, right)).toEqual(['50/100', '50/114', '320/100', '320/114']);
  });

  it('keep what stands between and below them', () => {
    const total = labelled('total', ['4.00'], { spot: { page: 1, box: [50, 200, 250, 210] } });
    const items = inReadingOrder([[at(50, 100, '1 March'), total], [at(320, 100, '2 March')]]);
    expect(items).toHaveLength(3);
    expect(items.at(-1)?.kind).toBe('labelled');
  });

  it('may be none', () => expect(inReadingOrder([])).toEqual([]));
});
