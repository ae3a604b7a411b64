import sharp from 'sharp';
import type { Random } from '../../corpus/generator/random.ts';

/** A picture in colours: rows from the top, three bytes a pixel (red, green, blue). */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8ClampedArray<ArrayBuffer>;
}

export function blankRaster(width: number, height: number, level = 255): Raster {
  return { width, height, rgb: new Uint8ClampedArray(width * height * 3).fill(level) };
}

/** A drawing of four bytes a pixel without its alpha: it stands on white already. */
export function fromRgba(width: number, height: number, rgba: Uint8ClampedArray): Raster {
  const raster = blankRaster(width, height);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    raster.rgb[to] = rgba[from] as number;
    raster.rgb[to + 1] = rgba[from + 1] as number;
    raster.rgb[to + 2] = rgba[from + 2] as number;
  }
  return raster;
}

/** As sharp takes pixels in. */
export const toSharp = ({ width, height, rgb }: Raster) =>
  sharp(Buffer.from(rgb.buffer, rgb.byteOffset, rgb.byteLength), { raw: { width, height, channels: 3 } });

/** What an SVG of the raster's size draws, laid over it as ink is: what is dark stays dark. */
export async function multiplySvg(raster: Raster, svg: string): Promise<void> {
  const { width, height, rgb } = raster;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const rgba = await sharp(Buffer.from(document)).ensureAlpha().raw().toBuffer();
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3] as number;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) {
      const light = 255 - (alpha * (255 - (rgba[from + c] as number))) / 255;
      rgb[to + c] = ((rgb[to + c] as number) * light) / 255;
    }
  }
}

/** What an SVG draws, laid over the raster as paint is: it covers. */
export async function coverWithSvg(raster: Raster, svg: string): Promise<void> {
  const { width, height, rgb } = raster;
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const rgba = await sharp(Buffer.from(document)).ensureAlpha().raw().toBuffer();
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = (rgba[from + 3] as number) / 255;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++)
      rgb[to + c] = (rgb[to + c] as number) * (1 - alpha) + (rgba[from + c] as number) * alpha;
  }
}

/** Multiplies every pixel by the light that falls on it, 0 to 1 and a little more. */
export function shine(raster: Raster, lightAt: (x: number, y: number) => number): void {
  const { width, height, rgb } = raster;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const light = lightAt(x, y);
      rgb[i] = (rgb[i] as number) * light;
      rgb[i + 1] = (rgb[i + 1] as number) * light;
      rgb[i + 2] = (rgb[i + 2] as number) * light;
    }
  }
}

/** Passes every channel through a curve. */
export function bend(raster: Raster, curve: (level: number) => number): void {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, level) => curve(level));
  const { rgb } = raster;
  for (let i = 0; i < rgb.length; i++) rgb[i] = table[rgb[i] as number] as number;
}

/** Gaussian blur, `sigma` in pixels; none under 0.3. */
export async function blurred(raster: Raster, sigma: number): Promise<Raster> {
  if (sigma < 0.3) return raster;
  const rgb = await toSharp(raster).blur(sigma).raw().toBuffer();
  return { ...raster, rgb: new Uint8ClampedArray(rgb) };
}

/** Cheap bell-shaped numbers, deviation 1: a table drawn once by seed and walked through from random places. */
export function bellNumbers(random: Random): () => number {
  const size = 1 << 16;
  const table = Float32Array.from({ length: size }, () => {
    let sum = 0;
    for (let k = 0; k < 6; k++) sum += random.unit();
    return (sum - 3) * Math.SQRT2;
  });
  let at = random.integer(0, size - 1);
  let step = 0;
  return () => {
    // A new step each time round, so that the table's end does not show as a pattern in the picture.
    at += 1 + 2 * step;
    if (at >= size) {
      at -= size;
      step = random.integer(0, 12);
    }
    return table[at] as number;
  };
}

/** Smooth unevenness between −1 and 1: bell numbers on a coarse grid, between which it goes over gently. */
export function cloud(random: Random, cells: number): (u: number, v: number) => number {
  const side = cells + 2;
  const knots = Float32Array.from({ length: side * side }, () => 2 * random.unit() - 1);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (u, v) => {
    const [x, y] = [Math.min(Math.max(u, 0), 0.9999) * cells, Math.min(Math.max(v, 0), 0.9999) * cells];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [ease(x - i), ease(y - j)];
    const at = j * side + i;
    const top = (knots[at] as number) * (1 - s) + (knots[at + 1] as number) * s;
    const bottom = (knots[at + side] as number) * (1 - s) + (knots[at + side + 1] as number) * s;
    return top * (1 - t) + bottom * t;
  };
}
