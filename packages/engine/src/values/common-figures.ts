/** Figures of the Arab countries (٠ to ٩) and of Persia (۰ to ۹), each as far from its script's nought as the common one from 0. */
const FIGURE = /^[\u0660-\u0669\u06F0-\u06F9]$/u;
const FIGURES_MASK = 0xf;
/** What Arabic numbers have for the point, the comma and the sign of per cent: `١٬٢٣٤٫٥٠`. */
const SIGNS: Readonly<Record<string, string>> = { '\u066B': '.', '\u066C': ',', '\u066A': '%' };

/** A character; one of Arabic numbers as it is written in all others: `٣` as `3`, the decimal mark `٫` as a point. */
export const commonFigure = (character: string): string => {
  if (character < '\u0660' || character > '\u06F9') return character;
  if (FIGURE.test(character)) return String((character.codePointAt(0) as number) & FIGURES_MASK);
  return SIGNS[character] ?? character;
};

/** A text with all its numbers as they are written in other scripts. */
export const withCommonFigures = (text: string): string =>
  /[\u0660-\u06F9]/u.test(text) ? Array.from(text, commonFigure).join('') : text;
