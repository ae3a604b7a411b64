import type { Random } from '../../corpus/generator/random.ts';
import { bellNumbers, blurred, cloud, type Raster, shine, toSharp } from './raster.ts';

/** How light falls on the sheet, and what lens and sensor make of it. Lengths are shares of the picture's width. */

const ease = (t: number) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** The dark gutter of a booklet, or of a lid that does not close, along one side. */
export function gutterShadow(raster: Raster, random: Random): void {
  const { width, height } = raster;
  const [depth, reach] = [0.35 + 0.25 * random.unit(), 0.08 + 0.14 * random.unit()];
  const side = random.pick(['left', 'right', 'top'] as const);
  shine(raster, (x, y) => {
    const far = side === 'left' ? x / width : side === 'right' ? 1 - x / width : y / height;
    return 1 - depth * (1 - ease(far / reach));
  });
}

/** One side lighter than the other, as by a window. */
export function slantingLight(raster: Raster, random: Random): void {
  const { width, height } = raster;
  const angle = 2 * Math.PI * random.unit();
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [dark, uneven] = [0.25 + 0.25 * random.unit(), cloud(random, 3)];
  shine(raster, (x, y) => {
    const [u, v] = [x / width, y / height];
    return 1 - dark * (0.5 + 0.5 * (dx * (2 * u - 1) + dy * (2 * v - 1)) * 0.7) + 0.05 * uneven(u, v);
  });
}

/** The soft edge of a hand's or a telephone's shadow across the page. */
export function castShadow(raster: Raster, random: Random): void {
  const { width, height } = raster;
  const angle = 2 * Math.PI * random.unit();
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [from, soft, depth] = [0.25 * random.unit(), 0.05 + 0.15 * random.unit(), 0.2 + 0.25 * random.unit()];
  const wave = cloud(random, 4);
  shine(raster, (x, y) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5];
    return 1 - depth * ease((dx * u + dy * v + 0.08 * wave(u + 0.5, v + 0.5) - from) / soft);
  });
}

/** Darker corners. */
export function vignette(raster: Raster, strength: number): void {
  const { width, height } = raster;
  shine(raster, (x, y) => {
    const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
    return 1 - strength * ((u * u + v * v) / 2) ** 1.5;
  });
}

/** A camera's white is never white: lamps are yellow, shade is blue, and the light is not always enough. */
export function whiteBalance({ rgb }: Raster, random: Random): void {
  const exposure = 0.95 + 0.2 * random.unit();
  const warm = (random.unit() - 0.35) * 0.16;
  const gains = [exposure * (1 + warm / 2), exposure, exposure * (1 - warm)];
  for (let i = 0; i < rgb.length; i++) rgb[i] = (rgb[i] as number) * (gains[i % 3] as number) + 6;
}

/** Moved while the shutter was open: `length` in pixels. */
export async function motionBlurred(raster: Raster, length: number, random: Random): Promise<Raster> {
  const steps = Math.max(2, Math.round(length));
  const [dx, dy] = random.pick([
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const);
  // A kernel with one line of ones in it, as wide as the movement.
  const side = steps % 2 === 0 ? steps + 1 : steps;
  const middle = (side - 1) / 2;
  const kernel = new Array<number>(side * side).fill(0);
  for (let k = -middle; k <= middle; k++) kernel[(middle + k * dy) * side + middle + k * dx] = 1;
  const rgb = await toSharp(raster).convolve({ width: side, height: side, kernel }).raw().toBuffer();
  return { ...raster, rgb: new Uint8ClampedArray(rgb) };
}

/** Out of focus: `sigma` in pixels. */
export const defocused = blurred;

/** A sensor's noise, `sigma` in levels; a telephone's is coloured too. */
export function sensorNoise({ rgb }: Raster, sigma: number, coloured: boolean, random: Random): void {
  const bell = bellNumbers(random);
  for (let i = 0; i < rgb.length; i += 3) {
    const all = sigma * bell();
    for (let c = 0; c < 3; c++) rgb[i + c] = (rgb[i + c] as number) + all + (coloured ? 0.5 * sigma * bell() : 0);
  }
}
