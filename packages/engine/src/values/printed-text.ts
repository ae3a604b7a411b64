import { withCommonFigures } from './common-figures.ts';

/** Apostrophes as printed; NFKC would take ´ apart into a blank and a combining accent. */
const APOSTROPHES = /[\u2018\u2019\u201B\u2032\u00B4\u0060\u02BC\uFF07]/gu;
/** Characters without width or ink: zero-width blanks, joiners, direction marks, the byte order mark. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** All that is printed as a minus: hyphens (the soft one too, as fonts encode it), dashes, the Unicode minus. */
const MINUSES = /[\u00AD\u2010-\u2015\u2212\u2043\u2500\u2796\uFE58\uFE63\uFF0D]/gu;

/** Most words by far. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;

/**
 * Printed text in one spelling: full-width and half-width forms (NFKC) and Arabic figures made common, every apostrophe `'`, every minus
 * or dash `-`, every run of blanks (no-break, thin, figure …) one blank, nothing invisible, no blanks at the ends.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return withCommonFigures(text)
    .replace(APOSTROPHES, "'")
    .replace(INVISIBLE, '')
    .replace(MINUSES, '-')
    .normalize('NFKC')
    .replace(MINUSES, '-')
    .replace(/[\s\u2800\u3164]+/gu, ' ')
    .trim();
}

/** Raised figures, asterisks, daggers and lone accents behind a figure. */
const FOOTNOTE = /(?<=\p{Nd}[^\p{Nd}]*) ?(?:[¹²³⁰⁴-⁹]{1,2}|[*†‡§#^¨ˆ˜¸]{1,3})$/u;

/** A printed value without the mark at its end that points to a footnote: `08/05/25*`, `12.00 ²`, `80.00†`, `391,27¨`. */
export const footnoteTaken = (text: string): string =>
  /[¹²³⁰⁴-⁹*†‡§#^¨ˆ˜¸]$/u.test(text) ? text.replace(FOOTNOTE, '') : text;
