/**
 * Pictures without all that is not pixels: previews, places, profiles of colour, orientation. What decoders make of these
 * differs between hosts, and each is one more thing that a hostile file can play with; reading print needs none.
 */

const name = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** JPEG's segments that only tell: APP1 to APP15 but Adobe's (14), which says what the colours are, and comments. */
const onlyTells = (marker: number): boolean => (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
const SCAN = 0xda;

function bareJpeg(bytes: Uint8Array): Uint8Array {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    const end = marker === 0xff ? at + 1 : at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (marker === SCAN) return join([...parts, bytes.subarray(at)]);
    if (!onlyTells(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  throw new Error('the JPEG holds no scan');
}

const PNG_KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

function barePng(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (PNG_KEPT.has(name(bytes, at + 4))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return join(parts);
}

const WEBP_DROPPED = new Set(['ICCP', 'EXIF', 'XMP ']);
/** The bits of an extended header that say what else there is: profile, EXIF, XMP. */
const WEBP_FLAGS = 0x20 | 0x08 | 0x04;

function bareWebp(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, 12)];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (!WEBP_DROPPED.has(name(bytes, at))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  const bare = join(parts);
  new DataView(bare.buffer).setUint32(4, bare.length - 8, true);
  if (name(bare, 12) === 'VP8X') bare[20] = (bare[20] ?? 0) & ~WEBP_FLAGS;
  return bare;
}

const STRIPPED = { jpeg: bareJpeg, png: barePng, webp: bareWebp };

/** @throws {Error} where the file makes no sense */
export const bareFile = (bytes: Uint8Array, type: keyof typeof STRIPPED): Uint8Array => STRIPPED[type](bytes);
