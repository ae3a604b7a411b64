import { inTurn } from '../geometry/projection.ts';
import { clockwise, quarterTurned } from '../geometry/quarter-turn.ts';
import type { Bend, StraightPicture } from '../shapes/picture.ts';
import { findBend, unbent } from './bend.ts';
import { findPrint, type Print } from './find-print.ts';
import type { PageLanguage } from './page-language.ts';

/** A page one way round, with its print as it lies there on level lines, and how these ran before. */
export interface Laid {
  readonly straight: StraightPicture;
  readonly print: Print;
  readonly bend: Bend | null;
}

/** Finds a page's print with its lines level. */
export function lay(straight: StraightPicture): Laid {
  const print = findPrint(straight);
  const bend = findBend(print.pieces, straight, print.height);
  return { straight, print: bend ? findPrint(unbent(straight, bend)) : print, bend };
}

/** A page laid one way round, and what a sample of its texts was read with. */
export interface Way extends PageLanguage {
  readonly laid: Laid;
}

/** Print the right way up is read as surely as this, or it is hardly print. */
export const READS = 0.6;
/** Another way up must be read so much surer. */
const SURER = 0.12;

const turned = (page: StraightPicture): StraightPicture => ({
  ...page,
  ...quarterTurned(page),
  toPage: inTurn(clockwise(page.height), page.toPage),
});

/**
 * The way up in which a page reads, where it hardly reads as it lies: on its head, or on its side. Points and the feet of letters
 * tell most pages' heads from their feet without reading; ideographs have neither.
 * @param look reads a sample of a page's texts
 */
export async function readableWay(first: Way, look: (laid: Laid) => Promise<PageLanguage>): Promise<Way> {
  let best = first;
  const quarter = turned(first.laid.straight);
  const half = turned(quarter);
  for (const straight of [half, quarter, turned(half)]) {
    if (best.sureness >= READS) break;
    const laid = lay(straight);
    const found = laid.print.pieces.length > 0 ? await look(laid) : null;
    if (found && found.sureness > best.sureness + SURER) best = { ...found, laid };
  }
  return best;
}
