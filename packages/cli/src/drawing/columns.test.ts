import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { columnsInWords, columnTags, headingCells } from './columns.ts';
import { freePlace } from './free-place.ts';
import { drawSheet } from './picture.ts';
import type { InspectSheet, SeenBlock } from './sheet.ts';

const date = { text: 'Date', box: [10, 50, 30, 60], roles: ['date'] } as const;
const debit = { text: 'Débit', box: [60, 50, 80, 60], roles: ['money-out', 'fee'] } as const;
const bare = { text: 'Note', box: [85, 50, 99, 60], roles: ['note'] } as const;
const BLOCK: SeenBlock = {
  box: [0, 50, 100, 90],
  table: 1,
  bookings: true,
  strip: null,
  ownHeading: true,
  heading: [date, debit, bare],
  columns: [
    { kind: 'figures', role: 'money-out', box: [60, 70, 80, 90], heading: debit, values: [] },
    {
      kind: 'dates',
      role: 'booking-date',
      box: [10, 70, 40, 80],
      heading: date,
      values: [{ text: '03/03', box: [10, 70, 40, 80] }],
    },
  ],
};
const sheet = (...blocks: SeenBlock[]): InspectSheet => ({
  page: 1,
  width: 100,
  height: 100,
  words: [date, debit, bare].map(({ text, box }) => ({ text, box })),
  lines: [],
  rulings: [],
  blocks,
  rows: [],
  figures: [],
  checks: [],
});

describe('a tag', () => {
  it('stands where it belongs, or above what is there, or where it hides least', () => {
    expect(freePlace([[10, 40, 20, 46]], [], 100)).toEqual([10, 40, 20, 46]);
    expect(freePlace([[10, 40, 20, 46]], [[0, 38, 12, 44]], 100)).toEqual([10, 32, 20, 38]);
    expect(freePlace([[10, 40, 20, 46]], [[0, 0, 50, 45]], 100)).toEqual([10, 40, 20, 46]);
  });

  it('takes the second place rather than go higher, and stays on the page', () => {
    const places = [
      [10, 40, 20, 46],
      [60, 40, 70, 46],
    ] as const;
    expect(freePlace([...places], [[0, 38, 12, 44]], 100)).toEqual([60, 40, 70, 46]);
    expect(freePlace([[-5, -2, 5, 4]], [], 100)).toEqual([0, 0, 10, 6]);
    expect(freePlace([[95, 40, 105, 46]], [], 100)).toEqual([90, 40, 100, 46]);
  });

  it('says what its column is taken for, from left to right, in brackets where no rows are read from it', () => {
    const said = (block: SeenBlock) => columnTags(sheet(block)).map((part) => />([^<>]+)<\/text>/.exec(part)?.[1]);
    expect(said(BLOCK)).toEqual(['booking-date', 'money-out']);
    expect(said({ ...BLOCK, bookings: false })).toEqual(['(booking-date)', '(money-out)']);
  });
});

describe('headings', () => {
  it('are outlined where they are printed, dashed without a column', () => {
    expect(headingCells(sheet(BLOCK)).map((part) => part.includes('dasharray'))).toEqual([false, false, true]);
    expect(headingCells(sheet({ ...BLOCK, ownHeading: false }))).toEqual([]);
  });
});

describe('columns in words', () => {
  it('name the heading, its other meanings and what stands under none', () => {
    expect(columnsInWords(sheet(BLOCK))).toEqual([
      'Table 2, read as bookings: booking-date under “Date”, 1 · money-out under “Débit” (money-out/fee), 0 · nothing under “Note”',
    ]);
  });

  it('tell tables without a heading, on later pages, in strips', () => {
    const [figures] = BLOCK.columns;
    const columns = figures ? [{ ...figures, heading: null }] : [];
    expect(
      columnsInWords(
        sheet(
          { ...BLOCK, heading: [], columns, bookings: false, ownHeading: false },
          { ...BLOCK, heading: [], columns: [] },
          { ...BLOCK, strip: 1, heading: [date], ownHeading: false, columns: BLOCK.columns.slice(1) },
          { ...BLOCK, heading: [date], ownHeading: false, columns: [] },
        ),
      ),
    ).toEqual([
      'Table 2, not read as bookings, no heading: money-out under no heading, 0',
      'Table 2, strip 2, read as bookings, heading on an earlier page: booking-date under “Date”, 1',
    ]);
  });
});

it('columns are drawn: a bar at the head in the role’s colour, a lighter band down to the last value', async () => {
  const white = new Uint8Array(100 * 100 * 4).fill(255);
  const png = await drawSheet(sheet(BLOCK), { rgba: white, width: 100, height: 100 });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  expect(at(70, 48)).toEqual([0xbe, 0x18, 0x5d]);
  expect(Math.min(...at(70, 80))).toBeGreaterThan(220);
  expect(at(70, 80)).not.toEqual([255, 255, 255]);
  expect(at(70, 95)).toEqual([255, 255, 255]);
});
