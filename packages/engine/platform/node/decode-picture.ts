import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { PictureFile } from '../../src/ports.ts';
import type { Picture } from '../../src/shapes/picture.ts';
import { decodePictureWith, type HostType } from '../picture/decode-picture.ts';
import { type Bands, toGrey } from '../picture/grey.ts';
import type { HeicParts } from '../picture/heic.ts';
import { wasm } from '../web-assembly.ts';

const require = createRequire(import.meta.url);

// Of libvips, the loaders that we need and no other, whatever a file looks like to it; and nothing is kept of one document
// for the next. These hold for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

/** A JPEG that lacks its end is damaged; small faults in it are not, as browsers see it. */
const OPTIONS = { failOn: 'truncated', ignoreIcc: true } as const;

/** Decodes with libvips. */
async function decodeWithSharp(bytes: Uint8Array, _: HostType, most: number): Promise<Picture> {
  const picture = sharp(bytes, { ...OPTIONS, limitInputPixels: most });
  const { space } = await picture.metadata();
  const inks = space === 'cmyk';
  const grey = space === 'b-w' || space === 'grey16';
  const { data, info } = await (inks ? picture.pipelineColourspace('cmyk') : picture)
    .toColourspace(inks ? 'cmyk' : grey ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bands = inks ? 'inks' : (info.channels as Bands);
  return { width: info.width, height: info.height, grey: toGrey(data, bands) };
}

let heic: Promise<HeicParts> | undefined;

function loadHeic(): Promise<HeicParts> {
  heic ??= (async () => {
    const bytes = await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
    const create = require('libheif-js/libheif-wasm/libheif.js') as HeicParts['create'];
    return { create, module: await wasm.compile(new Uint8Array(bytes)) };
  })();
  return heic;
}

export const decodePicture = (file: PictureFile): Promise<Picture> =>
  decodePictureWith({ decode: decodeWithSharp, loadHeic }, file);
