import type { Minor } from '@tallyleaf/contract';
import { directionNamed } from '../languages/direction-words.ts';
import type { Row } from '../shapes/row.ts';

/** So many bookings' words tell whose view a statement's signs are, and so many times as many as speak against them. */
const FEWEST = 2;
const TIMES = 3;

/** Whether the words of bookings fit the signs that they are read with: what is called a purchase is money out. */
export function fitsWords(rows: readonly { readonly row: Row; readonly amount: Minor }[]): boolean {
  const fits = rows.flatMap(({ row, amount }) => {
    const named = amount === 0n ? null : directionNamed(row.description);
    return named === null ? [] : [(named === 'in') === amount > 0n];
  });
  const agree = fits.filter(Boolean).length;
  return agree >= FEWEST && agree > (fits.length - agree) * TIMES;
}
