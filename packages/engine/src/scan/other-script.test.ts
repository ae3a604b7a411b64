import { expect, test } from 'vitest';
import { type Doubt, doubtsOf, findOtherScript, withOtherScript } from './other-script.ts';
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

const doubtOf = (): Doubt => {
  const piece = pieceOf('CASH DEPOSIT ABCDEF', 100);
  const [doubt] = doubtsOf(
    new Map([[piece, [word('CASH', 0, 0.95), word('DEPOSIT', 5, 0.96), word('HERE', 13, 0.2)]]]),
  );
  if (!doubt) throw new Error('nothing is doubted');
  return doubt;
};

test('what a piece says unsurely is looked at alone', () => {
  const { part, before, behind } = doubtOf();
  expect([part.x0, part.x1, part.components.length]).toEqual([156, 226, 6]);
  expect(before.map(({ text }) => text)).toEqual(['CASH', 'DEPOSIT']);
  expect(behind).toEqual([]);
  expect(doubtsOf(new Map([[pieceOf('CASH', 20), [word('CASH', 0, 0.95)]]]))).toEqual([]);
});

test('a surer reading in ideographs takes the place of what was doubted, another does not', () => {
  const doubt = doubtOf();
  expect(withOtherScript(doubt, [word('現金存款', 13, 0.9)])?.map(({ text }) => text)).toEqual([
    'CASH',
    'DEPOSIT',
    '現金存款',
  ]);
  expect(withOtherScript(doubt, [word('HER3', 13, 0.9)])).toBe(null);
  expect(withOtherScript(doubt, [word('現金存款', 13, 0.4)])).toBe(null);
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
