import { phrasesIn } from '../languages/match.ts';
import type { Item, Labelled } from '../shapes/row.ts';
import { type Paper, SURE, weigh } from './evidence.ts';
import { holdsUnreadRows } from './unread-rows.ts';

const isZero = (item: Item): boolean =>
  item.kind === 'labelled' &&
  item.figures.length > 0 &&
  item.figures.every(({ amount }) => amount.readings.every(({ units }) => units === 0n));

/** `Balance on …` names either balance: a single figure is not both. */
const isOneTwice = ([first, second, ...others]: readonly Labelled[]): boolean =>
  others.length === 0 && first?.phrase !== second?.phrase && first?.label === second?.label && first?.inTable === false;

/** The balances that are named, above 0, are all one and the same. */
function stayed(labelled: readonly Labelled[]): boolean {
  const ends = labelled.filter(({ phrase }) => phrase === 'opening' || phrase === 'closing');
  const values = new Set(ends.flatMap(({ figures }) => figures.map(({ amount }) => String(amount.readings[0]?.units))));
  return values.size === 1 && !values.has('0');
}

/**
 * True where a document without rows tells of an account on which nothing moved: both balances, and a word of it, or so
 * much of an institution's own that equal balances will do; or of a card's bill that asks for nothing.
 */
export function isEmptyStatement(items: readonly Item[], paper: Paper): boolean {
  const labelled = items.flatMap((item) => (item.kind === 'labelled' ? [item] : []));
  const phrases = new Set(labelled.map(({ phrase }) => phrase));
  const ends = labelled.filter(({ phrase }) => phrase === 'closing');
  if (paper.titled && ends.length > 0 && ends.every(isZero) && weigh(paper.signs) >= SURE) return true;
  if (holdsUnreadRows(items)) return false;
  if (!phrases.has('opening') && !phrases.has('brought-forward')) return false;
  if (isOneTwice(labelled.filter(({ phrase }) => phrase === 'opening' || phrase === 'closing'))) return false;
  if (!phrases.has('closing') && !phrases.has('carried-forward')) return false;
  const nothing = items.some(
    (item) => item.kind === 'remark' && phrasesIn(item.text).some(({ phrase }) => phrase === 'no-transactions'),
  );
  return (paper.titled || nothing || (stayed(labelled) && weigh(paper.signs) >= SURE)) && weigh(paper.signs) >= 0;
}
