import { expect, it } from 'vitest';
import { directionOf, isDirectionMark } from './sign.ts';

it.each([
  ['CR', [], 'in'],
  ['Cr.', [], 'in'],
  ['(Cr)', [], 'in'],
  ['DR', [], 'out'],
  ['dr', [], 'out'],
  ['S', ['de'], 'out'],
  ['H', ['de'], 'in'],
  ['Soll', ['de'], 'out'],
  ['Haben', ['de'], 'in'],
  ['D', ['pt'], 'out'],
  ['C', ['pt'], 'in'],
  ['Af', ['nl'], 'out'],
  ['Bij', ['nl'], 'in'],
  ['Dare', ['it'], 'out'],
  ['Avere', ['it'], 'in'],
  ['Wn', ['pl'], 'out'],
  ['Ma', ['pl'], 'in'],
  ['借', ['zh-cn'], 'out'],
  ['贷', ['zh-cn'], 'in'],
  ['貸', ['zh-tw'], 'in'],
  ['収', ['ja'], 'in'],
  ['Pano', ['fi'], 'in'],
  ['Otto', ['fi'], 'out'],
  ['+', [], 'in'],
  ['-', [], 'out'],
  ['S', ['en'], null],
  ['X', [], null],
  ['', [], null],
  ['CR', ['xx'], null],
] as const)('%s in %j: %s', (mark, languages, expected) => expect(directionOf(mark, languages)).toBe(expected));

it.each([
  ['CR', true],
  ['Dr.', true],
  ['H', true],
  ['借', true],
  ['CARD', false],
  ['12', false],
  ['', false],
])('%j is a mark: %s', (text, expected) => expect(isDirectionMark(text)).toBe(expected));
