import { expect, test } from 'vitest';
import {
  type Doubt,
  doubtsOf,
  findOtherScript,
  isOfOtherScript,
  latinDoubtsOf,
  withOtherScript,
} from './other-script.ts';
import type { Piece } from './pieces.ts';
import type { PieceWord } from './sheet.ts';

/** A piece of letters that are 10 pixels wide and 20 high, two apart; blanks are set as wide. */
function pieceOf(text: string, y: number): Piece {
  const components = [...text].flatMap((letter, at) =>
    letter === ' ' ? [] : [{ x0: 12 * at, x1: 12 * at + 10, y0: y - 20, y1: y, area: 90 }],
  );
  return { x0: 0, x1: 12 * text.length - 2, y0: y - 20, y1: y, components, baseline: y, height: 20 };
}

const word = (text: string, from: number, sureness: number, width = text.length): PieceWord => ({
  text,
  x0: 12 * from,
  x1: 12 * (from + width) - 2,
  sureness,
});

const piece = pieceOf('CASH DEPOSIT ABCDEF', 100);
const words = [word('CASH', 0, 0.95), word('DEPOSIT', 5, 0.96), word('HERE', 13, 0.2)];

const doubtOf = (): Doubt => {
  const [doubt] = doubtsOf(new Map([[piece, words]]));
  if (!doubt) throw new Error('nothing is doubted');
  return doubt;
};

test('what a piece says unsurely is looked at alone', () => {
  const { part, from, to } = doubtOf();
  expect([part.x0, part.x1, part.components.length]).toEqual([156, 226, 6]);
  expect([from, to]).toEqual([2, 3]);
  expect(doubtsOf(new Map([[pieceOf('CASH', 20), [word('CASH', 0, 0.95)]]]))).toEqual([]);
});

test('a surer reading in ideographs takes the place of what was doubted, another does not', () => {
  const doubt = doubtOf();
  const read = withOtherScript(
    [doubt],
    new Map([[piece, words]]),
    new Map([[doubt.part, [word('現金存款', 13, 0.9)]]]),
  );
  expect(read.get(piece)?.map(({ text }) => text)).toEqual(['CASH', 'DEPOSIT', '現金存款']);
  expect(isOfOtherScript(doubt, [word('HER3', 13, 0.9)])).toBe(false);
  expect(isOfOtherScript(doubt, [word('現金存款', 13, 0.4)])).toBe(false);
});

test('a word in ideographs of which one half is read surely is one: streaks go through the others', () => {
  const read = (sure: number) => [word('存', 13, sure), word('入', 15, 0.93), word('支票', 17, 0.08)];
  expect(isOfOtherScript(doubtOf(), read(0.92))).toBe(true);
  expect(isOfOtherScript(doubtOf(), read(0.5))).toBe(false);
});

test('each Latin word of a page in another script is looked at, lower than its letters as capitals are', () => {
  const line = pieceOf('ATM განაღდება GEL 12', 100);
  const low = line.components.map((one) => (one.x1 < 36 ? { ...one, y0: 86 } : one));
  const read = [word('#IM', 0, 0.3), word('განაღდება', 4, 0.95), word('CწნL', 14, 0.5, 3), word('12', 18, 0.95)];
  const own = { ...line, components: low };
  const doubts = latinDoubtsOf(new Map([[own, read]]));
  expect(doubts.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [2, 3],
  ]);
  const latin = ['ATM', 'GEL'].map((text, at) => word(text, 14 * at, 0.96));
  const parts = new Map(doubts.map(({ part }, at) => [part, latin.slice(at, at + 1)]));
  const texts = withOtherScript(doubts, new Map([[own, read]]), parts, /\p{Script=Latin}/gu).get(own);
  expect(texts?.map(({ text }) => text).join(' ')).toBe('ATM განაღდება GEL 12');
});

test('the script is that whose data read most surely, and none where all were unsure', async () => {
  const picture = { width: 300, height: 120, grey: new Uint8Array(300 * 120).fill(255) };
  const doubts = Array.from({ length: 12 }, doubtOf);
  const readingOf = (sureness: number) => ({ page: picture, signal: undefined, reader: readerOf(sureness) });
  const readerOf = (sureness: number) => ({
    program: { engine: 'test', version: '1', data: 'test' },
    lanes: 1,
    languages: new Set(['eng', 'jpn', 'chi_tra']),
    read: (sheet: { height: number; width: number }, language: string) =>
      Promise.resolve([
        {
          text: '現金存款機服務費信用',
          box: [30, 0.3 * sheet.height, 90, 0.4 * sheet.height] as const,
          sureness: language === 'chi_tra' ? sureness : 0.3,
        },
      ]),
    close: () => Promise.resolve(),
  });
  expect(await findOtherScript(readingOf(0.9), doubts)).toBe('chi_tra');
  expect(await findOtherScript(readingOf(0.5), doubts)).toBe(null);
});
