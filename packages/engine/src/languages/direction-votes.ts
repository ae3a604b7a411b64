import type { Minor } from '@tallyleaf/contract';
import { directionNamed } from './direction-words.ts';

/** A booking with what its amount was read as. */
interface Voter {
  readonly row: { readonly description: string };
  readonly amount: Minor;
}

/** Bookings whose words fit one direction only, by whether their sign agrees: what is called a purchase is money out. */
export function votesOf(rows: readonly Voter[]): { readonly agree: number; readonly against: number } {
  let [agree, against] = [0, 0];
  for (const { row, amount } of rows) {
    const named = amount === 0n ? null : directionNamed(row.description);
    if (named === null) continue;
    if ((named === 'in') === amount > 0n) agree++;
    else against++;
  }
  return { agree, against };
}

/** So many bookings' words tell whose view a statement's signs are, and so many times as many as speak against them. */
const FEWEST = 2;
const TIMES = 3;

/** Whether the words of bookings fit the signs that they are read with. */
export function fitsWords(rows: readonly Voter[]): boolean {
  const { agree, against } = votesOf(rows);
  return agree >= FEWEST && agree > against * TIMES;
}
