import { accountTypesIn } from '../languages/match.ts';
import type { Item, Remark } from '../shapes/row.ts';

/** The words alone of a label, and what it is a label of. */
const LABELLED = /^(?<name>[\p{L} ]+)[:：]? ?(?<value>\p{Nd}.*)?$/u;

function numbersLoan({ cells }: Remark, number: string): boolean {
  return cells.some(({ text }, i) => {
    const { name = '', value = cells[i + 1]?.text ?? '' } = LABELLED.exec(text)?.groups ?? {};
    const label = name.trim();
    const isLoan = accountTypesIn(label).some(({ type, length }) => type === 'loan' && length === label.length);
    return isLoan && value.replace(/\s/gu, '') === number;
  });
}

/**
 * True where the label of an account's own number is the name of a loan and nothing else, above the rows; one of another account stands
 * beside another number.
 *
 *     Loan account          479 150 349
 */
export function isNumberedAsLoan(items: readonly Item[], number: string | null): boolean {
  const first = items.findIndex(({ kind }) => kind === 'row');
  const above = items.slice(0, first < 0 ? items.length : first);
  return number !== null && above.some((item) => item.kind === 'remark' && numbersLoan(item, number));
}
