import { deflateSync } from 'node:zlib';
import { encodeGroup4 } from './group4.ts';
import { encodeLzw } from './lzw.ts';

/** One page of a TIFF; pixels from the top, without gaps between rows. */
export interface TiffPage {
  readonly width: number;
  readonly height: number;
  /** Pixels an inch, across and down; null where the file shall not say. */
  readonly dpi: readonly [number, number] | null;
  /** `1`: one byte a pixel, 1 black. `8`: greys. `24`: red, green, blue. */
  readonly depth: 1 | 8 | 24;
  readonly pixels: Uint8Array;
}

export type TiffCompression = 'group4' | 'lzw' | 'deflate' | 'none';

const CODES = { none: 1, group4: 4, lzw: 5, deflate: 8 } as const;

/** Eight pixels a byte, 1 black, each row filled up to a whole byte. */
export function packBits(black: Uint8Array, width: number, height: number): Uint8Array {
  const stride = (width + 7) >> 3;
  const packed = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (black[y * width + x]) {
        const at = y * stride + (x >> 3);
        packed[at] = (packed[at] as number) | (0x80 >> (x & 7));
      }
  return packed;
}

function stripOf(page: TiffPage, compression: TiffCompression): Uint8Array {
  const { width, height, depth, pixels } = page;
  if (compression === 'group4') return encodeGroup4(pixels, width, height);
  const raw = depth === 1 ? packBits(pixels, width, height) : pixels;
  if (compression === 'lzw') return encodeLzw(raw);
  return compression === 'deflate' ? deflateSync(raw) : raw;
}

const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;

/** A TIFF of many pages, little-endian, one strip a page. Group 4 is for pages of depth 1 only. */
export function writeTiff(pages: readonly TiffPage[], compression: TiffCompression): Uint8Array {
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0])];
  let length = 8;
  let link = 4;
  const add = (bytes: Uint8Array): number => {
    const at = length;
    const even = Buffer.alloc(bytes.length + (bytes.length & 1));
    even.set(bytes);
    parts.push(even);
    length += even.length;
    return at;
  };
  const links: [number, number][] = [];
  for (const page of pages) {
    const { width, height, depth, dpi } = page;
    const bits = depth === 24 ? Buffer.from(Uint16Array.from([8, 8, 8]).buffer) : null;
    const packed = stripOf(page, compression);
    const [strip, bitsAt] = [add(packed), bits ? add(bits) : 0];
    const rational = (value: number) => add(Buffer.from(Uint32Array.from([Math.round(value * 100), 100]).buffer));
    const tags: [tag: number, type: number, count: number, value: number][] = [
      [256, LONG, 1, width],
      [257, LONG, 1, height],
      bits ? [258, SHORT, 3, bitsAt] : [258, SHORT, 1, depth],
      [259, SHORT, 1, CODES[compression]],
      [262, SHORT, 1, depth === 1 ? 0 : depth === 8 ? 1 : 2],
      [273, LONG, 1, strip],
      [277, SHORT, 1, depth === 24 ? 3 : 1],
      [278, LONG, 1, height],
      [279, LONG, 1, packed.length],
      ...(dpi
        ? ([
            [282, RATIONAL, 1, rational(dpi[0])],
            [283, RATIONAL, 1, rational(dpi[1])],
            [296, SHORT, 1, 2],
          ] as [number, number, number, number][])
        : []),
    ];
    const directory = Buffer.alloc(2 + tags.length * 12 + 4);
    directory.writeUInt16LE(tags.length, 0);
    tags.forEach(([tag, type, count, value], k) => {
      const at = 2 + k * 12;
      directory.writeUInt16LE(tag, at);
      directory.writeUInt16LE(type, at + 2);
      directory.writeUInt32LE(count, at + 4);
      directory.writeUInt32LE(value, at + 8);
    });
    const at = add(directory);
    links.push([link, at]);
    link = at + directory.length - 4;
  }
  const file = Buffer.concat(parts);
  for (const [from, to] of links) file.writeUInt32LE(to, from);
  return new Uint8Array(file);
}
