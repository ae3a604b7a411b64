import { fromMinor } from '@tallyleaf/contract/plain';
import type { Layout } from '../src/shapes/layout.ts';
import type { Figure, Item, Row } from '../src/shapes/row.ts';
import { readingIn } from '../src/values/amount.ts';

/** What was read, as lines of text that a test can compare. */
export interface ReadOut {
  /** Each row as its day, its text and its figures: `13.3. SHOP amount -12.00 balance 88.00`. */
  readonly rows: readonly string[];
  /** Labelled figures: `closing 88.00`. */
  readonly labelled: readonly string[];
  readonly items: readonly Item[];
}

export function readOut(items: readonly Item[], { form }: Layout): ReadOut {
  const units = (figure: Figure): string => {
    const value = readingIn(figure.amount, form);
    return value === null ? '?' : fromMinor(value, 2);
  };
  const described = ({ figures }: Row): string =>
    figures.map((figure) => `${figure.role} ${units(figure)}${figure.mark ? ` ${figure.mark}` : ''}`).join(' ');
  const dayOf = ({ date }: Row): string => {
    const [reading] = date?.readings ?? [];
    return reading ? `${reading.day}.${reading.month}.` : '?';
  };
  return {
    rows: items.flatMap((item) =>
      item.kind === 'row' ? [`${dayOf(item)} ${item.description} ${described(item)}`] : [],
    ),
    labelled: items.flatMap((item) =>
      item.kind === 'labelled' ? [`${item.phrase} ${item.figures.map(units).join(' ')}`] : [],
    ),
    items,
  };
}
