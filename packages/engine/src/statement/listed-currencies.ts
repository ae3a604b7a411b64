import type { Phrase } from '../languages/language.ts';
import { phrasesIn } from '../languages/match.ts';
import type { Item, Labelled, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { isCurrencyCode, namedCurrency } from '../values/currency.ts';

/**
 * An overview of a bill in several currencies, one a line, under headings that name balances:
 *
 *     Currency          Previous balance     Paid in      Spent     Balance due
 *     Yuan RMB                  3,875.76   20,716.50   4,132.39      -12,708.35
 *     Abroad USD                  636.78      367.75   1,978.39        2,247.42
 */

type Cell = Remark['cells'][number];

const NAMING: ReadonlySet<Phrase> = new Set(['opening', 'closing', 'total-in', 'total-out']);
/** A line with fewer figures lists something else. */
const FEWEST = 2;
/** Headings stand at most so many lines above. */
const REACH = 3;

/** The currency that words name at their beginning, or by a code among them. */
export const currencyIn = (text: string): string | null =>
  text.split(/[\s()（）]+/u).find(isCurrencyCode) ?? namedCurrency(text);

/** The currency and the figures of a line that gives nothing else. */
function lineOf({ cells }: Remark): { readonly currency: string; readonly figures: readonly Cell[] } | null {
  const [name, ...figures] = cells;
  const currency = name && !readAmount(name.text) ? currencyIn(name.text) : null;
  const given = figures.every(({ text }) => readAmount(text) !== null);
  return currency && given && figures.length >= FEWEST ? { currency, figures } : null;
}

/** What a cell of a heading names. */
interface Name {
  readonly phrase: Phrase;
  readonly label: string;
}

function nameIn(text: string): Name | null {
  const phrase = phrasesIn(text).find((found) => NAMING.has(found.phrase))?.phrase;
  return phrase ? { phrase, label: text } : null;
}

/** What the cells of a heading name, one for each figure below it; null where they name no opening or no closing balance. */
function namesOn({ cells }: Remark, count: number): readonly (Name | null)[] | null {
  if (cells.length !== count + 1) return null;
  const names = cells.slice(1).map(({ text }) => nameIn(text));
  const named = new Set(names.map((name) => name?.phrase));
  return named.has('opening') && named.has('closing') ? names : null;
}

function labelledOn({ spot }: Remark, figures: readonly Cell[], names: readonly (Name | null)[]): Labelled[] {
  return figures.flatMap(({ text, box }, i) => {
    const [name, amount] = [names[i], readAmount(text)];
    if (!name || !amount) return [];
    const figure = { role: 'amount' as const, amount, mark: null, box };
    return [{ kind: 'labelled', spot, ...name, date: null, figures: [figure], inTable: false }];
  });
}

/** Of each currency that an overview lists, what it gives of it; empty where it lists fewer than two. */
export function listedCurrencies(items: readonly Item[]): ReadonlyMap<string, readonly Labelled[]> {
  const lines = items.filter((item): item is Remark => item.kind === 'remark');
  const given = new Map<string, readonly Labelled[]>();
  lines.forEach((line, at) => {
    const listed = lineOf(line);
    if (!listed || given.has(listed.currency)) return;
    const above = lines
      .slice(Math.max(0, at - REACH - given.size), at)
      .filter(({ spot }) => spot.page === line.spot.page);
    const names = above.map((each) => namesOn(each, listed.figures.length)).find((each) => each !== null);
    if (names) given.set(listed.currency, labelledOn(line, listed.figures, names));
  });
  return given.size > 1 ? given : new Map();
}
