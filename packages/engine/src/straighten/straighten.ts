import { inTurn, projected, STAY, scaling, shifting } from '../geometry/projection.ts';
import type { Picture, Projection, StraightPicture } from '../shapes/picture.ts';
import { blankMiddle } from './blank-middle.ts';
import { type Sheet, sheetOf } from './cut-out.ts';
import { deepened, gainOf, isBare } from './exposure.ts';
import { inkOf, lightOf } from './light.ts';
import { expose, resampled } from './resample.ts';
import { resolutionOf } from './resolution.ts';
import { shrunk } from './shrink.ts';
import { withoutSpecks } from './specks.ts';
import { cutOf, partOf } from './split-pages.ts';
import { turnOf } from './turn-level.ts';
import { standing } from './upright.ts';

/** What its file states of a picture's size. */
export interface StatedSize {
  /** Pixels an inch, null where the file does not say. */
  readonly dpi: number | null;
  /** The page as displayed, in points. */
  readonly pointsWide: number;
  readonly pointsHigh: number;
}

/** A straight page, and how well it can be read. */
export interface StraightPage extends StraightPicture {
  /** How surely it stands on its feet: 1 surely; below 0.3 it may stand on its head, and both ways should be tried. */
  readonly upright: number;
  /** How high its capitals and figures are, in pixels; 0 where no print was found. Below 12 they are read badly, below 8 hardly. */
  readonly letters: number;
}

/** The longer side of the picture in which paper, light and slant are looked for, in pixels. */
const LOOK = 1050;
/** A page is turned over only if it stands on its head as surely as this. */
const ON_ITS_HEAD = -0.3;

/** Whether a frame shows a picture just as it is. */
const isWhole = (picture: Picture, frame: { width: number; height: number }, toPicture: Projection): boolean =>
  frame.width === picture.width &&
  frame.height === picture.height &&
  toPicture.every((one, index) => one === STAY[index]);

/** The sheet as seen in the small picture. */
function smallSheetOf(small: Picture, picture: Picture, sheet: Sheet, factor: number): Picture {
  if (isWhole(picture, sheet, sheet.toSource)) return small;
  const toSmall = inTurn(inTurn(scaling(factor, factor), sheet.toSource), scaling(1 / factor, 1 / factor));
  return resampled(small, toSmall, Math.ceil(sheet.width / factor), Math.ceil(sheet.height / factor));
}

/** One page made straight: `toPage` leads to the pixels of `taken`. */
function straightenOne(taken: Picture, statedDpi: number | null): StraightPage {
  const picture = withoutSpecks(taken);
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOK));
  const small = shrunk(picture, factor);
  const sheet = sheetOf(small, picture, factor);
  const smallSheet = smallSheetOf(small, picture, sheet, factor);
  const light = lightOf(smallSheet);
  const paleInk = inkOf(smallSheet, light);
  const gain = gainOf(paleInk);
  const turn = turnOf(gain > 1 ? deepened(paleInk, gain) : paleInk, sheet);
  let toPage = inTurn(turn.toSheet, sheet.toSource);
  const drawn = isWhole(picture, turn, toPage) ? picture : resampled(picture, toPage, turn.width, turn.height);
  const { width, height } = drawn;
  let { grey } = drawn;
  if (gain > 1 || !isBare(light)) {
    if (grey === taken.grey) grey = grey.slice();
    expose({ width, height, grey }, { light, toLight: inTurn(turn.toSheet, scaling(1 / factor, 1 / factor)), gain });
  }
  const { upright, letters } = standing({ width, height, grey });
  if (upright < ON_ITS_HEAD) {
    grey = (grey === taken.grey ? grey.slice() : grey).reverse();
    toPage = inTurn([-1, 0, width, 0, -1, height, 0, 0, 1], toPage);
  }
  const dpi = resolutionOf({
    width: sheet.width,
    height: sheet.height,
    wholeSheet: sheet.whole,
    stated: statedDpi,
    letters,
  });
  return { width, height, grey, toPage, dpi, upright: upright < ON_ITS_HEAD ? -upright : upright, letters };
}

/** The way that a page's lines run in the picture that it was cut out of, one pixel of it. */
function wayOfLines(page: StraightPage): readonly [x: number, y: number] {
  const [startX, startY] = projected(page.toPage, 0, page.height / 2);
  const [endX, endY] = projected(page.toPage, page.width, page.height / 2);
  const length = Math.hypot(endX - startX, endY - startY);
  return [(endX - startX) / length, (endY - startY) / length];
}

/** Pages lie side by side where their lines run across the cut, by the cosine to what goes straight across. */
const ACROSS = 0.7;

/** Two pages in the order in which they are read; null where the parts lie one above the other, as parts of one page do. */
function straightenBoth(
  picture: Picture,
  upright: boolean,
  at: number,
  statedDpi: number | null,
): StraightPage[] | null {
  const { width, height } = picture;
  const parts = upright
    ? [partOf(picture, 0, 0, at, height), partOf(picture, at, 0, width - at, height)]
    : [partOf(picture, 0, 0, width, at), partOf(picture, 0, at, width, height - at)];
  const pages: { readonly page: StraightPage; readonly place: number }[] = [];
  for (const [index, part] of parts.entries()) {
    const page = straightenOne(part, statedDpi);
    const [right, down] = wayOfLines(page);
    if (Math.abs(upright ? right : down) < ACROSS) return null;
    const [x, y] = index === 0 ? [0, 0] : upright ? [at, 0] : [0, at];
    const place = right * (x + part.width / 2) + down * (y + part.height / 2);
    pages.push({ page: { ...page, toPage: inTurn(page.toPage, shifting(x, y)) }, place });
  }
  return pages.sort((one, other) => one.place - other.place).map(({ page }) => page);
}

/** Lines of one sheet run the same way left and right; those of two that were laid side by side seldom do. In radians. */
const APART = 0.4 * (Math.PI / 180);

/** Two sheets that a scanner took on one white lid: nothing parts them but a blank, and that each lies its own way. */
function sheetsThatLieApart(picture: Picture, statedDpi: number | null): StraightPage[] | null {
  const at = blankMiddle(picture);
  const both = at === null ? null : straightenBoth(picture, true, Math.round(at), statedDpi);
  if (!both?.every(({ letters }) => letters > 0)) return null;
  const [one = 0, other = 0] = both.map((page) => {
    const [right, down] = wayOfLines(page);
    return Math.atan2(down, right);
  });
  return Math.abs(one - other) >= APART ? both : null;
}

/**
 * Makes a picture of a page straight: cuts out the sheet, takes perspective and slant out of it, turns it upright and evens
 * out the light. A good scan comes through as it is. A picture of two pages side by side gives both, in the order in which
 * they are read.
 */
export function straighten(picture: Picture, stated: StatedSize): StraightPage[] {
  const cut = cutOf(picture);
  const both = cut && straightenBoth(picture, cut.upright, Math.round(cut.at), stated.dpi);
  const pages = both ?? sheetsThatLieApart(picture, stated.dpi) ?? [straightenOne(picture, stated.dpi)];
  const toPoints = scaling(stated.pointsWide / picture.width, stated.pointsHigh / picture.height);
  return pages.map((page) => ({ ...page, toPage: inTurn(page.toPage, toPoints) }));
}
