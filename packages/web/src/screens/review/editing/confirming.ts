import type { Confirmable } from '@tallyleaf/contract';
import { negated, setCells } from './commands.ts';
import type { StatementDraft } from './draft.ts';

/** What a person can say of a whole statement where nothing printed proves it. Each is one step, and gives another draft. */

/** Says that something is right as it stands. */
export const confirm = (draft: StatementDraft, what: Confirmable): StatementDraft =>
  draft.confirmed.includes(what) ? draft : { ...draft, confirmed: [...draft.confirmed, what] };

/** Takes that back. */
export const takeBack = (draft: StatementDraft, what: Confirmable): StatementDraft => ({
  ...draft,
  confirmed: draft.confirmed.filter((one) => one !== what),
});

const orNull = (figure: string | null): string | null => (figure === null ? null : negated(figure));

/** Puts every amount and balance on the other side. */
function turnFigures(draft: StatementDraft): StatementDraft {
  const { rows, opening, closing, turned } = draft;
  return {
    ...draft,
    opening: orNull(opening),
    closing: orNull(closing),
    rows: rows.map((row) => ({ ...row, amount: negated(row.amount), balance: orNull(row.balance) })),
    turned: !turned,
  };
}

/** Turns all amounts round, and says that they are right so. */
export const turnRound = (draft: StatementDraft): StatementDraft => confirm(turnFigures(draft), 'direction');

/** Turns them back, and says no more of them. */
export const turnBack = (draft: StatementDraft): StatementDraft => takeBack(turnFigures(draft), 'direction');

/** Whether rows have another date that may be the one on which they are booked. */
export const hasOtherDate = ({ rows }: StatementDraft): boolean =>
  rows.some(({ date, valueDate }) => valueDate !== null && valueDate !== date);

/** Takes the other date of every row that has two for the one on which it is booked, and says that they are right so. */
export function takeOtherDate(draft: StatementDraft): StatementDraft {
  const swapped = draft.rows.flatMap(({ key, date, valueDate }) =>
    valueDate === null ? [] : [[key, { date: valueDate, valueDate: date }] as const],
  );
  return confirm(setCells(draft, new Map(swapped)), 'dates');
}
