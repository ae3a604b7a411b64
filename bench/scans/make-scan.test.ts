import { openForInspection } from '@tallyleaf/engine/node';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../corpus/generator/random.ts';
import { writePdf } from '../../tests/written-pdf.ts';
import { makeScan, type Scan } from './make-scan.ts';
import type { Box } from './place.ts';
import { plainScan, type Recipe } from './recipe.ts';
import type { Source, Truth } from './source.ts';

/** Two small pages, 300 × 400 points, each with one black bar; from the top its box is as in `BARS`. */
const BARS: readonly Box[] = [
  [60, 92, 160, 104],
  [120, 250, 240, 262],
];
const pages = BARS.map(([x0, y0, x1, y1]) => ({
  content: `0 g ${x0} ${400 - y1} ${x1 - x0} ${y1 - y0} re f`,
  mediaBox: [0, 0, 300, 400],
}));
const bytes = writePdf(pages);
const truth: Truth = {
  source: { fileName: 'bars.pdf', sha256: '', pages: 2, kind: 'digital' },
  statements: [
    {
      account: { number: '12345678' },
      transactions: [{ where: { page: 1, box: BARS[0] as Box, more: [{ page: 2, box: BARS[1] as Box }] } }],
    },
  ],
};
const source: Source = { entry: { name: 'bars.pdf', class: 'statement', kind: 'digital', pages: 2 }, bytes, truth };

const plain: Recipe = {
  ...plainScan('test', false, seededRandom('plain')),
  ...{ container: 'pdf', dpi: [120, 120], skew: 2, tone: 'grey', lid: 'white', noise: 0, blur: 0 },
  ...{ pageSize: 'paper', resolutionInFile: true, compression: 'deflate', quality: 80 },
};

const scanOf = (changes: Partial<Recipe>, count = 2): Promise<Scan> => {
  const first = writePdf(pages.slice(0, 1));
  const only: Truth = {
    ...truth,
    statements: [{ account: {}, transactions: [{ where: { page: 1, box: BARS[0] as Box } }] }],
  };
  const from = count === 2 ? source : { entry: { ...source.entry, pages: 1 }, bytes: first, truth: only };
  return makeScan(from, { ...plain, ...changes }, 'scan', seededRandom('scan'));
};

/** The box around what is nearly black, in points of the page. */
function darkBox(pixels: Uint8Array | Uint8ClampedArray, width: number, channels: number, perPoint: number): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, 0, 0];
  for (let at = 0; at < pixels.length; at += channels) {
    if ((pixels[at] as number) > 90) continue;
    const [x, y] = [(at / channels) % width, Math.floor(at / channels / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
  }
  return [x0 / perPoint, y0 / perPoint, x1 / perPoint, y1 / perPoint];
}

async function seenInPdf(pdf: Uint8Array, page: number): Promise<Box> {
  const file = await openForInspection({ bytes: pdf, fileName: 'scan.pdf' });
  try {
    const drawing = file.draw(page, 2);
    if (!drawing) throw new Error('not drawn');
    return darkBox(drawing.rgba, drawing.width, 4, 2);
  } finally {
    file.close();
  }
}

/** As a viewer shows a picture: upright, at the resolution that the file tells, or a point for each pixel. */
async function seenInPicture(file: Uint8Array, dpi: number, page = 0): Promise<Box> {
  const { data, info } = await sharp(file, { page }).rotate().greyscale().raw().toBuffer({ resolveWithObject: true });
  return darkBox(data, info.width, info.channels, dpi / 72);
}

const placesOf = (scan: Scan) => {
  const where = scan.truth?.statements[0]?.transactions[0]?.where;
  return where ? [{ page: where.page, box: where.box }, ...(where.more ?? [])] : [];
};

function expectNear(seen: Box, told: Box | undefined): void {
  expect(told).toBeDefined();
  seen.forEach((value, k) => {
    expect(Math.abs(value - (told?.[k] ?? Infinity)), `${seen} and ${told}`).toBeLessThan(1.6);
  });
}

describe('the truth of a scan', () => {
  it.each([
    ['askew', {}],
    ['lying on a side', { turn: 1 }],
    ['upside down', { turn: 2 }],
    ['turned back by the page', { turn: 3, turnedBack: true }],
    ['in pixels', { pageSize: 'pixels' }],
  ] as [string, Partial<Recipe>][])('says where a row stands in a PDF: %s', async (_, changes) => {
    const scan = await scanOf(changes);
    const places = placesOf(scan);
    expect(places.map(({ page }) => page)).toEqual([1, 2]);
    for (const { page, box } of places) expectNear(await seenInPdf(scan.bytes, page), box);
  });

  it('says it of a picture by the resolution in its file, or by its pixels', async () => {
    const told = await scanOf({ container: 'png' }, 1);
    expectNear(await seenInPicture(told.bytes, 120), placesOf(told)[0]?.box);
    const untold = await scanOf({ container: 'png', resolutionInFile: false }, 1);
    expectNear(await seenInPicture(untold.bytes, 72), placesOf(untold)[0]?.box);
    const webp = await scanOf({ container: 'webp', resolutionInFile: false }, 1);
    expectNear(await seenInPicture(webp.bytes, 72), placesOf(webp)[0]?.box);
  });

  it.each([1, 2, 3] as const)('says it of a JPEG set upright by its EXIF, turn %i', async (turn) => {
    const scan = await scanOf({ container: 'jpeg', turn, turnedBack: true }, 1);
    expect((await sharp(scan.bytes).metadata()).orientation).toBe([1, 6, 3, 8][turn]);
    expectNear(await seenInPicture(scan.bytes, 120), placesOf(scan)[0]?.box);
  });

  it('follows a row over the pages of a TIFF', async () => {
    const scan = await scanOf({ container: 'tiff' });
    const places = placesOf(scan);
    expect(places.map(({ page }) => page)).toEqual([1, 2]);
    for (const { page, box } of places) expectNear(await seenInPicture(scan.bytes, 120, page - 1), box);
  });

  it('puts two pages that lie in one picture on one page', async () => {
    const scan = await scanOf({ spread: true });
    const places = placesOf(scan);
    expect(places.map(({ page }) => page)).toEqual([1, 1]);
    const [left, right] = places.map(({ box }) => box);
    if (!left || !right) throw new Error('two parts are to be placed');
    expectNear(await seenInPdf(scan.bytes, 1), [left[0], left[1], right[2], right[3]]);
    expect(scan.truth?.source.pages).toBe(1);
  });

  it('leaves the printed pages of a mixed file as they are', async () => {
    const scan = await scanOf({ mixed: true });
    expect(scan.entry.kind).toBe('mixed');
    for (const { page, box } of placesOf(scan)) expectNear(await seenInPdf(scan.bytes, page), box);
    expect(placesOf(scan).some(({ box }, k) => box === BARS[k] || box.every((v, i) => v === BARS[k]?.[i]))).toBe(true);
  });

  it('is the same for the same seed', async () => {
    const [one, other] = [await scanOf({ camera: 'phone' }), await scanOf({ camera: 'phone' })];
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
    expect(one.truth).toEqual(other.truth);
  });
});
