import type { Draft } from '../shapes/draft.ts';
import type { Item, Labelled, Remark } from '../shapes/row.ts';
import { TITLE_EDGE } from '../tolerances.ts';
import { readAmount } from '../values/amount.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { listedCurrencies } from './listed-currencies.ts';

/**
 * An overview of accounts in several currencies: each line gives the balances and sums of one, under names that the line
 * above the first gives.
 *
 *     Account        Opening balance     Money out     Money in     Closing balance
 *     EUR account             100.00         30.00        10.00               80.00
 *     PLN account             900.00         50.00         0.00              850.00
 */

type Cell = Remark['cells'][number];

/** Names with a figure each on the line below them. */
const isNamedAbove = (item: Item): item is Labelled =>
  item.kind === 'labelled' &&
  !item.inTable &&
  item.figures.length === 1 &&
  (item.figures[0]?.box[1] ?? 0) >= item.spot.box[3] - TITLE_EDGE;

/** The currency that a line's first cell names. */
const currencyOf = ({ cells }: Remark): string | null => cells[0]?.text.split(' ').find(isCurrencyCode) ?? null;

const figureAt = (cells: readonly Cell[], right: number): Cell | undefined =>
  cells.find(({ text, box }) => Math.abs(box[2] - right) < TITLE_EDGE && readAmount(text));

/** What one line of an overview gives, by the names above it; empty where it does not give all of them. */
function namedOn(line: Remark, names: readonly Labelled[]): Labelled[] {
  return names.flatMap((name) => {
    const cell = figureAt(line.cells, name.figures[0]?.box[2] ?? 0);
    const amount = cell && readAmount(cell.text);
    if (!cell || !amount) return [];
    return [{ ...name, spot: line.spot, figures: [{ role: 'amount' as const, amount, mark: null, box: cell.box }] }];
  });
}

/** An overview's names, and what it gives of each currency. */
interface Overview {
  readonly names: ReadonlySet<Item>;
  readonly given: ReadonlyMap<string, readonly Labelled[]>;
}

/** The first overview that lists several currencies; null for none. */
function overviewIn(items: readonly Item[]): Overview | null {
  const named = items.filter(isNamedAbove);
  const [first] = named;
  if (!first) return null;
  const names = named.filter(({ spot }) => spot.page === first.spot.page && spot.box[1] === first.spot.box[1]);
  const given = new Map<string, readonly Labelled[]>();
  for (const item of items.slice(items.indexOf(first))) {
    if (item.kind === 'row' || item.kind === 'section') break;
    const currency = item.kind === 'remark' ? currencyOf(item) : null;
    const found = currency && item.kind === 'remark' ? namedOn(item, names) : [];
    if (currency && found.length === names.length && !given.has(currency)) given.set(currency, found);
  }
  return names.length > 1 && given.size > 1 ? { names: new Set(names), given } : null;
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
  const overview = overviewIn(all) ?? tableIn(all);
  if (!overview || drafts.length < 2) return [...drafts];
  return drafts.map((draft) => {
    if (draft.facts.currency === null) return draft;
    const own = overview.given.get(draft.facts.currency) ?? [];
    return { ...draft, items: [...own, ...draft.items.filter((item) => !overview.names.has(item))] };
  });
}
