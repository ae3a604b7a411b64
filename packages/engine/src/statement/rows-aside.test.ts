import { expect, it } from 'vitest';
import { figure, labelled, row } from '../../tests/item-builder.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { knownOf, leavesRowAside } from './rows-aside.ts';

const money = { form: { decimalMark: '.', decimals: 2 } as const, decimals: 2 };

/** A line outside the rows, each cell with its right edge. */
function aside(y: number, ...cells: readonly (readonly [string, number])[]): Remark {
  const placed = cells.map(([text, right], i) => ({
    text,
    size: 8,
    box: [i === 0 && right < 100 ? 50 : right - 40, y, right, y + 10] as const,
  }));
  return {
    kind: 'remark',
    spot: { page: 1, box: [placed[0]?.box[0] ?? 0, y, 540, y + 10] },
    text: cells.map(([text]) => text).join(' '),
    cells: placed,
  };
}

const balance = (text: string) => ({ ...figure('balance', text), box: [460, 100, 500, 110] as const });
const first = row('3 March 2025', [figure('money-out', '12.00'), balance('88.00')]);
const read = [{ row: first, day: '2025-03-05', amount: -1200n, balance: 8800n }];
const ends = { opening: null, closing: null };
const leaves = (...items: Item[]): boolean => leavesRowAside(items, read, ends, knownOf(read, ends), money);

it('a line set as the rows beside it are, with a figure of its own, is left aside', () => {
  const salary = aside(120, ['4 March 2025', 90], ['SALARY', 200], ['900.00', 440]);
  expect(leaves(first, salary)).toBe(true);
  expect(leaves(first, aside(115, ['88.00', 500]), salary)).toBe(true);
  expect(leaves(first, aside(115, ['Balances by day', 200]), salary)).toBe(false);
  expect(leaves(first, aside(120, ['4 March 2025', 90], ['WHATEVER', 200], ['88.00', 500]))).toBe(false);
  expect(leaves(first, salary, labelled('closing', ['900.00'], { spot: salary.spot }))).toBe(false);
});

it('figures that go on from the last balance, or lead to the first, are those of a row', () => {
  const text = aside(115, ['5 March 2025', 90], ['SALARY', 200]);
  expect(leaves(first, text, aside(125, ['OF MARCH', 200], ['900.00', 440], ['988.00', 500]))).toBe(true);
  expect(leaves(aside(80, ['OF MARCH', 200], ['25.00', 440], ['100.00', 500]), first)).toBe(true);
  expect(leaves(first, text, aside(125, ['Credit line', 200], ['900.00', 440], ['988.00', 480]))).toBe(false);
  expect(leaves(first, text, aside(125, ['OF MARCH', 200], ['900.00', 440], ['980.00', 500]))).toBe(false);
});

it('the balances that rows lead to are those by day, too, where sections do not keep to the order of days', () => {
  const moved = (day: string, amount: bigint) => ({ row: first, day, amount, balance: null });
  const rows = [moved('2025-03-06', 900n), moved('2025-03-05', -100n)];
  const opening = { value: 1000n, label: '', where: null };
  const known = knownOf(rows, { opening, closing: null });
  expect([known.has(900n), known.has(1900n), known.has(1800n), known.has(1700n)]).toEqual([true, true, true, false]);
});

it('the balance with which rows begin is that of a row where a figure of its own moved it', () => {
  const refund = aside(80, ['REFUND', 200], ['40.00', 440], ['100.00', 500]);
  const [x0, y0, x1, y1] = refund.spot.box;
  const where = { page: 1, box: [x0, y0, x1, y1] as [number, number, number, number] };
  const begins = { opening: { value: 10000n, label: '', where }, closing: null };
  const title = aside(90, ['Title', 90]);
  const begun = (line: Remark) => leavesRowAside([line, title, first], read, begins, knownOf(read, begins), money);
  expect(begun(refund)).toBe(true);
  expect(begun(aside(80, ['STOOD AT', 200], ['0.00', 440], ['100.00', 500]))).toBe(false);
  // Of two lists beside each other each names its own figure
  const named = (name: string) => aside(80, ['Average', 200], ['40.00', 300], [name, 400], ['100.00', 500]);
  expect(begun(named('Opening balance'))).toBe(false);
  expect(begun(named('OF MARCH'))).toBe(true);
});

it('a line of one cell goes on where a figure in it leads from the last balance to another', () => {
  expect(leaves(aside(90, ['4 March 2025 900.00 988.00 SALARY', 90]), first)).toBe(true);
  expect(leaves(aside(90, ['4 March 2025 900.00 980.00 SALARY', 90]), first)).toBe(false);
});

it('a line set as the rows are is left aside above its own text, and with digits alone where there are no cents', () => {
  const salary = aside(80, ['4 March 2025', 90], ['SALARY', 200], ['9 00.00', 440], ['973.00', 500]);
  expect(leaves(salary, aside(90, ['OF MARCH', 200]), first)).toBe(true);
  expect(leaves(salary, aside(90, ['Payments', 90]), first)).toBe(false);
  const yen = { form: { decimalMark: null, decimals: 0 } as const, decimals: 0 };
  const paid = aside(120, ['4 March 2025', 90], ['SALARY', 200], ['227870', 440]);
  expect(leavesRowAside([first, paid], read, ends, new Set(), yen)).toBe(true);
  expect(leaves(first, paid)).toBe(false);
});
