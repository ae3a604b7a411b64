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
/** What is dark over more than this share of the height without a break is no letter, */
const LONG = 0.035;
/** but a sheet's edge, which a scanner draws as a thin line, of up to this share of the width. */
const THIN = 0.01;

/** How much of one column is dark, and whether it is so without a break over more than letters are high. */
interface Column {
  readonly dark: number;
  readonly long: boolean;
}

function columnsOf({ width, height, grey }: Picture): Column[] {
  const limit = (grey.slice().sort()[Math.floor(grey.length * 0.6)] as number) - DARKER;
  return Array.from({ length: width }, (_, x) => {
    let [dark, run, long] = [0, 0, false];
    for (let y = 0; y <= height; y += 1) {
      const isDark = y < height && (grey[y * width + x] as number) < limit;
      if (!isDark && run > LONG * height) long = true;
      else if (!isDark) dark += run;
      run = isDark ? run + 1 : 0;
    }
    return { dark, long };
  });
}

/** Which columns of a picture have no print from top to bottom; edges of sheets are none. */
function blankColumns(picture: Picture): boolean[] {
  const columns = columnsOf(picture);
  const blank = columns.map(({ dark }) => dark <= SPECKS * picture.height);
  for (let from = 0; from < columns.length; from += 1) {
    let to = from;
    while (columns[to]?.long) to += 1;
    if (to - from > THIN * columns.length) blank.fill(false, from, to);
    from = to;
  }
  return blank;
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
