import { deflateSync } from 'node:zlib';
import type { Random } from '../../corpus/generator/random.ts';
import { latin1, little16, little32, noise } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';

/** Tags of TIFF 6.0 with their type (3 SHORT, 4 LONG, 5 RATIONAL) and value. */
type Entry = readonly [tag: number, type: number, count: number, value: number];

function directory(entries: readonly Entry[], next: number): Buffer {
  const rows = entries.map(([tag, type, count, value]) =>
    Buffer.concat([little16(tag), little16(type), little32(count), little32(value)]),
  );
  return Buffer.concat([little16(entries.length), ...rows, little32(next)]);
}

const HEADER = Buffer.concat([latin1('II*\0'), little32(8)]);
const NONE = 1;
const G4 = 4;
const LZW = 5;
const JPEG = 7;
const DEFLATE = 8;
const PACK_BITS = 32_773;

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly compression: number;
  readonly strip: number;
  readonly bytes: number;
}

const entriesOf = ({ width, height, bits, compression, strip, bytes }: Sheet): Entry[] => [
  [256, 4, 1, width],
  [257, 4, 1, height],
  [258, 3, 1, bits],
  [259, 3, 1, compression],
  [262, 3, 1, 1],
  [273, 4, 1, strip],
  [277, 3, 1, 1],
  [278, 4, 1, height],
  [279, 4, 1, bytes],
];

const SIZES = [0, 1, 300, 2480, 14_000, 20_000, 200_000, 0x7fffffff, 0xffffffff];

/** Pages by the thousand, in a circle, or outside the file. */
function pages(random: Random): Buffer {
  const times = random.pick([2, 900, 1001, 60_000]);
  const size = 2 + 9 * 12 + 4;
  const data = 8 + times * size;
  const last = random.pick([0, 8, 8 + size, data + 1000, 0xfffffff0]);
  const sheet = { width: 100, height: 100, bits: 8, compression: NONE, strip: data, bytes: 10_000 };
  const directories = Array.from({ length: times }, (_, i) =>
    directory(entriesOf(sheet), i === times - 1 ? last : 8 + (i + 1) * size),
  );
  return Buffer.concat([HEADER, ...directories, Buffer.alloc(10_000, 255)]);
}

/** A page with one tag or several that lie: about its size, its depth, where its pixels are and how many. */
function tags(random: Random): Buffer {
  const entries = entriesOf({ width: 300, height: 300, bits: 8, compression: NONE, strip: 2000, bytes: 90_000 });
  const lies = Array.from({ length: random.integer(1, 4) }, (): Entry => {
    const tag = random.pick([
      256, 257, 258, 259, 262, 266, 273, 274, 277, 278, 279, 282, 284, 296, 317, 320, 322, 323, 324, 325, 330, 338, 339,
      347, 530, 34_675, 37_724,
    ]);
    return [
      tag,
      random.pick([3, 4, 4, 5, 2, 0, 255]),
      random.pick([1, 1, 1, 0, 3, 1000, 0xffffffff]),
      random.pick([...SIZES, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 50_000]),
    ];
  });
  const lied = new Set(lies.map(([tag]) => tag));
  const all = [...entries.filter(([tag]) => !lied.has(tag)), ...lies].toSorted((a, b) => a[0] - b[0]);
  const head = Buffer.concat([HEADER, directory(all, 0)]);
  return Buffer.concat([
    head,
    Buffer.alloc(Math.max(0, 2000 - head.length)),
    noise(random.unit, 500),
    Buffer.alloc(random.pick([0, 90_000]), 200),
  ]);
}

/** Millions of pixels out of few bytes, by each compression that there is. */
function bomb(random: Random): Buffer {
  const [width, height] = random.pick([
    [14_000, 14_000],
    [2480, 3508],
    [190_000_000, 1],
    [1, 190_000_000],
    [60_000, 3000],
  ] as const);
  const [compression, bits, data] = random.pick<() => [number, number, Buffer]>([
    () => [DEFLATE, 8, deflateSync(Buffer.alloc(Math.min(width * height, 200_000_000)), { level: 1 })],
    () => [DEFLATE, 8, deflateSync(Buffer.alloc(1000))],
    () => [G4, 1, Buffer.alloc(random.pick([1000, 1_000_000]), 0xff)],
    () => [G4, 1, noise(random.unit, 100_000)],
    () => [LZW, 8, noise(random.unit, 100_000)],
    () => [PACK_BITS, 8, Buffer.alloc(3_000_000, 0x81)],
    () => [JPEG, 8, noise(random.unit, 10_000)],
    () => [random.pick([2, 3, 6, 32_809, 34_676, 34_712, 50_000, 50_001, 65_000]), 8, noise(random.unit, 10_000)],
  ])();
  const times = random.pick([1, 1, 1, 5]);
  const size = 2 + 9 * 12 + 4;
  const strip = 8 + times * size;
  const entries = entriesOf({ width, height, bits, compression, strip, bytes: data.length });
  const directories = Array.from({ length: times }, (_, i) =>
    directory(entries, i === times - 1 ? 0 : 8 + (i + 1) * size),
  );
  return Buffer.concat([HEADER, ...directories, data]);
}

export const TIFFS: readonly Recipe[] = [
  { name: 'tiff-pages', make: pages },
  { name: 'tiff-tags', make: tags },
  { name: 'tiff-bomb', make: bomb },
];
