import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../tests/page-builder.ts';
import { findLayout } from './layout/find-layout.ts';
import { seeLayout } from './see-layout.ts';
import type { SeenBlock } from './shapes/seen-layout.ts';

type Lines = readonly (readonly Placed[])[];
const see = (...pages: readonly Lines[]) =>
  seeLayout(findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 }))));
const said = (block: SeenBlock | undefined) =>
  block?.columns.map(({ kind, role, heading, values }) => [kind, role, heading?.text, values.length]);

const row = columns([50], [110], [170], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Value date', 'Description', 'Amount', 'Balance');
const bookings = [
  row('03/03/2025', '04/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
  row('04/03/2025', '05/03/2025', 'SALARY', '1,900.00', '1,988.00'),
  row('05/03/2025', '06/03/2025', 'RENT', '-700.50', '1,287.50'),
];

describe('what is seen of a page', () => {
  it('is its lines, its blocks, and what each column is taken for', () => {
    const [page] = see([line('Statement of account'), heading, ...bookings]);
    expect(page?.lines.map(({ text }) => text)[0]).toBe('Statement of account');
    expect(page?.blocks.map(({ bookings, ownHeading, heading }) => [bookings, ownHeading, heading.length])).toEqual([
      [false, false, 0],
      [true, true, 5],
    ]);
    expect(said(page?.blocks[1])).toEqual([
      ['dates', 'booking-date', 'Date', 3],
      ['dates', 'value-date', 'Value date', 3],
      ['texts', 'description', 'Description', 3],
      ['figures', 'amount', 'Amount', 3],
      ['figures', 'balance', 'Balance', 3],
    ]);
  });

  it('is plain data, its boxes on the page', () => {
    const seen = see([heading, ...bookings]);
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
    const amount = seen[0]?.blocks[0]?.columns.find(({ role }) => role === 'amount');
    expect(amount?.values.map(({ text }) => text)).toEqual(['-12.00', '1,900.00', '-700.50']);
    expect(amount?.box[2]).toBeCloseTo(400);
    expect(amount?.box[1]).toBeGreaterThan(amount?.heading?.box[3] ?? Infinity);
  });

  it('are its own values and its own heading, where a table goes on', () => {
    const lower = [line(''), line(''), heading, ...bookings.slice(1)];
    const [first, second, third] = see([heading, ...bookings], lower, bookings.slice(2));
    expect([first, second, third].map((page) => page?.blocks.at(-1)?.table)).toEqual([0, 0, 0]);
    expect(said(second?.blocks.at(-1))?.at(-1)).toEqual(['figures', 'balance', 'Balance', 2]);
    const top = (page: typeof first) => page?.blocks.at(-1)?.columns[0]?.heading?.box[1] ?? 0;
    expect(top(second)).toBeGreaterThan(top(first));
    expect(third?.blocks).toMatchObject([
      { ownHeading: false, bookings: true, columns: [{ values: [{}] }, {}, {}, {}, {}] },
    ]);
  });

  it('tells tables from which no rows are read', () => {
    const plain = columns([50], [300, 'right']);
    const [page] = see([heading, ...bookings, plain('Date', 'Balance'), plain('03/03/2025', '88.00')]);
    expect(page?.blocks.map(({ bookings }) => bookings)).toEqual([true, false]);
    expect(said(page?.blocks[1])).toEqual([
      ['dates', 'booking-date', 'Date', 1],
      ['figures', 'balance', 'Balance', 1],
    ]);
  });

  it('tells a balance printed below the amount, in one column, from it', () => {
    const one = columns([50], [110], [400, 'right']);
    const lines = [
      one('Date', 'Description', 'Amount'),
      one('03/03/2025', 'CARD PAYMENT', '-12.00'),
      one('', '', '88.00'),
      one('04/03/2025', 'SALARY', '1,900.00'),
      one('', '', '1,988.00'),
      one('05/03/2025', 'RENT', '-700.50'),
      one('', '', '1,287.50'),
    ];
    const figures = said(see(lines)[0]?.blocks[0])?.filter(([kind]) => kind === 'figures');
    expect(figures).toEqual([
      ['figures', 'amount', 'Amount', 3],
      ['figures', 'balance', 'Amount', 3],
    ]);
  });
});
