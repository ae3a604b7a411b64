import type { Picture } from '../shapes/picture.ts';

/** Room to work in, kept from line to line. */
interface Room {
  readonly padded: Float32Array;
  readonly back: Float32Array;
}

/**
 * Along `line`, the greatest (or with `sign` -1 the least) value within `radius` of each place, in linear time
 * (van Herk's way). With `onward` the line goes on beyond its ends as it rose or fell before them, so that a slope of light
 * that ends at the edge of the picture is not cut off; else it stays there as it is.
 */
function lineFilter(line: Float32Array, radius: number, sign: 1 | -1, onward: boolean, room: Room): void {
  const { padded, back } = room;
  const count = line.length;
  const size = radius * 2 + 1;
  const total = count + radius * 2;
  const first = line[0] as number;
  const last = line[count - 1] as number;
  for (let i = 1; i <= radius; i++) {
    const inward = onward ? Math.min(i, count - 1) : 0;
    padded[radius - i] = sign * (2 * first - (line[inward] as number));
    padded[radius + count - 1 + i] = sign * (2 * last - (line[count - 1 - inward] as number));
  }
  for (let i = 0; i < count; i++) padded[radius + i] = sign * (line[i] as number);
  for (let i = total - 1; i >= 0; i--) {
    const own = padded[i] as number;
    back[i] = i === total - 1 || (i + 1) % size === 0 ? own : Math.max(own, back[i + 1] as number);
  }
  let ahead = 0;
  for (let i = 0; i < total; i++) {
    ahead = i % size === 0 ? (padded[i] as number) : Math.max(ahead, padded[i] as number);
    const start = i - size + 1;
    if (start >= 0) line[start] = sign * Math.max(ahead, back[start] as number);
  }
}

/** The least (`sign` -1) or greatest (`sign` 1) value of the square around each place. */
function filtered(
  { width, height }: Picture,
  values: Float32Array,
  radius: number,
  sign: 1 | -1,
  onward: boolean,
): void {
  const longest = Math.max(width, height) + 2 * radius;
  const room: Room = { padded: new Float32Array(longest), back: new Float32Array(longest) };
  for (let y = 0; y < height; y++) {
    lineFilter(values.subarray(y * width, (y + 1) * width), radius, sign, onward, room);
  }
  const column = new Float32Array(height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) column[y] = values[y * width + x] as number;
    lineFilter(column, radius, sign, onward, room);
    for (let y = 0; y < height; y++) values[y * width + x] = column[y] as number;
  }
}

/**
 * What is left when everything dark and smaller than the square of the radius is filled with what surrounds it. With `onward`
 * what is dark at the edges of the picture and grows darker towards them is taken to go on beyond them, and stays.
 */
export function withoutDark(picture: Picture, radius: number, onward = true): Float32Array {
  const values = Float32Array.from(picture.grey);
  filtered(picture, values, radius, 1, onward);
  filtered(picture, values, radius, -1, onward);
  return values;
}

/** Means of a square of `2 × radius + 1`, cut at the edges. */
export function smoothed(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(values.length);
  const done = new Float32Array(values.length);
  smoothLines(values, across, width, height, 1, width, radius);
  smoothLines(across, done, height, width, width, 1, radius);
  return done;
}

function smoothLines(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): void {
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    let count = 0;
    for (let i = -radius; i < length; i++) {
      const enters = i + radius;
      if (enters < length) {
        sum += from[start + enters * step] as number;
        count++;
      }
      const leaves = i - radius - 1;
      if (leaves >= 0) {
        sum -= from[start + leaves * step] as number;
        count--;
      }
      if (i >= 0) to[start + i * step] = sum / count;
    }
  }
}
