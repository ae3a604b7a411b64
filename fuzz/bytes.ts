/** Bytes of text, one a character. */
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Numbers as bytes, the highest first (PNG, JPEG, HEIC) or the lowest (TIFF as we write it, WebP). */
export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

export function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value & 0xffff);
  return bytes;
}

export const little32 = (value: number): Buffer => uint32(value).reverse();
export const little16 = (value: number): Buffer => uint16(value).reverse();

/** `count` bytes that look like nothing. */
export function noise(unit: () => number, count: number): Buffer {
  return Buffer.from(Uint8Array.from({ length: count }, () => Math.floor(unit() * 256)));
}

/** No file that we make is longer by what is repeated in it. Bytes. */
const LONGEST = 20_000_000;

/** `text` so many times, or as often as is bearable. */
export const repeated = (text: string, times: number): string =>
  text.repeat(Math.min(times, Math.ceil(LONGEST / Math.max(1, text.length))));
