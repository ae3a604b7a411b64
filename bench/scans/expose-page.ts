import type { Random } from '../../corpus/generator/random.ts';
import { desk, lid } from './background.ts';
import { type Capture, expose, photograph, type ScannerSettings, scan, sideBySide } from './capture.ts';
import {
  castShadow,
  defocused,
  gutterShadow,
  motionBlurred,
  sensorNoise,
  slantingLight,
  vignette,
  whiteBalance,
} from './light.ts';
import { mapBox } from './place.ts';
import type { Raster } from './raster.ts';
import type { Recipe } from './recipe.ts';
import type { Sheet } from './sheet.ts';

/** From sheets of paper to the picture that a scanner or a camera makes of them. */

const LIDS = { white: 250, grey: 190, black: 14 } as const;

const insideOf = ({ width, height, parts }: Capture): boolean =>
  parts.every(({ sheet, toPicture }) => {
    const [x0, y0, x1, y1] = mapBox(sheet.print, toPicture);
    return x0 >= 1 && y0 >= 1 && x1 <= width - 1 && y1 <= height - 1;
  });

/** Lays a sheet on the glass; where its print would be cut off, the glass is larger. */
function lay(sheet: Sheet, recipe: Recipe, random: Random): Capture {
  const [x0, y0, x1, y1] = sheet.print;
  const free = Math.max(0, Math.min(x0, y0, sheet.width - x1, sheet.height - y1));
  const most = recipe.cut ? Math.min(0.8, recipe.skew) : recipe.skew;
  const settings: ScannerSettings = {
    dpi: recipe.dpi,
    skew: most * (0.6 + 0.4 * random.unit()) * (random.chance(0.5) ? 1 : -1),
    turn: recipe.turnedBack ? 0 : recipe.turn,
    shift: [(random.unit() - 0.5) * Math.min(8, free), (random.unit() - 0.5) * Math.min(8, free)],
    margin: recipe.cut ? -0.55 * free : recipe.lid === 'black' ? 4 + 12 * random.unit() : 0,
  };
  let capture = scan(sheet, settings);
  for (let margin = settings.margin; !insideOf(capture) && margin < 60; margin += 4)
    capture = scan(sheet, { ...settings, margin });
  return capture;
}

/** Where the sheets lie: one, or two side by side. */
export function place(sheets: readonly Sheet[], recipe: Recipe, random: Random): Capture {
  const [first, second] = sheets;
  if (!first) throw new RangeError('no sheet to be scanned');
  if (recipe.camera === 'phone') return photograph(first, recipe.dpi[0], recipe.turnedBack ? 0 : recipe.turn, random);
  const capture = lay(first, recipe, random);
  return second ? sideBySide(capture, lay(second, recipe, random)) : capture;
}

/** The picture. `print` is the size of the small print in points: blur is told in shares of it. */
export async function develop(capture: Capture, recipe: Recipe, print: number, random: Random): Promise<Raster> {
  const photo = recipe.camera === 'phone';
  const behind = photo ? await desk(capture, random) : await lid(capture, LIDS[recipe.lid]);
  let picture = expose(capture, behind);
  if (recipe.gutter) gutterShadow(picture, random);
  if (photo) {
    slantingLight(picture, random);
    if (random.chance(0.5)) castShadow(picture, random);
    vignette(picture, 0.1 + 0.25 * random.unit());
    whiteBalance(picture, random);
  }
  const pixels = (print * recipe.dpi[1]) / 72;
  picture = await defocused(picture, recipe.blur * pixels);
  if (recipe.motion > 0) picture = await motionBlurred(picture, recipe.motion * pixels, random);
  if (recipe.noise > 0.5) sensorNoise(picture, recipe.noise, photo, random);
  return picture;
}
