import type { Picture } from '../../../src/shapes/picture.ts';
import { type Directory, firstOf, TAG, type TiffFile } from './directory.ts';
import { decodeFax } from './fax.ts';
import type { Frame } from './frame.ts';
import { frameSize, joinTables } from './jpeg-stream.ts';
import { inflate, unpackBits, unpackLzw } from './unpack.ts';

/** Decodes a JPEG that stands by itself and has no more than so many pixels. */
export type DecodeJpeg = (bytes: Uint8Array, most: number) => Promise<Picture>;

/** A file and one of its pictures. */
export interface Source extends TiffFile {
  readonly directory: Directory;
  readonly frame: Frame;
}

export const COMPRESSION = { none: 1, oldJpeg: 6, jpeg: 7 } as const;
/** A JPEG of full pixels is made of blocks; a piece's may stand out by less than this. */
const JPEG_MARGIN = 64;
const LOWEST_FIRST = 2;

/** The bits of each byte the other way round. */
function turnBits(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => {
    const halves = (byte >> 4) | (byte << 4);
    const pairs = ((halves & 0xcc) >> 2) | ((halves & 0x33) << 2);
    return ((pairs & 0xaa) >> 1) | ((pairs & 0x55) << 1);
  });
}

/** The bytes of a piece as they stand in the file. @throws {Error} where they lie outside it */
function stored({ bytes, frame, directory }: Source, index: number): Uint8Array {
  const [offset, length] = [frame.offsets[index], frame.lengths[index] ?? bytes.length];
  if (offset === undefined || offset >= bytes.length) throw new Error('a piece of the picture is not in the file');
  const found = bytes.subarray(offset, offset + length);
  return firstOf(directory, TAG.fillOrder) === LOWEST_FIRST ? turnBits(found) : found;
}

/** A piece's bytes, decompressed: `rows` lines of whole bytes. */
export async function unpackPiece(source: Source, index: number, rows: number): Promise<Uint8Array> {
  const { frame, directory } = source;
  const size = Math.ceil((frame.pieceWidth * frame.bits * frame.together) / 8) * rows;
  const data = stored(source, index);
  const { compression } = frame;
  if (compression === COMPRESSION.none) {
    if (data.length < size) throw new Error('a piece of the picture is cut off');
    return data.subarray(0, size);
  }
  if (compression === 2 || compression === 3 || compression === 4) {
    if (frame.bits * frame.samples !== 1) throw new Error('a fax has one bit a pixel');
    const twoDimensional = (firstOf(directory, TAG.faxOptions) & 1) === 1;
    return decodeFax(data, frame.pieceWidth, rows, { compression, twoDimensional });
  }
  if (compression === 5) return unpackLzw(data, size);
  if (compression === 8 || compression === 32946) return inflate(data, size);
  if (compression === 32773) return unpackBits(data, size);
  throw new Error(`TIFF's compression ${compression} is not read`);
}

/** Decodes a JPEG that says itself that it is no larger than it may be. */
async function decodeChecked(decode: DecodeJpeg, jpeg: Uint8Array, width: number, height: number): Promise<Picture> {
  const size = frameSize(jpeg);
  if (!size || size.width > width + JPEG_MARGIN || size.height > height + JPEG_MARGIN)
    throw new Error('a piece of the picture is another size than its JPEG');
  return decode(jpeg, size.width * size.height);
}

/** A piece that is a JPEG, its tables taken from the directory (TIFF Technical Note 2). */
export function decodeJpegPiece(source: Source, index: number, decode: DecodeJpeg): Promise<Picture> {
  const { frame, directory } = source;
  const tables = directory.get(TAG.jpegTables);
  const jpeg = joinTables(tables && Uint8Array.from(tables), stored(source, index), frame.photometric);
  return decodeChecked(decode, jpeg, frame.pieceWidth, frame.pieceHeight);
}

/** A whole picture that is one JPEG, as TIFF 6.0 first meant it; its other ways were never told clearly, and are not read. */
export function decodeOldJpeg({ bytes, directory, frame }: Source, decode: DecodeJpeg): Promise<Picture> {
  const from = firstOf(directory, TAG.jpegOffset, frame.offsets[0]);
  const jpeg = bytes.subarray(from, from + firstOf(directory, TAG.jpegBytes, frame.lengths[0] ?? bytes.length));
  return decodeChecked(decode, jpeg, frame.width, frame.height);
}
