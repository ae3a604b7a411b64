import { clusterWithin } from '../geometry/cluster.ts';
import { median } from '../geometry/sorted.ts';
import type { Word } from '../shapes/page.ts';
import { wordAsRead } from '../values/right-to-left.ts';
import { type GlyphRun, readable, SAME_BASELINE } from './glyph-runs.ts';

/**
 * A gap wider than this, in font sizes, parts words where no blank is drawn. A blank of common fonts is 0.25 to 0.3 wide, of
 * condensed ones 0.15 to 0.2; kerning and rounding of glyph positions stay below 0.1.
 */
const WORD_GAP = 0.12;
/** The widest letter-spacing that is told from words of one letter, in font sizes. */
const WIDEST_SPACING = 0.5;
/**
 * Figures further apart are figures of their own (joined by mistake they would be another amount), unless a separator among
 * them shows that they are one.
 */
const WIDEST_FOR_FIGURES = 0.2;
const SEPARATED = /\d[.,'’/:-]\d/;
/** How much wider than its letter-spacing a gap must be to part words, in font sizes. */
const BEYOND_SPACING = 0.12;
/** So many runs of one or two glyphs in a row, evenly apart, are letter-spaced text. */
const FEWEST_SPACED = 4;

const gapBetween = (left: GlyphRun, right: GlyphRun): number => right.x0 - left.x1;
const emOf = (left: GlyphRun, right: GlyphRun): number => Math.min(left.size, right.size);

/** A blank that was drawn between two runs which also follow each other in the file. */
const blankBetween = (left: GlyphRun, right: GlyphRun): boolean => right.blankBefore && right.order === left.order + 1;

/** Whether two neighbours can be links of letter-spaced text: single letters of one size, not far apart. */
function isSpacedPair(left: GlyphRun, right: GlyphRun): boolean {
  const gap = gapBetween(left, right) / emOf(left, right);
  // Past a word's end the gap is the spacing twice and a blank.
  return left.length <= 2 && right.length <= 2 && gap > 0 && gap < 2 * WIDEST_SPACING + 0.5;
}

/** For each run of a line, the widest gap to the run before it that does not part words, in points. */
function widestJoins(line: readonly GlyphRun[]): number[] {
  const joins = line.map((run, i) => WORD_GAP * emOf(line[i - 1] ?? run, run));
  for (let from = 0; from < line.length; ) {
    let to = from + 1;
    for (; to < line.length; to += 1) {
      const [left, right] = [line[to - 1], line[to]];
      if (!left || !right || !isSpacedPair(left, right)) break;
    }
    if (to - from >= FEWEST_SPACED) {
      const spacing = letterSpacing(line.slice(from, to));
      const size = line[from]?.size ?? 0;
      for (let i = from + 1; i < to && spacing > 0; i += 1) joins[i] = spacing + BEYOND_SPACING * size;
    }
    from = to;
  }
  return joins;
}

/** The spacing of a chain of single letters, in points; 0 where they are not evenly apart, and so words of their own. */
function letterSpacing(chain: readonly GlyphRun[]): number {
  const gaps: number[] = [];
  for (let i = 1; i < chain.length; i += 1) {
    const [left, right] = [chain[i - 1], chain[i]];
    if (left && right && !blankBetween(left, right)) gaps.push(gapBetween(left, right));
  }
  gaps.sort((a, b) => a - b);
  const size = chain[0]?.size ?? 0;
  const spacing = gaps[Math.floor(gaps.length * 0.3)] ?? 0;
  const even = gaps.filter((gap) => gap <= spacing + BEYOND_SPACING * size).length;
  const text = chain.map((run) => run.text).join('');
  const oneFigure = spacing <= WIDEST_FOR_FIGURES * size || SEPARATED.test(text);
  const single = chain.filter((run) => run.length === 1 && (oneFigure || !/\d/.test(run.text))).length;
  const isEven = even >= 0.6 * gaps.length && single >= Math.max(FEWEST_SPACED, 0.75 * chain.length);
  return gaps.length >= FEWEST_SPACED - 1 && isEven && spacing <= WIDEST_SPACING * size ? spacing : 0;
}

/** A run that is drawn once more over itself, a hair aside, to look bold. */
const isRepeated = (run: GlyphRun, again: GlyphRun): boolean =>
  run.text === again.text &&
  Math.abs(run.x0 - again.x0) < 0.1 * run.size &&
  Math.abs(run.x1 - again.x1) < 0.1 * run.size;

function joins(left: GlyphRun, right: GlyphRun, widest: number): boolean {
  if (blankBetween(left, right)) return false;
  const em = emOf(left, right);
  if (Math.abs(left.baseline - right.baseline) > SAME_BASELINE * em) return false;
  const gap = gapBetween(left, right);
  return gap <= widest && gap >= -0.3 * em;
}

interface DraftWord {
  readonly word: Word;
  readonly blankBefore: boolean;
}

function wordOf(runs: readonly GlyphRun[]): DraftWord {
  const [first] = runs as [GlyphRun];
  let { x0, top, x1, bottom } = first;
  let main = first;
  for (const run of runs) {
    x0 = Math.min(x0, run.x0);
    x1 = Math.max(x1, run.x1);
    top = Math.min(top, run.top);
    bottom = Math.max(bottom, run.bottom);
    if (run.length > main.length) main = run;
  }
  const { baseline, size, bold, colour } = main;
  const word = {
    text: readable(wordAsRead(runs.map(({ text }) => text))),
    box: [x0, top, x1, bottom] as const,
    baseline,
    size,
    bold,
    colour,
  };
  return { word: { ...word, spaceBefore: false }, blankBefore: first.blankBefore };
}

function lineToWords(line: readonly GlyphRun[]): DraftWord[] {
  const widest = widestJoins(line);
  const words: DraftWord[] = [];
  let open: GlyphRun[] = [];
  line.forEach((run, i) => {
    const left = open.at(-1);
    if (left && isRepeated(left, run)) return;
    if (left && !joins(left, run, widest[i] ?? 0)) {
      words.push(wordOf(open));
      open = [];
    }
    open.push(run);
  });
  if (open.length > 0) words.push(wordOf(open));
  return words;
}

const byLeft = (a: { readonly x0: number }, b: { readonly x0: number }): number => a.x0 - b.x0;

/** Joins runs to the words that a reader sees, sorted from top to bottom and within a line from left to right. */
export function runsToWords(runs: readonly GlyphRun[]): Word[] {
  const size = median(runs.map((run) => run.size)) ?? 0;
  const drafts = clusterWithin(runs, (run) => run.baseline, SAME_BASELINE * size).flatMap(({ members }) =>
    lineToWords([...members].sort(byLeft)),
  );
  return clusterWithin(drafts, ({ word }) => word.baseline, 0.3 * size).flatMap(({ members }) => {
    const line = [...members].sort((a, b) => a.word.box[0] - b.word.box[0]);
    return line.map(({ word, blankBefore }, i) => {
      const left = line[i - 1]?.word;
      const spaceBefore = left !== undefined && (blankBefore || word.box[0] - left.box[2] > 0.1 * word.size);
      return { ...word, spaceBefore };
    });
  });
}
