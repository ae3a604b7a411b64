/** White space of Unicode that is drawn as a blank, tabs and line ends included. */
export const isBlank = (code: number): boolean =>
  code === 0x20 ||
  code === 0xa0 ||
  (code >= 0x09 && code <= 0x0d) ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === 0x1680;

/** Code points that draw nothing and part nothing: joiners, direction marks, the byte order mark. */
export const isFormatting = (code: number): boolean =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2064) ||
  code === 0xfeff;

/** PDFium's code for a hyphen at the end of a line (and so for the minus after an amount), and the soft hyphen, which is drawn as one. */
export const isHyphenCode = (code: number): boolean => code === 0x02 || code === 0xad;

/** Code points that say that the font has no usable map to Unicode: controls, the private use areas, U+FFFD, noncharacters. */
export const isUnreadable = (code: number): boolean =>
  code < 0x20 ||
  (code >= 0x7f && code < 0xa0) ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  (code >= 0xfdd0 && code <= 0xfdef) ||
  (code >= 0xfff0 && code <= 0xffff) ||
  code >= 0xf0000;

/** Half-width kana and their voicing marks. */
export const isHalfWidth = (code: number): boolean => code >= 0xff61 && code <= 0xff9f;

/** Ideographs, their radicals, kana and wide forms, which stand in squares of one size. */
export const isEastAsian = (code: number): boolean =>
  (code >= 0x2e80 && code <= 0x9fff) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xff01 && code <= 0xffdc) ||
  (code >= 0x20000 && code <= 0x3ffff);
