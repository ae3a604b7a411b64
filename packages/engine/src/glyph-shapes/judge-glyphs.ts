import type { Glyphs, ShownText } from '../shapes/printed.ts';
import { cutShape, isDrawn, likeness, type Shape } from './cut-shape.ts';
import { figureTemplates, letterTemplates, type Templates } from './templates.ts';

/**
 * A glyph looks like another character where it is so much more like that one than like its own. Of the figures of 40 fonts,
 * none is more than 0.03 more like another one; with any two exchanged, 199 of 200 are more than 0.08.
 */
export const CLEARLY = 0.12;
/** A glyph that is less like its own character than this is looked at; others are taken for what they say. */
const LIKE = 0.8;
/** What a glyph looks like instead must be as like as this: bars of a postcode look like no figure. */
const LIKE_ANOTHER = 0.55;
/** Of a character's glyphs so many, and so large a share, must look like another for the character to be another. */
const FEWEST_WRONG = 3;
const WRONG_SHARE = 0.08;
/** Letters vary more: so many of a font's must be looked at, and so large a share be clearly others, for its text to be another. */
const FEWEST_LETTERS = 6;
const GARBLED_SHARE = 0.6;
const CLEARLY_ANOTHER_LETTER = 0.2;
const MOST_LETTERS = 26;
/** So many figures that look all the same are the bars of a code for machines. */
const FEWEST_BARS = 3;
/** A page with fewer figures that are others, and a smaller share of letters, is believed: a few are icons. */
const FEWEST_FIGURES = 4;
const GARBLED_TEXT = 0.2;

/** What the drawing shows of the glyphs of one font. */
export interface FontLooks {
  /** The figures that, in places, show another figure. */
  readonly wrongFigures: readonly number[];
  /** Whether the letters show others. */
  readonly garbled: boolean;
}

/** The other character that the shape clearly shows in place of the one that it is said to be. */
export function shownInstead(shape: Shape, code: number, templates: Templates, clearly: number): number | null {
  const likest = (shapes: readonly Shape[]): number => Math.max(...shapes.map((other) => likeness(shape, other)));
  const own = likest(templates.get(code) ?? []);
  if (own >= LIKE) return null;
  let [most, shows]: [number, number | null] = [Math.max(LIKE_ANOTHER, own + clearly), null];
  for (const [other, shapes] of templates) {
    // A capital and its small letter often share their shape.
    if ((other | 0x20) === (code | 0x20)) continue;
    const like = likest(shapes);
    if (like > most) [most, shows] = [like, other];
  }
  return shows;
}

/** Some of them, evenly spread: what two glyphs share as one character may stand here and there only. */
const spread = (all: readonly number[], most: number): readonly number[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] ?? 0);

/** The drawn glyphs of each character of each font that are known to `templates`. */
function sort(shown: ShownText, glyphs: Glyphs, templates: Templates): Map<number, Map<number, number[]>> {
  const fonts = new Map<number, Map<number, number[]>>();
  for (let n = 0; n < glyphs.count; n += 1) {
    const code = glyphs.codes[n] ?? 0;
    if (!templates.has(code)) continue;
    const font = glyphs.styles[glyphs.styleOf[n] ?? 0]?.font ?? 0;
    const codes = fonts.get(font) ?? new Map<number, number[]>();
    fonts.set(font, codes);
    const picked = codes.get(code) ?? [];
    codes.set(code, picked);
    if (isDrawn(shown, glyphs, n)) picked.push(n);
  }
  return fonts;
}

/** How many of the glyphs can be judged, and what those show that clearly show another character. */
function look(shown: ShownText, glyphs: Glyphs, picked: readonly number[], templates: Templates, clearly: number) {
  let judged = 0;
  const instead: number[] = [];
  for (const n of picked) {
    const shape = cutShape(shown, glyphs, n);
    if (!shape) continue;
    judged += 1;
    const other = shownInstead(shape, glyphs.codes[n] ?? 0, templates, clearly);
    if (other !== null) instead.push(other);
  }
  return { judged, instead };
}

/** The figures of one font that show another one. */
function wrongFigures(
  shown: ShownText,
  glyphs: Glyphs,
  codes: ReadonlyMap<number, readonly number[]>,
  templates: Templates,
): number[] {
  const wrong: number[] = [];
  const shows = new Set<number>();
  for (const [code, picked] of codes) {
    const { judged, instead } = look(shown, glyphs, picked, templates, CLEARLY);
    for (const other of instead) shows.add(other);
    if (instead.length >= FEWEST_WRONG && instead.length >= WRONG_SHARE * judged) wrong.push(code);
  }
  // Where all look the same, they are the bars of a code.
  return shows.size === 1 && wrong.length >= FEWEST_BARS ? [] : wrong;
}

/** The fonts of which most letters looked at show others. */
function garbledFonts(shown: ShownText, glyphs: Glyphs): ReadonlySet<number> {
  const templates = letterTemplates();
  const garbled = new Set<number>();
  for (const [font, codes] of sort(shown, glyphs, templates)) {
    const picked = [...codes.values()].flatMap((all) => all.slice(0, 1)).slice(0, MOST_LETTERS);
    const { judged, instead } = look(shown, glyphs, picked, templates, CLEARLY_ANOTHER_LETTER);
    if (judged >= FEWEST_LETTERS && instead.length > GARBLED_SHARE * judged) garbled.add(font);
  }
  return garbled;
}

/**
 * Compares what glyphs are said to be with what the drawing shows, font by font.
 * @param most how many glyphs of one figure are looked at, in each font
 */
export function judgeGlyphs(shown: ShownText, glyphs: Glyphs, most: number): ReadonlyMap<number, FontLooks> {
  const templates = figureTemplates();
  const garbled = garbledFonts(shown, glyphs);
  const looks = new Map<number, FontLooks>();
  for (const [font, codes] of sort(shown, glyphs, templates)) {
    const some = new Map([...codes].map(([code, all]) => [code, spread(all, most)]));
    looks.set(font, { wrongFigures: wrongFigures(shown, glyphs, some, templates), garbled: garbled.has(font) });
  }
  for (const font of garbled) looks.set(font, looks.get(font) ?? { wrongFigures: [], garbled: true });
  return looks;
}

/** Whether the text is another than the drawing shows: by its figures, or by a good part of its letters. */
export function isAnotherText(shown: ShownText, glyphs: Glyphs, most: number): boolean {
  const looks = judgeGlyphs(shown, glyphs, most);
  let [figures, garbled] = [0, 0];
  for (let n = 0; n < glyphs.count; n += 1) {
    const font = looks.get(glyphs.styles[glyphs.styleOf[n] ?? 0]?.font ?? 0);
    if (font?.garbled) garbled += 1;
    if (font?.wrongFigures.includes(glyphs.codes[n] ?? 0)) figures += 1;
  }
  return figures >= FEWEST_FIGURES || garbled > GARBLED_TEXT * glyphs.count;
}
