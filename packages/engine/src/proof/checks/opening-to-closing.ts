import { fromMinor } from '@tallyleaf/contract/plain';
import type { Reading } from '../../shapes/reading.ts';
import type { Finding } from '../finding.ts';

/** Opening balance, and every transaction, make the closing balance. Binds all rows. Null where either is not printed. */
export function openingToClosing(reading: Reading, decimals: number): Finding | null {
  const { opening, closing, rows } = reading;
  if (!opening || !closing) return null;
  const found = rows.reduce((sum, row) => sum + row.amount, opening.value);
  const where = [opening.where, closing.where].filter((place) => place !== null);
  return {
    check: {
      kind: 'opening-plus-transactions-is-closing',
      ok: found === closing.value,
      expected: fromMinor(closing.value, decimals),
      found: fromMinor(found, decimals),
      rows: rows.length,
      ...(where.length > 0 && { where }),
    },
    binds: rows.map((_, i) => i),
  };
}
