import { mergeRulings } from '../geometry/rulings.ts';
import type { Ruling } from '../shapes/page.ts';
import type { Ink } from './ink.ts';

/** A stroke longer than this many times the height of the print is a ruled line, not a part of letters. */
const LONGEST_STROKE = { horizontal: 4.5, vertical: 3 } as const;
/** A ruled line is no thicker than this share of the print's height. */
const THICKEST = 0.35;

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** Rows or columns of the ink, whichever way its lines run. */
interface Way {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly lineStep: number;
}

const across = ({ width, height }: Ink): Way => ({ lines: height, length: width, step: 1, lineStep: width });
const down = ({ width, height }: Ink): Way => ({ lines: width, length: height, step: width, lineStep: 1 });

/** How thick the ink is at a place of a line, measured aside up to `most` either way. */
function thickness(bits: Uint8Array, place: number, aside: number, most: number): number {
  let [up, under] = [1, 1];
  while (up <= most && bits[place - up * aside] === 1) up += 1;
  while (under <= most && bits[place + under * aside] === 1) under += 1;
  return up + under - 1;
}

/** So much of a stretch is thin where it is a ruled line: letters' feet that touch each other are thick where their stems stand. */
const MOSTLY_THIN = 0.9;
/** A line is thin nearly everywhere, but where letters stand on it; a long one may have many. */
const LONG = 12;
const LONG_THIN = 0.7;

/** Whether most of a long stretch is thin: a ruled line, not the edge of a filled bar. */
function isThin(bits: Uint8Array, way: Way, { from, to, at }: Stretch, most: number, print: number): boolean {
  let thin = 0;
  const samples = Math.max(24, Math.round((4 * (to - from)) / print));
  for (let n = 0; n < samples; n += 1) {
    const place = from + Math.floor(((n + 0.5) * (to - from)) / samples);
    if (thickness(bits, at * way.lineStep + place * way.step, way.lineStep, most + 1) <= most) thin += 1;
  }
  return thin >= samples * (to - from > LONG * print ? LONG_THIN : MOSTLY_THIN);
}

/** So many pixels may be missing in a stroke. */
const GAP = 1;

/** Rows' stretches of ink that are long, small gaps in them included. */
function longRows({ bits, width }: Ink, shortest: number, gap: number): Stretch[] {
  const found: Stretch[] = [];
  for (let p = bits.indexOf(1); p >= 0; ) {
    const at = Math.floor(p / width);
    const [start, end] = [at * width, (at + 1) * width];
    let [from, last] = [p, p];
    while (p >= 0 && p < end) {
      if (p - last - 1 > gap) {
        if (last + 1 - from >= shortest) found.push({ from: from - start, to: last + 1 - start, at });
        from = p;
      }
      last = p;
      while (last + 1 < end && bits[last + 1] === 1) last += 1;
      p = bits.indexOf(1, last + 1);
    }
    if (last + 1 - from >= shortest) found.push({ from: from - start, to: last + 1 - start, at });
  }
  return found;
}

/** Columns' stretches, found row by row, as the ink lies in memory. */
function longColumns({ bits, width }: Ink, shortest: number, gap: number): Stretch[] {
  const found: Stretch[] = [];
  const from = new Int32Array(width).fill(-1);
  const last = new Int32Array(width);
  const close = (x: number): void => {
    const [start, to] = [from[x] as number, (last[x] as number) + 1];
    if (start >= 0 && to - start >= shortest) found.push({ from: start, to, at: x });
  };
  for (let p = bits.indexOf(1); p >= 0; p = bits.indexOf(1, p)) {
    const y = Math.floor(p / width);
    const end = (y + 1) * width;
    for (; p < end && bits[p] === 1; p += 1) {
      const x = p - y * width;
      if ((from[x] as number) < 0 || y - (last[x] as number) - 1 > gap) {
        close(x);
        from[x] = y;
      }
      last[x] = y;
    }
  }
  for (let x = 0; x < width; x += 1) close(x);
  return found.sort((a, b) => a.at - b.at || a.from - b.from);
}

/** Of a line's edge, so many pixels beyond its ink are grey. */
const RIM = 2;

/** Wipes the ink that is joined to a place of a line, to one side of it, and its grey rim; other ink beyond a gap stays. */
function wipeAside(bits: Uint8Array, grey: Uint8Array, place: number, aside: number): void {
  let p = place;
  while (bits[p] === 1 || bits[p] === WIPED) {
    grey[p] = 255;
    p += aside;
  }
  for (let n = 0; n < RIM && p >= 0 && p < grey.length && bits[p] === 0; n += 1, p += aside) grey[p] = 255;
}

/** What is no ink any more, while a picture's lines are being wiped. */
const WIPED = 2;

/** Wipes a stretch, but where something crosses it, which is thicker. */
function wipe(bits: Uint8Array, grey: Uint8Array, way: Way, { from, to, at }: Stretch, most: number): void {
  for (let n = from; n < to; n += 1) {
    const place = at * way.lineStep + n * way.step;
    if (bits[place] !== 1 || thickness(bits, place, way.lineStep, most + 1) > most) continue;
    wipeAside(bits, grey, place, way.lineStep);
    wipeAside(bits, grey, place, -way.lineStep);
    bits[place] = WIPED;
  }
}

function rulingsOf(stretches: readonly Stretch[], direction: Ruling['direction']): Ruling[] {
  return stretches.map(({ from, to, at }) => ({
    direction,
    box: direction === 'horizontal' ? [from, at, to, at] : [at, from, at, to],
  }));
}

/** How far beside a line, in pixels, its pieces may lie where it is not quite level. */
const DRIFT = 2;

/** The stretches beside a line and along it, shorter than a line's, that are its own: it drifts from one row of pixels to the next. */
function driftOf(ruling: Ruling, way: Way): Stretch[] {
  const [x0, y0, x1, y1] = ruling.box;
  const [from, to, middle] = ruling.direction === 'horizontal' ? [x0, x1, y0] : [y0, y1, x0];
  const rows = Array.from({ length: 2 * DRIFT + 1 }, (_, n) => Math.round(middle) + n - DRIFT);
  return rows
    .filter((at) => at >= 0 && at < way.lines)
    .map((at) => ({ from: Math.max(0, Math.floor(from)), to: Math.min(way.length, Math.ceil(to)), at }));
}

/** A capital of common print (9 points) is so high in points, in which pieces of lines are joined. */
const CAPITAL = 6.5;

const scaled = (rulings: readonly Ruling[], by: number): Ruling[] =>
  rulings.map(({ direction, box: [x0, y0, x1, y1] }) => ({ direction, box: [x0 * by, y0 * by, x1 * by, y1 * by] }));

/** Strokes one pixel thick as the lines that they make up. */
function joinStrokes(strokes: readonly Ruling[], { width, height }: Ink, print: number): Ruling[] {
  const points = CAPITAL / print;
  return scaled(mergeRulings(scaled(strokes, points), width * points, height * points), 1 / points);
}

/**
 * Finds ruled lines and wipes them out of the ink and the picture, so that letters stand free.
 * @param print the print's height in pixels
 * @returns the lines, in pixels
 */
export function takeOutRuledLines(ink: Ink, grey: Uint8Array, print: number): Ruling[] {
  const most = Math.max(2, Math.round(THICKEST * print));
  const ways = { horizontal: across(ink), vertical: down(ink) } as const;
  const found = (['horizontal', 'vertical'] as const).flatMap((direction) => {
    const way = ways[direction];
    const longOnes = direction === 'horizontal' ? longRows : longColumns;
    const long = longOnes(ink, Math.round(LONGEST_STROKE[direction] * print), GAP);
    const thin = long.filter((stretch) => isThin(ink.bits, way, stretch, most, print));
    return rulingsOf(thin, direction);
  });
  const lines = joinStrokes(found, ink, print);
  for (const line of lines) {
    const way = ways[line.direction];
    for (const stretch of driftOf(line, way)) wipe(ink.bits, grey, way, stretch, most);
  }
  for (let p = ink.bits.indexOf(WIPED); p >= 0; p = ink.bits.indexOf(WIPED, p)) ink.bits[p] = 0;
  return lines;
}
