import type { Phrase } from '../languages/language.ts';
import { phrasesIn } from '../languages/match.ts';
import type { Box } from '../shapes/page.ts';
import type { Item } from '../shapes/row.ts';
import { figuresOutsideRows } from './figures-outside-rows.ts';

/** Names of figures that no booking moves: they are neither balances nor sums of anything, wherever they stand. */
const LIMITS: ReadonlySet<Phrase> = new Set(['credit-limit', 'minimum-payment']);

/** True for the name of a limit, or of the least that is to be paid. */
export const namesLimit = (label: string): boolean => phrasesIn(label).some(({ phrase }) => LIMITS.has(phrase));

/** The boxes of the cells outside the rows that hold such figures. */
export const limitsIn = (items: readonly Item[]): ReadonlySet<Box> =>
  new Set(figuresOutsideRows(items).flatMap(({ label, figure }) => (namesLimit(label) ? [figure.box] : [])));
