import type { Statement } from '@tallyleaf/contract';
import { sameAmount } from './compare-rows.ts';
import type { TrueStatement } from './shapes.ts';
import { normal } from './text.ts';

/** A statement's own figures, days and account, beside their truth. */

type Value = string | null | undefined;
type Head = Pick<TrueStatement | Statement, 'account' | 'period' | 'opening' | 'closing'>;

interface HeadField {
  readonly of: (statement: Head) => Value;
  readonly same: (truth: Value, got: Value) => boolean;
}

const equal = (truth: Value, got: Value): boolean => truth === got;
const alike = (truth: Value, got: Value): boolean => normal(truth) === normal(got);

const FIELDS = {
  opening: { of: ({ opening }) => opening, same: sameAmount },
  closing: { of: ({ closing }) => closing, same: sameAmount },
  periodStart: { of: ({ period }) => period.start, same: equal },
  periodEnd: { of: ({ period }) => period.end, same: equal },
  currency: { of: ({ account }) => account.currency, same: equal },
  number: { of: ({ account }) => account.number, same: alike },
  iban: { of: ({ account }) => account.iban, same: alike },
  type: { of: ({ account }) => account.type, same: equal },
} satisfies Record<string, HeadField>;

export type HeadFieldName = keyof typeof FIELDS;
export const HEAD_FIELDS = Object.keys(FIELDS) as readonly HeadFieldName[];

/** Those that a perfect statement has right, beside its transactions. */
export const ASKED_OF_PERFECT: readonly HeadFieldName[] = [
  'opening',
  'closing',
  'periodStart',
  'periodEnd',
  'currency',
];

/** Whether a field is right; null where the truth has none, or none that is known. Nothing is right of a statement that was missed. */
export function headFieldRight(name: HeadFieldName, truth: TrueStatement, got: Statement | null): boolean | null {
  const field: HeadField = FIELDS[name];
  const value = field.of(truth);
  if (value == null || (name === 'type' && value === 'unknown')) return null;
  return got !== null && field.same(value, field.of(got));
}
