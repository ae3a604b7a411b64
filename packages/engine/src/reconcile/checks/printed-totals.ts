import { fromMinor, type Minor } from '@tallyleaf/contract';
import type { PrintedTotal, Reading } from '../../shapes/reading.ts';
import type { Finding } from '../finding.ts';

const magnitude = (value: Minor): Minor => (value < 0n ? -value : value);

/** The sum that the printed total stands for, signed as the account holder's. */
function signedTotal(total: PrintedTotal, found: Minor): Minor {
  if (total.direction === 'net') return total.expected;
  const out = total.direction === 'out' || (total.direction === null && found < 0n);
  return out ? -magnitude(total.expected) : magnitude(total.expected);
}

function checkSum(total: PrintedTotal, reading: Reading, decimals: number): Finding {
  const found = total.rows.reduce((sum, i) => sum + (reading.rows[i]?.amount ?? 0n), 0n);
  const expected = signedTotal(total, found);
  return {
    check: {
      kind: total.kind,
      ok: found === expected,
      expected: fromMinor(expected, decimals),
      found: fromMinor(found, decimals),
      rows: total.rows.length,
      label: total.label,
      ...(total.where && { where: [total.where] }),
    },
    binds: total.direction === null ? [] : total.rows,
  };
}

function checkCount(total: PrintedTotal): Finding {
  const found = BigInt(total.rows.length);
  return {
    check: {
      kind: 'count',
      ok: found === total.expected,
      expected: total.expected.toString(),
      found: found.toString(),
      label: total.label,
      ...(total.where && { where: [total.where] }),
    },
    binds: [],
  };
}

/** Printed totals, subtotals and counts against the rows that they cover. A count proves no amount, so it binds nothing. */
export const printedTotals = (reading: Reading, decimals: number): Finding[] =>
  reading.totals.map((total) => (total.kind === 'count' ? checkCount(total) : checkSum(total, reading, decimals)));
