/** Texts as every format wants them: one line, composed, without what no format can hold. */

/** Control characters, line and paragraph separators, lone surrogates and the two code points that XML forbids. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * The text on one line: each run of control characters and line breaks becomes one blank, ends trimmed, composed (NFC).
 * @example oneLine('CARD\r\nPAYMENT\t') is 'CARD PAYMENT'
 */
export const oneLine = (text: string): string =>
  text.replace(UNPRINTABLE, ' ').replace(LONE_SURROGATE, '\ufffd').normalize('NFC').trim();

/** Letters without their accents; letters that are no accented ones stay as they are. */
export const stripAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
