import type {
  Check,
  Conversion,
  Corrections,
  Covers,
  Read,
  RowCorrection,
  Statement,
  StatementCorrections,
  Transaction,
} from '@tallyleaf/contract';
import { decimalsOf } from '@tallyleaf/contract/plain';
import { recheck } from './recheck.ts';
import { turnedRound } from './turn-round.ts';

/** Corrections that do not fit the conversion that they are of. */
export class CorrectionError extends Error {
  override readonly name = 'CorrectionError';
}

/** A row as it stands, and which one of those that were read it is; null where it is a new one. */
interface Standing {
  readonly row: Transaction;
  readonly of: number | null;
}

const CELLS = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance'] as const;

/** A figure as the contract writes it, with the currency's decimals. */
function checked<Value extends string | null | undefined>(value: Value, decimals: number): Value {
  if (typeof value === 'string' && !new RegExp(`^-?\\d+${decimals > 0 ? `\\.\\d{${decimals}}` : ''}$`).test(value)) {
    throw new CorrectionError(`${value} has not the currency's number of decimals.`);
  }
  return value;
}

function changed(row: Transaction, cells: Partial<Transaction>): Transaction {
  const read: Record<string, unknown> = { ...row.read };
  for (const cell of CELLS) {
    const value = cells[cell];
    if (value !== undefined && value !== row[cell] && !(cell in read)) read[cell] = row[cell];
  }
  const next = { ...row, ...cells };
  return Object.keys(read).length > 0 ? { ...next, read: read as Read } : next;
}

const isRun = (row: RowCorrection): row is [number, number] => Array.isArray(row);

/** The rows that an entry of corrections stands for. */
function standingsOf(entry: RowCorrection, { transactions }: Statement, decimals: number): Standing[] {
  const readAt = (of: number): Transaction => {
    const row = transactions[of];
    if (!row) throw new CorrectionError(`There is no row ${of} in what was read.`);
    return row;
  };
  if (isRun(entry)) {
    const [from, to] = entry;
    if (to < from) throw new CorrectionError('A run of rows ends before it begins.');
    readAt(to);
    return transactions.slice(from, to + 1).map((row, i) => ({ row, of: from + i }));
  }
  checked(entry.amount, decimals);
  checked(entry.balance, decimals);
  if (entry.of !== null) {
    const { of, category, ...cells } = entry;
    const row = changed(readAt(of), cells);
    return [{ row: category ? { ...row, category } : row, of }];
  }
  const { of, category, valueDate = null, reference = null, balance = null, ...cells } = entry;
  const row = { ...cells, valueDate, reference, balance, confidence: 1, origin: 'person' as const };
  return [{ row: category ? { ...row, category } : row, of }];
}

/** Where rows as read stand now. */
function placesOf(standings: readonly Standing[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [now, { of }] of standings.entries()) {
    if (of === null) continue;
    if (places.has(of)) throw new CorrectionError(`Row ${of} of what was read stands twice.`);
    places.set(of, now);
  }
  return places;
}

/** A new row stands within a span where the row before it does, or, at the top, the row below it. */
function isWithin(standings: readonly Standing[], within: (of: number) => boolean): boolean[] {
  const first = standings.find(({ of }) => of !== null)?.of ?? null;
  let last = first !== null && within(first);
  return standings.map(({ of }) => {
    if (of !== null) last = within(of);
    return last;
  });
}

/** Which rows a printed sum is of, now that rows stand elsewhere. */
function coversNow(covers: Covers, standings: readonly Standing[]): Covers {
  const { rows: span, except: left = [], ...rest } = covers;
  const except = new Set(left);
  const isSpared = ({ of }: Standing): boolean => of !== null && except.has(of);
  if (!span) {
    const now = standings.flatMap((standing, i) => (isSpared(standing) ? [i] : []));
    return { ...rest, ...(now.length > 0 && { except: now }) };
  }
  const inside = isWithin(standings, (of) => of >= span[0] && of <= span[1]);
  const first = inside.indexOf(true);
  const last = inside.lastIndexOf(true);
  if (first < 0) return { ...rest, rows: [0, -1] };
  const now = standings.flatMap((standing, i) =>
    i >= first && i <= last && (!inside[i] || isSpared(standing)) ? [i] : [],
  );
  return { ...rest, rows: [first, last], ...(now.length > 0 && { except: now }) };
}

/** A check with the rows that it names as they stand now; the verdict is reckoned afterwards. */
function checkNow(check: Check, standings: readonly Standing[], places: ReadonlyMap<number, number>): Check {
  const { covers, apart, broken } = check;
  // A day's balance stands below the last of its rows that is left.
  const below = (row: number): number => {
    for (let of = row; of >= 0; of -= 1) {
      const now = places.get(of);
      if (now !== undefined) return now;
    }
    return -1;
  };
  return {
    ...check,
    ...(covers && { covers: coversNow(covers, standings) }),
    ...(broken && { broken: broken.flatMap((row) => places.get(row) ?? []) }),
    ...(apart && {
      apart: apart.map(({ row, balance }) => ({ row: below(row), balance })).filter(({ row }) => row >= 0),
    }),
  };
}

function correct(asRead: Statement, corrections: StatementCorrections): Statement {
  const { opening, closing, period, rows, turned, confirmed = [] } = corrections;
  if (Object.keys(corrections).length === 0) return asRead;
  const statement = turned ? turnedRound(asRead) : asRead;
  const decimals = decimalsOf(statement.account.currency);
  const entries: readonly RowCorrection[] = rows ?? wholeOf(statement);
  const standings = entries.flatMap((entry) => standingsOf(entry, statement, decimals));
  const places = placesOf(standings);
  const removed = statement.transactions.filter((_, i) => !places.has(i));
  const read = {
    ...statement.read,
    ...(opening !== undefined && opening !== statement.opening && { opening: statement.opening }),
    ...(closing !== undefined && closing !== statement.closing && { closing: statement.closing }),
    ...(period && (period.start !== statement.period.start || period.end !== statement.period.end)
      ? { period: statement.period }
      : {}),
  };
  const next: Statement = {
    ...statement,
    ...(period && { period }),
    opening: opening === undefined ? statement.opening : checked(opening, decimals),
    closing: closing === undefined ? statement.closing : checked(closing, decimals),
    transactions: standings.map(({ row }) => row),
    reconciliation: {
      ...statement.reconciliation,
      checks: statement.reconciliation.checks.map((check) => checkNow(check, standings, places)),
      ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
    },
    ...(Object.keys(read).length > 0 && { read }),
    ...(removed.length > 0 && { removed }),
  };
  return { ...next, reconciliation: recheck(next) };
}

const wholeOf = ({ transactions }: Statement): RowCorrection[] =>
  transactions.length === 0 ? [] : [[0, transactions.length - 1]];

/**
 * A conversion with a person's corrections laid over it (contract, "Growing": `read`, `origin: person`), and its verdicts
 * reckoned again. What was read stands beside what is another now; work grows with the rows.
 * @throws {CorrectionError} where they do not fit: rows that are not there or stand twice, figures of other decimals
 */
export function applyCorrections(conversion: Conversion, corrections: Corrections): Conversion {
  if (corrections.statements.length !== conversion.statements.length) {
    throw new CorrectionError('The corrections are of another number of statements.');
  }
  const statements = conversion.statements.map((statement, i) => correct(statement, corrections.statements[i] ?? {}));
  return { ...conversion, statements };
}
