import type { Picture } from '../shapes/picture.ts';
import { shrunk } from './shrink.ts';

/** The longer side of the picture in which print is looked for, in pixels: print is pale in it, but there. */
const LOOK = 1000;
/** Two sheets of paper side by side are so much wider than high. */
const WIDER = 1.2;
const WIDEST = 1.75;
/** The strip between two sheets lies within this share of the picture's width from its middle, */
const MIDDLE = 0.08;
/** and is as wide as this share of it, or wider: the margins of both sheets. */
const BLANK = 0.025;
/** Print is darker than paper by so many greys; a sheet's edge on a white lid is not. */
const DARKER = 90;
/** Of a blank column so much of the height at most is dark: dirt, and the end of a sheet's shadow. */
const SPECKS = 0.02;

/** Which columns of a picture have no print from top to bottom. */
function blankColumns({ width, height, grey }: Picture): boolean[] {
  const paper = grey.slice().sort()[Math.floor(grey.length * 0.6)] as number;
  const dark = new Uint32Array(width);
  for (let at = 0; at < grey.length; at += 1) {
    if ((grey[at] as number) < paper - DARKER) dark[at % width] = (dark[at % width] as number) + 1;
  }
  return Array.from(dark, (count) => count <= SPECKS * height);
}

/** The middle of the upright strip without print, from top to bottom, in the middle of a picture that is wide enough for two sheets. */
export function blankMiddle(picture: Picture): number | null {
  const { width, height } = picture;
  if (width < WIDER * height || width > WIDEST * height) return null;
  const factor = Math.max(1, Math.round(width / LOOK));
  const blank = blankColumns(shrunk(picture, factor));
  const middle = blank.length / 2;
  const near = (x: number): boolean => Math.abs(x - middle) < MIDDLE * blank.length;
  let [best, widest] = [null as number | null, BLANK * blank.length];
  for (let from = 0; from < blank.length; from += 1) {
    if (!blank[from] || blank[from - 1]) continue;
    let to = from;
    while (blank[to]) to += 1;
    if (to - from > widest && near((from + to) / 2)) [best, widest] = [((from + to) / 2) * factor, to - from];
  }
  return best;
}
