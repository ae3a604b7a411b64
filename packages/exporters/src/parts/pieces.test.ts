import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces } from './pieces.ts';

describe('a text in pieces', () => {
  it.each([
    ['short', { first: 10 }, ['short']],
    ['one two three', { first: 8 }, ['one two ', 'three']],
    ['abcdefgh', { first: 3 }, ['abc', 'def', 'gh']],
    ['aa bb cc', { first: 3, rest: 5 }, ['aa ', 'bb cc']],
    // By words there would be three pieces: the words are divided.
    ['aaaa bbb ccc', { first: 6, most: 2 }, ['aaaa b', 'bb ccc']],
    ['abc=def', { first: 3, mayBegin: (c: string) => c !== '=' }, ['ab', 'c=d', 'ef']],
    ['', { first: 3 }, []],
  ])('%j', (text, rules, expected) => expect(inPieces(text, rules)).toEqual(expected));

  it('leaves over what there is no room for', () => {
    expect(inPieces('abcdefgh', { first: 3, most: 2 })).toEqual(['abc', 'def']);
    expect(inPieces('ab=====cd', { first: 2, mayBegin: (c) => c !== '=' })).toEqual(['a', 'b=']);
  });

  it('joined, it is the beginning of the text, and all of it where there is room', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', ' ', '=', '🥬') }),
        fc.integer({ min: 1, max: 9 }),
        (text, first) => {
          const mayBegin = (character: string) => character !== '=';
          const pieces = inPieces(text, { first, rest: 7, most: 6, mayBegin });
          expect(text.startsWith(pieces.join(''))).toBe(true);
          expect(pieces.length).toBeLessThanOrEqual(6);
          expect(pieces.slice(1).filter((piece) => piece.startsWith('='))).toEqual([]);
          expect(pieces.filter((piece, n) => [...piece].length > (n === 0 ? first : 7))).toEqual([]);
          expect(inPieces(text, { first, rest: 7 }).join('')).toBe(text);
        },
      ),
    );
  });
});
