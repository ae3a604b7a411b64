import sharp, { type TiffOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type WrittenPicture, writeTiff } from '../../../../../tests/written-tiff.ts';
import { decodePicture } from '../../node/decode-picture.ts';
import { greyOf } from '../grey.ts';
import { blackRuns, type CodeTable, LONGEST, whiteRuns } from './fax-codes.ts';

const [WIDTH, HEIGHT] = [150, 70];
const size = { width: WIDTH, height: HEIGHT };
const at = (i: number): readonly [x: number, y: number] => [i % WIDTH, Math.floor(i / WIDTH)];
/** Colours that go up and down, and shapes. */
const coloured = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, i) => {
  const [x, y] = at(Math.floor(i / 3));
  return (x * 7 + y * 3) % 97 < 20 ? 0 : ([x * 3, y * 2, (x ^ y) * 5][i % 3] ?? 0);
});
const greys = Uint8Array.from(
  { length: WIDTH * HEIGHT },
  (_, i) => greyOf(coloured[i * 3] ?? 0, coloured[i * 3 + 1] ?? 0, coloured[i * 3 + 2] ?? 0) + 0.5,
);
const blackAndWhite = greys.map((grey) => (grey < 128 ? 0 : 255));
const packed = (turned = false): Uint8Array => {
  const bytes = new Uint8Array(Math.ceil(WIDTH / 8) * HEIGHT);
  for (const [i, grey] of blackAndWhite.entries()) {
    const [x, y] = at(i);
    const place = y * Math.ceil(WIDTH / 8) + (x >> 3);
    if ((grey === 0) !== turned) bytes[place] = (bytes[place] ?? 0) | (0x80 >> (x & 7));
  }
  return bytes;
};

const inColour = () => sharp(coloured, { raw: { ...size, channels: 3 } });
const inBlackAndWhite = () => sharp(blackAndWhite, { raw: { ...size, channels: 1 } }).toColourspace('b-w');
const read = (bytes: Uint8Array, index = 0, told = size) =>
  decodePicture({ bytes, type: 'tiff', index, ...told, orientation: 1 });

/** How far two pictures are apart where they are farthest. */
const distance = (one: Uint8Array, other: Uint8Array): number => {
  expect(one.length).toBe(other.length);
  return one.reduce((most, value, i) => Math.max(most, Math.abs(value - (other[i] ?? 0))), 0);
};

describe('a TIFF as libtiff writes it', () => {
  const kinds: readonly TiffOptions[] = (['none', 'lzw', 'deflate', 'packbits'] as const).flatMap((compression) =>
    [false, true].map((tile) => ({ compression, tile, tileWidth: 64, tileHeight: 32 })),
  );
  const differences: readonly TiffOptions[] = [
    { compression: 'lzw', predictor: 'horizontal' },
    { compression: 'deflate', predictor: 'horizontal', tile: true, tileWidth: 64, tileHeight: 32 },
  ];
  it.each([...kinds.map((kind) => ({ ...kind, predictor: 'none' as const })), ...differences])('%j', async (kind) => {
    const { grey, ...read_ } = await read(await inColour().tiff(kind).toBuffer());
    expect(read_).toEqual(size);
    expect(distance(grey, greys)).toBe(0);
  });

  it('of 16 bits', async () => {
    const bytes = await inColour()
      .toColourspace('rgb16')
      .tiff({ compression: 'lzw', predictor: 'horizontal' })
      .toBuffer();
    expect(distance((await read(bytes)).grey, greys)).toBe(0);
  });

  it.each(['none', 'lzw', 'deflate', 'packbits', 'ccittfax4'] as const)(
    'of black and white, %s',
    async (compression) => {
      for (const miniswhite of [false, true]) {
        const options = { compression, bitdepth: 1, miniswhite, predictor: 'none' } as const;
        const { grey } = await read(await inBlackAndWhite().tiff(options).toBuffer());
        expect(distance(grey, blackAndWhite)).toBe(0);
      }
    },
  );

  it('of JPEGs, whole, in strips or in tiles', async () => {
    for (const tile of [false, true]) {
      const options = { compression: 'jpeg', quality: 100, tile, tileWidth: 64, tileHeight: 64 } as const;
      expect(distance((await read(await inColour().tiff(options).toBuffer())).grey, greys)).toBeLessThan(12);
    }
  });

  it('with transparency: what cannot be seen is white', async () => {
    const seen = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, i) =>
      i % 4 === 3 ? Math.floor(i / 4) % 256 : (coloured[Math.floor(i / 4) * 3 + (i % 4)] ?? 0),
    );
    const bytes = await sharp(seen, { raw: { ...size, channels: 4 } })
      .tiff({ compression: 'lzw' })
      .toBuffer();
    const expected = greys.map((grey, i) => 255 + ((grey - 255) * (i % 256)) / 255 + 0.5);
    expect(distance((await read(bytes)).grey, expected)).toBeLessThanOrEqual(1);
  });

  it('as a fax with runs of each length that has a code', async () => {
    const [width, height] = [2700, 240];
    const runs = Uint8Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      // A black run, then a white one, of lengths that no line above has.
      const [black, white] = y % 2 ? [y * 11 + 1, 60 - (y >> 2)] : [(y >> 2) + 1, y * 11];
      return x < 3 || (x >= 3 + black && x < 3 + black + white) ? 255 : 0;
    });
    const fax = sharp(runs, { raw: { width, height, channels: 1 } }).toColourspace('b-w');
    const bytes = await fax.tiff({ compression: 'ccittfax4', bitdepth: 1, predictor: 'none' }).toBuffer();
    expect(distance((await read(bytes, 0, { width, height })).grey, runs)).toBe(0);
  });
});

/** Bits as text, in bytes. */
const toBytes = (bits: string): Uint8Array =>
  Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));

function codeOf(table: CodeTable, run: number): string {
  const place = table.findIndex((entry) => (entry & 15) > 0 && entry >> 4 === run);
  return place
    .toString(2)
    .padStart(LONGEST, '0')
    .slice(0, (table[place] ?? 0) & 15);
}

/** A line by itself, in the codes of faxes. */
function faxLine(y: number): string {
  const tables = [whiteRuns(), blackRuns()] as const;
  let bits = '';
  for (let x = 0, colour: 0 | 1 = 0; x < WIDTH; colour = colour === 0 ? 1 : 0) {
    const from = x;
    while (x < WIDTH && (blackAndWhite[y * WIDTH + x] === 0) === (colour === 1)) x += 1;
    const run = x - from;
    if (run >= 64) bits += codeOf(tables[colour], run - (run % 64));
    bits += codeOf(tables[colour], run % 64);
  }
  return bits;
}
const MARK = '000000000001';
const lines = Array.from({ length: HEIGHT }, (_, y) => faxLine(y));
const marked = lines.map((line) => `${MARK}1${line}`);
const toByte = (bits: string): string => bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
const turnedBits = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte) => Number.parseInt([...byte.toString(2).padStart(8, '0')].reverse().join(''), 2));

const bare = { 256: [WIDTH], 257: [HEIGHT], 258: [1], 262: [0], 277: [1], 278: [HEIGHT] };
const written = (tags: WrittenPicture['tags'], ...pieces: readonly Uint8Array[]): WrittenPicture => ({
  tags: { ...bare, ...tags },
  pieces,
});

describe('a TIFF as others write it', () => {
  it.each<[string, WrittenPicture]>([
    ['a fax of lines by themselves', written({ 259: [2] }, toBytes(lines.map(toByte).join('')))],
    ['a fax with marks', written({ 259: [3] }, toBytes(lines.map((line) => MARK + line).join('') + MARK.repeat(6)))],
    [
      'a fax whose marks end with a byte',
      written({ 259: [3], 292: [4] }, toBytes(lines.map((line) => `${toByte(`${line}0000`)}00000001`).join(''))),
    ],
    ['a fax whose lines say that they stand by themselves', written({ 259: [3], 292: [1] }, toBytes(marked.join('')))],
    ['bits from the lowest', written({ 266: [2] }, turnedBits(packed()))],
    ['white is one', written({ 262: [1] }, packed(true))],
    ['strips', written({ 278: [32] }, ...[0, 32, 64].map((y) => packed().subarray(y * 19, (y + 32) * 19)))],
    ['the file’s second picture', written({}, packed())],
  ])('%s', async (name, picture) => {
    for (const little of [true, false]) {
      const second = name.includes('second picture');
      const bytes = writeTiff(second ? [written({}, packed(true)), picture] : [picture], little);
      expect(distance((await read(bytes, second ? 1 : 0)).grey, blackAndWhite)).toBe(0);
    }
  });

  it('planes apart, or a palette', async () => {
    const plane = (k: number) => Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => coloured[i * 3 + k] ?? 0);
    const planes = { 258: [8, 8, 8], 262: [2], 277: [3], 284: [2] };
    const apart = writeTiff([written(planes, plane(0), plane(1), plane(2))]);
    expect(distance((await read(apart)).grey, greys)).toBe(0);
    const ramp = Array.from({ length: 256 }, (_, i) => (255 - i) * 257);
    const turned = greys.map((grey) => 255 - grey);
    const palette = writeTiff([written({ 258: [8], 262: [3], 320: [...ramp, ...ramp, ...ramp] }, turned)]);
    expect(distance((await read(palette)).grey, greys)).toBe(0);
  });

  it('a fax whose lines are told against the one above', async () => {
    // Each like the one above: as many changes right below as that one has.
    const first = blackAndWhite.slice(0, WIDTH);
    // From white on, and to the end.
    const changes = 1 + first.filter((grey, x) => grey !== (x > 0 ? first[x - 1] : 255)).length;
    const data = toBytes(`${marked[0]}${`${MARK}0${'1'.repeat(changes)}`.repeat(HEIGHT - 1)}`);
    const { grey } = await read(writeTiff([written({ 259: [3], 292: [1] }, data)]));
    for (let y = 0; y < HEIGHT; y += 1)
      expect(grey.slice(y * WIDTH, (y + 1) * WIDTH)).toEqual(blackAndWhite.slice(0, WIDTH));
  });

  it('a fax with a disturbed line: all others are read', async () => {
    const disturbed = lines.map((line, y) => MARK + (y === 20 ? '0000000010101' : line)).join('');
    const { grey } = await read(writeTiff([written({ 259: [3] }, toBytes(disturbed + MARK.repeat(6)))]));
    const rows = Array.from({ length: HEIGHT }, (_, y) => y).filter((y) => y !== 20);
    for (const y of rows)
      expect(distance(grey.slice(y * WIDTH, (y + 1) * WIDTH), blackAndWhite.slice(y * WIDTH, (y + 1) * WIDTH))).toBe(0);
  });
});

describe('a TIFF that lies', () => {
  const zeros = new Uint8Array(packed().length);
  it.each<[string, WrittenPicture]>([
    ['of a piece behind its end', written({ 273: [10_000_000] }, zeros)],
    ['of more pieces than there are', written({ 278: [1] }, zeros)],
    ['of strips without lines', written({ 278: [0] }, zeros)],
    ['of larger tiles than the picture', written({ 322: [65_536], 323: [65_536] }, zeros)],
    ['of more samples than a pixel has', written({ 277: [60_000], 258: [16] }, zeros)],
    ['of bits that no scanner has', written({ 258: [64] }, zeros)],
    ['of a compression that there is none of', written({ 259: [4711] }, zeros)],
    ['of no pixels', written({ 257: [0] }, zeros)],
    ['of a fax that ends too early', written({ 259: [4] }, zeros.subarray(0, 3))],
    ['of deflated bytes that end too early', written({ 259: [8] }, zeros)],
    ['of LZW codes that were never made', written({ 259: [5] }, Uint8Array.of(0x80, 0x7f, 0xff, 0xff))],
    ['of packed bytes that end too early', written({ 259: [32_773] }, Uint8Array.of(129, 1))],
    ['of a JPEG that is none', written({ 259: [7], 258: [8] }, zeros)],
    [
      'of a JPEG larger than itself',
      written({ 259: [7], 258: [8] }, Uint8Array.of(255, 216, 255, 192, 0, 11, 8, 255, 255, 255, 255, 1, 1, 17, 0)),
    ],
    ['of a palette', written({ 258: [8], 262: [3] }, new Uint8Array(WIDTH * HEIGHT))],
  ])('%s', async (_, picture) => {
    await expect(read(writeTiff([picture]))).rejects.toThrow();
  });

  it('whose deflated data are none', async () => {
    const data = Uint8Array.from({ length: 500 }, (_, i) => i);
    await expect(read(writeTiff([written({ 259: [8] }, data)]))).rejects.toThrow('the deflated data make no sense');
  });

  it('of a picture that it has not', async () => {
    await expect(read(writeTiff([written({}, packed())]), 1)).rejects.toThrow('no picture 1');
    await expect(read(writeTiff([written({}, packed())]), 0, { width: 9, height: 9 })).rejects.toThrow('another size');
  });

  it('of deflated bytes without end: only what the picture needs is unpacked', async () => {
    const { deflateSync } = await import('node:zlib');
    const bomb = deflateSync(new Uint8Array(50_000_000));
    expect((await read(writeTiff([written({ 259: [8] }, bomb)]))).grey.every((grey) => grey === 255)).toBe(true);
  });
});
