import { dataOf, languagesOf, termsIn } from '../languages/print-data.ts';
import type { PrintReader } from '../shapes/print-reader.ts';
import type { Piece } from './pieces.ts';
import { type Reading, readSample, type Words } from './read-pieces.ts';
import type { PieceWord } from './sheet.ts';

/** What reads any Latin text well enough to tell its language, and figures best. */
export const LATIN = 'eng';
/** Scripts without blanks between words. */
export const CJK = ['jpn', 'chi_sim', 'chi_tra'];

/** A sample's letters, in heights of a capital: enough for some forty words. */
const SAMPLE_LENGTH = 420;
/** A reader is this sure, on average, of text in its own script, however badly printed; of another's, half as sure. */
const OWN_SCRIPT = 0.66;
/** Another language must speak this much louder than English before it is taken. */
const LOUDER = 1.1;

/** The longest pieces of a page, as far as a sample needs; its texts, not its figures. */
function sampleOf(pieces: readonly Piece[]): Piece[] {
  const longest = [...pieces].sort((a, b) => (b.x1 - b.x0) / b.height - (a.x1 - a.x0) / a.height);
  const sample: Piece[] = [];
  let length = 0;
  for (const piece of longest) {
    if (length > SAMPLE_LENGTH) break;
    // A line of small print as long as the page says no more than its first words.
    length += Math.min((piece.x1 - piece.x0) / piece.height, 60);
    sample.push(piece);
  }
  return sample;
}

/** How sure a reader is of a text, letter by letter. */
export function surenessOf(words: readonly PieceWord[]): number {
  let [letters, sum] = [0, 0];
  for (const { text, sureness } of words) {
    const length = text.match(/\p{L}/gu)?.length ?? 0;
    letters += length;
    sum += length * sureness;
  }
  return letters < 10 ? 0 : sum / letters;
}

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

/** A page in such a script has so many of its signs at least, of its letters: its readers know Latin letters too, and may read them surer. */
const IDEOGRAPHS = 0.1;

function holdsIdeographs(words: readonly PieceWord[]): boolean {
  const text = words.map((word) => word.text).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/[\u3041-\u30fa\u3400-\u9fff]/g)?.length ?? 0) > IDEOGRAPHS * letters;
}

/** What a term of its own that stands in a text says for a language, beside how sure its reader is; of many as much as of six. */
const TERM = 0.04;
const MOST_TERMS = 6;

/** Kana stand in Japanese alone; of those that can be read either way, the one whose terms are found and whose reader is surer. */
function surest(
  readings: readonly { readonly language: string; readonly words: readonly PieceWord[] }[],
): string | null {
  let [best, most] = [null as string | null, 0];
  for (const { language, words } of readings) {
    const text = words.map((word) => word.text).join('');
    const kana = text.match(/[\u3041-\u30fa]/g)?.length ?? 0;
    const terms = TERM * Math.min(MOST_TERMS, termsIn(text, language));
    const score = surenessOf(words) + terms + (language === 'jpn' && kana > 0.12 * text.length ? 0.2 : 0);
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

/** The data to read a page with, by tesseract's name, and the pieces that were read with it to find out. */
export interface PageLanguage {
  readonly language: string;
  readonly words: Words;
  /** How sure its reader was of the sample, letter by letter: of print on its head or on its side, hardly. */
  readonly sureness: number;
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
  const latinSureness = surenessOf(latinWords);
  const asLatin = (): PageLanguage => {
    const language = latinLanguage(textOf(latinWords), reader);
    const well = (): Words => new Map([...latin.words].filter(([piece]) => !latin.misread.includes(piece)));
    return { language, words: language === LATIN ? well() : NONE, sureness: latinSureness };
  };
  if (sample.length === 0 || latinSureness > OWN_SCRIPT) return asLatin();
  const candidates = CJK.filter((language) => reader.languages.has(language));
  const few = sample.slice(0, Math.ceil(sample.length / 2));
  const readings = await Promise.all(
    candidates.map(async (language) => {
      const { words } = await readSample(reading, few, language, setting);
      return { language, words: [...words.values()].flat() };
    }),
  );
  const own = surest(readings);
  const ownWords = readings.find(({ language }) => language === own)?.words ?? [];
  const ownSureness = holdsIdeographs(ownWords) ? surenessOf(ownWords) : 0;
  return own && ownSureness > latinSureness + 0.05 ? { language: own, words: NONE, sureness: ownSureness } : asLatin();
}
