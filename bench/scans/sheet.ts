import type { Random } from '../../corpus/generator/random.ts';
import type { Box } from './place.ts';
import type { Raster } from './raster.ts';

/** A printed page as a sheet of paper, before it is scanned. Effects change its raster. */
export interface Sheet {
  raster: Raster;
  /** Pixels a point. */
  readonly scale: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Where the transactions stand, in points. */
  readonly rows: readonly Box[];
  /** What is printed at all, in points: outside it are only margins. */
  readonly print: Box;
  /** What is printed on its back, as one reads it; the page itself where it has no other, null where nobody asked. */
  readonly reverse: Raster | null;
}

/** One way in which a sheet of paper is not as it came from the printer. */
export type Effect = (sheet: Sheet, random: Random) => Promise<void> | void;

/**
 * How dark the palest figures are, 0 black: of each row's right third, where figures stand, the darkest pixel; of those, the
 * lightest. 0 where there are no rows.
 */
export function palestFigures({ raster, rows, scale }: Pick<Sheet, 'raster' | 'rows' | 'scale'>): number {
  let palest = 0;
  for (const [x0, y0, x1, y1] of rows) {
    let darkest = 255;
    for (let y = Math.floor(y0 * scale); y < Math.min(raster.height, y1 * scale); y++)
      for (let x = Math.floor((x0 + 2 * x1) * (scale / 3)); x < Math.min(raster.width, x1 * scale); x++)
        darkest = Math.min(darkest, raster.rgb[(y * raster.width + x) * 3 + 1] as number);
    if (darkest < 200) palest = Math.max(palest, darkest);
  }
  return palest;
}

/** The box around everything that is darker than paper; the middle of the sheet where it is empty. */
export function printBox({ width, height, rgb }: Raster, scale: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      if ((rgb[i + 1] as number) > 200) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < left) return [width / 2 / scale, height / 2 / scale, width / 2 / scale, height / 2 / scale];
  return [left / scale, top / scale, right / scale, bottom / scale];
}
