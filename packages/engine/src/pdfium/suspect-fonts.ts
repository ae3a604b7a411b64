import { CLEARLY, shownInstead } from '../glyph-shapes/judge-glyphs.ts';
import { figureTemplates, type Templates } from '../glyph-shapes/templates.ts';
import { figureShape } from './font-figures.ts';
import type { Library } from './library.ts';
import type { PageFont } from './text-objects.ts';

/** What is known of the fonts of a document, by their names: they come again on every page. `checked` has a bit a figure. */
export interface KnownFonts {
  readonly byName: Map<string, { checked: number; suspect: boolean }>;
  templates?: Templates;
}

/** A document with more fonts than this has each page's made anew; the rest are not looked at. */
const MOST_FONTS = 32;
/** A font is looked at once it has shown so many different figures. */
const FEWEST_FIGURES = 4;

/** A page that shows so many figures shows each of the ten: where one is missing, it may be said to be another. */
const MANY_FIGURES = 150;

/**
 * Whether the map to Unicode of a font may be wrong: one of the ten figures is never met, or the outline that the font has for a
 * figure clearly is another figure's. Costs some 0.1 ms a figure, once a font. A font without outlines (made of drawings) tells
 * nothing by them.
 * @param figures how often the font shows each figure on the page
 */
export function isSuspect(library: Library, known: KnownFonts, font: PageFont, figures: Uint32Array): boolean {
  const met = figures.filter((count) => count > 0).length;
  if (met < FEWEST_FIGURES) return false;
  if (met < 10 && figures.reduce((sum, count) => sum + count, 0) >= MANY_FIGURES) return true;
  return font.name !== '' && hasOtherOutlines(library, known, font, figures);
}

function hasOtherOutlines(library: Library, known: KnownFonts, font: PageFont, figures: Uint32Array): boolean {
  const seen = known.byName.get(font.name) ?? { checked: 0, suspect: false };
  if (!known.byName.has(font.name)) {
    if (known.byName.size >= MOST_FONTS) return false;
    known.byName.set(font.name, seen);
  }
  known.templates ??= figureTemplates();
  for (let figure = 0; figure < 10 && !seen.suspect; figure += 1) {
    const bit = 1 << figure;
    if (!figures[figure] || seen.checked & bit) continue;
    seen.checked |= bit;
    const code = 0x30 + figure;
    const shape = figureShape(library, font.handle, code);
    seen.suspect = shape !== null && shownInstead(shape, code, known.templates, CLEARLY) !== null;
  }
  return seen.suspect;
}
