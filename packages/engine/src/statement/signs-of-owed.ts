import { directionNamed } from '../languages/direction-words.ts';
import { thanksForPayment } from '../languages/owed-words.ts';
import { meaningOfMinus } from '../languages/sign-legends.ts';
import type { Figure, Item, Row } from '../shapes/row.ts';
import { directionOf } from '../values/sign.ts';

/** A figure that is marked as money out, or has a minus. */
export const isMinus = ({ amount, mark }: Figure): boolean => {
  const printed = mark ?? amount.mark ?? amount.sign;
  return printed !== null && directionOf(printed) === 'out';
};

/** What a line around the rows says that a minus means; a sentence may run over to the next line. */
export const minusOfLegend = (items: readonly Item[]): 'in' | 'out' | null =>
  meaningOfMinus(items.flatMap((item) => (item.kind === 'remark' ? [item.text] : [])).join(' '));

/** So many rows whose words say money in are printed with a minus where figures are what is owed. */
const FEWEST_OPPOSED = 2;

/** All rows whose words say money in have a minus. One thanks for a payment: shops pay back, too. */
function takesOffPayments(items: readonly Item[]): boolean {
  const named = items.filter((item) => item.kind === 'row' && directionNamed(item.description) === 'in') as Row[];
  const takesOff = ({ figures }: Row): boolean => figures.some((figure) => figure.role === 'amount' && isMinus(figure));
  const thanked = named.some(({ description }) => thanksForPayment(description));
  return thanked && named.length >= FEWEST_OPPOSED && named.every(takesOff);
}

const figuresOf = (items: readonly Item[], phrases: readonly string[]): Figure[] =>
  items.flatMap((item) => (item.kind === 'labelled' && phrases.includes(item.phrase) ? item.figures : []));

/**
 * The sum of what was paid has a minus, and neither what was spent nor a balance has one:
 *
 *     Previous balance        326.84
 *     Payments received     - 326.84
 *     Total purchases         865.38
 *     New balance             865.38
 */
function takesOffTotal(items: readonly Item[]): boolean {
  const paid = figuresOf(items, ['total-in']);
  const spent = figuresOf(items, ['total-out']);
  const ends = figuresOf(items, ['opening', 'closing']);
  const owed = [...spent, ...ends];
  return paid.length > 0 && spent.length > 0 && ends.length > 0 && paid.every(isMinus) && !owed.some(isMinus);
}

/** Whether figures are what is owed, so that a minus takes off: payments have one, their sum has, or a line says so. */
export const areSignsOfOwed = (items: readonly Item[]): boolean =>
  takesOffPayments(items) || takesOffTotal(items) || minusOfLegend(items) === 'in';
