import { expect, test } from 'vitest';
import type { Piece } from './pieces.ts';
import { type KnownWord, withoutDirt } from './words.ts';

const word = (text: string, readings: readonly string[] = []): KnownWord => ({
  ...{ text, readings, sureness: readings.length > 0 ? 0.75 : 0.95 },
  ...{ x0: 0, x1: 10 },
});
const piece: Piece = { x0: 0, y0: 0, x1: 100, y1: 20, components: [], baseline: 20, height: 20 };
const textsOf = (words: readonly KnownWord[]): string[] => withoutDirt(words, piece, 20).map(({ text }) => text);

test('a hole that every reader takes for another sign is no print', () => {
  expect(textsOf([word('©', ['O', 'e']), word('31/08')])).toEqual(['31/08']);
  expect(textsOf([{ ...word('®'), sureness: 0.58 }, word('18'), word('Oct')])).toEqual(['18', 'Oct']);
});

test('letters and digits that readers differ about are print', () => {
  expect(textsOf([word('12.00'), word('C', ['G', 'c'])])).toEqual(['12.00', 'C']);
  expect(textsOf([word('1', ['!', 'l']), word('Main Street')])).toEqual(['1', 'Main Street']);
});

test('a single quote before a capital that nothing closes is dirt', () => {
  expect(textsOf([word('‘Status')])).toEqual(['Status']);
  expect(textsOf([word('‘Time'), word('deposit')])).toEqual(['Time', 'deposit']);
});

test('quotes that are closed, and an apostrophe before small letters, are print', () => {
  expect(textsOf([word('‘Time'), word('deposit’')])).toEqual(['‘Time', 'deposit’']);
  expect(textsOf([word('’t'), word('Hoekje')])).toEqual(['’t', 'Hoekje']);
});
