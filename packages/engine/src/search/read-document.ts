import type { Statement } from '@tallyleaf/contract';
import { findLayout } from '../layout/find-layout.ts';
import type { Model } from '../model/model.ts';
import type { Options } from '../options.ts';
import { compareProofs, isVerified } from '../proof/compare-readings.ts';
import { scoreRows } from '../proof/confidence/score-rows.ts';
import { type Change, changePages } from '../reread/changes.ts';
import { isInk } from '../reread/ink.ts';
import { type Rereading, reread } from '../reread/reread.ts';
import { settleForms } from '../reread/settle-forms.ts';
import { settleNumbers } from '../reread/settle-numbers.ts';
import { settleOrder } from '../reread/settle-order.ts';
import { settleSigns } from '../reread/settle-signs.ts';
import { settleWords } from '../reread/settle-words.ts';
import { tellEvidence } from '../reread/tell-evidence.ts';
import type { Candidate, Candidates } from '../shapes/candidate.ts';
import type { Page } from '../shapes/page.ts';
import type { PrintedFigure } from '../shapes/reading.ts';
import type { Attempt as Traced } from '../shapes/trace.ts';
import type { Reading } from './reading.ts';
import { type Also, searchReadings } from './search-readings.ts';

/**
 * Reads pages as statements. Where words were read from pictures and sums do not come out, the pages are read again with
 * the readings of these words that the sums determine; that counts where it proves more than the reading before.
 */

/** Further readings at most. */
const MOST_AGAIN = 2;

/** One reading of the pages as they stand after some changes. */
interface Attempt {
  readonly pages: readonly Page[];
  readonly changes: readonly Change[];
  readonly reading: Reading;
  readonly again: Rereading;
  readonly traced: Traced | undefined;
}

type Read = (pages: readonly Page[], changes: readonly Change[]) => Promise<Attempt>;

/** The best reading of pages of which some were read from pictures. */
async function readInk(first: Attempt, read: Read): Promise<Attempt> {
  let best = first;
  for (let again = 0; again < MOST_AGAIN; again++) {
    const { sums, days } = best.again;
    const dates = days.flatMap(({ changes }) => changes);
    const changes = [...sums, ...dates];
    if (changes.length === 0) break;
    const next = await read(best.pages, [...best.changes, ...changes]);
    const more = compareProofs(next.reading, best.reading);
    if (sums.length > 0 ? more > 0 : more >= 0) {
      best = next;
      best.traced?.took();
    } else if (sums.length > 0 && dates.length > 0) best = { ...best, again: { ...best.again, sums: [] } };
    else break;
  }
  return best;
}

/** A misread number of an account differs in this many places from the right one. */
const MOST_DIFFERENT = 2;
/** Numbers of a customer's accounts differ in this many places at their ends. */
const ENDING = 3;

/** Whether one number may be the other misread. `apart`: each account adds up by itself, so that endings may differ. */
const isNear = (a: string | null, b: string | null, apart: boolean): boolean => {
  if (a === null || b === null || a.length !== b.length) return false;
  const different = [...a].flatMap((sign, at) => (sign === b[at] ? [] : [at]));
  if (apart && different.every((at) => at >= a.length - ENDING)) return false;
  return different.length <= MOST_DIFFERENT;
};

/**
 * True for a statement beside another without balances of its own, or of the same account and without an end, or of an
 * account with nearly the same number: a misread word may have parted their rows. So too for one without an end beside
 * one whose sums do not come out: its last rows may stand there.
 */
const isParted = (one: Statement, all: readonly Statement[]): boolean =>
  all.some((other) => {
    const { account, reconciliation } = other;
    if (account === one.account || account.currency !== one.account.currency) return false;
    if (one.closing === null && reconciliation.status === 'failed') return true;
    const same = account.number === one.account.number && account.iban === one.account.iban;
    if (one.opening === null && one.closing === null) return true;
    if (same) return one.closing === null;
    const apart = [one, other].every((each) => isVerified(each) && each.opening !== null && each.closing !== null);
    return isNear(account.number, one.account.number, apart) || isNear(account.iban, one.account.iban, apart);
  });

/**
 * True where sums come out once all signs are taken for the other party's: in print that says whose they are, but one
 * sign misread does the same.
 */
function isTurned({ reading: { opening, closing } }: Candidate, candidates: Candidates | undefined): boolean {
  const first = candidates?.first.reading;
  const isOpposite = (one: PrintedFigure | null, other: PrintedFigure | null | undefined): boolean =>
    one !== null && one.value !== 0n && other?.value === -one.value;
  return isOpposite(opening, first?.opening) || isOpposite(closing, first?.closing);
}

/** The statements with what is to be said of their ink. */
function told({ reading, changes, again }: Attempt, pages: readonly Page[]): Reading {
  const statements = reading.statements.map((each, i): Statement => {
    const days = again.days[i];
    const candidate = reading.chosen[i];
    if (!days || !candidate) return each;
    const { statement, ink } = tellEvidence(
      each,
      days,
      changes,
      pages,
      again.rivalled[i] || isParted(each, reading.statements) || isTurned(candidate, reading.candidates[i]),
    );
    if (ink.every((row) => row === null)) return statement;
    const { reconciliation } = statement;
    const verdict =
      reconciliation.cause && !again.agreed[i] ? { ...reconciliation, cause: 'reading' as const } : reconciliation;
    const doubts = { dates: candidate.datesDoubtful, support: candidate.support, ink };
    return { ...statement, reconciliation: verdict, transactions: scoreRows(statement.transactions, verdict, doubts) };
  });
  return { ...reading, statements };
}

/** The best reading of pages. `loadModel` is called where the rules' reading is not proven; `also` says more of the pages. */
export async function readDocument(
  pages: readonly Page[],
  loadModel: () => Promise<Model>,
  options: Options,
  pagesUnread: boolean,
  also?: Also,
): Promise<Reading> {
  const layout = findLayout(pages, options.layouts);
  if (!pages.some(({ words }) => words.some(isInk)))
    return searchReadings(layout, loadModel, options, pagesUnread, also);
  const read: Read = async (before, changes) => {
    const changed = changePages(before, changes);
    const found = findLayout(changed, options.layouts);
    const traced = options.trace?.begin(`ink with ${changes.length} words read otherwise`);
    const reading = await searchReadings(found, loadModel, options, pagesUnread, also);
    traced?.end(null);
    return {
      pages: changed,
      changes,
      reading,
      again: reread(found, reading.chosen, reading.statements.map(isVerified)),
      traced,
    };
  };
  const settled = [settleNumbers, settleWords, settleSigns, settleOrder, settleForms].flatMap((settle) =>
    settle(layout),
  );
  const first = await read(pages, settled);
  first.traced?.took();
  const best = await readInk(first, read);
  return told(best, best.pages);
}
