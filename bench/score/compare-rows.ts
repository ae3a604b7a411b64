import type { Transaction } from '@tallyleaf/contract';
import type { TrueRow } from './shapes.ts';
import { likeness, normal } from './text.ts';

/** One transaction beside its truth. */

export const ROW_FIELDS = ['date', 'amount', 'balance', 'description', 'valueDate', 'reference'] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** Whether each field is right; null where the truth has none, which is not judged. */
export interface RowComparison {
  readonly fields: Readonly<Record<RowField, boolean | null>>;
  /** Date, amount, balance and description are right. */
  readonly right: boolean;
}

/** A decimal string without zeros that say nothing; any other text as it is. */
function tidy(amount: string): string {
  const parts = /^(-?)0*(\d*?)(?:\.(\d*?)0*)?$/.exec(amount);
  if (!parts) return amount;
  const [, sign = '', whole = '', fraction = ''] = parts;
  return `${whole || fraction ? sign : ''}${whole}.${fraction}`;
}

/** Decimal strings of one value are equal however they are written: `-0.50`, `-0.5`. */
export const sameAmount = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && tidy(one) === tidy(other);

/** How alike the description is to the likest of those that count as right. */
export const rowLikeness = (truth: TrueRow, got: Transaction): number =>
  Math.max(...[truth.description, ...(truth.alsoAccepted ?? [])].map((text) => likeness(text, got.description)));

/** @param asked how alike the description must be, from 0 to 1 */
export function compareRows(truth: TrueRow, got: Transaction, asked: number): RowComparison {
  const fields = {
    date: truth.date === got.date,
    amount: sameAmount(truth.amount, got.amount),
    balance: truth.balance == null ? null : sameAmount(truth.balance, got.balance),
    description: rowLikeness(truth, got) >= asked,
    valueDate: truth.valueDate == null ? null : truth.valueDate === got.valueDate,
    reference: truth.reference == null ? null : normal(truth.reference) === normal(got.reference),
  };
  return { fields, right: fields.date && fields.amount && fields.balance !== false && fields.description };
}
