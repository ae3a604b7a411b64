import type { Minor, Place } from '@tallyleaf/contract';
import { fitsWords } from '../languages/direction-votes.ts';
import type { Phrase } from '../languages/language.ts';
import { namesPoints } from '../languages/point-words.ts';
import { namesDebt } from '../languages/side-words.ts';
import type { PrintedFigure } from '../shapes/reading.ts';
import type { Figure, Item, Labelled, Remark, Row } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { phrasesOf } from './phrases.ts';
import { balanceUnits, type Money, type SignScheme } from './signs.ts';

/** The figure of a labelled line that is a balance: the one in a balance column, else the last. */
const balanceFigure = (item: Labelled): Figure | undefined =>
  item.figures.find((figure) => figure.role === 'balance') ?? item.figures.at(-1);

/**
 * The figure in the cell behind the one that names the balance, where others of the line name figures as well, and the last of
 * these is not the balance:
 *
 *     Previous balance       40.00                    New balance     55.00
 */
function figureInCell(item: Labelled, lines: readonly Remark[]): Figure | null {
  const line = lines.find(({ spot }) => spot.page === item.spot.page && spot.box[1] === item.spot.box[1]);
  const cells = line?.cells ?? [];
  const at = cells.findIndex((each) => phrasesOf(each).some(({ phrase }) => phrase === item.phrase));
  const [behind, ...others] = at < 0 ? [] : cells.slice(at + 1);
  if (!behind || !others.some(namesBalance) || /\d[.,]\d{2}(?!\d)/u.test(item.label)) return null;
  const amount = readAmount(behind.text);
  return amount && !amount.bare ? { role: 'amount', amount, mark: null, box: behind.box } : null;
}

const namesBalance = (cell: Remark['cells'][number]): boolean =>
  phrasesOf(cell).some(({ phrase }) => phrase === 'opening' || phrase === 'closing');

/**
 * The balances that a line may name, likeliest first. Beside a summary's label stand figures of other labels as well:
 *
 *     Opening balance     120.00     Tax on charges     1.80
 */
export function balancesOnLine(
  item: Labelled,
  money: Money,
  scheme: SignScheme,
  hasColumn = false,
  lines: readonly Remark[] = [],
  told = false,
): PrintedFigure[] {
  const likeliest = figureInCell(item, lines) ?? balanceFigure(item);
  const others = item.inTable ? [] : item.figures.filter((figure) => figure !== likeliest);
  return [...(likeliest ? [likeliest] : []), ...others].flatMap((figure) => {
    const units = balanceUnits(figure, money, scheme);
    if (units === null) return [];
    // The name of a balance without a sign says its side. Where the rows have balances and their words fit their signs, it may be
    // the other one: the balance goes on from the column. Without such a column it stands in that of its side, or between both.
    const debt = namesDebt(item.label) && figure.amount.sign === null && !figure.mark && !figure.amount.mark;
    const sided = !hasColumn && figure.role === 'money-out';
    const inFavour = (hasColumn && told) || !debt;
    const values = units > 0n && (debt || sided) ? [-units, ...(inFavour ? [units] : [])] : [units];
    const where = { page: item.spot.page, box: [...item.spot.box] as Place['box'] };
    return values.map((value) => ({ value, label: item.label, where }));
  });
}

/** A balance of points: its line says so up to its name, or the line above it does. */
function isOfPoints({ spot, inTable, label }: Labelled, items: readonly Item[]): boolean {
  if (inTable) return false;
  const own = items.find((item): item is Remark => item.kind === 'remark' && item.spot.box.join() === spot.box.join());
  if (own && namesPoints(own.text.slice(0, Math.max(0, own.text.indexOf(label))))) return true;
  const above = items.findLast(
    (item) => item.kind === 'remark' && item.spot.page === spot.page && item.spot.box[3] <= spot.box[1],
  );
  return above?.kind === 'remark' && namesPoints(above.text);
}

const labelled = (items: readonly Item[], phrases: readonly Phrase[]): Labelled[] =>
  items.filter((item): item is Labelled => item.kind === 'labelled' && phrases.includes(item.phrase));

/**
 * A table's foot that gives the last balance beside the sums of money in and out:
 *
 *     Total                            250.00   - 100.00    1,150.00
 *     Total  credits: 2  debits: 1     250.00   - 100.00    1,150.00
 */
const isFooter = ({ inTable, figures }: Labelled): boolean =>
  inTable && (['money-in', 'money-out', 'balance'] as const).every((role) => figures.some((one) => one.role === role));

/** In a summary, one line names what was brought forward and what the account closes with. */
const isBeside = (one: Labelled, other: Labelled): boolean =>
  !one.inTable && !other.inTable && one.spot.page === other.spot.page && one.spot.box[1] === other.spot.box[1];

/** Each figure in print once. Those of one value are kept, for the same balance printed twice is two figures. */
const distinct = (figures: readonly PrintedFigure[]): PrintedFigure[] => {
  const seen = new Map<string, PrintedFigure>();
  for (const figure of figures) {
    const name = `${figure.value} ${figure.label} ${figure.where?.page} ${figure.where?.box}`;
    if (!seen.has(name)) seen.set(name, figure);
  }
  return [...seen.values()];
};

/** The balances that may be a statement's opening and closing, likeliest first. */
export interface BalanceCandidates {
  readonly openings: readonly PrintedFigure[];
  readonly closings: readonly PrintedFigure[];
  /** Named like an opening, but standing among the rows or closing as well: the opening where the sums say so. */
  readonly carried: readonly PrintedFigure[];
}

/** `Balance on 1 March`, `Balance on 31 March`: words for both balances, so that only sums tell which one it is. */
const namesBoth = (opening: Labelled, items: readonly Item[]): boolean =>
  items.some(
    (other) =>
      other.kind === 'labelled' && other.phrase === 'closing' && other.figures[0]?.box === opening.figures[0]?.box,
  );

/** Carry-overs count only at the ends; and what is called the same at both ends (`Balance on …`) is what its place says. */
export function balanceCandidates(
  items: readonly Item[],
  money: Money,
  scheme: SignScheme,
  newestFirst: boolean,
  rows: readonly { readonly row: Row; readonly amount: Minor }[],
): BalanceCandidates {
  const booked = new Set<Item>(rows.map(({ row }) => row));
  const isBooked = (item: Item): boolean => booked.has(item);
  const firstRow = items.findIndex(isBooked);
  const lastRow = items.findLastIndex(isBooked);
  const places = new Map<Item, number>();
  for (const [i, item] of items.entries()) if (item.kind === 'labelled') places.set(item, i);
  const placeOf = (item: Labelled): number => places.get(item) as number;
  const above = (item: Labelled): boolean => firstRow < 0 || placeOf(item) < firstRow;
  const below = (item: Labelled): boolean => placeOf(item) > lastRow;
  const [atStart, atEnd] = newestFirst ? [below, above] : [above, below];
  const between = (item: Labelled): boolean => !above(item) && !below(item);
  const named = labelled(items, ['opening']).filter((item) => !isOfPoints(item, items));
  const either = (item: Labelled): boolean => !item.inTable && namesBoth(item, items);
  const openings = named.filter((item) => !between(item) && !either(item));
  const several = openings.some((item) => !atEnd(item));
  const closings = labelled(items, ['closing']).filter(
    (item) => (!item.inTable || !between(item)) && !isOfPoints(item, items),
  );
  const hasColumn = items.some((item) => item.kind === 'row' && item.figures.some(({ role }) => role === 'balance'));
  const lines = items.filter((item): item is Remark => item.kind === 'remark');
  const told = fitsWords(rows);
  const read = (list: readonly Labelled[]): PrintedFigure[] =>
    list.flatMap((item) => balancesOnLine(item, money, scheme, hasColumn, lines, told));
  // Where sums do not tell, the one at the rows' end: an overview names what other accounts close with
  const likeliest = [...closings.filter((item) => item.inTable), ...closings.filter((item) => !item.inTable)];
  const ending = [...likeliest, ...openings.filter((item) => firstRow >= 0 && several && atEnd(item))];
  // Where no closing balance is named, a foot gives it; else what is carried over does.
  const footers = labelled(items, ['total', 'subtotal', 'count']).filter((item) => isFooter(item) && atEnd(item));
  const unnamed = footers.length > 0 ? footers.slice(-1) : labelled(items, ['carried-forward']).filter(atEnd);
  return {
    carried: distinct(read(named.filter((item) => between(item) || either(item)))),
    openings: distinct(
      read([
        ...openings.filter((item) => firstRow < 0 || !atEnd(item)),
        ...openings,
        ...labelled(items, ['brought-forward']).filter(
          (item) => atStart(item) || closings.some((end) => isBeside(item, end)),
        ),
        ...closings.filter((item) => firstRow >= 0 && item.inTable && atStart(item)),
      ]),
    ),
    // Where it is named, that is to come out.
    closings: distinct(read(ending.length > 0 ? ending : unnamed)),
  };
}
