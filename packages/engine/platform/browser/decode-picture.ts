import type { PictureFile } from '@tallyleaf/engine';
import type { Picture } from '../../src/shapes/picture.ts';
import { decodePictureWith, type HostType } from '../picture/decode-picture.ts';
import { toGrey } from '../picture/grey.ts';
import type { HeicParts } from '../picture/heic.ts';
import { wasm } from '../web-assembly.ts';

/** Rows that are taken from the decoded picture at a time: a canvas as large as the largest picture is more than a browser makes. */
const STRIPE = 512;

function stripe(context: OffscreenCanvasRenderingContext2D, bitmap: ImageBitmap, y: number, rows: number): Uint8Array {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, bitmap.width, rows);
  context.drawImage(bitmap, 0, -y);
  return toGrey(context.getImageData(0, 0, bitmap.width, rows).data, 4);
}

/** Decodes with the browser. */
async function decodeWithBrowser(bytes: Uint8Array, type: HostType): Promise<Picture> {
  const file = new Blob([new Uint8Array(bytes)], { type: `image/${type}` });
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' });
  const { width, height } = bitmap;
  try {
    const canvas = new OffscreenCanvas(width, Math.min(height, STRIPE));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('there is no 2d canvas here');
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y += STRIPE)
      grey.set(stripe(context, bitmap, y, Math.min(STRIPE, height - y)), y * width);
    return { width, height, grey };
  } finally {
    bitmap.close();
  }
}

/** @param loadHeic fetches libheif's WebAssembly */
export function createDecoder(loadHeic: () => Promise<ArrayBuffer>): (file: PictureFile) => Promise<Picture> {
  const parts = async (): Promise<HeicParts> => {
    const [bytes, { default: create }] = await Promise.all([loadHeic(), import('libheif-js/libheif-wasm/libheif.js')]);
    return { create: create as unknown as HeicParts['create'], module: await wasm.compile(new Uint8Array(bytes)) };
  };
  return (file) => decodePictureWith({ decode: decodeWithBrowser, loadHeic: parts }, file);
}
