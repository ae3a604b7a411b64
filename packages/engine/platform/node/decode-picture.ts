import sharp from 'sharp';
import type { PictureFile } from '../../src/ports.ts';
import type { Picture } from '../../src/shapes/picture.ts';

/** Decodes with libvips: greys, upright, on white. */
export async function decodePicture({ bytes, index }: PictureFile): Promise<Picture> {
  const { data, info } = await sharp(bytes, { page: index, limitInputPixels: false })
    .rotate()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grey: new Uint8Array(data) };
}
