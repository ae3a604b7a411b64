import { expect, it } from 'vitest';
import { directionNamed } from './direction-words.ts';

it.each([
  ['Cash deposit', 'in'],
  ['Gehalt März', 'in'],
  ['Kartenzahlung', 'out'],
  ['Geldopname', 'out'],
  ['Transfer', null],
  // Interest on either side, and a payment to a card
  ['Rente maart', null],
  ['Betaling, dank u', null],
] as const)('%s: %s', (text, direction) => expect(directionNamed(text)).toBe(direction));
