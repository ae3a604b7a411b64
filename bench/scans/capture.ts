import type { Random } from '../../corpus/generator/random.ts';
import { type Mapping, project, projectionOf } from './place.ts';
import type { Raster } from './raster.ts';
import type { Sheet } from './sheet.ts';

/** A sheet's way into a picture, and back. */
export interface Part {
  readonly sheet: Sheet;
  /** From points of the paper to pixels of the picture. */
  readonly toPicture: Mapping;
  /** From pixels of the picture to points of the paper. */
  readonly toPaper: Mapping;
}

/** What a scanner or a camera sees: one sheet, or two side by side. */
export interface Capture {
  readonly width: number;
  readonly height: number;
  /** Pixels an inch, across and down; a fax has two. */
  readonly dpi: readonly [number, number];
  readonly parts: readonly Part[];
}

type Point = readonly [number, number];

export interface ScannerSettings {
  readonly dpi: readonly [number, number];
  /** Degrees, clockwise. */
  readonly skew: number;
  /** Quarter turns, clockwise, of the sheet in the picture. */
  readonly turn: 0 | 1 | 2 | 3;
  /** How far the sheet lies from the glass's middle, in points. */
  readonly shift: Point;
  /** How much wider (or narrower, where negative) the glass is than the sheet on every side, in points. */
  readonly margin: number;
}

/** The sheet on a scanner's glass. */
export function scan(sheet: Sheet, { dpi, skew, turn, shift, margin }: ScannerSettings): Capture {
  const [sin, cos] = [Math.sin((skew * Math.PI) / 180), Math.cos((skew * Math.PI) / 180)];
  const [w, h] = [sheet.width + 2 * margin, sheet.height + 2 * margin];
  const [glassWidth, glassHeight] = turn % 2 === 0 ? [w, h] : [h, w];
  const [turnSin, turnCos] = [[0, 1, 0, -1][turn] as number, [1, 0, -1, 0][turn] as number];
  const [sx, sy] = [dpi[0] / 72, dpi[1] / 72];
  const toPicture: Mapping = (x, y) => {
    const [u, v] = [x - sheet.width / 2, y - sheet.height / 2];
    const [a, b] = [u * cos - v * sin + shift[0], u * sin + v * cos + shift[1]];
    return [(a * turnCos - b * turnSin + glassWidth / 2) * sx, (a * turnSin + b * turnCos + glassHeight / 2) * sy];
  };
  const toPaper: Mapping = (px, py) => {
    const [p, q] = [px / sx - glassWidth / 2, py / sy - glassHeight / 2];
    const [a, b] = [p * turnCos + q * turnSin - shift[0], -p * turnSin + q * turnCos - shift[1]];
    return [a * cos + b * sin + sheet.width / 2, -a * sin + b * cos + sheet.height / 2];
  };
  return {
    width: Math.round(glassWidth * sx),
    height: Math.round(glassHeight * sy),
    dpi,
    parts: [{ sheet, toPicture, toPaper }],
  };
}

/** Two pictures of one scan side by side, as of a booklet laid open on the glass. */
export function sideBySide(left: Capture, right: Capture): Capture {
  const moved = right.parts.map(
    ({ sheet, toPicture, toPaper }): Part => ({
      sheet,
      toPicture: (x, y) => {
        const [px, py] = toPicture(x, y);
        return [px + left.width, py];
      },
      toPaper: (x, y) => toPaper(x - left.width, y),
    }),
  );
  return {
    width: left.width + right.width,
    height: Math.max(left.height, right.height),
    dpi: left.dpi,
    parts: [...left.parts, ...moved],
  };
}

/** The sheet on a desk, from a hand-held camera: turned, seen aslant, its middle bulging a little. */
export function photograph(sheet: Sheet, dpi: number, turn: 0 | 1 | 2 | 3, random: Random): Capture {
  const scale = dpi / 72;
  const { width: w, height: h } = sheet;
  const turned = ((random.unit() - 0.5) * 9 * Math.PI) / 180 + (turn * Math.PI) / 2;
  const [pitch, yaw] = [(random.unit() - 0.35) * 0.16, (random.unit() - 0.5) * 0.1];
  const corners: Point[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const seen = corners.map(([x, y]): Point => {
    const [u, v] = [(x - w / 2) * scale, (y - h / 2) * scale];
    const depth = 1 + (pitch * (h / 2 - y)) / h + (yaw * (x - w / 2)) / w;
    const [a, b] = [u / depth, v / depth];
    return [a * Math.cos(turned) - b * Math.sin(turned), a * Math.sin(turned) + b * Math.cos(turned)];
  });
  const rim = () => w * scale * (0.02 + 0.08 * random.unit());
  const [left, top] = [Math.min(...seen.map(([x]) => x)) - rim(), Math.min(...seen.map(([, y]) => y)) - rim()];
  const [right, bottom] = [Math.max(...seen.map(([x]) => x)) + rim(), Math.max(...seen.map(([, y]) => y)) + rim()];
  const placed = seen.map(([x, y]): Point => [x - left, y - top]);
  const [there, back] = [project(projectionOf(corners, placed)), project(projectionOf(placed, corners))];
  const bulge = (random.unit() - 0.5) * 9;
  const lean = random.unit();
  const curl = (x: number) => bulge * Math.sin(Math.PI * (0.8 * (x / w) + 0.2 * lean));
  return {
    width: Math.round(right - left),
    height: Math.round(bottom - top),
    dpi: [dpi, dpi],
    parts: [
      {
        sheet,
        toPicture: (x, y) => there(x, y + curl(x)),
        toPaper: (px, py) => {
          const [x, y] = back(px, py);
          return [x, y - curl(x)];
        },
      },
    ],
  };
}

/** Adds the raster's colour at a place between pixels to `out`, weighed. */
function addSample(raster: Raster, x: number, y: number, weight: number, out: Float64Array): void {
  const { width, height, rgb } = raster;
  const u = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const v = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [s, t] = [u - i, v - j];
  const at = (j * width + i) * 3;
  const below = at + width * 3;
  for (let c = 0; c < 3; c++) {
    const top = (rgb[at + c] as number) * (1 - s) + (rgb[at + 3 + c] as number) * s;
    const bottom = (rgb[below + c] as number) * (1 - s) + (rgb[below + 3 + c] as number) * s;
    out[c] = (out[c] as number) + weight * (top * (1 - t) + bottom * t);
  }
}

/** Lays the sheets' pixels into the picture over what lies behind them. A sheet finer than the picture is averaged. */
export function expose({ parts, dpi }: Capture, background: Raster): Raster {
  const { width, height, rgb } = background;
  const out = new Float64Array(3);
  for (const { sheet, toPicture, toPaper } of parts) {
    const corners = [toPicture(0, 0), toPicture(sheet.width, 0), toPicture(0, sheet.height)];
    corners.push(toPicture(sheet.width, sheet.height));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const bulge = 12 * (dpi[1] / 72);
    const [x0, x1] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.ceil(Math.max(...xs)))];
    const [y0, y1] = [
      Math.max(0, Math.floor(Math.min(...ys) - bulge)),
      Math.min(height, Math.ceil(Math.max(...ys) + bulge)),
    ];
    const finer = (sheet.scale * 72) / dpi[1];
    const spread = finer > 1.4 ? finer / 4 : 0;
    const spreadX = finer > 1.4 ? (sheet.scale * 72) / dpi[0] / 4 : 0;
    for (let py = y0; py < y1; py++) {
      for (let px = x0; px < x1; px++) {
        const [x, y] = toPaper(px + 0.5, py + 0.5);
        if (x < 0 || y < 0 || x >= sheet.width || y >= sheet.height) continue;
        const [u, v] = [x * sheet.scale, y * sheet.scale];
        out.fill(0);
        if (spread === 0) addSample(sheet.raster, u, v, 1, out);
        else
          for (let k = 0; k < 4; k++)
            addSample(sheet.raster, u + (k & 1 ? spreadX : -spreadX), v + (k & 2 ? spread : -spread), 0.25, out);
        const at = (py * width + px) * 3;
        for (let c = 0; c < 3; c++) rgb[at + c] = out[c] as number;
      }
    }
  }
  return background;
}
