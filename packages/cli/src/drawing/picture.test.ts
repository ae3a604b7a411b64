import type { Conversion } from '@tallyleaf/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingSize, overlay } from './overlay.ts';
import { drawSheet } from './picture.ts';
import { checksOnPage, figuresOnPage, type InspectSheet, rowsOnPage } from './sheet.ts';

const row = (page: number, more: Conversion['statements'][number]['transactions'][number]['where'][] = []) => ({
  date: '2025-03-03',
  valueDate: null,
  description: 'CARD',
  reference: null,
  amount: '-1.00',
  balance: '9.00',
  confidence: 0.5,
  where: {
    page,
    box: [10, 20, 90, 30] as [number, number, number, number],
    more: more.flatMap((place) => place ?? []),
  },
});

const CONVERSION: Conversion = {
  schema: 'statement/1',
  source: { fileName: 'a.pdf', sha256: '0'.repeat(64), pages: 2, kind: 'digital' },
  statements: [
    {
      account: {
        institution: null,
        holder: null,
        number: null,
        iban: null,
        bic: null,
        type: 'checking',
        currency: 'USD',
      },
      period: { start: null, end: null },
      opening: null,
      closing: '7.00',
      transactions: [row(1, [{ page: 2, box: [1, 2, 3, 4] }]), row(1), row(2)],
      reconciliation: {
        status: 'failed',
        checks: [
          { kind: 'running-balance', ok: false, rows: 3, broken: [1], where: [{ page: 2, box: [5, 5, 6, 6] }] },
          { kind: 'count', ok: true, expected: '3', found: '3' },
          { kind: 'dates', ok: false, rows: 3, broken: [2], doubts: ['period'] },
        ],
        unbound: [0],
      },
    },
  ],
  warnings: [],
};

describe('what stands on a page', () => {
  it('is each row, also the part of it that goes on over the page, with its standing', () => {
    expect(rowsOnPage(CONVERSION, 1).map(({ row: index, standing }) => [index, standing])).toEqual([
      [0, 'unbound'],
      [1, 'broken'],
    ]);
    expect(rowsOnPage(CONVERSION, 2).map(({ row: index, box }) => [index, box[0]])).toEqual([
      [0, 1],
      [2, 10],
    ]);
    expect(rowsOnPage(CONVERSION, 2)[1]?.standing).toBe('unbound');
    expect(rowsOnPage(CONVERSION, 3)).toEqual([]);
  });

  it('is the printed figures, and the checks of the statements whose rows are there', () => {
    expect(figuresOnPage(CONVERSION, 2)).toEqual([{ label: 'running-balance', ok: false, box: [5, 5, 6, 6] }]);
    expect(checksOnPage(CONVERSION, 3)).toEqual([]);
    expect(checksOnPage(CONVERSION, 1).map(({ text }) => text)).toEqual([
      'Statement 1: does not add up. Opening not printed, 3 rows, closing 7.00.',
      '✗ running-balance over 3 rows, broken at 2',
      '✓ count: expected 3, found 3',
      '? dates over 3 rows, not proven: period, doubted at 3',
    ]);
  });
});

const SHEET: InspectSheet = {
  page: 1,
  width: 100,
  height: 50,
  words: [{ text: 'CARD', box: [10, 20, 30, 30] }],
  lines: [{ text: 'CARD', box: [10, 20, 30, 30] }],
  blocks: [],
  rulings: [{ direction: 'horizontal', box: [0, 40, 100, 41] }],
  rows: rowsOnPage(CONVERSION, 1),
  figures: [],
  checks: [{ ok: false, text: '✗ <b>&"\u001b' }],
};

describe('the drawing', () => {
  it('is well-formed whatever a label says', () => {
    expect(overlay(SHEET, 2)).toContain('✗ &lt;b&gt;&amp;"?');
  });

  it('gives what was read of rows side by side a place each', () => {
    const [first, second] = SHEET.rows;
    const beside = { ...SHEET, rows: [first, { ...second, box: [92, 20, 99, 30] }] } as InspectSheet;
    expect(drawingSize(SHEET).width).toBe(250);
    expect(drawingSize(beside).width).toBe(400);
    const long = { ...SHEET, rows: [{ ...first, balance: '12345678901234.00' }] } as InspectSheet;
    expect(drawingSize(long).width).toBeGreaterThan(260);
  });

  it('breaks what is said below where the strip ends', () => {
    const text = Array.from({ length: 30 }, () => 'expected').join(' ');
    const height = (lines: number) => 50 + 20 + 12 * lines;
    expect(drawingSize({ ...SHEET, checks: [{ ok: true, text }] }).height).toBe(height(6));
  });

  it('is a PNG of the page and the strip below it, with ink where the row is', async () => {
    const white = new Uint8Array(200 * 100 * 4).fill(255);
    const png = await drawSheet(SHEET, { rgba: white, width: 200, height: 100 });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([500, 164]);
    const at = (x: number, y: number) => [...data.subarray((y * 500 + x) * 3, (y * 500 + x) * 3 + 3)];
    expect(at(196, 4)).toEqual([255, 255, 255]);
    expect(at(100, 40)).not.toEqual([255, 255, 255]);
    expect(at(196, 160)).toEqual([251, 250, 246]);
  });
});
