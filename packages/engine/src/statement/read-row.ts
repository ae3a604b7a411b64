import type { Minor, Place, Transaction } from '@tallyleaf/contract';
import { fromMinor } from '@tallyleaf/contract/plain';
import type { Row } from '../shapes/row.ts';
import type { PlacedRow } from './total-coverage.ts';

/** A row understood under one scheme of signs. */
export interface ReadRow extends PlacedRow {
  readonly day: string;
  readonly valueDay: string | null;
  readonly columnUnsure: boolean;
  readonly exchanged: boolean;
  readonly group: number;
  readonly balance: Minor | null;
}

const placeOf = (row: Row): Place => ({
  page: row.spot.page,
  box: [...row.spot.box],
  ...(row.more.length > 0 && {
    more: row.more.map((spot) => ({ page: spot.page, box: [...spot.box] as Place['box'] })),
  }),
});

/** A row as the contract's transaction; amounts have so many decimals. */
export function toTransaction(row: ReadRow, decimals: number): Transaction {
  return {
    date: row.day,
    valueDate: row.valueDay,
    description: row.row.description,
    reference: row.row.reference,
    amount: fromMinor(row.amount, decimals),
    balance: row.balance === null ? null : fromMinor(row.balance, decimals),
    where: placeOf(row.row),
    confidence: 0.95,
  };
}
