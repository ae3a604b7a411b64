import type { Phrase } from '../languages/language.ts';
import type { Found } from '../languages/match.ts';

/** What a title says of its rows, where it says several things. */

/** `Interest and fees`: a word for rates beside one for what was booked is what was charged, and no table of rates. */
export function bookedIn({ phrase, at, length }: Found, all: readonly Found[]): Phrase {
  const beside = (each: Found): boolean => each.at >= at + length && /^section-(?:in|out)$/u.test(each.phrase);
  return (phrase === 'interest-rates' && all.find(beside)?.phrase) || phrase;
}

/**
 * What a title begins with, and that its rows are to come, wherever it says so: `Purchases - next bills`. One that says of its own
 * list that nothing is in it names no rows below: `Pending: there are no transactions`.
 */
export const withPending = (phrase: Phrase, all: readonly Found[]): Phrase[] =>
  all.some((found) => found.phrase === 'no-transactions')
    ? ['no-transactions']
    : phrase !== 'pending' && all.some((found) => found.phrase === 'pending')
      ? [phrase, 'pending']
      : [phrase];
