import { Refusal } from '../refusal.ts';
import { readHeic } from './heic-header.ts';
import type { FileType } from './sniff.ts';
import { type TiffDirectory, tiffDirectories } from './tiff-header.ts';

/** One picture of a file, as its header describes it, before any pixel is read. */
export interface PictureHeader {
  /** Pixels as stored. */
  readonly width: number;
  readonly height: number;
  /** Dots an inch, 72 where the file has none. */
  readonly dpiX: number;
  readonly dpiY: number;
  /** EXIF's number: 1 upright, 3 upside down, 6 and 8 on a side, 2, 4, 5 and 7 mirrored. */
  readonly orientation: number;
}

/** A picture without a resolution has 72 dots an inch (the statement contract, "Boxes"). */
export const DEFAULT_DPI = 72;
/** What a resolution can be; anything else is taken as none. */
const sensible = (dpi: number | undefined): number => (dpi && dpi >= 10 && dpi <= 10_000 ? dpi : DEFAULT_DPI);

const damaged = (): Refusal => new Refusal('damaged-file', 'the picture is cut off or its header makes no sense');

interface Bare {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly dpiX?: number | undefined;
  readonly dpiY?: number | undefined;
  readonly orientation?: number | undefined;
}

function checked(found: Bare): PictureHeader {
  const { width = 0, height = 0, orientation = 1 } = found;
  if (width < 1 || height < 1) throw damaged();
  return { width, height, dpiX: sensible(found.dpiX), dpiY: sensible(found.dpiY ?? found.dpiX), orientation };
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const name = (view: DataView, at: number, length = 4): string =>
  String.fromCharCode(...Array.from({ length }, (_, i) => view.getUint8(at + i)));

/** PNG (RFC 2083): chunks of length, name, data and checksum; IHDR comes first, IEND last. */
function readPng(view: DataView): Bare {
  let found: Bare = {};
  for (let at = 8; ; ) {
    const length = view.getUint32(at);
    const chunk = name(view, at + 4);
    if (chunk === 'IHDR') found = { ...found, width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (chunk === 'pHYs' && view.getUint8(at + 16) === 1) {
      const inch = 0.0254;
      found = { ...found, dpiX: view.getUint32(at + 8) * inch, dpiY: view.getUint32(at + 12) * inch };
    }
    at += 12 + length;
    // Its checksum is the last byte of the file: were it cut off, this would reach past the end.
    if (chunk === 'IEND' && view.getUint8(at - 1) >= 0) return found;
  }
}

const EXIF_MARK = 'Exif\0\0';

/** Some write JPEG's mark before EXIF in a WebP, too. What EXIF says is no part of the pixels: where it makes no sense, it says nothing. */
function fromExif(bytes: Uint8Array): Bare {
  const marked = String.fromCharCode(...bytes.subarray(0, EXIF_MARK.length)) === EXIF_MARK;
  try {
    const [first]: readonly TiffDirectory[] = tiffDirectories(marked ? bytes.subarray(EXIF_MARK.length) : bytes, 1);
    return first ? { dpiX: first.dpiX, dpiY: first.dpiY, orientation: first.orientation } : {};
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

/** The frame headers of JPEG: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJfif(view: DataView, at: number): Bare {
  const unit = view.getUint8(at + 7);
  const factor = unit === 1 ? 1 : unit === 2 ? 2.54 : 0;
  return factor ? { dpiX: view.getUint16(at + 8) * factor, dpiY: view.getUint16(at + 10) * factor } : {};
}

/** JPEG (ITU T.81): segments up to the first scan; EXIF's resolution and orientation count over JFIF's. */
function readJpeg(view: DataView, bytes: Uint8Array): Bare {
  let found: Bare = {};
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) throw damaged();
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const data = at + 4;
    if (marker === 0xe0 && name(view, data) === 'JFIF') found = { ...readJfif(view, data), ...found };
    if (marker === 0xe1 && name(view, data) === 'Exif')
      found = { ...found, ...fromExif(bytes.subarray(data, at + 2 + length)) };
    if (isFrame(marker)) found = { ...found, height: view.getUint16(data + 1), width: view.getUint16(data + 3) };
    at += 2 + length;
    if (marker === 0xda) break;
  }
  // The end of the picture: a file that was cut off has none.
  for (let at = bytes.length - 2; at > 1; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return found;
  throw damaged();
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65536;

/** WebP (RFC 9649): a RIFF file whose picture is lossy (VP8), lossless (VP8L) or extended (VP8X). */
function readWebp(view: DataView, bytes: Uint8Array): Bare {
  if (view.getUint32(4, true) + 8 > bytes.length) throw damaged();
  let found: Bare = {};
  for (let at = 12; at + 8 <= bytes.length; ) {
    const chunk = name(view, at);
    const length = view.getUint32(at + 4, true);
    const data = at + 8;
    let size: Bare = {};
    if (chunk === 'VP8X') size = { width: uint24(view, data + 4) + 1, height: uint24(view, data + 7) + 1 };
    if (chunk === 'VP8L') {
      const bits = view.getUint32(data + 1, true);
      size = { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    if (chunk === 'VP8 ')
      size = { width: view.getUint16(data + 6, true) & 0x3fff, height: view.getUint16(data + 8, true) & 0x3fff };
    // The extended header comes first and counts.
    found = { ...size, ...found };
    if (chunk === 'EXIF') found = { ...found, ...fromExif(bytes.subarray(data, data + length)) };
    at = data + length + (length % 2);
  }
  return found;
}

/**
 * The pictures of a file, by their headers alone: one for each page of a TIFF, else one.
 * @throws {Refusal} `damaged-file` when a header is cut off or makes no sense.
 */
export function readPictureHeaders(
  bytes: Uint8Array,
  type: Exclude<FileType, 'pdf'>,
  maxPages: number,
): readonly PictureHeader[] {
  try {
    const view = viewOf(bytes);
    if (type === 'png') return [checked(readPng(view))];
    if (type === 'jpeg') return [checked(readJpeg(view, bytes))];
    if (type === 'webp') return [checked(readWebp(view, bytes))];
    if (type === 'heic') return [checked(readHeic(view))];
    return tiffDirectories(bytes, maxPages).map(checked);
  } catch (error) {
    // A DataView read past the end.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}
