import type { Minor } from '@tallyleaf/contract';
import type { PrintedFigure, PrintedTotal, Reading, SummedRow } from '../src/shapes/reading.ts';

/** Single changes of a reading: what a misread digit, a lost, doubled or re-signed row would leave. */

export interface Mutation {
  /** What was changed, for a test's message. */
  readonly what: string;
  readonly reading: Reading;
  /**
   * Whether some other printed figure is left that the changed one is compared with. An opening printed alone beside
   * totals is compared with nothing; neither is what a last row took with it, its own balance included.
   */
  readonly guarded: boolean;
}

/** Every figure that one printed digit read as another gives; three digits at least, as `0.00` has. */
function misread(value: Minor): Minor[] {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return [...digits].flatMap((digit, at) =>
    [...'0123456789'].flatMap((other) => {
      if (other === digit) return [];
      const units = BigInt(digits.slice(0, at) + other + digits.slice(at + 1));
      return [value < 0n ? -units : units];
    }),
  );
}

const printedBalances = ({ rows }: Reading): number[] => rows.flatMap((row, i) => (row.balance === null ? [] : [i]));

function ofFigure(reading: Reading, field: 'opening' | 'closing'): Mutation[] {
  const printed: PrintedFigure | null = reading[field];
  if (!printed) return [];
  const other = field === 'opening' ? reading.closing : reading.opening;
  const guarded = other !== null || printedBalances(reading).length > 0;
  return misread(printed.value).map((value) => ({
    what: `${field} ${value}`,
    reading: { ...reading, [field]: { ...printed, value } },
    guarded,
  }));
}

const withRow = (reading: Reading, at: number, change: Partial<SummedRow>): Reading => ({
  ...reading,
  rows: reading.rows.map((row, i) => (i === at ? { ...row, ...change } : row)),
});

function ofRow(reading: Reading, at: number): Mutation[] {
  const { amount, balance } = reading.rows[at] as SummedRow;
  const others = printedBalances(reading).filter((i) => i !== at);
  const compared = reading.opening !== null || reading.closing !== null || others.length > 0;
  const changes: Mutation[] = misread(amount).map((value) => ({
    what: `amount ${at}: ${value}`,
    reading: withRow(reading, at, { amount: value }),
    guarded: true,
  }));
  if (balance !== null) {
    for (const value of misread(balance))
      changes.push({
        what: `balance ${at}: ${value}`,
        reading: withRow(reading, at, { balance: value }),
        guarded: compared,
      });
  }
  if (amount !== 0n)
    changes.push({ what: `sign ${at}`, reading: withRow(reading, at, { amount: -amount }), guarded: true });
  return changes;
}

/** Totals that cover the same rows after a row was taken out (`by` -1) or put in behind itself (`by` 1). */
const shifted = (totals: readonly PrintedTotal[], at: number, by: 1 | -1): PrintedTotal[] =>
  totals.map((total) => ({
    ...total,
    rows: total.rows.flatMap((i) => {
      if (i === at) return by === 1 ? [i, i + 1] : [];
      return [i > at ? i + by : i];
    }),
  }));

/** Whether a row is missed when it is lost, the balance printed beside it included. */
function isMissed(reading: Reading, at: number): boolean {
  const { opening, closing, totals } = reading;
  if (opening && closing) return true;
  if (totals.some((total) => total.rows.includes(at) && (total.kind === 'count' || total.direction !== null)))
    return true;
  const balances = printedBalances(reading);
  const before = opening !== null || balances.some((i) => i < at);
  return before && (closing !== null || balances.some((i) => i > at));
}

/** Rows that change nothing are passed over: no sum can miss them. */
function ofPresence(reading: Reading, at: number): Mutation[] {
  const { rows, totals } = reading;
  const row = rows[at] as SummedRow;
  if (row.amount === 0n) return [];
  return [
    {
      what: `row ${at} lost`,
      reading: { ...reading, rows: rows.toSpliced(at, 1), totals: shifted(totals, at, -1) },
      guarded: isMissed(reading, at),
    },
    {
      what: `row ${at} doubled`,
      reading: { ...reading, rows: rows.toSpliced(at, 0, row), totals: shifted(totals, at, 1) },
      guarded: true,
    },
  ];
}

const ofTotal = (reading: Reading, at: number): Mutation[] =>
  misread((reading.totals[at] as PrintedTotal).expected).map((expected) => ({
    what: `total ${at}: ${expected}`,
    reading: { ...reading, totals: reading.totals.map((total, i) => (i === at ? { ...total, expected } : total)) },
    guarded: true,
  }));

/** Every single change of a reading. */
export const mutationsOf = (reading: Reading): Mutation[] => [
  ...ofFigure(reading, 'opening'),
  ...ofFigure(reading, 'closing'),
  ...reading.rows.flatMap((_, i) => [...ofRow(reading, i), ...ofPresence(reading, i)]),
  ...reading.totals.flatMap((_, i) => ofTotal(reading, i)),
];
