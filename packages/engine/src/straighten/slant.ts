import type { Picture } from '../shapes/picture.ts';

/** How the lines of print run. */
export interface Slant {
  /** How much they fall to the right, in radians, within ±16°. */
  readonly angle: number;
  /** How clearly they run that way: how much more of the print's feet lie on common lines than if they lay anywhere. */
  readonly clearness: number;
}

const DEGREE = Math.PI / 180;
const WIDEST = 16 * DEGREE;
const COARSE = 0.4 * DEGREE;
const FINE = 0.05 * DEGREE;

/** Places where print ends below: the feet of letters, which stand on lines. */
interface Feet {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly weight: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** A foot is a step from ink to paper of at least this many greys. */
const STEP = 40;
/** The most feet that are looked at; of more, some are left out evenly. */
const MOST_FEET = 40_000;

/** The feet of the print, or with `sideways` its ends to the right, told as if the picture lay on its side. */
function feetOf(ink: Picture, sideways: boolean): Feet {
  const { width, height, grey } = ink;
  const step = sideways ? 1 : width;
  const lastX = sideways ? width - 1 : width;
  const lastY = sideways ? height : height - 1;
  const places: number[] = [];
  for (let y = 0; y < lastY; y++) {
    for (let x = 0, at = y * width; x < lastX; x++, at++) {
      if ((grey[at] as number) - (grey[at + step] as number) >= STEP) places.push(at);
    }
  }
  const every = Math.max(1, places.length / MOST_FEET);
  const count = Math.floor(places.length / every);
  const feet = { x: new Float32Array(count), y: new Float32Array(count), weight: new Float32Array(count) };
  for (let i = 0; i < count; i++) {
    const at = places[Math.floor(i * every)] as number;
    const x = at % width;
    const y = (at - x) / width;
    feet.x[i] = sideways ? y : x;
    feet.y[i] = sideways ? x : y;
    feet.weight[i] = Math.min(160, (grey[at] as number) - (grey[at + step] as number));
  }
  return sideways ? { ...feet, width: height, height: width } : { ...feet, width, height };
}

/** How many of the feet share lines that fall by `angle`: the sum of squares of what stands on each line of one pixel. */
function sharedLines(feet: Feet, angle: number, lines: Float64Array): number {
  const fall = Math.tan(angle);
  const base = fall > 0 ? fall * feet.width : 0;
  lines.fill(0);
  const { x, y, weight } = feet;
  for (let i = 0; i < x.length; i++) {
    const line = (y[i] as number) - fall * (x[i] as number) + base;
    const whole = Math.floor(line);
    const part = line - whole;
    const own = weight[i] as number;
    lines[whole] = (lines[whole] as number) + own * (1 - part);
    lines[whole + 1] = (lines[whole + 1] as number) + own * part;
  }
  let sum = 0;
  for (let i = 0; i < lines.length; i++) sum += (lines[i] as number) ** 2;
  return sum;
}

/** The angle of most between `from` and `to`, with its neighbours' values taken into account. */
function best(feet: Feet, from: number, to: number, step: number, lines: Float64Array): [angle: number, value: number] {
  const count = Math.round((to - from) / step);
  const values = Array.from({ length: count + 1 }, (_, i) => sharedLines(feet, from + i * step, lines));
  let at = 0;
  values.forEach((value, i) => {
    if (value > (values[at] as number)) at = i;
  });
  const own = values[at] as number;
  const before = values[at - 1] ?? own;
  const after = values[at + 1] ?? own;
  const bend = before - 2 * own + after;
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0;
  return [from + (at + shift) * step, own];
}

/**
 * Finds how print slants in a picture of its ink (0 paper, 255 black), where it runs roughly level, or with `sideways`
 * roughly upright.
 */
export function slantOf(ink: Picture, sideways: boolean): Slant {
  const feet = feetOf(ink, sideways);
  if (feet.x.length < 20) return { angle: 0, clearness: 0 };
  const lines = new Float64Array(Math.ceil(feet.height + feet.width * Math.tan(WIDEST) * 2) + 4);
  const [rough] = best(feet, -WIDEST, WIDEST, COARSE, lines);
  const [angle, value] = best(feet, rough - COARSE, rough + COARSE, FINE, lines);
  const total = feet.weight.reduce((sum, one) => sum + one, 0);
  return { angle, clearness: (value * feet.height) / (total * total) };
}
