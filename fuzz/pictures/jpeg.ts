import type { Random } from '../../corpus/generator/random.ts';
import { latin1, little16, little32, noise, uint16 } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import type { Seeds } from '../seeds.ts';

const segment = (marker: number, data: Buffer, length = data.length + 2): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(length), data]);

/** Where the segment of a marker begins; 2 (behind the first marker) where there is none. */
function markerAt(jpeg: Buffer, fits: (marker: number) => boolean): number {
  for (let at = 2; at + 4 < jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2))
    if (fits(jpeg[at + 1] ?? 0)) return at;
  return 2;
}

const isFrame = (marker: number): boolean => marker === 0xc0 || marker === 0xc2;
const isScan = (marker: number): boolean => marker === 0xda;

/** A page whose header tells another size, depth, or other components. */
async function frame(random: Random, seeds: Seeds): Promise<Buffer> {
  const jpeg = Buffer.from(await seeds.picture(random, 'jpeg'));
  const at = markerAt(jpeg, isFrame);
  const size = (): number => random.pick([0, 1, 100, 3000, 14_000, 65_535]);
  if (random.chance(0.3)) jpeg[at + 1] = random.pick([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcb, 0xcf]);
  jpeg.writeUInt16BE(size(), at + 5);
  jpeg.writeUInt16BE(size(), at + 7);
  if (random.chance(0.3)) jpeg[at + 4] = random.pick([0, 1, 12, 16, 255]);
  if (random.chance(0.3)) jpeg[at + 9] = random.pick([0, 1, 2, 4, 255]);
  if (random.chance(0.3)) jpeg[at + 11] = random.pick([0, 0x14, 0x41, 0x44, 0xff]);
  return jpeg;
}

/** A progressive picture whose scans come again and again: each is decoded over all of the page. */
async function scans(random: Random, seeds: Seeds): Promise<Buffer> {
  const jpeg = Buffer.from(await seeds.picture(random, 'jpeg-progressive'));
  const at = markerAt(jpeg, isScan);
  const end = jpeg.length - 2;
  const header = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
  const one = random.pick([Buffer.concat([header, Buffer.alloc(4)]), jpeg.subarray(at, end)]);
  const times = Math.min(random.pick([50, 1000, 30_000]), Math.ceil(30_000_000 / one.length));
  const large = Buffer.from(jpeg.subarray(0, end));
  if (random.chance(0.5)) {
    const frameAt = markerAt(large, isFrame);
    large.writeUInt16BE(random.pick([3508, 14_000]), frameAt + 5);
    large.writeUInt16BE(random.pick([2480, 14_000]), frameAt + 7);
  }
  return Buffer.concat([large, ...Array.from({ length: times }, () => one), jpeg.subarray(end)]);
}

/** EXIF whose directories run in circles, lie outside it, or tell what cannot be. */
function exif(random: Random): Buffer {
  const tag = random.pick([274, 282, 283, 296, 34_665, 330, 513]);
  const entry = Buffer.concat([
    little16(tag),
    little16(random.pick([3, 4, 5, 13, 0, 255])),
    little32(random.pick([1, 0, 0x7fffffff])),
    little32(random.pick([1, 6, 8, 9, 0, 0xffffffff, 26])),
  ]);
  const times = random.pick([1, 5, 4000, 65_535]);
  const entries = Array.from({ length: Math.min(times, 4000) }, () => entry);
  const next = little32(random.pick([0, 8, 10, 0xffffffff]));
  return Buffer.concat([
    latin1('Exif\0\0II*\0'),
    little32(random.pick([8, 0, 0xfffffff0])),
    little16(times),
    ...entries,
    next,
  ]);
}

async function metadata(random: Random, seeds: Seeds): Promise<Buffer> {
  const jpeg = Buffer.from(await seeds.picture(random, 'jpeg'));
  const one = random.pick([
    () => segment(0xe1, exif(random)),
    () => segment(0xe0, latin1(`JFIF\0\x01\x01${random.pick(['\x01', '\x02', '\xff'])}\0\0\xff\xff${'\xff\xff'}`)),
    () => segment(0xe2, latin1(`ICC_PROFILE\0\x01\xff${'a'.repeat(1000)}`)),
    () => segment(0xee, latin1('Adobe\0\x64\0\0\0\0\x02')),
    () => segment(0xdd, uint16(random.pick([0, 1, 65_535]))),
    () => segment(0xdb, noise(random.unit, 65)),
    () => segment(0xc4, noise(random.unit, 200)),
    () => segment(0xfe, noise(random.unit, 100), random.pick([0, 1, 65_535])),
    () => segment(0xdc, uint16(random.pick([0, 65_535]))),
    () => Buffer.alloc(1000, 0xff),
  ])();
  const times = random.pick([1, 2, Math.min(3000, Math.ceil(20_000_000 / one.length))]);
  const at = random.pick([2, markerAt(jpeg, isFrame), markerAt(jpeg, isScan)]);
  return Buffer.concat([jpeg.subarray(0, at), ...Array.from({ length: times }, () => one), jpeg.subarray(at)]);
}

export const JPEGS: readonly Recipe[] = [
  { name: 'jpeg-frame', make: frame },
  { name: 'jpeg-scans', make: scans },
  { name: 'jpeg-metadata', make: metadata },
];
