import type { Draft } from '../shapes/draft.ts';
import type { Figure, Item, Labelled, Row } from '../shapes/row.ts';
import { currenciesBeforeFigures } from '../values/currency.ts';
import { headedCurrencies } from '../values/headed-currency.ts';
import { currencyOfPlace } from './country.ts';

/**
 * Accounts in several currencies, the amounts of which stand in columns beside each other:
 *
 *     Date      Details              PESOS     DOLLARS
 *               PREVIOUS BALANCE     88.00       14.00
 *     14 May    GROCER               39.51
 *     25 May    HOTEL ABROAD                      8.98
 */

const moves = ({ role }: Figure): boolean => role === 'amount' || role === 'money-in' || role === 'money-out';

const isZero = ({ amount }: Figure): boolean => amount.readings.every(({ units }) => units === 0n);

/** An account's own part of the draft: the headings over its columns, and its currency. */
interface Part {
  readonly units: ReadonlySet<string>;
  readonly currency: string;
  /** Nothing printed says which of a name's currencies it is. */
  readonly assumed: boolean;
}

/** The currencies that rows' columns are headed by, those that a name leaves open as the country tells them. */
function partsOf(items: readonly Item[]): Part[] {
  const units = new Set(
    items.flatMap((item) => (item.kind === 'row' ? item.figures.filter(moves).flatMap(({ unit }) => unit ?? []) : [])),
  );
  const byOptions = new Map<string, string[]>();
  for (const unit of units) {
    const options = headedCurrencies(unit).join(' ');
    byOptions.set(options, [...(byOptions.get(options) ?? []), unit]);
  }
  const sure = new Set([...byOptions.keys()].filter((options) => !options.includes(' ')));
  return [...byOptions].map(([joined, headings]) => {
    const options = joined.split(' ').filter((code) => joined === code || !sure.has(code));
    const told = options.length > 1 ? currencyOfPlace(items, options) : options[0];
    return { units: new Set(headings), currency: told ?? (options[0] as string), assumed: !told };
  });
}

/** Of a named figure outside such columns, whether it is this part's by its symbol. `$` beside `U$S` is not the dollar. */
function fitsSymbol({ amount }: Figure, part: Part, parts: readonly Part[]): boolean {
  const options = amount.currency ? [amount.currency] : currenciesBeforeFigures(amount.symbol ?? '');
  const fitting = parts.filter(({ currency }) => options.includes(currency));
  const [own] = fitting.length > 1 ? fitting.filter(({ currency }) => currency !== options[0]) : fitting;
  return options.length === 0 || own === part;
}

/** A row's or a label's figures of one part; null where it has none. */
function ownFigures({ kind, figures }: Row | Labelled, part: Part, parts: readonly Part[]): Figure[] | null {
  const own = figures.filter((figure) =>
    figure.unit === undefined ? kind === 'row' || fitsSymbol(figure, part, parts) : part.units.has(figure.unit),
  );
  if (kind === 'labelled') return own.length > 0 ? own : null;
  const others = figures.some((figure) => moves(figure) && !own.includes(figure) && !isZero(figure));
  return own.some((figure) => moves(figure) && !(others && isZero(figure))) ? own : null;
}

/** A draft, or the drafts of the accounts whose amounts stand in its columns beside each other. */
export function draftsByUnit(draft: Draft): Draft[] {
  const parts = partsOf(draft.items);
  if (parts.length < 2) return [draft];
  return parts.map((part) => ({
    facts: { ...draft.facts, currency: part.currency, ...(part.assumed && { currencyAssumed: true }) },
    items: draft.items.flatMap((item): Item[] => {
      if (item.kind !== 'row' && item.kind !== 'labelled') return [item];
      const figures = ownFigures(item, part, parts);
      return figures ? [{ ...item, figures }] : [];
    }),
  }));
}
