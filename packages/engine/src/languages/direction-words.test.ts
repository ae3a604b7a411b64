import { expect, it } from 'vitest';
import { directionNamed } from './direction-words.ts';

it.each([
  ['Cash deposit', 'in'],
  ['Gehalt März', 'in'],
  ['Kartenzahlung', 'out'],
  ['Geldopname', 'out'],
  ['Transfer', null],
  ['Pago de cheque 4711', 'out'],
  // What is given back is named behind it
  ['Estorno de compra', 'in'],
  ['Refund: card purchase', 'in'],
  ['Card purchase refund desk', null],
  // Interest on either side, and a payment to a card
  ['Rente maart', null],
  ['Betaling, dank u', null],
] as const)('%s: %s', (text, direction) => expect(directionNamed(text)).toBe(direction));
