import type { Item, Labelled } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';

/** A day by its number, in the first reading that has a year. */
function dayOf(date: PrintedDate | null): number | null {
  const reading = date?.readings.find(({ year }) => year !== null);
  return reading ? ((reading.year ?? 0) * 12 + reading.month) * 31 + reading.day : null;
}

const isNamedBalance = (item: Item): item is Labelled =>
  item.kind === 'labelled' && !item.inTable && (item.phrase === 'opening' || item.phrase === 'closing');

/**
 * Two balances outside the tables that one name calls alike are told apart by their days:
 *
 *     Balance on 31 May 2025     Balance on 30 June 2025
 *                   250.00                       180.00
 */
export function tellByDays(items: readonly Item[]): Item[] {
  const named = items.filter(isNamedBalance);
  const phraseOf = new Map<Item, 'opening' | 'closing'>();
  for (const [i, first] of named.entries()) {
    const second = named[i + 1];
    const [from, to] = [dayOf(first.date), dayOf(second?.date ?? null)];
    if (!second || second.label !== first.label || second.phrase !== first.phrase) continue;
    if (second.spot.page !== first.spot.page || from === null || to === null || from === to) continue;
    phraseOf.set(first, from < to ? 'opening' : 'closing');
    phraseOf.set(second, from < to ? 'closing' : 'opening');
  }
  return items.map((item) => {
    const phrase = phraseOf.get(item);
    return phrase && item.kind === 'labelled' ? { ...item, phrase } : item;
  });
}
