import { type Font, openSync } from 'fontkit';
import type { Family } from '../layout/grammar.ts';
import type { Ink } from '../layout/sheet.ts';

/** Fonts that every PDF reader has: nothing is embedded, only WinAnsi text can be set. */
const BUILT_IN: Partial<Record<Family, readonly [regular: string, bold: string]>> = {
  Helvetica: ['Helvetica', 'Helvetica-Bold'],
  Times: ['Times-Roman', 'Times-Bold'],
  Courier: ['Courier', 'Courier-Bold'],
};

const LIBERATION = '/usr/share/fonts/truetype/liberation';
const DEJAVU = '/usr/share/fonts/truetype/dejavu';
const NOTO = '/usr/share/fonts/opentype/noto';

/** A font's files; `face` names one of a collection. Without a bold one the regular stands in for it. */
interface FontFiles {
  readonly regular: string;
  readonly bold?: string;
  readonly face?: string;
}

const liberation = (name: string): FontFiles => ({
  regular: `${LIBERATION}/${name}-Regular.ttf`,
  bold: `${LIBERATION}/${name}-Bold.ttf`,
});

/** One weight only: a subset of these fonts is 90 KB before its first sign. */
const noto = (style: 'Sans' | 'Serif', country: string): FontFiles => ({
  regular: `${NOTO}/Noto${style}CJK-Regular.ttc`,
  face: `Noto${style}CJK${country}-Regular`,
});

/** Fonts of Debian's fonts-liberation, fonts-dejavu and fonts-noto-cjk: only what is set is embedded. */
const EMBEDDED: Partial<Record<Family, FontFiles>> = {
  LiberationSans: liberation('LiberationSans'),
  LiberationSerif: liberation('LiberationSerif'),
  LiberationMono: liberation('LiberationMono'),
  LiberationSansNarrow: liberation('LiberationSansNarrow'),
  DejaVuSans: { regular: `${DEJAVU}/DejaVuSans.ttf`, bold: `${DEJAVU}/DejaVuSans-Bold.ttf` },
  SansJp: noto('Sans', 'jp'),
  SansKr: noto('Sans', 'kr'),
  SansSc: noto('Sans', 'sc'),
  SansTc: noto('Sans', 'tc'),
  SerifJp: noto('Serif', 'jp'),
};

/** Windows-1252 beyond Latin-1: what the built-in fonts can also set. */
const WIN_ANSI_EXTRAS = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * Fonts opened for each document, never shared: a font keeps the glyphs that it has seen, those reached as parts of
 * others (the U of Ú) without their letter, and the next document's text would lose it.
 */
const opened = new WeakMap<object, Map<string, Font>>();

/** True where a family is one that every reader has, so that its bytes need no font file. */
export const isBuiltIn = (family: Family): boolean => BUILT_IN[family] !== undefined;

/** What pdfkit's `font` is given for an ink: a built-in font's name, or a font opened for `document`. */
export function fontOf(ink: Ink, document: object): string | Font {
  const weight = ink.bold ? 1 : 0;
  const name = BUILT_IN[ink.family]?.[weight];
  if (name) return name;
  const files = EMBEDDED[ink.family];
  if (!files) throw new Error(`no font for ${ink.family}`);
  const path = (ink.bold ? files.bold : undefined) ?? files.regular;
  const key = `${path}#${files.face ?? ''}`;
  const own = opened.get(document) ?? new Map<string, Font>();
  opened.set(document, own);
  const font = own.get(key) ?? openSync(path, files.face);
  own.set(key, font);
  return font;
}

/** @throws {RangeError} when the ink's font lacks a sign of the text: it would be printed wrong. */
export function assertPrintable(text: string, ink: Ink, document: object): void {
  const font = fontOf(ink, document);
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const known =
      typeof font === 'string'
        ? (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || WIN_ANSI_EXTRAS.has(sign)
        : font.hasGlyphForCodePoint(code);
    if (!known) throw new RangeError(`${ink.family} cannot set ${sign} of ${text}`);
  }
}
