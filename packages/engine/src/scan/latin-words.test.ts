import { expect, test } from 'vitest';
import { scriptOf } from '../languages/print-scripts.ts';
import { capitalDoubtsOf, isLatinWord, readLatinWords } from './latin-words.ts';
import type { Piece } from './pieces.ts';
import type { PieceWord } from './sheet.ts';

const greek = scriptOf('ell');
const like = greek?.capitals;
if (!greek || !like) throw new Error('Greek is missing');

/** Capitals 10 pixels wide and 20 high, two apart; blanks are set as wide. */
function pieceOf(text: string): Piece {
  const components = [...text].flatMap((letter, at) =>
    letter === ' ' ? [] : [{ x0: 40 + 12 * at, x1: 50 + 12 * at, y0: 80, y1: 100, area: 90 }],
  );
  return { x0: 40, x1: 38 + 12 * text.length, y0: 80, y1: 100, components, baseline: 100, height: 20 };
}

const word = (text: string, from: number, sureness: number): PieceWord => ({
  text,
  x0: 40 + 12 * from,
  x1: 38 + 12 * (from + text.length),
  sureness,
});

const [line, words] = [
  pieceOf('ΝΕΟΣ ΑΤΗΙΝΑ ΑΕΠ'),
  [word('ΝΕΟΣ', 0, 0.97), word('ΑΤΗΙΝΑ', 5, 0.92), word('ΑΕ', 12, 0.9)],
];

test('of a Greek page each word of capitals that is not read quite surely is looked at', () => {
  const doubts = capitalDoubtsOf(new Map([[line, words]]), greek, []);
  expect(doubts.map(({ text, from, to, part }) => [text, from, to, part.components.length])).toEqual([
    ['ΑΤΗΙΝΑ', 1, 2, 6],
  ]);
  expect(capitalDoubtsOf(new Map([[line, words]]), greek, doubts)).toEqual([]);
});

const isLatin = (own: string, sureness: number, latin: string, latinSureness: number): boolean => {
  const piece = pieceOf(own);
  const doubt = { piece, part: piece, from: 0, to: 1, text: own, sureness };
  return isLatinWord(doubt, [word(latin, 0, latinSureness)], like);
};

test.each([
  ['ΑΤΗΙΝΑ', 0.93, 'ATHINA', 0.88],
  ['ΑΕΘΕΑΝΟ', 0.89, 'AEGEANO', 0.92],
  ['Ε-ΒΑΝΚΙΝΟ', 0.92, 'E-BANKING', 0.91],
  ['ΞΡΟΤΙΡΑΥ', 0.86, 'SPOTIFAY', 0.93],
] as const)('%s read %f is %s read %f', (own, sureness, latin, other) =>
  expect(isLatin(own, sureness, latin, other)).toBe(true),
);

test.each([
  ['ΑΤΤΙΚΟ', 0.91, 'ATTIKO', 0.91],
  ['ΕΥΧΑΡΙΣΤΟΥΜΕ', 0.88, 'EYXAPIZTOYME', 0.9],
  ['ΣΚΛΑΒΕΝΙΤΗΣ', 0.9, 'ZKAABENITHZ', 0.89],
  ['ΛΑΜΠΡΟΥ', 0.93, 'LAMNPOY', 0.93],
  ['ΨΩΝΙΑ', 0.92, 'WQNIA', 0.9],
  ['ΦΑΡΜΑΚΕΙΟ', 0.92, 'DAPMAKEIO', 0.56],
  ['ΑΓΟΡΑΣ', 0.92, 'AFrOPAZ', 0.41],
  ['ΜΑΡΚΕΤ', 0.93, 'MARKET.', 0.93],
] as const)('%s read %f is not %s read %f', (own, sureness, latin, other) =>
  expect(isLatin(own, sureness, latin, other)).toBe(false),
);

/** A reader that finds one Latin word on every sheet; `sheets` are their heights. */
function latinReader() {
  const sheets: number[] = [];
  const reader = {
    program: { engine: 'test', version: '1', data: 'test' },
    lanes: 1,
    languages: new Set(['eng', 'ell']),
    read: (sheet: { height: number }) => {
      sheets.push(sheet.height);
      const box = [30, 0.4 * sheet.height, 90, 0.6 * sheet.height] as const;
      return Promise.resolve([{ text: 'ATHINA', box, sureness: 0.91 }]);
    },
    close: () => Promise.resolve(),
  };
  const page = { width: 400, height: 140, grey: new Uint8Array(400 * 140).fill(255) };
  return { sheets, reading: { page, reader, signal: undefined } };
}

test('a Latin word of a Greek line takes its place there', async () => {
  const { reading } = latinReader();
  const read = await readLatinWords(reading, new Map([[line, words]]), 'eng', greek);
  expect(read.get(line)?.map(({ text }) => text)).toEqual(['ΝΕΟΣ', 'ATHINA', 'ΑΕ']);
});

test('words of capitals are not set beside what was read unsurely: a neighbour changes how a word is read', async () => {
  const sheetsOf = async (...read: readonly PieceWord[]) => {
    const { sheets, reading } = latinReader();
    await readLatinWords(reading, new Map([[line, read]]), 'eng', greek);
    return sheets;
  };
  const [ofOne] = await sheetsOf(word('ΑΤΗΙΝΑ', 5, 0.94));
  const both = await sheetsOf(word('ΝΕΟΣ', 0, 0.5), word('ΑΤΗΙΝΑ', 5, 0.94));
  expect(both.slice(0, 2)).toEqual([ofOne, ofOne]);
});
