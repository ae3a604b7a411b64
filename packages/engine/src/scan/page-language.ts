import { dataOf, languagesOf } from '../languages/print-data.ts';
import type { PrintReader } from '../shapes/print-reader.ts';
import { CJK, clearShareOf, findOwnScript, OWN_SCRIPT, type OwnScript, surenessOf, WORDLESS } from './own-script.ts';
import type { Piece } from './pieces.ts';
import { type Reading, readSample, type Words } from './read-pieces.ts';
import { sampleOf, textSampleOf } from './sample.ts';
import type { PieceWord } from './sheet.ts';

/** What reads any Latin text well enough to tell its language, and figures best. */
export const LATIN = 'eng';
/** Another language must speak this much louder than English before it is taken. */
const LOUDER = 1.1;

/**
 * The language of a Latin text, by its small words and those that statements use. One that has no data of its own is
 * read as English, which leaves out accents; a neighbour's data would put others.
 */
function latinLanguage(text: string, reader: PrintReader): string {
  const scores = languagesOf(text);
  let [best, most] = [LATIN, (scores.get('en') ?? 0) * LOUDER];
  for (const [code, score] of scores) {
    const data = dataOf(code);
    if (score > most && !CJK.includes(data)) [best, most] = [data, score];
  }
  return reader.languages.has(best) ? best : LATIN;
}

/** The data to read a page with, by tesseract's name, and the pieces that were read with it to find out. */
export interface PageLanguage {
  readonly language: string;
  readonly words: Words;
  /** How sure its reader was of the sample, letter by letter: of print on its head or on its side, hardly. */
  readonly sureness: number;
}

/** A Latin text says so many words of its language at least, of those with three letters or more: a fourth of a badly read one's. */
const SPOKEN = 0.1;

/** Whether a text that was read as Latin says anything: capitals of another script are read as Latin ones, and as surely. */
export function speaksLatin(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0;
  return Math.max(0, ...languagesOf(text).values()) >= SPOKEN * words;
}

/** How surely a page was read as Latin: letter by letter, whether that says anything, and what share of its letters was read clearly. */
interface AsLatin {
  readonly sureness: number;
  readonly speaks: boolean;
  readonly clear: number;
}

/** How likely a page is Latin. */
const likelihoodOf = ({ sureness, speaks }: AsLatin): number => sureness * (speaks ? 1 : WORDLESS);

/** Another script's reader must be so much surer. */
const SURER = 0.05;

/**
 * Whether a page is in another script that was found, read as surely as told. What is read as Latin as surely as Latin is needs a reader
 * of the other script that is as sure of its own: names and short words say little, and their letters look like others. So does a text
 * of which more is read clearly: rows of signs, stains and drawings are taken for letters of any script.
 */
export function isOtherScript(latin: AsLatin, { sureness, clear }: Pick<OwnScript, 'sureness' | 'clear'>): boolean {
  const clearer = latin.speaks && latin.clear > clear;
  if (sureness <= OWN_SCRIPT && (latin.sureness > OWN_SCRIPT || clearer)) return false;
  return sureness > likelihoodOf(latin) + SURER;
}

const textOf = (words: readonly PieceWord[]): string => words.map(({ text }) => text).join(' ');
export const NONE: Words = new Map();

/** What data to read a page with: found by reading a sample of its texts; `eng` where nothing speaks for another. */
export async function findPageLanguage(reading: Reading, pieces: readonly Piece[]): Promise<PageLanguage> {
  const { reader } = reading;
  const sample = sampleOf(pieces);
  const setting = { letters: 26 };
  const latin = await readSample(reading, sample, LATIN, setting);
  const latinWords = [...latin.words.values()].flat();
  const asRead = {
    sureness: surenessOf(latinWords),
    speaks: speaksLatin(textOf(latinWords)),
    clear: clearShareOf(latinWords),
  };
  const asLatin = (): PageLanguage => {
    const language = latinLanguage(textOf(latinWords), reader);
    const well = (): Words => new Map([...latin.words].filter(([piece]) => !latin.misread.includes(piece)));
    return { language, words: language === LATIN ? well() : NONE, sureness: asRead.sureness };
  };
  if (sample.length === 0 || likelihoodOf(asRead) > OWN_SCRIPT) return asLatin();
  const own = await findOwnScript(reading, textSampleOf(pieces, latin.words), setting);
  return own && isOtherScript(asRead, own)
    ? { language: own.language, sureness: own.sureness, words: NONE }
    : asLatin();
}
