import type { Ruling } from '../shapes/page.ts';
import type { Ink } from './ink.ts';

/** A stroke longer than this many times the height of the print is a ruled line, not a part of a letter. */
const LONGEST_STROKE = 3.5;
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

/** Whether most of a long stretch is thin: a ruled line, not the edge of a filled bar. */
function isThin(bits: Uint8Array, way: Way, { from, to, at }: Stretch, most: number): boolean {
  let thin = 0;
  const samples = 24;
  for (let n = 0; n < samples; n += 1) {
    const place = from + Math.floor(((n + 0.5) * (to - from)) / samples);
    if (thickness(bits, at * way.lineStep + place * way.step, way.lineStep, most + 1) <= most) thin += 1;
  }
  return thin >= samples * 0.6;
}

function longStretches({ bits }: Ink, way: Way, shortest: number, gap: number): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < way.lines; at += 1) {
    let [from, last] = [-1, -1];
    for (let n = 0, p = at * way.lineStep; n <= way.length; n += 1, p += way.step) {
      const inked = n < way.length && bits[p] === 1;
      if (inked && from < 0) from = n;
      if (inked) last = n;
      if (from >= 0 && (n === way.length || n - last > gap)) {
        if (last + 1 - from >= shortest) found.push({ from, to: last + 1, at });
        from = -1;
      }
    }
  }
  return found;
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

/**
 * Finds ruled lines and wipes them out of the ink and the picture, so that letters stand free. What they were is given back in
 * pixels, one piece for each row or column of pixels.
 * @param print the print's height in pixels
 */
export function takeOutRuledLines(ink: Ink, grey: Uint8Array, print: number): Ruling[] {
  const most = Math.max(2, Math.round(THICKEST * print));
  const shortest = Math.round(LONGEST_STROKE * print);
  const rulings: Ruling[] = [];
  const found = ([across, down] as const).map((wayOf) => {
    const way = wayOf(ink);
    const long = longStretches(ink, way, shortest, 2);
    return { way, thin: long.filter((stretch) => isThin(ink.bits, way, stretch, most)) };
  });
  for (const [n, { way, thin }] of found.entries()) {
    rulings.push(...rulingsOf(thin, n === 0 ? 'horizontal' : 'vertical'));
    for (const stretch of thin) wipe(ink.bits, grey, way, stretch, most);
  }
  for (let p = 0; p < ink.bits.length; p += 1) if (ink.bits[p] === WIPED) ink.bits[p] = 0;
  return rulings;
}
