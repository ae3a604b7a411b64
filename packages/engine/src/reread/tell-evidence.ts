import type { Evidence, Place, Statement, Transaction } from '@tallyleaf/contract';
import { hullOf } from '../geometry/box.ts';
import type { Box, Page, Word } from '../shapes/page.ts';
import { type PrintedAmount, readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import type { Change } from './changes.ts';
import type { Days } from './days.ts';
import { isInk } from './ink.ts';

/** What is known of how a row was read from its picture. */
export interface RowInk {
  /** How sure the reader was of its words, 0 to 1: the mean of them. */
  readonly sureness: number;
  /** Some of its values are other readings than the first. */
  readonly reread: boolean;
  /** Its date may be another. */
  readonly doubtful: boolean;
  /** What stands for its date was not read as one: it has another row's. */
  readonly dateless: boolean;
}

const isOn = (page: number, box: Box, places: readonly Place[]): boolean => {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const holds = (at: number, [x0, y0, x1, y1]: Box): boolean => at === page && x >= x0 && x <= x1 && y >= y0 && y <= y1;
  return places.some(
    (place) => holds(place.page, place.box) || (place.more ?? []).some((rest) => holds(rest.page, rest.box)),
  );
};

/** The digits of an amount as the contract prints it, or of one as printed. */
const digits = (text: string): string => text.replace(/\D/gu, '').replace(/^0+/u, '');
const digitsOf = ({ readings }: PrintedAmount): string[] => readings.map(({ units }) => `${units}`);

function fieldOf(chosen: string, row: Transaction | null): Evidence['field'] {
  const amount = readAmount(chosen);
  const same = (value: string | null): boolean =>
    value !== null && amount !== null && digitsOf(amount).some((units) => digits(units) === digits(value));
  if (row && same(row.amount)) return 'amount';
  if (same(row ? row.balance : chosen)) return 'balance';
  return readDate(chosen) ? 'date' : 'text';
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

function evidenceOf({ words, by, because }: Change, row: Transaction | null): Evidence {
  const chosen = textOf(by);
  const field = because === 'order' ? 'date' : fieldOf(chosen, row);
  return { kind: 'reread', field, read: textOf(words), chosen, because };
}

/** Changes on these places. */
const changesOn = (changes: readonly Change[], places: readonly Place[]): Change[] =>
  changes.filter(({ page, by }) => by.length > 0 && isOn(page, hullOf(by), places));

/** A statement with what is to be said of its ink, and what its rows' confidence has to consider. */
export interface Told {
  readonly statement: Statement;
  readonly ink: readonly (RowInk | null)[];
}

/**
 * What was read from pictures says so; what was read otherwise than at first says how and why, what is in doubt that it
 * is. `unproven`: sums come out, but a misread word may have made them do so.
 */
export function tellEvidence(
  statement: Statement,
  days: Days,
  changes: readonly Change[],
  pages: readonly Page[],
  unproven: boolean,
): Told {
  const byNumber = new Map(pages.map((page) => [page.number, page.words.filter(isInk)]));
  const ink: (RowInk | null)[] = [];
  const transactions = statement.transactions.map((row, at): Transaction => {
    const places = row.where ? [row.where] : [];
    const spots = places.flatMap((place) => [place, ...(place.more ?? [])]);
    const words = spots.flatMap(({ page, box }) =>
      (byNumber.get(page) ?? []).filter((word) => isOn(page, word.box, [{ page, box }])),
    );
    const doubt = days.doubtful.get(at);
    if (words.length === 0 && !doubt) {
      ink.push(null);
      return row;
    }
    const made = changesOn(changes, places);
    const sureness = words.reduce((sum, word) => sum + (word.sureness ?? 1), 0) / Math.max(1, words.length);
    ink.push({ sureness, reread: made.length > 0, doubtful: doubt !== undefined, dateless: doubt?.read === '' });
    const evidence: Evidence[] = [
      ...made.map((change) => evidenceOf(change, row)),
      ...(doubt
        ? [{ kind: 'doubtful' as const, field: 'date' as const, read: doubt.read, others: [...doubt.others] }]
        : []),
    ];
    return { ...row, origin: 'ocr', ...(evidence.length > 0 && { evidence }) };
  });
  return {
    statement: { ...statement, transactions, reconciliation: verdictOf(statement, days, changes, ink, unproven) },
    ink,
  };
}

/** A verdict in which no row is bound whose date readers dispute: no sum guards it. */
function verdictOf(
  { reconciliation, transactions }: Statement,
  days: Days,
  changes: readonly Change[],
  ink: readonly (RowInk | null)[],
  unproven: boolean,
): Statement['reconciliation'] {
  if (ink.every((row) => row === null) && changes.length === 0) return reconciliation;
  const rows = transactions.flatMap(({ where }) => (where ? [where] : []));
  const elsewhere = changes.filter(({ page, by }) => by.length > 0 && !isOn(page, hullOf(by), rows));
  const used = reconciliation.checks.flatMap(({ where = [] }) => where);
  const evidence = changesOn(elsewhere, used).map((change) => evidenceOf(change, null));
  const unread = [...(reconciliation.unread ?? []), ...(unproven ? ['words' as const] : [])];
  const told = {
    ...reconciliation,
    ...(evidence.length > 0 && { evidence }),
    ...(unread.length > 0 && { unread }),
  };
  if (reconciliation.status !== 'verified' || (days.doubtful.size === 0 && !unproven)) return told;
  const disputed = [...days.doubtful.keys()].sort((a, b) => a - b);
  const why = [...unread, ...(disputed.length > 0 ? ['dates' as const] : [])];
  return { ...told, status: 'unverifiable', unbound: disputed, unread: why };
}
