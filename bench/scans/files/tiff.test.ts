import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../corpus/generator/random.ts';
import { type TiffCompression, type TiffPage, writeTiff } from './tiff.ts';

/** Long runs, short ones, and noise: every kind of code is needed. */
function drawn(width: number, height: number, levels: number): Uint8Array {
  const random = seededRandom(`tiff ${levels}`);
  const pixels = new Uint8Array(width * height);
  for (let k = 0; k < 900; k++) {
    const from = random.integer(0, pixels.length - 1);
    pixels.fill(random.integer(0, levels), from, from + random.integer(1, random.pick([3, 40, width * 2])));
  }
  return pixels;
}

const [WIDTH, HEIGHT] = [2703, 60];

describe('writeTiff', () => {
  it.each(['group4', 'lzw', 'deflate', 'none'] as TiffCompression[])(
    'writes black and white as %s',
    async (compression) => {
      const pixels = drawn(WIDTH, HEIGHT, 1);
      const page: TiffPage = { width: WIDTH, height: HEIGHT, dpi: [200, 200], depth: 1, pixels };
      const file = writeTiff([page, page], compression);
      expect(await sharp(file).metadata()).toMatchObject({ pages: 2, density: 200 });
      for (const index of [0, 1]) {
        const read = await sharp(file, { page: index }).greyscale().toColourspace('b-w').raw().toBuffer();
        expect(Buffer.compare(read, Buffer.from(pixels.map((black) => (black ? 0 : 255))))).toBe(0);
      }
    },
  );

  it.each(['lzw', 'deflate', 'none'] as TiffCompression[])('writes greys and colours as %s', async (compression) => {
    const pixels = drawn(WIDTH, HEIGHT, 255);
    const grey = writeTiff([{ width: WIDTH, height: HEIGHT, dpi: null, depth: 8, pixels }], compression);
    expect(Buffer.compare(await sharp(grey).toColourspace('b-w').raw().toBuffer(), Buffer.from(pixels))).toBe(0);
    const colour = writeTiff([{ width: WIDTH / 3, height: HEIGHT, dpi: null, depth: 24, pixels }], compression);
    expect(Buffer.compare(await sharp(colour).raw().toBuffer(), Buffer.from(pixels))).toBe(0);
  });
});
