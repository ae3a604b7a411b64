import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { readPictureHeaders } from './picture-header.ts';

const text = (value: string): number[] => [...value].map((character) => character.charCodeAt(0));
const big = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, i) => (value >>> (8 * (size - 1 - i))) & 0xff);
const little = (value: number, size: number): number[] => big(value, size).reverse();

const chunk = (name: string, data: readonly number[]): number[] => [
  ...big(data.length, 4),
  ...text(name),
  ...data,
  ...[0, 0, 0, 0],
];
const png = (width: number, height: number, more: readonly number[] = []): Uint8Array =>
  Uint8Array.from([
    ...text('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 0, 0, 0, 0]),
    ...more,
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
  ]);

/** A TIFF directory of 32-bit values, then one rational, then the next directory's place. */
function tiff(tags: readonly (readonly [tag: number, value: number])[], dpi?: number, next = 0): number[] {
  const entries = tags.map(([tag, value]) => [
    ...little(tag, 2),
    ...little(4, 2),
    ...little(1, 4),
    ...little(value, 4),
  ]);
  const rationalAt = 8 + 2 + (entries.length + (dpi ? 1 : 0)) * 12 + 4;
  if (dpi) entries.push([...little(282, 2), ...little(5, 2), ...little(1, 4), ...little(rationalAt, 4)]);
  const directory = [...little(entries.length, 2), ...entries.flat(), ...little(next, 4)];
  return [...text('II*\0'), ...little(8, 4), ...directory, ...(dpi ? [...little(dpi, 4), ...little(1, 4)] : [])];
}

const segment = (marker: number, data: readonly number[]): number[] => [
  0xff,
  marker,
  ...big(data.length + 2, 2),
  ...data,
];
const jpeg = (...before: readonly number[][]): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...before.flat(),
    ...segment(0xc4, [0]),
    ...segment(0xc2, [8, ...big(400, 2), ...big(300, 2), 3]),
    ...segment(0xda, [0]),
    ...[9, 9, 0xff, 0xd9],
  ]);
const jfif = (unit: number, density: number): number[] =>
  segment(0xe0, [...text('JFIF\0'), 1, 1, unit, ...big(density, 2), ...big(density, 2), 0, 0]);

/** A file of chunks. */
const webp = (...chunks: readonly (readonly [name: string, data: readonly number[]])[]): Uint8Array => {
  const body = chunks.flatMap(([name, data]) => [...text(name), ...little(data.length, 4), ...data]);
  return Uint8Array.from([...text('RIFF'), ...little(body.length + 4, 4), ...text('WEBP'), ...body]);
};

const size = { width: 300, height: 400 };
const plain = { ...size, dpiX: 72, dpiY: 72, orientation: 1 };

describe('PNG', () => {
  test('size, and 72 dots an inch where it says nothing', () => {
    expect(readPictureHeaders(png(300, 400), 'png', 10)).toEqual([plain]);
  });
  test('dots a metre', () => {
    const [header] = readPictureHeaders(
      png(300, 400, chunk('pHYs', [...big(11811, 4), ...big(11811, 4), 1])),
      'png',
      10,
    );
    expect(header?.dpiX).toBeCloseTo(300, 1);
  });
  test('a ratio of sides is no resolution', () => {
    const [header] = readPictureHeaders(png(300, 400, chunk('pHYs', [...big(2, 4), ...big(1, 4), 0])), 'png', 10);
    expect(header?.dpiX).toBe(72);
  });
});

describe('JPEG', () => {
  test('size from the frame, though a table stands before it', () => {
    expect(readPictureHeaders(jpeg(), 'jpeg', 10)).toEqual([plain]);
  });
  test('JFIF in dots an inch and a centimetre', () => {
    expect(readPictureHeaders(jpeg(jfif(1, 300)), 'jpeg', 10)[0]?.dpiX).toBe(300);
    expect(readPictureHeaders(jpeg(jfif(2, 100)), 'jpeg', 10)[0]?.dpiX).toBe(254);
  });
  test('EXIF that makes no sense says nothing, and the picture is as good', () => {
    const exif = segment(0xe1, [...text('Exif\0\0'), ...tiff([[274, 6]], 200).slice(0, 15)]);
    expect(readPictureHeaders(jpeg(exif), 'jpeg', 1)).toMatchObject([{ width: 300, height: 400, orientation: 1 }]);
  });

  test('EXIF turns it and counts over JFIF', () => {
    const exif = segment(0xe1, [...text('Exif\0\0'), ...tiff([[274, 6]], 200)]);
    expect(readPictureHeaders(jpeg(jfif(1, 300), exif), 'jpeg', 10)).toEqual([
      { ...size, dpiX: 200, dpiY: 200, orientation: 6 },
    ]);
  });
});

describe('TIFF', () => {
  const page = [
    [256, 300],
    [257, 400],
  ] as const;
  test('size and resolution', () => {
    expect(readPictureHeaders(Uint8Array.from(tiff(page, 300)), 'tiff', 10)).toEqual([
      { ...plain, dpiX: 300, dpiY: 300 },
    ]);
  });
  test('a chain of directories that closes is read once', () => {
    expect(readPictureHeaders(Uint8Array.from(tiff(page, 300, 8)), 'tiff', 10)).toHaveLength(1);
  });
});

describe('WebP', () => {
  test.each([
    ['lossy', 'VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(300, 2), ...little(400, 2)]],
    ['lossless', 'VP8L', [0x2f, ...little(299 | (399 << 14), 4)]],
    ['extended', 'VP8X', [0, 0, 0, 0, ...little(299, 3), ...little(399, 3)]],
  ])('%s', (_, name, data) => {
    expect(readPictureHeaders(webp([name, data]), 'webp', 10)).toEqual([plain]);
  });
  test.each([[[]], [text('Exif\0\0')]])('with EXIF behind %j', (mark) => {
    const picture = ['VP8X', [8, 0, 0, 0, ...little(299, 3), ...little(399, 3)]] as const;
    const bytes = webp(picture, ['EXIF', [...mark, ...tiff([[274, 8]])]]);
    expect(readPictureHeaders(bytes, 'webp', 1)).toMatchObject([{ width: 300, height: 400, orientation: 8 }]);
  });
});

describe('cut off anywhere, a picture is refused as damaged', () => {
  test.each([
    ['png', png(300, 400)],
    ['jpeg', jpeg(jfif(1, 300))],
    [
      'tiff',
      Uint8Array.from(
        tiff(
          [
            [256, 300],
            [257, 400],
          ],
          300,
        ),
      ),
    ],
    ['webp', webp(['VP8X', [0, 0, 0, 0, ...little(299, 3), ...little(399, 3)]])],
  ] as const)('%s', (type, whole) => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: whole.length - 1 }), (length) => {
        expect(() => readPictureHeaders(whole.slice(0, length), type, 10)).toThrow(Refusal);
      }),
    );
  });
  test('and so is one without a size', () => {
    expect(() => readPictureHeaders(png(0, 400), 'png', 10)).toThrow(expect.objectContaining({ code: 'damaged-file' }));
  });
});
