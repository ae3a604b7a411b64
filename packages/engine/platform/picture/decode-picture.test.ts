import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeHeic } from '../../../../tests/written-heic.ts';
import { readPictureHeaders } from '../../src/intake/picture-header.ts';
import type { PictureFile } from '../../src/ports.ts';
import { decodePicture } from '../node/decode-picture.ts';
import { turnUpright } from './turn.ts';

/** Three pixels by two, each of its own grey. */
const stored = { width: 3, height: 2, grey: Uint8Array.of(10, 20, 30, 40, 50, 60) };

/** What the eye should see, by EXIF's number (CIPA DC-008, Orientation). */
const UPRIGHT: readonly (readonly [orientation: number, rows: number[][]])[] = [
  [
    1,
    [
      [10, 20, 30],
      [40, 50, 60],
    ],
  ],
  [
    2,
    [
      [30, 20, 10],
      [60, 50, 40],
    ],
  ],
  [
    3,
    [
      [60, 50, 40],
      [30, 20, 10],
    ],
  ],
  [
    4,
    [
      [40, 50, 60],
      [10, 20, 30],
    ],
  ],
  [
    5,
    [
      [10, 40],
      [20, 50],
      [30, 60],
    ],
  ],
  [
    6,
    [
      [40, 10],
      [50, 20],
      [60, 30],
    ],
  ],
  [
    7,
    [
      [60, 30],
      [50, 20],
      [40, 10],
    ],
  ],
  [
    8,
    [
      [30, 60],
      [20, 50],
      [10, 40],
    ],
  ],
  [
    9,
    [
      [10, 20, 30],
      [40, 50, 60],
    ],
  ],
];

it.each(UPRIGHT)('a picture of orientation %i is set upright', (orientation, rows) => {
  const { width, height, grey } = turnUpright(stored, orientation);
  expect([width, height, [...grey]]).toEqual([rows[0]?.length, rows.length, rows.flat()]);
});

const file = (bytes: Uint8Array, type: PictureFile['type'], size = { width: 3, height: 2 }, orientation = 1) => ({
  bytes,
  type,
  index: 0,
  ...size,
  orientation,
});
const picture = () => sharp(stored.grey, { raw: { width: 3, height: 2, channels: 1 } });

it('what a file says beside its pixels changes nothing: it is turned once, as told', async () => {
  const told = picture().withMetadata({ orientation: 6, density: 300 }).withIccProfile('p3');
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await told
      .clone()
      .toFormat(type, { quality: 100, lossless: type === 'webp' })
      .toBuffer();
    const { width, height, grey } = await decodePicture(file(bytes, type, stored, 6));
    expect([width, height]).toEqual([2, 3]);
    for (const [i, expected] of [40, 10, 50, 20, 60, 30].entries())
      expect(Math.abs((grey[i] ?? 0) - expected), `${type}, pixel ${i}`).toBeLessThan(type === 'jpeg' ? 8 : 4);
  }
});

it('what cannot be seen is white', async () => {
  const glass = sharp(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 255), { raw: { width: 2, height: 1, channels: 4 } });
  for (const type of ['png', 'webp'] as const) {
    const bytes = await glass.clone().toFormat(type, { lossless: true }).toBuffer();
    const { grey } = await decodePicture(file(bytes, type, { width: 2, height: 1 }));
    expect([...grey]).toEqual([255, 0]);
  }
});

it('a picture that is cut off, or none, is an error', async () => {
  const size = { width: 300, height: 300 };
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
  await expect(decodePicture(file(bytes.subarray(0, bytes.length / 2), 'png', size))).rejects.toThrow();
  await expect(decodePicture(file(new Uint8Array(500), 'jpeg'))).rejects.toThrow();
});

it('a picture that is larger or smaller than its header was taken to say is an error, before its pixels are decoded', async () => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
  await expect(decodePicture(file(bytes, 'png', { width: 300, height: 200 }))).rejects.toThrow('pixel limit');
  await expect(decodePicture(file(bytes, 'png', { width: 300, height: 400 }))).rejects.toThrow('another size');
});

it('what is no PNG, JPEG or WebP is not decoded, whatever its name', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
  const tiff = new Uint8Array(await picture().tiff().toBuffer());
  for (const bytes of [svg, tiff]) await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
});

it.each([
  ['upright', {}, 1],
  ['of tiles', { tiles: 3 }, 1],
  ['on its side', { quarterTurns: 3, tiles: 3 }, 6],
  ['upside down', { quarterTurns: 2 }, 3],
])('a HEIC %s', async (_, how, asIfOrientation) => {
  const [width, height] = [192, 64];
  const grey = Uint8Array.from({ length: width * height }, (_, i) => (i % width) + 3 * (i >> 10));
  const bytes = writeHeic(grey, width, height, how);
  const [header] = readPictureHeaders(bytes, 'heic', 1);
  const size = { width: header?.width ?? 0, height: header?.height ?? 0 };
  const picture = await decodePicture({ bytes, type: 'heic', index: 0, ...size, orientation: 1 });
  expect(picture).toEqual(turnUpright({ width, height, grey }, asIfOrientation));
});

it('a HEIC that lies, or is cut off, is an error', async () => {
  const bytes = writeHeic(new Uint8Array(64 * 64), 64, 64);
  const told = { type: 'heic', index: 0, orientation: 1 } as const;
  await expect(decodePicture({ ...told, bytes, width: 32, height: 32 })).rejects.toThrow('larger than its header');
  const half = bytes.subarray(0, bytes.length / 2);
  await expect(decodePicture({ ...told, bytes: half, width: 64, height: 64 })).rejects.toThrow();
  expect(() => readPictureHeaders(bytes.subarray(0, 80), 'heic', 1)).toThrow('damaged');
});
