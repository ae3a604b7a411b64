import type { Minor } from '@tallyleaf/contract';
import { fromMinor } from '@tallyleaf/contract/plain';
import type { Reading } from '../../shapes/reading.ts';
import type { Finding } from '../finding.ts';

interface Walk {
  readonly broken: number[];
  readonly binds: number[];
  /** The first balance that does not come out: what is printed, and what was reckoned. */
  mismatch: { readonly expected: Minor; readonly found: Minor } | null;
  printed: number;
}

/**
 * Each printed balance is the one before it and the transactions between. Starts from the opening balance, and ends at
 * the closing balance, where these are printed; without an opening the rows up to the first balance are bound by nothing.
 */
function walk(reading: Reading): Walk {
  const { rows, opening, closing } = reading;
  const result: Walk = { broken: [], binds: [], mismatch: null, printed: 0 };
  let running = opening?.value ?? null;
  let since: number[] = [];
  const meet = (balance: Minor, at: number) => {
    if (running !== null) {
      result.binds.push(...since);
      if (running !== balance) {
        if (at >= 0) result.broken.push(at);
        result.mismatch ??= { expected: balance, found: running };
      }
    }
    running = balance;
    since = [];
  };
  rows.forEach((row, i) => {
    since.push(i);
    if (running !== null) running += row.amount;
    if (row.balance === null) return;
    result.printed++;
    meet(row.balance, i);
  });
  if (closing && result.printed > 0) meet(closing.value, rows.length - 1);
  return result;
}

/** The running balances against the rows between them. Null where none is printed. */
export function runningBalance(reading: Reading, decimals: number): Finding | null {
  const { broken, binds, mismatch, printed } = walk(reading);
  if (printed === 0) return null;
  const broke = [...new Set(broken)];
  const apart = reading.rows.flatMap((row, i) =>
    row.apart && row.balance !== null ? [{ row: i, balance: fromMinor(row.balance, decimals) }] : [],
  );
  return {
    check: {
      kind: 'running-balance',
      ok: mismatch === null,
      rows: printed,
      broken: broke,
      ...(mismatch && {
        expected: fromMinor(mismatch.expected, decimals),
        found: fromMinor(mismatch.found, decimals),
      }),
      ...(apart.length > 0 && { apart }),
    },
    binds,
  };
}
