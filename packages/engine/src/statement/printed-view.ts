import type { Account } from '@tallyleaf/contract';
import { saysOwed, thanksForPayment } from '../languages/owed-words.ts';
import type { Figure, Item } from '../shapes/row.ts';
import { isOwedLoan } from './account.ts';
import type { DraftContext } from './draft-context.ts';
import type { SectionedRow } from './sections.ts';
import { BANKS, HOLDERS, type View } from './signs.ts';
import { minusOfLegend } from './signs-of-owed.ts';

/** How many figures carry which sign. */
interface Signs {
  readonly none: number;
  readonly minus: number;
  readonly plus: number;
}

const isZero = ({ amount }: Figure): boolean => amount.readings.every(({ units }) => units === 0n);

/** True for all but rows of some amount, or of none that was read. */
export const movesNothing = (item: Item): boolean =>
  item.kind !== 'row' || (item.figures.length > 0 && item.figures.every(isZero));

/** Figures whose only word on their direction is their sign: a mark (`CR`) says it whoever's the figures are. */
const speaking = (figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => !figure.mark && !figure.amount.mark && !isZero(figure));

function countSigns(figures: readonly Figure[]): Signs {
  const count = (sign: '-' | '+' | null): number => figures.filter(({ amount }) => amount.sign === sign).length;
  return { none: count(null), minus: count('-'), plus: count('+') };
}

/** Balances of rows, and those that are named: one that is named again on each page speaks once. */
function balanceFigures(items: readonly Item[]): Figure[] {
  const named = new Map<string, Figure>();
  const beside = items.flatMap((item) => {
    if (item.kind === 'row') return item.figures.filter(({ role }) => role === 'balance');
    if (item.kind !== 'labelled' || (item.phrase !== 'opening' && item.phrase !== 'closing')) return [];
    for (const figure of item.figures) {
      named.set(`${item.phrase} ${figure.amount.sign} ${figure.amount.readings[0]?.units}`, figure);
    }
    return [];
  });
  return [...beside, ...named.values()];
}

const isAmount = ({ role }: Figure): boolean => role === 'amount';

/** Amounts outside sections of money in: there a minus is the bank's, and says nothing of the others. */
const amountFigures = (rows: readonly SectionedRow[]): Figure[] =>
  rows.flatMap(({ row, section }) => (section === 'in' ? [] : row.figures.filter(isAmount)));

/** Figures of which a title or a name says that they are money in, and of money out. */
function directedFigures(items: readonly Item[], rows: readonly SectionedRow[], way: 'in' | 'out'): Figure[] {
  const total = way === 'in' ? 'total-in' : 'total-out';
  const totals = items.flatMap((item) => (item.kind === 'labelled' && item.phrase === total ? item.figures : []));
  const booked = way === 'out' ? [] : rows.filter(({ section }) => section === way).map(({ row }) => row);
  return [...totals, ...booked.flatMap(({ figures }) => figures.filter(isAmount))];
}

/** A balance tells this much more than an amount: what a card owes is seldom the bank's debt, but some rows are refunds. */
const BALANCE_WEIGHT = 3;

const owedLean = ({ none, minus, plus }: Signs): number => none - minus - plus;

/**
 * Most of a card's rows are purchases. Where these are the ones with a plus, and payments have a minus, the figures are
 * the bank's; where all have a plus, only balances tell.
 */
function amountsLean(signs: Signs): number {
  const { none, minus, plus } = signs;
  if (plus <= none + minus) return owedLean(signs);
  return minus > 0 ? plus - minus : 0;
}

/** A minus at what is called a payment is the bank's, one at what is called a purchase is the holder's. */
function namedLean(items: readonly Item[], rows: readonly SectionedRow[]): number {
  const minus = (way: 'in' | 'out'): number => countSigns(speaking(directedFigures(items, rows, way))).minus;
  return minus('in') - minus('out');
}

/** Balances whose name says that they are owed, without a sign: `Ingående skuld  7 764,19`. */
function namedOwed(items: readonly Item[]): number {
  const ends = items.filter(
    (item) => item.kind === 'labelled' && (item.phrase === 'opening' || item.phrase === 'closing'),
  );
  const owed = ends.flatMap((item) => (item.kind === 'labelled' && saysOwed(item.label) ? item.figures : []));
  return countSigns(speaking(owed)).none;
}

/** Payments that their text thanks for: a minus there is the bank's, a plus the holder's; without a sign they tell nothing. */
function thankedLean(rows: readonly SectionedRow[]): number {
  const thanked = rows.flatMap(({ row }) => (thanksForPayment(row.description) ? row.figures.filter(isAmount) : []));
  const { minus, plus } = countSigns(speaking(thanked));
  return minus - plus;
}

/**
 * Whose figures a card's are. Turned round as a whole, amounts and balances still add up, so the signs alone can tell:
 * cards owe, and most of their rows are purchases. Where these have no sign, the figures are the bank's; with a minus
 * they are the holder's, and so they are with a plus (`1.414,15 +`), which no bank prints at what it is owed. A line that says
 * what a minus means outranks all that.
 */
export function cardView(items: readonly Item[], rows: readonly SectionedRow[]): View {
  const balances = countSigns(speaking(balanceFigures(items)));
  const amounts = countSigns(speaking(amountFigures(rows)));
  const told = BALANCE_WEIGHT * (namedOwed(items) + thankedLean(rows));
  const lean = BALANCE_WEIGHT * owedLean(balances) + amountsLean(amounts) + namedLean(items, rows) + told;
  const refunds = amounts.plus > 0 && amounts.plus <= amounts.none + amounts.minus;
  const legend = minusOfLegend(items);
  return {
    bank: legend ? legend === 'in' : lean >= 0,
    apart: { owed: owedLean(balances) >= 0, bankSigns: !refunds && amountsLean(amounts) >= 0 },
  };
}

/** What is printed of an account in one currency. */
type Part = Pick<DraftContext, 'draft' | 'rows'>;

/**
 * Whose figures an account's are: a card's tell that in all its currencies; under a heading that says owed, or in a loan's
 * statement, they are the bank's.
 */
export function viewOf({ draft, rows }: Part, { type, iban }: Account, parts: readonly Part[]): View {
  if (type === 'credit-card') {
    const items = new Set(parts.flatMap((part) => part.draft.items));
    return cardView(
      [...items],
      parts.flatMap((part) => part.rows),
    );
  }
  const owed = rows.some(({ row }) => row.owedNamed) || (iban === null && isOwedLoan(draft.items, draft.facts.number));
  return owed ? BANKS : HOLDERS;
}
