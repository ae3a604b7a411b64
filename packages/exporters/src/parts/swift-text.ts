import type { Statement } from '@tallyleaf/contract';
import type { HeldStatement, HeldTransaction } from '../exporter.ts';
import { chequeNumber } from './cheques.ts';
import { fitted, toRepertoire } from './fit.ts';
import type { Fitted } from './hold.ts';
import { inPieces } from './pieces.ts';

/** Texts in SWIFT's character set X and in the lines of MT940's field 86. */

/** Letters, digits and signs of set X (SWIFT User Handbook, General Information, "Character sets"). */
const SET_X = /^[A-Za-z0-9/\-?:().,'+ ]$/;

/** What stands for signs that set X does not have; every other one becomes a blank. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': '+',
  ';': '.',
  '!': '.',
  '*': '.',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '\\': '/',
  '|': '/',
  '`': "'",
  '~': '-',
};

/** Countries whose banks write ä as ae where they cannot write ä. */
const GERMAN_SPEAKING = ['DE', 'AT', 'CH', 'LI', 'LU'];

/** The country that an account's IBAN, else its BIC, names: `DE`; null where neither is printed. */
export const countryOf = ({ iban, bic }: Statement['account']): string | null =>
  iban?.slice(0, 2) ?? bic?.slice(4, 6) ?? null;

/** The type of a transaction (field 61, subfield 6): a cheque where that is certain, else miscellaneous. */
export function typeCode({ source }: HeldStatement, { row }: HeldTransaction): 'NCHK' | 'NMSC' {
  const transaction = source.transactions[row];
  return transaction && chequeNumber(transaction) !== null ? 'NCHK' : 'NMSC';
}

/** The text in set X, with single blanks: programs that join lines do not keep more. */
export function toSetX(
  text: string,
  account: Statement['account'],
  signs: Readonly<Record<string, string>> = {},
): Fitted {
  const german = GERMAN_SPEAKING.includes(countryOf(account) ?? '');
  const has = (character: string): boolean => SET_X.test(character) && signs[character] === undefined;
  const { text: written, losses } = toRepertoire(text, { has, german, signs: { ...SIGNS, ...signs } });
  // Of a text in another script, brackets and points may be left, which say nothing.
  const nothing = losses.includes('text-replaced') && !/[A-Za-z0-9]/.test(written);
  return { text: nothing ? '' : written.replace(/ {2,}/g, ' '), losses };
}

/** Lines of a field 86: six of 65 characters (6*65x). */
const MOST_LINES = 6;
const LINE = 65;
/** The tag stands on the first line, and readers that count the line ends too stop after 390 characters. */
const FIRST_LINE = LINE - ':86:'.length - 1;

const widthOf = (line: number): number => (line === 0 ? FIRST_LINE : LINE);

/** What a continuation line must not begin with: a tag, or the end of the message. */
const NOT_AT_LINE_START = /[ :-]/;

/**
 * Where to divide a text that is longer than `width`: after a blank, which stays before the break, because programs
 * join lines with nothing, with a blank or with a line break; inside a word only where it has no blank.
 */
function divide(text: string, width: number): number {
  for (let at = width; at > 0; at--) if (text[at - 1] === ' ' && !NOT_AT_LINE_START.test(text[at] ?? '')) return at;
  for (let at = width; at > width / 2; at--) if (!NOT_AT_LINE_START.test(text[at] ?? '')) return at;
  return text[width] === ' ' ? width - 1 : width;
}

/** A text as the lines of a plain field 86. What is over six lines is left out. */
export function plainLines(text: string): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < MOST_LINES) {
    const width = widthOf(lines.length);
    const at = rest.length <= width ? rest.length : divide(rest, width);
    lines.push(rest.slice(0, at));
    // Rows of dashes cannot be divided before anything else.
    rest = rest.slice(at).replace(/^[:-]/, '.');
  }
  return lines;
}

/**
 * Fits a description to a plain field 86.
 * @param instead for a text of which nothing is left
 */
export function fitPlain(text: string, account: Statement['account'], instead: string): Fitted {
  // Three digits and a question mark are the beginning of a structured field.
  const unstructured = (written: string): Fitted => ({ text: written.replace(/^(\d{3})\?/, '$1.'), losses: [] });
  const inLines = (written: string): Fitted => whatIsLeft(written, plainLines(written).join(''));
  return fitted(text, instead, (raw) => toSetX(raw, account), unstructured, inLines);
}

const whatIsLeft = (whole: string, kept: string): Fitted => ({
  text: kept.trimEnd(),
  losses: kept.length < whole.length ? ['text-cut'] : [],
});

/** Characters of a purpose's subfield, and the subfields in their order (DK, Anlage 3, chapter 8.2.3: field 86). */
const SUBFIELD = 27;
const SUBFIELDS = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63'];

/** A description in the pieces of a structured field's purpose. */
const pieces = (text: string): string[] =>
  inPieces(text, { first: SUBFIELD, most: SUBFIELDS.length, mayBegin: (character) => character !== ' ' });

/**
 * A description as the lines of a structured field 86: business code, posting text, purpose.
 * @param head what stands before the purpose: `835?00BELASTUNG`
 */
export function germanLines(text: string, head: string): string[] {
  const body =
    head +
    pieces(text)
      .map((piece, n) => `?${SUBFIELDS[n]}${piece}`)
      .join('');
  const lines: string[] = [];
  for (let rest = body; rest !== ''; ) {
    const width = widthOf(lines.length);
    const at = rest.length <= width ? rest.length : insideSubfield(rest, width);
    lines.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return lines;
}

/** The last place for a line break that no program shows: between two letters of one subfield; else before a subfield. */
function insideSubfield(body: string, width: number): number {
  for (let at = width; at > width - SUBFIELD; at--) {
    const inTag = /\?\d{0,2}$/.test(body.slice(0, at));
    if (!inTag && !/[ ?]/.test(`${body[at - 1]}${body[at]}`) && !NOT_AT_LINE_START.test(body[at] ?? '')) return at;
  }
  return body.lastIndexOf('?', width);
}

/** Labels of a SEPA purpose (DK, Anlage 3, chapter 8.2.3.1), which readers put into fields of their own. */
const LABEL = /^(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE)\+/;

/** AqBanking takes every four characters before a plus at the beginning for a label, and drops what it does not know. */
const noFalseLabel = (text: string): Fitted => ({
  text: LABEL.test(text) ? text : text.replace(/^(.{4})\+/, '$1 +'),
  losses: [],
});

/**
 * Fits a description to a structured field 86. `?` begins a subfield and cannot be text.
 * @param head as in `germanLines`
 * @param instead for a text of which nothing is left
 */
export function fitGerman(text: string, account: Statement['account'], head: string, instead: string): Fitted {
  const inLines = (written: string): Fitted => {
    let kept = pieces(written).join('');
    while (germanLines(kept, head).length > MOST_LINES) kept = kept.slice(0, -1).trimEnd();
    return whatIsLeft(written, kept);
  };
  return fitted(text, instead, (raw) => toSetX(raw, account, { '?': '.' }), noFalseLabel, inLines);
}
