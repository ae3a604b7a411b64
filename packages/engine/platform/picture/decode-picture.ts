import type { PictureFile } from '../../src/ports.ts';
import type { Picture } from '../../src/shapes/picture.ts';
import { bareFile } from './bare-file.ts';
import { decodeTiff } from './tiff/decode-tiff.ts';
import { turnUpright } from './turn.ts';

/** What a host decodes by itself. */
export type HostType = 'png' | 'jpeg' | 'webp';

/** The host's decoder: greys, as stored, transparent pixels on white; of more than one picture the first. */
export type HostDecoder = (bytes: Uint8Array, type: HostType) => Promise<Picture>;

/** Decodes a picture with the host's decoder and, for what hosts do not decode alike, ours. */
export async function decodePictureWith(decode: HostDecoder, file: PictureFile): Promise<Picture> {
  return turnUpright(await storedPicture(decode, file), file.orientation);
}

function storedPicture(decode: HostDecoder, { bytes, type, index }: PictureFile): Promise<Picture> {
  if (type === 'heic') throw new Error('HEIC is not read');
  if (type !== 'tiff') return decode(bareFile(bytes, type), type);
  return decodeTiff(bytes, index, (jpeg) => decode(jpeg, 'jpeg'));
}
