import type { Insertable, Transaction } from 'kysely';
import type { CreditEntriesTable, EntryKind, Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';

/** How a grant stands: what its newest row of the ledger says, and what is about to be added to it. */
export interface Standing {
  readonly grantId: string;
  readonly expiresAt: Date | null;
  number: number;
  left: number;
  held: number;
}

/** What a row is for. */
export interface Purpose {
  readonly holdId: string | null;
  readonly reason: string;
}

/** What each kind of row does, for a number of credits: to what is left to spend, and to what is held. */
const EFFECTS = {
  grant: { left: 1, held: 0 },
  hold: { left: -1, held: 1 },
  take: { left: 0, held: -1 },
  'give-back': { left: 1, held: -1 },
  expire: { left: -1, held: 0 },
} as const satisfies Record<EntryKind, { left: number; held: number }>;

/** Rows that are about to be added to the ledger of one owner, whose account is locked. */
export class Additions {
  readonly #owner: Owner;
  readonly #now: Date;
  readonly #rows: Insertable<CreditEntriesTable>[] = [];
  readonly #changed = new Set<Standing>();

  constructor(owner: Owner, now: Date) {
    this.#owner = owner;
    this.#now = now;
  }

  add(standing: Standing, kind: EntryKind, credits: number, { holdId, reason }: Purpose): void {
    const effect = EFFECTS[kind];
    const [amount, held] = [effect.left * credits, effect.held * credits];
    standing.number += 1;
    standing.left += amount;
    standing.held += held;
    this.#changed.add(standing);
    this.#rows.push({
      grant_id: standing.grantId,
      number: standing.number,
      owner_kind: this.#owner.kind,
      owner_id: this.#owner.id,
      kind,
      amount,
      held,
      amount_after: standing.left,
      held_after: standing.held,
      hold_id: holdId,
      reason,
      created_at: this.#now,
    });
  }

  /** Ends what may not be spent any longer. What is held of it stays held. */
  expire(standings: readonly Standing[]): void {
    for (const standing of standings) {
      if (standing.left > 0 && isOver(standing, this.#now)) {
        this.add(standing, 'expire', standing.left, { holdId: null, reason: 'expired' });
      }
    }
  }

  /** Writes the rows, and closes grants of which nothing is left and nothing can come back. */
  async write(within: Transaction<Tables>): Promise<void> {
    if (this.#rows.length > 0) await within.insertInto('credit_entries').values(this.#rows).execute();
    const closed = [...this.#changed].filter(({ left, held }) => left === 0 && held === 0);
    if (closed.length === 0) return;
    await within
      .updateTable('credit_grants')
      .set({ closed_at: this.#now })
      .where(
        'id',
        'in',
        closed.map(({ grantId }) => grantId),
      )
      .execute();
  }
}

/** Whether a grant's time is over. */
export const isOver = ({ expiresAt }: Pick<Standing, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

const withStanding = (within: Transaction<Tables>) =>
  within
    .selectFrom('credit_grants as g')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('credit_entries as e')
          .whereRef('e.grant_id', '=', 'g.id')
          .orderBy('e.number', 'desc')
          .limit(1)
          .select(['e.number', 'e.amount_after as left', 'e.held_after as held'])
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['g.id as grantId', 'g.expires_at as expiresAt', 'last.number', 'last.left', 'last.held']);

/** The grants of an owner that are not closed, in the order in which they are spent: by expiry, then by age. */
export const openStandings = (within: Transaction<Tables>, owner: Owner): Promise<Standing[]> =>
  withStanding(within)
    .where('g.owner_kind', '=', owner.kind)
    .where('g.owner_id', '=', owner.id)
    .where('g.closed_at', 'is', null)
    .orderBy('g.expires_at', (order) => order.asc().nullsLast())
    .orderBy('g.created_at')
    .orderBy('g.id')
    .execute();

/** The standings of these grants. */
export const standingsOf = (within: Transaction<Tables>, grantIds: readonly string[]): Promise<Standing[]> =>
  withStanding(within).where('g.id', 'in', grantIds).execute();
