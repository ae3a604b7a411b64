import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { at, writePdf } from '../../../../tests/written-pdf.ts';
import { createNodeHost } from '../../platform/node/host.ts';
import { drawnPage } from '../../tests/drawn-page.ts';
import { convert } from '../convert.ts';
import { readBox } from './read-box.ts';

const host = createNodeHost();

type Texts = readonly (readonly [x: number, text: string])[];

/** Where the base line of a line stands, from the page's foot. */
const baseOf = (line: number): number => 780 - 16 * line;
const drawn = (...lines: readonly Texts[]): string =>
  lines.flatMap((texts, i) => texts.map(([x, text]) => at(x, baseOf(i), text))).join('');
/** A box around a line, in points from the page's top. */
const around = (line: number, x0 = 40, x1 = 560) => ({
  page: 1,
  box: [x0, 842 - baseOf(line) - 11, x1, 842 - baseOf(line) + 4] as [number, number, number, number],
});

const row = (date: string, text: string, amount: string, balance: string): Texts =>
  (
    [
      [50, date],
      [130, text],
      [380, amount],
      [480, balance],
    ] as const
  ).filter(([, cell]) => cell !== '');
const head: readonly Texts[] = [
  [[50, 'Statement of account']],
  [[50, 'Period 01/03/2025 - 31/03/2025']],
  [[50, 'Currency: EUR']],
  row('Date', 'Description', 'Amount', 'Balance'),
  row('', 'Opening balance', '', '100.00'),
];
const pdf = (...rows: readonly Texts[]) => writePdf([{ content: drawn(...head, ...rows) }]);
const read = (bytes: Uint8Array, line: number, x0?: number, x1?: number) =>
  readBox({ bytes, fileName: 'march.pdf' }, around(line, x0, x1), {}, host);

describe('a box', () => {
  const rows = [
    row('13/03/2025', 'GROCER', '-12.00', '88.00'),
    row('14/03/2025', 'SALARY', '900.00', '988.00'),
    row('', 'Total', '-8.00', ''),
    row('16/03/2025', 'RENT', '-80.00', '908.00'),
    row('', 'Closing balance', '', '908.00'),
  ];
  const bytes = pdf(...rows);

  it('around a row that was read gives that row', async () => {
    const { statements } = await convert({ bytes, fileName: 'march.pdf' }, {}, host);
    const salary = statements[0]?.transactions.find(({ description }) => description === 'SALARY');
    expect(await read(bytes, 6)).toMatchObject([
      { date: '2025-03-14', description: 'SALARY', amount: '900.00', balance: '988.00', where: salary?.where },
    ]);
  });

  it('around a part of a row gives all of it', async () => {
    expect(await read(bytes, 6, 360, 450)).toMatchObject([{ description: 'SALARY', balance: '988.00' }]);
  });

  it('around a line that was taken for a sum gives it as a row, of the day above it', async () => {
    const { statements } = await convert({ bytes, fileName: 'march.pdf' }, {}, host);
    expect(statements[0]?.transactions).toHaveLength(3);
    expect(statements[0]?.reconciliation.status).toBe('verified');
    expect(await read(bytes, 7)).toMatchObject([
      { date: '2025-03-14', description: 'Total', amount: '-8.00', where: { page: 1 } },
    ]);
  });

  it('around several rows gives those, and no sum among them', async () => {
    const [first, last] = [around(5), around(9)];
    const box = [40, first.box[1], 560, last.box[3]] as [number, number, number, number];
    const found = await readBox({ bytes, fileName: 'march.pdf' }, { page: 1, box }, {}, host);
    expect(found.map(({ description }) => description)).toEqual(['GROCER', 'SALARY', 'RENT']);
  });

  it('around a heading, a balance, or nothing, gives none', async () => {
    for (const line of [1, 3, 4, 9, 20]) expect(await read(bytes, line)).toEqual([]);
  });

  it('is refused with its file', async () => {
    await expect(read(new Uint8Array([1, 2, 3]), 6)).rejects.toMatchObject({ code: 'unsupported-file' });
  });
});

describe('the box of a row that was read', () => {
  const names = ['us-checking-plain', 'fr-livret-misprint'];
  it.each(names)('gives that row again: %s', async (name) => {
    const path = new URL(`../../../../corpus/cases/${name}/input.pdf`, import.meta.url);
    const input = () => ({ bytes: new Uint8Array(readFileSync(path)), fileName: 'input.pdf' });
    const { statements } = await convert(input(), {}, host);
    for (const { confidence, ...row } of (statements[0]?.transactions ?? []).slice(0, 4)) {
      expect(confidence).toBeGreaterThan(0);
      if (!row.where) throw new Error('a row that was read stands somewhere');
      expect(await readBox(input(), row.where, {}, host)).toMatchObject([row]);
    }
  });
});

describe('a box on a picture', () => {
  it('is read from its ink', async () => {
    const { width, height, grey } = await drawnPage('us-checking-plain', 150);
    const png = await sharp(grey, { raw: { width, height, channels: 1 } })
      .withMetadata({ density: 150 })
      .png()
      .toBuffer();
    const input = () => ({ bytes: new Uint8Array(png), fileName: 'march.png' });
    const { statements } = await convert(input(), {}, host);
    const row = statements[0]?.transactions[2];
    if (!row?.where) throw new Error('a row that was read stands somewhere');
    const { date, amount, balance } = row;
    expect(await readBox(input(), row.where, {}, host)).toMatchObject([
      { date, amount, balance, origin: 'ocr', where: { page: 1 } },
    ]);
  }, 120_000);
});
