import type { Minor } from '@tallyleaf/contract';
import { overlapX } from '../geometry/box.ts';
import type { Phrase } from '../languages/language.ts';
import type { Box } from '../shapes/page.ts';
import type { Figure, Item, Labelled, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import { limitsIn } from './limits.ts';
import { balanceUnits, type Money, type SignScheme, unitsOf } from './signs.ts';

/** What a whole summary names, each once. */
const WHOLE = ['opening', 'total-in', 'total-out', 'closing'] as const;

/** A figure of money in print, and no rate. */
const MONEY = /\d[.,]\d{2}(?!\d| ?%)/gu;

interface Place {
  readonly page: number;
  readonly box: Box;
}

const meets = (a: Place, b: Place): boolean =>
  a.page === b.page && overlapX(a.box, b.box) > 0 && a.box[1] < b.box[3] && b.box[1] < a.box[3];

/** Stretches of figures named outside the tables, with no other figure of money among them but limits. */
export function stretches(items: readonly Item[]): Labelled[][] {
  const named = items.filter((item): item is Labelled => item.kind === 'labelled' && !item.inTable);
  const claimed = named.flatMap(({ spot, figures }) => figures.map(({ box }) => ({ page: spot.page, box })));
  const limits = limitsIn(items);
  const isOther = ({ spot, cells }: Remark): boolean =>
    cells.some(({ text, box }) => {
      if (limits.has(box)) return false;
      const figures = text.match(MONEY)?.length ?? 0;
      return figures > claimed.filter((place) => meets(place, { page: spot.page, box })).length;
    });
  const found: Labelled[][] = [[]];
  for (const item of items) {
    const open = found.at(-1) as Labelled[];
    if (item.kind === 'labelled' && !item.inTable && item.spot.page === (open[0] ?? item).spot.page) open.push(item);
    else if (item.kind !== 'remark' || isOther(item)) found.push([]);
  }
  return found;
}

/** The opening balance that stands by itself, above the rows that a summary below them sums up: the only one named. */
function openingApart(items: readonly Item[], money: Money): Labelled[] {
  const named = items.filter((item): item is Labelled => item.kind === 'labelled' && item.phrase === 'opening');
  return new Set(named.map(({ figures }) => figures.map((figure) => unitsOf(figure, money)).join())).size === 1
    ? named.slice(0, 1)
    : [];
}

const isMarked = ({ mark, amount }: Figure): boolean => mark !== null || amount.mark !== null || amount.sign !== null;

/**
 * A summary may leave off the mark that the same balance has among the rows:
 *
 *     Previous balance    Purchases    Payments    Current balance
 *               100.00        50.00      180.00              30.00
 *                              CURRENT BALANCE         30.00 CR
 */
function markedAlike(figure: Figure, phrase: Phrase, items: readonly Item[], money: Money): Figure {
  if (isMarked(figure)) return figure;
  const units = magnitude(unitsOf(figure, money) ?? 0n);
  const named = items.flatMap((item) => (item.kind === 'labelled' && item.phrase === phrase ? item.figures : []));
  const alike = named.filter((other) => isMarked(other) && magnitude(unitsOf(other, money) ?? 0n) === units);
  return alike[0] ?? figure;
}

/** What opening, sums and closing leave over, whichever way round their signs are; null where one of them is not named. */
function restsOf(
  summary: readonly Labelled[],
  items: readonly Item[],
  money: Money,
  scheme: SignScheme,
): readonly Minor[] | null {
  // The opening alone may stand apart from the rest: where others are missing, all items are not searched for it
  if (!WHOLE.every((phrase) => phrase === 'opening' || summary.some((item) => item.phrase === phrase))) return null;
  const [opening, gained, spent, closing] = WHOLE.map((phrase) => {
    const exact = summary.filter((item) => item.phrase === phrase);
    const carried = phrase === 'opening' ? summary.filter((item) => item.phrase === 'brought-forward') : [];
    const apart = phrase === 'opening' && carried.length === 0 ? openingApart(items, money) : [];
    const named = [exact, carried, apart].find(({ length }) => length > 0) ?? [];
    const figure = named.length === 1 ? named[0]?.figures[0] : undefined;
    if (!figure || named[0]?.figures.length !== 1) return null;
    const isBalance = phrase === 'opening' || phrase === 'closing';
    return isBalance ? balanceUnits(markedAlike(figure, phrase, items, money), money, scheme) : unitsOf(figure, money);
  });
  if (opening == null || gained == null || spent == null || closing == null) return null;
  const change = magnitude(gained) - magnitude(spent);
  return [opening + change - closing, opening - change - closing].map(magnitude);
}

/** Figures of money on the lines of a summary's figures that no name claims; a limit makes up no difference. */
function figuresBeside(summary: readonly Labelled[], items: readonly Item[], money: Money): Minor[] {
  const claimed = summary.flatMap(({ spot, figures }) => figures.map(({ box }) => ({ page: spot.page, box })));
  const isOnLine = (page: number, box: Box): boolean =>
    claimed.some((place) => place.page === page && place.box[1] < box[3] && box[1] < place.box[3]);
  const limits = limitsIn(items);
  return items.flatMap((item) =>
    item.kind !== 'remark'
      ? []
      : item.cells.flatMap(({ text, box }) => {
          const place = { page: item.spot.page, box };
          if (limits.has(box) || !isOnLine(place.page, box) || claimed.some((other) => meets(other, place))) return [];
          const amount = readAmount(text);
          const units = amount ? unitsOf({ role: 'amount', amount, mark: null, box }, money) : null;
          return units === null || units === 0n ? [] : [magnitude(units)];
        }),
  );
}

/** More figures beside a summary's than these are a table's. */
const MOST_BESIDE = 6;

/** Sums of some of the figures. */
const sumsOf = (figures: readonly Minor[]): ReadonlySet<Minor> =>
  new Set(
    figures.slice(0, MOST_BESIDE).reduce<Minor[]>((sums, one) => sums.concat(sums.map((sum) => sum + one)), [0n]),
  );

/**
 * Do opening, sums and closing make no account? What is left over may be a sum that has no name of ours beside them:
 *
 *     Opening balance    Credits    Cheques    Other debits    Closing balance
 *              100.00      50.00      10.00           20.00             120.00
 */
function contradicts(summary: readonly Labelled[], items: readonly Item[], money: Money, scheme: SignScheme): boolean {
  const rests = restsOf(summary, items, money, scheme);
  if (!rests || rests.includes(0n)) return false;
  const sums = sumsOf(figuresBeside(summary, items, money));
  return !rests.some((rest) => sums.has(rest));
}

/** Sums of money in and money out that whole summaries name. */
export interface Summed {
  /** Opening, sums and closing do not come out, and no figure beside them could make up the difference: one is wrong in print. */
  readonly contradicted: ReadonlySet<Labelled>;
  /** They come out: the sums are those of all rows. */
  readonly certain: ReadonlySet<Labelled>;
}

/** What whole summaries say of their sums: those of opening, money in, money out and closing. */
export function summedUp(items: readonly Item[], money: Money, scheme: SignScheme): Summed {
  const all = stretches(items);
  const sumsIn = (summaries: readonly (readonly Labelled[])[]): ReadonlySet<Labelled> =>
    new Set(summaries.flat().filter(({ phrase }) => phrase === 'total-in' || phrase === 'total-out'));
  return {
    contradicted: sumsIn(all.filter((summary) => contradicts(summary, items, money, scheme))),
    certain: sumsIn(all.filter((summary) => restsOf(summary, items, money, scheme)?.includes(0n))),
  };
}
