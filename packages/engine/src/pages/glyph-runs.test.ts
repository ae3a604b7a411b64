import { expect, it } from 'vitest';
import type { Glyphs } from '../shapes/printed.ts';
import { glyphsToRuns } from './glyph-runs.ts';
import { runsToWords } from './runs-to-words.ts';

/** Letters of one size on one line; each text object has a style of its own. */
type Letter = readonly [letter: string, x0: number, x1: number, object: number];

function glyphsOf(...letters: readonly Letter[]): Glyphs {
  const style = { size: 8, bold: false, colour: 0, font: 0 };
  const all = (pick: (letter: (typeof letters)[number]) => number): Float64Array => Float64Array.from(letters, pick);
  return {
    count: letters.length,
    codes: Uint32Array.from(letters, ([letter]) => letter.codePointAt(0) as number),
    x0: all(([, x0]) => x0),
    x1: all(([, , x1]) => x1),
    baselines: all(() => 100),
    tops: all(() => 94),
    bottoms: all(() => 102),
    styleOf: Uint32Array.from(letters, ([, , , object]) => object),
    blankBefore: new Uint8Array(letters.length),
    styles: [style, style],
  };
}

const textsOf = (...letters: readonly Letter[]): string[] => glyphsToRuns(glyphsOf(...letters)).map(({ text }) => text);

it('letters of one ligature begin at one place, however wide each is said to be', () => {
  expect(textsOf(['e', 84, 88.4, 0], ['f', 88.4, 91.2, 0], ['f', 88.4, 96.2, 0], ['.', 94, 96, 0])).toEqual(['eff.']);
});

it('a letter that is drawn once more by another text object is one', () => {
  expect(textsOf(['e', 84, 88.4, 0], ['f', 88.4, 91.2, 0], ['f', 88.4, 91.2, 1])).toEqual(['ef']);
});

it('narrow letters that are drawn from right to left are put in order with their word', () => {
  const glyphs = glyphsOf(['ל', 100, 104, 0], ['ו', 98, 100, 0], ['י', 96.4, 98, 0]);
  expect(runsToWords(glyphsToRuns(glyphs)).map(({ text }) => text)).toEqual(['לוי']);
});

it('so are those that are drawn from left to right', () => {
  const glyphs = glyphsOf(['י', 96.4, 98, 0], ['ו', 98, 100, 0], ['ל', 100, 104, 0]);
  expect(runsToWords(glyphsToRuns(glyphs)).map(({ text }) => text)).toEqual(['לוי']);
});

it('figures and marks of Arabic numbers are read as the common ones, in their order', () => {
  const glyphs = glyphsOf(
    ['١', 96, 100, 0],
    ['٢', 100, 104, 0],
    ['٫', 104, 106, 0],
    ['٥', 106, 110, 0],
    ['٠', 110, 114, 0],
  );
  expect(runsToWords(glyphsToRuns(glyphs)).map(({ text }) => text)).toEqual(['12.50']);
});
