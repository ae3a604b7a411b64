import { phrasesIn } from '../languages/match.ts';
import { INSTITUTION_WORD } from '../languages/names.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { PrintedFigure } from '../shapes/reading.ts';
import type { Sign } from './evidence.ts';

/** Neighbouring balances that follow from each other, and those that do not. */
export function links(candidate: Candidate): { readonly right: number; readonly wrong: number } {
  const { rows } = candidate.reading;
  let right = 0;
  let wrong = 0;
  for (let i = 1; i < rows.length; i++) {
    const [before, row] = [rows[i - 1], rows[i]];
    if (before?.balance == null || row?.balance == null) continue;
    if (before.balance + row.amount === row.balance) right++;
    else wrong++;
  }
  return { right, wrong };
}

export const MOVED = 1.5;
const SUMMED = 1;

type Summed = Candidate['reading'];

/** Whether a printed total comes out with the rows that it is of. */
const comesOut = ({ rows }: Summed, { rows: covered, expected }: Summed['totals'][number]): boolean => {
  const sum = covered.reduce((all, i) => all + (rows[i]?.amount ?? 0n), 0n);
  return sum !== 0n && (sum === expected || sum === -expected);
};

/** True where the sums of money in and of money out are printed, and both come out. */
const sumsBothWays = (reading: Summed): boolean =>
  (['in', 'out'] as const).every((side) =>
    reading.totals.some((total) => total.direction === side && comesOut(reading, total)),
  );

/** So many rows that lead from one figure to another are an account's, whatever the two are called. */
const MANY_ROWS = 5;

/** Something of an account beside its rows: a balance, or the sum of one side. */
const BESIDE = 0.75;
/** Bills and lists have sums, too; fewer rows than these are none. */
const FEW_ROWS = 3;

/**
 * Figures that a lone booking or a few lead to, each of them, or come to, all together, though no balance is named:
 *
 *     30/06     COLLECTION WATER WORKS       - 420.00     5,637.57
 *               Total debits                 - 420.00
 */
const leadsSomewhere = (reading: Summed, wrong: number): boolean =>
  (wrong === 0 && reading.rows.every(({ balance }) => balance !== null)) ||
  (reading.rows.length < FEW_ROWS &&
    reading.totals.some(
      (total) => total.direction !== null && total.rows.length === reading.rows.length && comesOut(reading, total),
    ));

const BALANCES: ReadonlySet<string> = new Set(['opening', 'closing', 'brought-forward', 'carried-forward']);

const namesBalance = (label: string): boolean => phrasesIn(label).some(({ phrase }) => BALANCES.has(phrase));

/** How far the rows are those of some account, a bank's or another's: they move a balance, or one is named beside them. */
export function accountSigns(candidate: Candidate): Sign[] {
  const { right, wrong } = links(candidate);
  const { opening, closing, rows } = candidate.reading;
  const sum = rows.reduce((total, row) => total + row.amount, 0n);
  const led = opening !== null && closing !== null && opening.value + sum === closing.value;
  // An invoice leads from its sum over what was paid to what is left, too; a balance beside the last row has no name
  const isNamed = (end: PrintedFigure | null): boolean => end !== null && (end.label === '' || namesBalance(end.label));
  const isAccount = rows.length >= MANY_ROWS || [opening, closing].every(isNamed);
  if ((right > 1 && right > wrong) || (led && isAccount)) return [{ name: 'rows move a balance', weight: MOVED }];
  if (sumsBothWays(candidate.reading)) return [{ name: 'sums of money in and of money out', weight: SUMMED }];
  const beside = opening !== null || closing !== null || leadsSomewhere(candidate.reading, wrong);
  return beside ? [{ name: 'a balance beside rows', weight: BESIDE }] : [];
}

/** It is named as only a bank's are: by its IBAN, or by its number and what kind of account it is. */
export const namesAccount = ({ account: { iban, number, type } }: Candidate): boolean =>
  iban !== null || (number !== null && (type === 'checking' || type === 'savings'));

/** What a bank's letterhead says, and more so where an account is named: traders have one of a bank that is named elsewhere. */
export const bankSigns = (candidate: Candidate): Sign[] =>
  candidate.account.institution !== null && INSTITUTION_WORD.test(candidate.account.institution)
    ? [{ name: 'letterhead of a bank', weight: namesAccount(candidate) ? 1 : 0.5 }]
    : [];
