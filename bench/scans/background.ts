import type { Random } from '../../corpus/generator/random.ts';
import type { Capture } from './capture.ts';
import { bellNumbers, blankRaster, blurred, cloud, coverWithSvg, type Raster } from './raster.ts';

/** What is to be seen where the sheet is not. */

/** A scanner's lid: white, grey or black, with a thin shadow where the sheet ends. */
export async function lid(capture: Capture, level: number): Promise<Raster> {
  const raster = blankRaster(capture.width, capture.height, level);
  const outline = capture.parts.map((part) => outlineOf(part, 0));
  const wide = capture.dpi[0] / 72;
  await coverWithSvg(
    raster,
    outline
      .map((path) => `<path d="${path}" fill="none" stroke="#777" stroke-opacity="0.5" stroke-width="${1.5 * wide}"/>`)
      .join(''),
  );
  return raster;
}

function outlineOf({ sheet, toPicture }: Capture['parts'][number], shift: number): string {
  const { width: w, height: h } = sheet;
  const edge = Array.from({ length: 13 }, (_, k) => (w * k) / 12);
  const points = [...edge.map((x) => toPicture(x, 0)), ...edge.reverse().map((x) => toPicture(x, h))];
  return `M${points.map(([x, y]) => `${x + shift} ${y + shift}`).join(' L')} Z`;
}

const DESKS: readonly (readonly [number, number, number])[] = [
  [121, 85, 58],
  [158, 118, 80],
  [62, 58, 56],
  [190, 186, 178],
  [90, 98, 110],
  [205, 190, 165],
];

/** A desk of wood or cloth, out of focus, with the sheet's shadow on it. */
export async function desk(capture: Capture, random: Random): Promise<Raster> {
  const { width, height, dpi } = capture;
  const colour = random.pick(DESKS);
  const [grain, patches, bell] = [cloud(random, 60), cloud(random, 5), bellNumbers(random)];
  const wood = random.chance(0.6) ? 0.12 : 0.02;
  const raster = blankRaster(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const light = 1 + wood * grain(u * 0.08 + 0.02 * patches(u, v), v) + 0.08 * patches(u, v) + 0.02 * bell();
      for (let c = 0; c < 3; c++, i++) raster.rgb[i] = (colour[c] as number) * light;
    }
  }
  const outline = capture.parts.map((part) => `<path d="${outlineOf(part, dpi[0] / 30)}" fill="#000"/>`).join('');
  await coverWithSvg(raster, `<g opacity="0.4">${outline}</g>`);
  return blurred(raster, dpi[0] / 45);
}
