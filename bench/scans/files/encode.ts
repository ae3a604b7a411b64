import { type Raster, toSharp } from '../raster.ts';
import { encodeGroup4 } from './group4.ts';
import { packBits, type TiffCompression, type TiffPage, writeTiff } from './tiff.ts';

/** From pixels to the bytes of pictures. */

export type Tone = 'colour' | 'grey' | 'black-and-white';

/** A picture as it stands in a PDF. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly colours: 'rgb' | 'grey' | 'bits';
  readonly filter: 'jpeg' | 'group4' | 'flate';
  readonly bytes: Uint8Array;
}

export function greysOf({ rgb }: Raster): Uint8Array<ArrayBuffer> {
  const grey = new Uint8Array(rgb.length / 3);
  for (let i = 0, k = 0; k < grey.length; i += 3, k++)
    grey[k] = 0.3 * (rgb[i] as number) + 0.59 * (rgb[i + 1] as number) + 0.11 * (rgb[i + 2] as number);
  return grey;
}

/** Black where a scanner's text mode would see black: darker than two thirds of the paper. One byte a pixel. */
export function blackOf(raster: Raster, share = 0.66): Uint8Array {
  const grey = greysOf(raster);
  const counts = new Uint32Array(256);
  for (const level of grey) counts[level] = (counts[level] as number) + 1;
  let [paper, seen] = [255, 0];
  while (paper > 0 && seen < grey.length * 0.5) seen += counts[paper--] as number;
  const limit = paper * share;
  return grey.map((level) => (level < limit ? 1 : 0));
}

const greyImage = (raster: Raster) => toSharp(raster).greyscale().toColourspace('b-w');

/** @param black the pixels of a black and white picture, where they are made already */
export async function encodeForPdf(
  raster: Raster,
  tone: Tone,
  quality: number,
  flate: boolean,
  black = tone === 'black-and-white' ? blackOf(raster) : null,
): Promise<EncodedPicture> {
  const { width, height } = raster;
  if (black) {
    if (flate) return { width, height, colours: 'bits', filter: 'flate', bytes: packBits(black, width, height) };
    return { width, height, colours: 'bits', filter: 'group4', bytes: encodeGroup4(black, width, height) };
  }
  if (flate && tone === 'grey') return { width, height, colours: 'grey', filter: 'flate', bytes: greysOf(raster) };
  const image = tone === 'colour' ? toSharp(raster) : greyImage(raster);
  const bytes = new Uint8Array(await image.jpeg({ quality }).toBuffer());
  return { width, height, colours: tone === 'colour' ? 'rgb' : 'grey', filter: 'jpeg', bytes };
}

export interface PictureSettings {
  readonly container: 'png' | 'jpeg' | 'tiff' | 'webp';
  readonly tone: Tone;
  /** Of JPEG and WebP. */
  readonly quality: number;
  readonly compression: TiffCompression;
  /** As EXIF has it: 1 upright, 3 upside down, 6 and 8 lying on a side. JPEG only. */
  readonly orientation: 1 | 3 | 6 | 8;
  /** What the file says; null where it says nothing. WebP never does. */
  readonly dpi: readonly [number, number] | null;
}

/** Degrees clockwise that the stored picture is turned, so that a reader of EXIF turns it back. */
const STORED_TURN = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

/** The bytes of a picture file; only a TIFF may hold more than one raster. */
export async function writePicture(rasters: readonly Raster[], settings: PictureSettings): Promise<Uint8Array> {
  const { container, tone, quality, orientation, dpi } = settings;
  if (container === 'tiff')
    return writeTiff(
      rasters.map((raster) => tiffPage(raster, settings)),
      settings.compression,
    );
  const [raster] = rasters;
  if (!raster || rasters.length > 1) throw new RangeError(`a ${container} holds one page`);
  let image = tone === 'colour' ? toSharp(raster) : greyImage(raster);
  if (tone === 'black-and-white') image = greyImage(ofBlack(raster));
  image = image.rotate(STORED_TURN[orientation]);
  if (dpi || orientation !== 1)
    image = image.withMetadata({ ...(dpi ? { density: dpi[0] } : {}), ...(orientation !== 1 ? { orientation } : {}) });
  if (container === 'png') image = image.png({ compressionLevel: 6 });
  else image = container === 'jpeg' ? image.jpeg({ quality }) : image.webp({ quality });
  return new Uint8Array(await image.toBuffer());
}

function tiffPage(raster: Raster, { tone, dpi }: PictureSettings): TiffPage {
  const { width, height } = raster;
  if (tone === 'black-and-white') return { width, height, dpi, depth: 1, pixels: blackOf(raster) };
  if (tone === 'grey') return { width, height, dpi, depth: 8, pixels: greysOf(raster) };
  return { width, height, dpi, depth: 24, pixels: new Uint8Array(raster.rgb.buffer) };
}

/** Black and white as colours again. */
export function ofBlack(raster: Raster, black = blackOf(raster)): Raster {
  const rgb = new Uint8ClampedArray(raster.rgb.length);
  for (let k = 0; k < black.length; k++) rgb.fill(black[k] ? 0 : 255, 3 * k, 3 * k + 3);
  return { ...raster, rgb };
}
