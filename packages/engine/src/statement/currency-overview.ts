import type { Draft } from '../shapes/draft.ts';
import type { Item, Labelled } from '../shapes/row.ts';
import { listedCurrencies } from './listed-currencies.ts';

/** An overview's names, and what it gives of each currency. */
interface Overview {
  readonly names: ReadonlySet<Item>;
  readonly given: ReadonlyMap<string, readonly Labelled[]>;
}

/** What a table of currencies gives of each, and the named figures that stand in it. */
function tableIn(items: readonly Item[]): Overview | null {
  const given = listedCurrencies(items);
  const places = [...given.values()].flat().flatMap(({ figures }) => figures.map(({ box }) => box));
  const stands = (item: Item): boolean =>
    item.kind === 'labelled' &&
    item.figures.some(({ box }) => places.some((place) => place[1] === box[1] && place[2] === box[2]));
  return given.size > 0 ? { names: new Set(items.filter(stands)), given } : null;
}

/** Drafts in several currencies, each with what an overview of all gives of its own. */
export function withOverview(drafts: readonly Draft[]): Draft[] {
  const all = drafts.flatMap(({ items }) => items);
  const overview = tableIn(all);
  if (!overview || drafts.length < 2) return [...drafts];
  return drafts.map((draft) => {
    if (draft.facts.currency === null) return draft;
    const own = overview.given.get(draft.facts.currency) ?? [];
    return { ...draft, items: [...own, ...draft.items.filter((item) => !overview.names.has(item))] };
  });
}
