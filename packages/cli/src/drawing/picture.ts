import sharp from 'sharp';
import { drawingSize, overlay } from './overlay.ts';
import type { InspectSheet } from './sheet.ts';

/** A page's pixels: four bytes each, red, green, blue, opacity, row after row. */
export interface Pixels {
  readonly rgba: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The engine leaves libvips only the loaders that it needs itself; these two are needed here. */
const allowLoaders = (): void => sharp.unblock({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadTiff'] });

/** The page with everything drawn over it, the rows' readings beside it, checks and columns in words below, as the bytes of a PNG. */
export async function drawSheet(sheet: InspectSheet, pixels: Pixels): Promise<Uint8Array> {
  allowLoaders();
  const scale = pixels.width / sheet.width;
  const { width, height } = drawingSize(sheet);
  const bottom = Math.round(height * scale) - pixels.height;
  const right = Math.round(width * scale) - pixels.width;
  const drawing = Buffer.from(overlay(sheet, scale));
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  return await sharp(pixels.rgba, { raw })
    .flatten({ background: 'white' })
    .extend({ bottom, right, background: 'white' })
    .composite([{ input: drawing, left: 0, top: 0 }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** A page of a picture file, upright, made smaller where it has more pixels than asked for. */
export async function picturePixels(bytes: Uint8Array, page: number, mostPixels: number): Promise<Pixels> {
  allowLoaders();
  const upright = sharp(bytes, { page: page - 1 })
    .autoOrient()
    .ensureAlpha();
  const { autoOrient } = await upright.metadata();
  const shrink = Math.min(1, Math.sqrt(mostPixels / (autoOrient.width * autoOrient.height)));
  const { data, info } = await upright
    .resize(Math.max(1, Math.floor(autoOrient.width * shrink)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgba: data, width: info.width, height: info.height };
}
