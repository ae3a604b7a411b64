import { languagesOf, termsIn, termsOf } from '../languages/print-data.ts';
import { type PrintScript, SCRIPTS, scriptOf } from '../languages/print-scripts.ts';
import type { Piece } from './pieces.ts';
import { type Reading, readSample } from './read-pieces.ts';
import type { PieceWord, Setting } from './sheet.ts';

/** Scripts without blanks between words. */
export const CJK = ['jpn', 'chi_sim', 'chi_tra'];

/** A reader is this sure, on average, of text in its own script, however badly printed; of another's, half as sure. */
export const OWN_SCRIPT = 0.66;

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

/** A word that is read as surely says what is printed. */
const CLEAR = 0.9;

/** The share of a text's letters that stand in words read clearly: what is no print of a reader's script has hardly any. */
export function clearShareOf(words: readonly PieceWord[]): number {
  const lettersOf = (some: readonly PieceWord[]): number =>
    some.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  return lettersOf(words.filter(({ sureness }) => sureness >= CLEAR)) / Math.max(1, lettersOf(words));
}

const textOf = (words: readonly PieceWord[], between = ''): string => words.map(({ text }) => text).join(between);

/** A page in such a script has so many of its signs at least, of its letters: its readers know Latin letters too, and may read them surer. */
const IDEOGRAPHS = 0.1;

const SIGN = /[\u3041-\u30fa\u3400-\u9fff]/g;

function holdsIdeographs(words: readonly PieceWord[]): boolean {
  const text = textOf(words);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(SIGN)?.length ?? 0) > IDEOGRAPHS * letters;
}

/** How sure a reader is of a text's ideographs and kana, where it has enough: Latin names among them say nothing of their language. */
const surenessOfSigns = (words: readonly PieceWord[]): number =>
  surenessOf(words.filter(({ text }) => text.match(SIGN))) || surenessOf(words);

/** What a term of its own that stands in a text says for a language, beside how sure its reader is; of many as much as of six. */
const TERM = 0.04;
const MOST_TERMS = 6;

/** What one data made of a sample. */
interface Tried {
  readonly language: string;
  readonly words: readonly PieceWord[];
}

/** Kana stand in Japanese alone; of those that can be read either way, the one whose terms are found and whose reader is surer. */
function surest(readings: readonly Tried[]): Tried | null {
  let [best, most] = [null as Tried | null, 0];
  for (const tried of readings) {
    const { language, words } = tried;
    const text = textOf(words);
    const kana = text.match(/[\u3041-\u30fa]/g)?.length ?? 0;
    const terms = TERM * Math.min(MOST_TERMS, termsIn(text, language));
    const score = surenessOfSigns(words) + terms + (language === 'jpn' && kana > 0.12 * text.length ? 0.2 : 0);
    if (score > most) [best, most] = [tried, score];
  }
  return best;
}

/** The data to read a page with that is not in Latin letters, and how sure its reader was of the sample. */
export interface OwnScript {
  readonly language: string;
  readonly sureness: number;
  /** The share of its letters that were read clearly. */
  readonly clear: number;
}

const surenessOfIdeographs = (words: readonly PieceWord[]): number => (holdsIdeographs(words) ? surenessOf(words) : 0);

/** The data for a text's language, of those of its script: by the words that it has of each. */
export function dataWithin({ reader, data }: PrintScript, text: string, known: ReadonlySet<string>): string {
  const scores = languagesOf(text);
  const [best] = Object.keys(data)
    .filter((code) => known.has(data[code] ?? ''))
    .sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  return (best && scores.has(best) && data[best]) || reader;
}

/** A text that says no word of any language of its script is as likely another's, read as surely as its own is. */
export const WORDLESS = 0.5;

const speaks = ({ data }: PrintScript, text: string): boolean => {
  const scores = languagesOf(text);
  return Object.keys(data).some((code) => scores.has(code) || termsOf(text, code) > 0);
};

/** How sure the reader of a script is of a sample; what is all figures tells nothing. */
export function surenessOfScript(script: PrintScript, words: readonly PieceWord[]): number {
  const sureness = surenessOf(words.filter(({ text }) => text.match(script.letters)));
  return speaks(script, textOf(words, ' ')) ? sureness : WORDLESS * sureness;
}

/** Nobody is as sure of another script's text: Greek capitals are read as Cyrillic ones with a sureness of 0.69. */
const CLEARLY_OWN = 0.85;

/** The script whose capitals a script's reader may take for its own. */
const TAKEN_FOR: Readonly<Record<string, string>> = { ell: 'kaz' };

/** Whether a reader is as sure as of its own script, and the script to be tried next is not one that it may take for it. */
function isOwn({ language, sureness }: OwnScript, next: PrintScript): boolean {
  const mayBeNext = scriptOf(language)?.reader === TAKEN_FOR[next.reader];
  return sureness > (mayBeNext ? CLEARLY_OWN : OWN_SCRIPT);
}

/**
 * What data a page is read with that data for Latin letters do not read: that whose reader is surest of a sample. One script is tried after
 * the other, and none once a reader is as sure as of its own, for each has data to be loaded.
 */
export async function findOwnScript(
  reading: Reading,
  sample: readonly Piece[],
  setting: Setting,
): Promise<OwnScript | null> {
  const known = reading.reader.languages;
  const read = async (language: string): Promise<Tried> => {
    const { words } = await readSample(reading, sample, language, setting);
    return { language, words: [...words.values()].flat() };
  };
  const [first, ...others] = CJK.filter((language) => known.has(language));
  const one = first ? await read(first) : null;
  let best: OwnScript | null = null;
  for (const script of SCRIPTS) {
    if (surenessOfIdeographs(one?.words ?? []) > OWN_SCRIPT || (best && isOwn(best, script))) break;
    if (!known.has(script.reader)) continue;
    const { words } = await read(script.reader);
    const sureness = surenessOfScript(script, words);
    if (sureness <= (best?.sureness ?? 0)) continue;
    const language = dataWithin(script, textOf(words, ' '), known);
    best = { language, sureness, clear: clearShareOf(words.filter(({ text }) => text.match(script.letters))) };
  }
  if (best && best.sureness > OWN_SCRIPT) return best;
  const ideographs = surest([...(one ? [one] : []), ...(await Promise.all(others.map(read)))]);
  const sureness = surenessOfIdeographs(ideographs?.words ?? []);
  if (!ideographs || sureness <= (best?.sureness ?? 0)) return best;
  const { language, words } = ideographs;
  return { language, sureness, clear: clearShareOf(words.filter(({ text }) => text.match(SIGN))) };
}
