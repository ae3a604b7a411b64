import type { PictureFile } from '../../src/ports.ts';
import type { Picture } from '../../src/shapes/picture.ts';
import { bareFile } from './bare-file.ts';
import { decodeHeic, type HeicParts } from './heic.ts';
import { decodeTiff, openTiff } from './tiff/decode-tiff.ts';
import { turnUpright } from './turn.ts';

/** What a host decodes by itself. */
export type HostType = 'png' | 'jpeg' | 'webp';

/**
 * The host's decoder: greys, as stored, transparent pixels on white; of more than one picture the first.
 * @param most how many pixels it may have
 */
export type HostDecoder = (bytes: Uint8Array, type: HostType, most: number) => Promise<Picture>;

/** What a host brings along. */
export interface PictureHost {
  readonly decode: HostDecoder;
  /** Loads what decodes HEIC; few files need it. */
  readonly loadHeic: () => Promise<HeicParts>;
}

/** @throws {Error} where it is another: what looks at headers before and what decodes may read a false one differently */
function checkSize(found: { readonly width: number; readonly height: number }, { width, height }: PictureFile): void {
  if (found.width !== width || found.height !== height)
    throw new Error('the picture has another size than its header says');
}

/** Decodes a picture with the host's decoder and, for what hosts do not decode alike, ours. */
export async function decodePictureWith(host: PictureHost, file: PictureFile): Promise<Picture> {
  const picture = await storedPicture(host, file);
  checkSize(picture, file);
  return turnUpright(picture, file.orientation);
}

async function storedPicture({ decode, loadHeic }: PictureHost, file: PictureFile): Promise<Picture> {
  const { bytes, type, index, width, height } = file;
  if (type === 'heic') return decodeHeic(bytes, width * height, await loadHeic());
  if (type !== 'tiff') return decode(bareFile(bytes, type), type, width * height);
  const tiff = openTiff(bytes, index);
  checkSize(tiff.frame, file);
  return decodeTiff(tiff, (jpeg, most) => decode(jpeg, 'jpeg', most));
}
