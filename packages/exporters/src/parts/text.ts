/** Texts as every format wants them: one line, composed, without what no format can hold. */

/** Control characters, line and paragraph separators, lone surrogates and the two code points that XML forbids. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu;
/**
 * What steers how text is shown and shows nothing itself: marks of direction (U+202E turns a name around), joiners of
 * words, byte order marks, tags, soft hyphens. Joiners of letters and emoji (U+200C, U+200D) belong to the text.
 */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The text on one line: each run of control characters and line breaks becomes one blank, invisible controls go, ends are
 * trimmed, composed (NFC).
 * @example oneLine('CARD\r\nPAYMENT\t') is 'CARD PAYMENT'
 */
export const oneLine = (text: string): string =>
  text.replace(UNPRINTABLE, ' ').replace(INVISIBLE, '').replace(LONE_SURROGATE, '\ufffd').normalize('NFC').trim();

/** Letters without their accents; letters that are no accented ones stay as they are. */
export const stripAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
