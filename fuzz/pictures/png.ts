import { crc32, deflateSync } from 'node:zlib';
import type { Random } from '../../corpus/generator/random.ts';
import { latin1, noise, uint32 } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';

const SIGNATURE = latin1('\x89PNG\r\n\x1a\n');

export interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** In place of the true ones. */
  readonly length?: number;
  readonly checksum?: number;
}

export function writePng(chunks: readonly Chunk[]): Buffer {
  return Buffer.concat([
    SIGNATURE,
    ...chunks.flatMap(({ name, data, length, checksum }) => {
      const body = Buffer.concat([latin1(name), data]);
      return [uint32(length ?? data.length), body, uint32(checksum ?? crc32(body))];
    }),
  ]);
}

/** The header's chunk. */
export const headerChunk = (width: number, height: number, depth = 8, colour = 0, interlace = 0): Chunk => ({
  name: 'IHDR',
  data: Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, interlace])]),
});

export const END: Chunk = { name: 'IEND', data: Buffer.alloc(0) };

const EDGES = [0, 1, 300, 2480, 14_000, 20_000, 100_000, 0x7fffffff, 0xffffffff];

/** Sizes, depths and colours that do not fit the pixels behind them. */
function header(random: Random): Buffer {
  const size = (): number => random.pick(EDGES);
  const chunk = headerChunk(
    size(),
    size(),
    random.pick([1, 2, 4, 8, 16, 0, 255]),
    random.pick([0, 2, 3, 4, 6, 7]),
    random.pick([0, 1, 2]),
  );
  const pixels = {
    name: 'IDAT',
    data: deflateSync(Buffer.alloc(random.pick([0, 1000, 3_000_000]), random.integer(0, 255))),
  };
  return writePng([chunk, ...(random.chance(0.3) ? [headerChunk(9, 9)] : []), pixels, END]);
}

/** As many pixels as are allowed, and more, out of a few kilobytes. */
function bomb(random: Random): Buffer {
  const [width, height] = random.pick([
    [14_000, 14_000],
    [200_000, 1000],
    [1000, 200_000],
    [14_143, 14_143],
    [190_000_000, 1],
    [1, 190_000_000],
  ] as const);
  const [depth, colour, bits] = random.pick([
    [8, 0, 8],
    [1, 0, 1],
    [8, 6, 32],
    [16, 6, 64],
  ] as const);
  const rows = Math.min(height, Math.floor(300_000_000 / ((width * bits) / 8 + 1)));
  const data = deflateSync(Buffer.alloc(rows * (Math.ceil((width * bits) / 8) + 1)), { level: 1 });
  return writePng([headerChunk(width, height, depth, colour, random.pick([0, 0, 1])), { name: 'IDAT', data }, END]);
}

/** Texts, profiles and palettes that burst, come by the thousand, or are longer than the file. */
function chunks(random: Random): Buffer {
  const burst = (): Buffer => deflateSync(Buffer.alloc(random.pick([1000, 100_000_000])));
  const one = random.pick<() => Chunk>([
    () => ({ name: 'zTXt', data: Buffer.concat([latin1('Comment\0\0'), burst()]) }),
    () => ({ name: 'iTXt', data: Buffer.concat([latin1('Comment\0\x01\0en\0\0'), burst()]) }),
    () => ({ name: 'iCCP', data: Buffer.concat([latin1('profile\0\0'), burst()]) }),
    () => ({ name: 'PLTE', data: noise(random.unit, random.pick([0, 3, 768, 769, 30_000])) }),
    () => ({ name: 'tRNS', data: noise(random.unit, random.pick([0, 2, 6, 300])) }),
    () => ({
      name: 'pHYs',
      data: Buffer.concat([uint32(random.pick(EDGES)), uint32(random.pick(EDGES)), Buffer.from([1])]),
    }),
    () => ({ name: 'eXIf', data: Buffer.concat([latin1('II*\0\x08\0\0\0'), noise(random.unit, 200)]) }),
    () => ({ name: 'tEXt', data: noise(random.unit, 50), length: random.pick(EDGES) }),
    () => ({ name: random.pick(['acTL', 'fcTL', 'ABCD', 'abcd', '\0\0\0\0']), data: noise(random.unit, 26) }),
    () => ({ name: 'IDAT', data: Buffer.alloc(0) }),
  ])();
  const pixels = {
    name: 'IDAT',
    data: deflateSync(Buffer.alloc(300 * 301, 255)),
    ...(random.chance(0.2) && { checksum: 1 }),
  };
  const many = Array.from({ length: random.pick([1, 10, 20_000]) }, () => one);
  const colour = one.name === 'PLTE' ? 3 : 0;
  const parts = random.pick([
    [...many, pixels],
    [pixels, ...many],
    [pixels, pixels],
  ]);
  return writePng([headerChunk(300, 300, 8, colour), ...parts, ...(random.chance(0.9) ? [END] : [])]);
}

export const PNGS: readonly Recipe[] = [
  { name: 'png-header', make: header },
  { name: 'png-bomb', make: bomb },
  { name: 'png-chunks', make: chunks },
];
