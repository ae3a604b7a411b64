/** Tags of TIFF 6.0 that decide what the pixels are. */
export const TAG = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planar: 284,
  faxOptions: 292,
  predictor: 317,
  palette: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
  jpegOffset: 513,
  jpegBytes: 514,
} as const;

/** The values of a directory's tags: whole numbers and bytes alone, which is all that pixels need. */
export type Directory = ReadonlyMap<number, Uint32Array>;

export interface TiffFile {
  readonly bytes: Uint8Array;
  readonly little: boolean;
}

/** A tag with more values than that says nothing of pixels: 200 million of them have fewer tiles. */
const MOST_VALUES = 1_000_000;
/** BYTE, SHORT, LONG and UNDEFINED, with their bytes. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1 };

function values(view: DataView, entry: number, little: boolean): Uint32Array | null {
  const size = SIZES[view.getUint16(entry + 2, little)];
  const count = view.getUint32(entry + 4, little);
  if (size === undefined || count > MOST_VALUES || count * size > view.byteLength) return null;
  const at = count * size <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
  const found = new Uint32Array(count);
  for (let i = 0; i < count; i += 1) {
    const place = at + i * size;
    found[i] =
      size === 1 ? view.getUint8(place) : size === 2 ? view.getUint16(place, little) : view.getUint32(place, little);
  }
  return found;
}

/**
 * Reads the directory of one of a TIFF's pictures.
 * @throws {Error} where there is none, or one lies outside the file
 */
export function readDirectory({ bytes, little }: TiffFile, index: number): Directory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = view.getUint32(4, little);
  for (let left = index; left > 0 && at !== 0; left -= 1)
    at = view.getUint32(at + 2 + view.getUint16(at, little) * 12, little);
  if (at === 0) throw new Error(`the file has no picture ${index}`);
  const wanted = new Set<number>(Object.values(TAG));
  const found = new Map<number, Uint32Array>();
  for (let entry = at + 2, left = view.getUint16(at, little); left > 0; left -= 1, entry += 12) {
    const tag = view.getUint16(entry, little);
    const read = wanted.has(tag) && !found.has(tag) ? values(view, entry, little) : null;
    if (read) found.set(tag, read);
  }
  return found;
}

/** A tag's first value. */
export const firstOf = (directory: Directory, tag: number, otherwise = 0): number =>
  directory.get(tag)?.[0] ?? otherwise;
