import { bellNumbers, bend, blurred, cloud, shine } from '../raster.ts';
import { type Effect, palestFigures } from '../sheet.ts';

/** How much or how little ink lies on the paper. */

/** A cartridge near its end: grey print, paler in bands down the page. */
export const faintToner: Effect = (sheet, random) => {
  // What was pale before stays dark enough to be read: 75 levels below the paper.
  const least = 75 / (255 - palestFigures(sheet));
  const strength = Math.min(1, Math.max(least, 0.38 + 0.2 * random.unit()));
  const bands = cloud(random, 7);
  const { width, height, rgb } = sheet.raster;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const left = strength * (1 + 0.25 * bands(x / width, y / height / 6));
      for (let c = 0; c < 3; c++, i++) rgb[i] = 255 - (255 - (rgb[i] as number)) * left;
    }
  }
};

/** Too much toner: strokes run wide, small holes in figures begin to close. */
export const heavyToner: Effect = async (sheet, random) => {
  const spread = sheet.scale * (0.2 + 0.12 * random.unit());
  sheet.raster = await blurred(sheet.raster, spread);
  bend(sheet.raster, (level) => 255 - Math.max(0, 225 - level) * 2.4);
};

/** One pass over a photocopier: a little blur, grain, and a steep curve that knows hardly any grey. */
const copyOnce: Effect = async (sheet, random) => {
  sheet.raster = await blurred(sheet.raster, sheet.scale * (0.16 + 0.12 * random.unit()));
  const bell = bellNumbers(random);
  const [middle, grain] = [150 + 25 * random.unit(), 9];
  const { rgb } = sheet.raster;
  for (let i = 0; i < rgb.length; i += 3) {
    const grey = 0.3 * (rgb[i] as number) + 0.59 * (rgb[i + 1] as number) + 0.11 * (rgb[i + 2] as number);
    const level = 128 + (grey + grain * bell() - middle) * 4;
    rgb[i] = level;
    rgb[i + 1] = level;
    rgb[i + 2] = level;
  }
};

/** A copy of a copy. */
export const photocopied: Effect = async (sheet, random) => {
  await copyOnce(sheet, random);
  if (random.chance(0.6)) await copyOnce(sheet, random);
  bend(sheet.raster, (level) => 14 + level * 0.93);
};

/** Recycled or tinted paper, not quite even. */
export const greyPaper: Effect = (sheet, random) => {
  const [light, uneven] = [0.86 + 0.1 * random.unit(), cloud(random, 40)];
  const { width, height } = sheet.raster;
  shine(sheet.raster, (x, y) => light + 0.015 * uneven(x / width, y / height));
};
