import type { Covers, Minor } from '@tallyleaf/contract';
import { fromMinor } from '@tallyleaf/contract/plain';
import type { PrintedTotal, Reading } from '../../shapes/reading.ts';
import { magnitude } from '../../values/magnitude.ts';
import type { Finding } from '../finding.ts';

/** The sum that the printed total stands for, signed as the account holder's. */
function signedTotal(total: PrintedTotal, found: Minor): Minor {
  if (total.direction === 'net') return total.expected;
  const out = total.direction === 'out' || (total.direction === null && found < 0n);
  return out ? -magnitude(total.expected) : magnitude(total.expected);
}

/** Which rows a total is of, told so that it holds for other rows in their place, too. */
function coversOf({ kind, direction, rows: covered }: PrintedTotal, { rows }: Reading): Covers {
  const set = new Set(covered);
  const side = direction === 'in' || direction === 'out' ? direction : null;
  const fits = (amount: Minor, sign: typeof side): boolean =>
    sign === null || amount === 0n || (sign === 'in') === amount > 0n;
  const sign = covered.every((i) => fits(rows[i]?.amount ?? 0n, side)) ? side : null;
  const of = rows.flatMap(({ amount }, i) => (fits(amount, sign) ? [i] : []));
  const whole = of.length === covered.length;
  const [first, last] = covered.length === 0 ? [0, -1] : [Math.min(...covered), Math.max(...covered)];
  const except = of.filter((i) => i >= first && i <= last && !set.has(i));
  return {
    ...(!whole && { rows: [first, last] as [number, number] }),
    ...(sign && { sign }),
    ...(except.length > 0 && { except }),
    ...(direction === null && kind !== 'count' && { unsigned: true }),
  };
}

/** A sum proves its rows where one that has nothing to do with it would come out in less than one case of so many. */
const BY_CHANCE = 1000n;

/**
 * Whether a sum that comes out tells of the rows that it is taken for. Sums of other rows lie anywhere up to its size: one
 * of them is this figure in one case of as many as it has minor units, and each set of rows tried is another chance. A
 * figure of three digits proves nothing of two sets, one of six digits proves any of a hundred.
 */
const isTelling = ({ expected, tried = 1 }: PrintedTotal): boolean =>
  tried === 1 || BigInt(tried) * BY_CHANCE <= magnitude(expected);

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
      covers: coversOf(total, reading),
      ...((total.tried ?? 1) > 1 && { tried: total.tried }),
    },
    binds: total.direction === null || !isTelling(total) ? [] : total.rows,
  };
}

function checkCount(total: PrintedTotal, reading: Reading): Finding {
  const found = BigInt(total.rows.length);
  return {
    check: {
      kind: 'count',
      ok: found === total.expected,
      expected: total.expected.toString(),
      found: found.toString(),
      label: total.label,
      ...(total.where && { where: [total.where] }),
      covers: coversOf(total, reading),
    },
    binds: [],
  };
}

/** Printed totals, subtotals and counts against the rows that they cover. A count proves no amount, so it binds nothing. */
export const printedTotals = (reading: Reading, decimals: number): Finding[] =>
  reading.totals.map((total) =>
    total.kind === 'count' ? checkCount(total, reading) : checkSum(total, reading, decimals),
  );
