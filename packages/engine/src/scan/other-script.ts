import { CJK } from './own-script.ts';
import type { Piece } from './pieces.ts';
import { type Reading, readPieces, readSample, type Words } from './read-pieces.ts';
import type { PieceWord, Setting } from './sheet.ts';

/** A word in doubt; one of few letters beside such a word is doubted from here on. */
const DOUBTED = 0.82;
const DOUBTED_BESIDE = 0.93;
const FEW = 4;
/** Less ink than two ideographs is no text to find a script by, in heights of a capital. */
const SHORTEST = 1.6;
/** Ideographs stand higher than capitals; a piece of them has this share of it or more. */
const TALL = 0.9;
/** Latin capitals stand lower than letters with stems and tails, as Georgian ones are. */
const LATIN_TALL = 0.6;

const IDEOGRAPH = /[\u3041-\u30ff\u3400-\u9fff]/g;

/** A stretch of a piece that data for Latin print read unsurely, as a piece of its own. */
export interface Doubt {
  readonly piece: Piece;
  readonly part: Piece;
  /** Its words among the piece's: the first one's index, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** How sure its reader was of it. */
  readonly sureness: number;
}

/** A word's end is known to about this, in heights of a capital: the widest blank so near is where it ends. */
const ABOUT = 0.8;

/** The middle of the widest blank of a piece's ink near a place. */
function blankNear({ components, height }: Piece, place: number): number {
  let [end, best, widest] = [Number.NEGATIVE_INFINITY, place, 0];
  for (const { x0, x1 } of [...components].sort((a, b) => a.x0 - b.x0)) {
    const middle = (end + x0) / 2;
    if (x0 - end > widest && Math.abs(middle - place) < ABOUT * height) [best, widest] = [middle, x0 - end];
    end = Math.max(end, x1);
  }
  return best;
}

/** The stretch of a piece between two places, across. */
function partOf(piece: Piece, from: number, to: number, tall: number): Piece | null {
  const components = piece.components.filter(({ x0, x1 }) => (x0 + x1) / 2 > from && (x0 + x1) / 2 < to);
  if (components.length === 0) return null;
  const x0 = Math.min(...components.map((one) => one.x0));
  const x1 = Math.max(...components.map((one) => one.x1));
  const y0 = Math.min(...components.map((one) => one.y0));
  const y1 = Math.max(...components.map((one) => one.y1));
  if (x1 - x0 < SHORTEST * piece.height || y1 - y0 < tall * piece.height) return null;
  return { x0, y0, x1, y1, components, baseline: y1, height: Math.min(y1 - y0, 1.5 * piece.height) };
}

type Run = readonly [first: number, last: number];

/** The runs of doubted words. */
function doubtedRuns(words: readonly PieceWord[]): Run[] {
  const doubted = words.map(({ sureness }) => sureness < DOUBTED);
  const beside = words.map(
    ({ sureness, text }, at) =>
      doubted[at] ||
      (sureness < DOUBTED_BESIDE && text.length <= FEW && (doubted[at - 1] === true || doubted[at + 1] === true)),
  );
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (!beside[from] || beside[from - 1]) continue;
    let to = from;
    while (beside[to + 1]) to += 1;
    runs.push([from, to]);
  }
  return runs;
}

/** The widest of some runs. */
function widestOf(runs: readonly Run[], words: readonly PieceWord[]): Run[] {
  const width = ([from, to]: Run): number => (words[to] as PieceWord).x1 - (words[from] as PieceWord).x0;
  const [first, ...others] = runs;
  return first ? [others.reduce((best, run) => (width(run) > width(best) ? run : best), first)] : [];
}

/** A run of doubted words, with the ink between the words that are not. */
export function doubtOf(
  piece: Piece,
  words: readonly PieceWord[],
  [first, last]: Run,
  tall = LATIN_TALL,
): Doubt | null {
  const [before, next] = [words[first - 1], words[last + 1]];
  const from = before ? blankNear(piece, before.x1) : piece.x0 - 1;
  const part = partOf(piece, from, next ? blankNear(piece, next.x0) : piece.x1 + 1, tall);
  return part && { piece, part, from: first, to: last + 1, sureness: surenessOf(words.slice(first, last + 1)) };
}

/** A piece that nothing was read of is doubted as a whole. */
const UNREAD: Run = [0, -1];

/** What of a page's texts data for Latin print read unsurely, of each the widest stretch: it may be in another script. */
export const doubtsOf = (read: ReadonlyMap<Piece, readonly PieceWord[]>): Doubt[] =>
  [...read].flatMap(([piece, words]) => {
    const runs = words.length === 0 ? [UNREAD] : widestOf(doubtedRuns(words), words);
    return runs.flatMap((run) => doubtOf(piece, words, run, TALL) ?? []);
  });

/** All of a page's texts that data for another script read unsurely: they may be Latin. */
export const latinDoubtsOf = (read: ReadonlyMap<Piece, readonly PieceWord[]>): Doubt[] =>
  [...read].flatMap(([piece, words]) => {
    const runs = words.length === 0 ? [UNREAD] : doubtedRuns(words);
    return runs.flatMap((run) => doubtOf(piece, words, run, LATIN_TALL) ?? []);
  });

/** So many doubted stretches tell whether a page has a second script, and which. */
const SAMPLE = 10;
/** A page whose second script is found has so many of its letters in the sample, read so surely. */
const ENOUGH = 8;
const SURE = 0.6;
/** Data for another language's ideographs are as sure of them as this. */
const PLAUSIBLE = 0.25;
/** Data for Latin print are no surer than this of ideographs. */
const STRANGE = 0.6;
/** Fewer stretches, in heights of a capital, are Latin print that was read badly. */
const MUCH = 25;

const ideographsOf = (words: readonly PieceWord[]): number =>
  words.reduce((sum, { text }) => sum + (text.match(IDEOGRAPH)?.length ?? 0), 0);

/** How sure a reader is of a text, letter by letter. */
function surenessOf(words: readonly PieceWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, sureness }) => sum + text.length * sureness, 0) / Math.max(1, letters);
}

/** The parts of lines are set apart from what stands beside them. */
export const SETTING: Setting = { letters: 26, apart: 1.2, alone: true };

/** What data for ideographs makes of the sample: how many it finds, how sure it is of all, and of these. */
interface Tried {
  readonly language: string;
  readonly ideographs: number;
  readonly all: number;
  readonly own: number;
}

/** The script of what a Latin page says beside its Latin text, by tesseract's name of its data; null for none. */
export async function findOtherScript(reading: Reading, doubts: readonly Doubt[]): Promise<string | null> {
  const width = ({ part }: Doubt): number => Math.min(10, (part.x1 - part.x0) / part.height);
  // Latin print that is read badly is read less badly than that.
  const strange = doubts.filter(({ sureness }) => sureness < STRANGE);
  const sample = strange.sort((a, b) => width(b) - width(a)).slice(0, SAMPLE);
  if (sample.reduce((sum, doubt) => sum + width(doubt), 0) < MUCH) return null;
  const parts = sample.map(({ part }) => part);
  const tried = async (language: string): Promise<Tried> => {
    const words = [...(await readSample(reading, parts, language, SETTING)).words.values()].flat();
    const own = words.filter((word) => ideographsOf([word]) > 0);
    return { language, ideographs: ideographsOf(own), all: surenessOf(words), own: surenessOf(own) };
  };
  const [first, ...others] = CJK.filter((language) => reading.reader.languages.has(language));
  if (!first) return null;
  const one = await tried(first);
  // All of them know most ideographs: where one finds none, the others find none.
  if (one.ideographs < ENOUGH || one.own < PLAUSIBLE) return null;
  const scores = [one, ...(await Promise.all(others.map(tried)))]
    .filter(({ ideographs, all }) => ideographs >= ENOUGH && all > SURE)
    .map(({ language, own }) => ({ language, score: own }));
  const [best] = scores.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return best?.language ?? null;
}

const lengthOf = (words: readonly PieceWord[]): number => words.reduce((sum, { text }) => sum + text.length, 0);

/** Whether what was read of a doubted stretch is of the other script, and surer: all of it on average, or at least one half, surely. */
export function isOfOtherScript(doubt: Doubt, words: readonly PieceWord[], own: RegExp = IDEOGRAPH): boolean {
  const letters = lengthOf(words);
  const signs = words.reduce((sum, { text }) => sum + (text.match(own)?.length ?? 0), 0);
  const sure = lengthOf(
    words.filter(({ text, sureness }) => sureness >= DOUBTED && text.match(own)?.length === text.length),
  );
  const sureness = surenessOf(words);
  return signs * 2 > letters && sureness >= doubt.sureness && (sureness >= SURE || sure * 2 >= letters);
}

/** The pieces with words of the other script, each with all of its words. @param parts what was read of the doubted stretches */
export function withOtherScript(doubts: readonly Doubt[], read: Words, parts: Words, own = IDEOGRAPH): Words {
  const found = new Map<Piece, readonly PieceWord[]>();
  // From the right, so that places of words further left stay
  for (const doubt of [...doubts].sort((a, b) => b.from - a.from)) {
    const words = parts.get(doubt.part) ?? [];
    if (!isOfOtherScript(doubt, words, own)) continue;
    const all = found.get(doubt.piece) ?? read.get(doubt.piece) ?? [];
    found.set(doubt.piece, [...all.slice(0, doubt.from), ...words, ...all.slice(doubt.to)]);
  }
  return found;
}

/** Where a Latin page has a second script: the pieces that hold it, each with its words in both. */
export async function readOtherScript(reading: Reading, read: Words): Promise<Words> {
  const doubts = doubtsOf(read);
  const other = await findOtherScript(reading, doubts);
  if (!other) return new Map();
  const parts = doubts.map(({ part }) => part);
  return withOtherScript(doubts, read, await readPieces(reading, parts, other, SETTING));
}
