import type { Random } from '../../corpus/generator/random.ts';
import { latin1, little16, little32, noise, uint32 } from '../bytes.ts';
import type { Recipe } from '../recipe.ts';
import type { Seeds } from '../seeds.ts';

const chunk = (name: string, data: Buffer, length = data.length): Buffer =>
  Buffer.concat([latin1(name), little32(length), data, Buffer.alloc(data.length % 2)]);

function riff(chunks: readonly Buffer[], length?: number): Buffer {
  const body = Buffer.concat([latin1('WEBP'), ...chunks]);
  return Buffer.concat([latin1('RIFF'), little32(length ?? body.length), body]);
}

const uint24 = (value: number): Buffer => little32(value).subarray(0, 3);
const extended = (flags: number, width: number, height: number): Buffer =>
  chunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), uint24(width - 1), uint24(height - 1)]));

/** The picture chunk of a still file: `VP8 ` or `VP8L`, its head included. */
function stillOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 3) === 'VP8' && webp[at + 3] !== 0x58)
      return webp.subarray(at, at + 8 + length + (length % 2));
    at += 8 + length + (length % 2);
  }
  return chunk('VP8L', Buffer.from([0x2f, 0, 0, 0, 0]));
}

/** Thousands of frames, each over the whole of it or outside. */
async function animation(random: Random, seeds: Seeds): Promise<Buffer> {
  const still = stillOf(Buffer.from(await seeds.picture(random, 'webp')));
  const [width, height] = random.pick([
    [1000, 1000],
    [16_384, 12_000],
    [16_777_216, 1],
  ] as const);
  const place = Buffer.concat([
    uint24(random.pick([0, 5, 16_000_000])),
    uint24(0),
    uint24(width - 1),
    uint24(height - 1),
    uint24(1),
    Buffer.from([0]),
  ]);
  const frame = chunk('ANMF', Buffer.concat([place, still]));
  const times = Math.min(random.pick([1, 100, 5000]), Math.ceil(30_000_000 / frame.length));
  return riff([
    extended(2, width, height),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: times }, () => frame),
  ]);
}

/** An extended header, or a picture's own, that tells another size. */
async function header(random: Random, seeds: Seeds): Promise<Buffer> {
  const still = Buffer.from(stillOf(Buffer.from(await seeds.picture(random, random.pick(['webp', 'webp-lossless'])))));
  const size = (): number => random.pick([1, 2, 300, 14_000, 16_383, 16_777_216]);
  if (random.chance(0.4))
    still.writeUInt16LE(random.pick([0, 1, 300, 16_383]), still.toString('latin1', 3, 4) === 'L' ? 9 : 14);
  if (random.chance(0.2)) still.writeUInt32LE(random.pick([0, 5, 0xffffffff]), 4);
  const alpha = random.chance(0.2) ? [chunk('ALPH', noise(random.unit, 500))] : [];
  const exif = random.chance(0.2)
    ? [chunk('EXIF', Buffer.concat([latin1('II*\0'), little32(8), little16(65_535), noise(random.unit, 50)]))]
    : [];
  const flags = random.pick([0, 0x10, 0x08, 0x02, 0xff]);
  const parts = random.chance(0.7)
    ? [extended(flags, size(), size()), ...alpha, still, ...exif]
    : [still, extended(flags, size(), size())];
  return riff(parts, random.chance(0.2) ? random.pick([0, 4, 0xfffffff0]) : undefined);
}

/** Boxes of HEIF around nothing, or around noise. */
function heif(random: Random): Buffer {
  const box = (name: string, data: Buffer, length = data.length + 8): Buffer =>
    Buffer.concat([uint32(length), latin1(name), data]);
  const brand = random.pick(['heic', 'mif1', 'avif', 'heix', 'msf1']);
  const inner = box('ispe', Buffer.concat([uint32(0), uint32(random.pick([1, 20_000, 0xffffffff])), uint32(20_000)]));
  const nested = Array.from({ length: random.pick([1, 10, 3000]) }).reduce<Buffer>(
    (data) => (data.length > 1e6 ? data : box(random.pick(['meta', 'iprp', 'ipco']), data)),
    inner,
  );
  const meta = box(
    'meta',
    Buffer.concat([uint32(0), nested]),
    random.chance(0.4) ? undefined : random.pick([0, 1, 0xffffffff]),
  );
  return Buffer.concat([
    box('ftyp', latin1(`${brand}\0\0\0\0mif1${brand}`)),
    meta,
    box('mdat', noise(random.unit, 2000)),
  ]);
}

export const WEBPS: readonly Recipe[] = [
  { name: 'webp-animation', make: animation },
  { name: 'webp-header', make: header },
  { name: 'heif-boxes', make: heif },
];
