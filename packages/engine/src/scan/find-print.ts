import type { Ruling } from '../shapes/page.ts';
import type { Picture } from '../shapes/picture.ts';
import { type Component, findComponents } from './components.ts';
import { turnDarkBars } from './dark-bars.ts';
import { findInk } from './ink.ts';
import { wipeLeaders } from './leaders.ts';
import { loneDashes } from './lone-dashes.ts';
import { findPieces, type Piece } from './pieces.ts';
import { printHeight } from './print-height.ts';
import { wipeHoles } from './punched-holes.ts';
import { takeOutRuledLines } from './ruled-lines.ts';
import { wipeStains } from './stains.ts';

/** What is printed on a page, not yet read. In pixels. */
export interface Print {
  /** The page without its ruled lines, and with light print on dark bars turned dark on light. */
  readonly picture: Picture;
  readonly pieces: readonly Piece[];
  /** Dashes that stand by themselves. */
  readonly dashes: readonly Component[];
  readonly rulings: readonly Ruling[];
  /** The height of a capital of the common print; 0 where there is none. */
  readonly height: number;
}

/** Print lower than this, in pixels, cannot even be found. */
const LOWEST = 4;

/** More print than this, in letter heights, is noise that looks like print: five times what a page of small print holds. */
const MOST_PRINT = 40_000;

/** Finds the pieces of print on a straight page, and its ruled lines. */
export function findPrint(page: Picture): Print {
  const picture = { ...page, grey: page.grey.slice() };
  const nothing = { picture, pieces: [], dashes: [], rulings: [], height: 0 };
  const ink = findInk(picture);
  const all = findComponents(ink);
  const height = all ? printHeight(all) : 0;
  if (!all || height < LOWEST) return nothing;
  const turned = turnDarkBars(ink, picture, all, height);
  const rulings = takeOutRuledLines(ink, picture.grey, height);
  const bare = turned || rulings.length > 0 ? findComponents(ink) : all;
  if (!bare) return nothing;
  const components = wipeStains(ink, picture, bare, height) ? findComponents(ink) : bare;
  if (!components) return nothing;
  const printed = wipeLeaders(ink, picture, wipeHoles(ink, picture, components, height), height);
  const pieces = findPieces(printed, rulings, height);
  const length = pieces.reduce((sum, { x0, x1, height: letters }) => sum + (x1 - x0) / letters, 0);
  if (length > MOST_PRINT) return nothing;
  return { picture, pieces, dashes: loneDashes(printed, pieces, height), rulings, height };
}
