import type { Figure, Item } from '../shapes/row.ts';
import { isOwedLoan } from './account.ts';
import type { SectionedRow } from './sections.ts';
import { BANKS, HOLDERS, type View } from './signs.ts';

/** How many figures carry which sign. */
interface Signs {
  readonly none: number;
  readonly minus: number;
  readonly plus: number;
}

const isZero = ({ amount }: Figure): boolean => amount.readings.every(({ units }) => units === 0n);

/** Figures whose only word on their direction is their sign: a mark (`CR`) says it whoever's the figures are. */
const speaking = (figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => !figure.mark && !figure.amount.mark && !isZero(figure));

function countSigns(figures: readonly Figure[]): Signs {
  const count = (sign: '-' | '+' | null): number => figures.filter(({ amount }) => amount.sign === sign).length;
  return { none: count(null), minus: count('-'), plus: count('+') };
}

const balanceFigures = (items: readonly Item[]): Figure[] =>
  items.flatMap((item) => {
    if (item.kind === 'row') return item.figures.filter(({ role }) => role === 'balance');
    return item.kind === 'labelled' && (item.phrase === 'opening' || item.phrase === 'closing') ? item.figures : [];
  });

/** Amounts outside sections of money in: there a minus is the bank's, and says nothing of the others. */
const amountFigures = (rows: readonly SectionedRow[]): Figure[] =>
  rows.flatMap(({ row, section }) => (section === 'in' ? [] : row.figures.filter(({ role }) => role === 'amount')));

/** A balance tells this much more than an amount: what a card owes is seldom the bank's debt, but some rows are refunds. */
const BALANCE_WEIGHT = 3;

/**
 * Whose figures a card's are. Turned round as a whole, amounts and balances still add up, so the signs alone can tell:
 * cards owe, and most of their rows are purchases. Where these have no sign, the figures are the bank's; with a minus
 * they are the holder's, and so they are with a plus (`1.414,15 +`), which no bank prints at what it is owed.
 */
export function cardView(items: readonly Item[], rows: readonly SectionedRow[]): View {
  const balances = countSigns(speaking(balanceFigures(items)));
  const amounts = countSigns(speaking(amountFigures(rows)));
  const forBank = ({ none, minus, plus }: Signs): number => none - minus - plus;
  return {
    bank: BALANCE_WEIGHT * forBank(balances) + forBank(amounts) >= 0,
    apart: { owed: forBank(balances) >= 0, bankSigns: amounts.plus === 0 && forBank(amounts) >= 0 },
  };
}

/** Whose figures an account's are. */
export function viewOf(items: readonly Item[], rows: readonly SectionedRow[], card: boolean, hasIban: boolean): View {
  if (card) return cardView(items, rows);
  return !hasIban && isOwedLoan(items) ? BANKS : HOLDERS;
}
