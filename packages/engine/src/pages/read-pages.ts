import { mergeRulings } from '../geometry/rulings.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Page } from '../shapes/page.ts';
import type { PrintedPage } from '../shapes/printed.ts';
import { isAnother } from './doubted-text.ts';
import { type GlyphRun, glyphsToRuns } from './glyph-runs.ts';
import { localForms } from './radicals.ts';
import { runsToWords } from './runs-to-words.ts';

/** A page that pictures cover more than this is a scan, or has a letterhead behind its text. */
const PAGE_FILLING = 0.6;
/** A page whose glyphs are unreadable in a greater share than this has no usable text. */
const MOST_UNREADABLE = 0.2;
/** A picture of a page with fewer visible glyphs than this (a stamp, a page number) is a scan. */
const FEWEST_ON_SCAN = 40;

function hasUsableText({ glyphs, unreadable }: PrintedPage, picture: boolean): boolean {
  if (glyphs.count === 0 || unreadable > MOST_UNREADABLE * glyphs.count) return false;
  return !picture || glyphs.count >= FEWEST_ON_SCAN;
}

/** The runs with their radicals in the page's own script. */
function inOwnScript(runs: readonly GlyphRun[]): readonly GlyphRun[] {
  const local = localForms(runs.map(({ text }) => text));
  return runs.map((run) => ({ ...run, text: local(run.text) }));
}

/** A page as words and lines, from its glyphs and strokes. `believed`: nothing tells that its text is another than it shows. */
function printedPageToPage(printed: PrintedPage, number: number, believed: boolean): Page {
  const picture = printed.pictures > PAGE_FILLING;
  const text = believed && hasUsableText(printed, picture) ? 'printed' : 'none';
  const layer = picture && text === 'none' && printed.hiddenGlyphs.count > 0;
  return {
    number,
    width: printed.width,
    height: printed.height,
    words: runsToWords(inOwnScript(glyphsToRuns(printed.glyphs))),
    rulings: mergeRulings(printed.strokes, printed.width, printed.height),
    text,
    ...(layer && { hiddenWords: runsToWords(inOwnScript(glyphsToRuns(printed.hiddenGlyphs))) }),
    hiddenText: printed.hidden > 0,
    picture,
  };
}

/**
 * Reads page `number`, counted from 1. One without words has `text: 'none'`: a picture, a page that cannot be loaded, one whose
 * text is another than it shows.
 */
export function readPage(document: SourceDocument, number: number): Page {
  const printed = document.printedPage(number);
  if (printed) return printedPageToPage(printed, number, !isAnother(document, printed, number));
  const { width, height } = document.pictureSize(number);
  const picture = document.kind === 'picture';
  return { number, width, height, words: [], rulings: [], text: 'none', hiddenText: false, picture };
}
