import type { Picture } from '../../../src/shapes/picture.ts';
import { greyOf, onWhite, toGrey } from '../grey.ts';
import { firstOf, readDirectory, TAG, type TiffFile } from './directory.ts';
import { type Frame, frameOf, gridOf } from './frame.ts';
import { COMPRESSION, type DecodeJpeg, decodeJpegPiece, decodeOldJpeg, type Source, unpackPiece } from './pieces.ts';
import { PHOTOMETRIC, spread, undoPredictor } from './samples.ts';

/** Where a piece belongs, in pixels, and the plane that it is of. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly plane: number;
}

function* placesOf(frame: Frame): Generator<Place> {
  const { across, down, planes } = gridOf(frame);
  for (let plane = 0; plane < planes; plane += 1)
    for (let y = 0; y < down * frame.pieceHeight; y += frame.pieceHeight)
      for (let x = 0; x < across * frame.pieceWidth; x += frame.pieceWidth)
        yield {
          x,
          y,
          width: Math.min(frame.pieceWidth, frame.width - x),
          height: Math.min(frame.pieceHeight, frame.height - y),
          plane,
        };
}

/** All samples of the picture, a byte each, those of a pixel side by side. */
async function samplesOf(source: Source): Promise<Uint8Array> {
  const { frame, directory, little } = source;
  const { width, samples, together } = frame;
  const all = new Uint8Array(width * frame.height * samples);
  const rowBytes = Math.ceil((frame.pieceWidth * frame.bits * together) / 8);
  const predictor = firstOf(directory, TAG.predictor, 1);
  let index = 0;
  for (const place of placesOf(frame)) {
    const rows = directory.has(TAG.tileWidth) ? frame.pieceHeight : place.height;
    // A copy: the predictor writes into it.
    const bytes = Uint8Array.from(await unpackPiece(source, index, rows));
    for (let y = 0; y < place.height; y += 1) {
      const row = bytes.subarray(y * rowBytes, (y + 1) * rowBytes);
      undoPredictor(row, frame, predictor, little);
      const from = ((place.y + y) * width + place.x) * samples + place.plane;
      const step = together === 1 ? samples : 1;
      spread(row, all.subarray(from, from + place.width * samples - place.plane), step, frame, little);
    }
    index += 1;
  }
  return all;
}

/** The greys of a palette's colours, whose parts have 16 bits each: all reds, then all greens, then all blues. */
function paletteGreys({ directory, frame }: Source): Uint8Array {
  const parts = directory.get(TAG.palette);
  const count = 1 << frame.bits;
  if (frame.bits > 8 || !parts || parts.length < 3 * count) throw new Error('the picture lacks its palette');
  const part = (at: number): number => (parts[at] ?? 0) >> 8;
  return Uint8Array.from({ length: count }, (_, i) => greyOf(part(i), part(count + i), part(2 * count + i)) + 0.5);
}

const baseSamples = (photometric: number): number =>
  photometric === PHOTOMETRIC.rgb ? 3 : photometric === PHOTOMETRIC.inks ? 4 : 1;
/** Kinds of an extra sample: how opaque the pixel is, already counted into the others or not. */
const COUNTED = 1;
const NOT_COUNTED = 2;

/** The grey of each pixel, white where it is not opaque. */
function greysOf(source: Source, all: Uint8Array): Uint8Array<ArrayBuffer> {
  const { frame, directory } = source;
  const { photometric, samples } = frame;
  const base = baseSamples(photometric);
  if (samples < base) throw new Error(`${samples} samples are too few`);
  if (photometric > PHOTOMETRIC.inks || photometric === 4)
    throw new Error(`TIFF's colours ${photometric} are not read`);
  const count = all.length / samples;
  const bare = new Uint8Array(count * base);
  for (let i = 0; i < count; i += 1) for (let k = 0; k < base; k += 1) bare[i * base + k] = all[i * samples + k] ?? 0;
  const grey = toGrey(bare, base === 4 ? 'inks' : base === 3 ? 3 : 1);
  const palette = photometric === PHOTOMETRIC.palette ? paletteGreys(source) : null;
  const turned = photometric === PHOTOMETRIC.whiteIsZero;
  const opacity = samples > base ? firstOf(directory, TAG.extraSamples) : 0;
  for (let i = 0; i < count; i += 1) {
    const alpha = all[i * samples + base] ?? 255;
    let value = grey[i] ?? 0;
    if (palette) value = palette[value] ?? 0;
    if (turned) value = 255 - value;
    if (opacity === COUNTED) value = Math.min(255, value + 255 - alpha);
    if (opacity === NOT_COUNTED) value = onWhite(value, alpha) + 0.5;
    grey[i] = value;
  }
  return grey;
}

/** A picture whose pieces are JPEGs. */
async function fromJpegs(source: Source, decode: DecodeJpeg): Promise<Picture> {
  const { frame } = source;
  if (frame.together !== frame.samples) throw new Error('a JPEG for each plane is not read');
  const grey = new Uint8Array(frame.width * frame.height);
  let index = 0;
  for (const { x, y, width, height } of placesOf(frame)) {
    const piece = await decodeJpegPiece(source, index, decode);
    if (piece.width < width || piece.height < height) throw new Error('a piece of the picture is too small');
    for (let row = 0; row < height; row += 1)
      grey.set(piece.grey.subarray(row * piece.width, row * piece.width + width), (y + row) * frame.width + x);
    index += 1;
  }
  return { width: frame.width, height: frame.height, grey };
}

/**
 * Finds one picture of a TIFF file.
 * @throws {Error} where there is none, or it makes no sense
 */
export function openTiff(bytes: Uint8Array, index: number): Source {
  const file: TiffFile = { bytes, little: bytes[0] === 0x49 };
  const directory = readDirectory(file, index);
  return { ...file, directory, frame: frameOf(directory) };
}

/**
 * Decodes it, as stored: whatever its orientation. The same code at every door, which gives the same pixels and takes no more
 * memory than they need, whatever the file says.
 * @throws {Error} where it is damaged, or of a kind that no scanner writes
 */
export async function decodeTiff(source: Source, decodeJpeg: DecodeJpeg): Promise<Picture> {
  const { frame } = source;
  const { across, down, planes } = gridOf(frame);
  if (frame.compression === COMPRESSION.oldJpeg) return decodeOldJpeg(source, decodeJpeg);
  if (frame.offsets.length < across * down * planes) throw new Error('pieces of the picture are missing');
  if (frame.compression === COMPRESSION.jpeg) return fromJpegs(source, decodeJpeg);
  return { width: frame.width, height: frame.height, grey: greysOf(source, await samplesOf(source)) };
}
