import { type Directory, firstOf, TAG } from './directory.ts';

/** What a picture of a TIFF is made of, checked for sense: nothing of it makes more memory than its pixels need. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 2 | 4 | 8 | 16;
  /** Samples a pixel has, and how many of them stand together in a segment: all, or one where each has planes of its own. */
  readonly samples: number;
  readonly together: number;
  readonly compression: number;
  readonly photometric: number;
  /** Its pieces, from the left and the top; those of one plane before those of the next. */
  readonly pieceWidth: number;
  readonly pieceHeight: number;
  readonly offsets: Uint32Array;
  readonly lengths: Uint32Array;
}

const BITS = [1, 2, 4, 8, 16] as const;
/** Red, green, blue, black, and what some programs add. */
const MOST_SAMPLES = 8;
/** Pixels by which a tile may stand out beyond the picture. */
const MOST_MARGIN = 4096;
const UNSIGNED = 1;
const PLANES_APART = 2;

function pieces(directory: Directory, width: number, height: number) {
  const tiled = directory.has(TAG.tileWidth);
  const none = new Uint32Array();
  return {
    pieceWidth: tiled ? firstOf(directory, TAG.tileWidth) : width,
    pieceHeight: tiled
      ? firstOf(directory, TAG.tileHeight)
      : Math.min(firstOf(directory, TAG.rowsPerStrip, height), height),
    // Some programs number tiles as strips.
    offsets: (tiled && directory.get(TAG.tileOffsets)) || directory.get(TAG.stripOffsets) || none,
    lengths: (tiled && directory.get(TAG.tileBytes)) || directory.get(TAG.stripBytes) || none,
  };
}

/** @throws {Error} where it is no picture that we decode */
export function frameOf(directory: Directory): Frame {
  const width = firstOf(directory, TAG.width);
  const height = firstOf(directory, TAG.height);
  const samples = firstOf(directory, TAG.samplesPerPixel, 1);
  const depths = (directory.get(TAG.bitsPerSample) ?? new Uint32Array([1])).subarray(0, MOST_SAMPLES);
  const bits = BITS.find((count) => depths.every((depth) => depth === count));
  const format = firstOf(directory, TAG.sampleFormat, UNSIGNED);
  if (width < 1 || height < 1) throw new Error('the picture has no pixels');
  if (!bits || samples < 1 || samples > MOST_SAMPLES || format !== UNSIGNED)
    throw new Error(`${samples} samples of ${depths.join(', ')} bits (format ${format}) are not read`);
  const frame = {
    width,
    height,
    bits,
    samples,
    together: firstOf(directory, TAG.planar, 1) === PLANES_APART ? 1 : samples,
    compression: firstOf(directory, TAG.compression, 1),
    photometric: firstOf(directory, TAG.photometric, samples >= 3 ? 2 : 1),
    ...pieces(directory, width, height),
  };
  const { pieceWidth, pieceHeight } = frame;
  const sensible = pieceWidth > 0 && pieceHeight > 0 && pieceWidth <= width + MOST_MARGIN;
  if (!sensible || pieceHeight > height + MOST_MARGIN) throw new Error('the pieces of the picture make no sense');
  return frame;
}

/** How many pieces lie side by side, one below the other, and in how many planes. */
export const gridOf = ({ width, height, pieceWidth, pieceHeight, samples, together }: Frame) => ({
  across: Math.ceil(width / pieceWidth),
  down: Math.ceil(height / pieceHeight),
  planes: samples / together,
});
