import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GrantSource, Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { type AddressLimit, countAddress, forgetAddress, leftOfAddress, lowerAddress } from './addresses.ts';
import { Additions, isOver, openStandings, type Purpose, type Standing, standingsOf } from './standings.ts';

/**
 * The ledger of credits: grant, hold, take, give back, expire; rows are added, never changed. Whoever changes an
 * owner's ledger locks the owner's account first, so changes of one owner come one after the other, and each takes
 * work for the grants that are open, not for the owner's history.
 *
 * Who locks two accounts locks a user's before a visitor's, and rows of conversions before accounts.
 */

type Within = Transaction<Tables>;

/** Something to be given. */
export interface NewGrant {
  readonly source: GrantSource;
  readonly amount: number;
  /** `null`: never. */
  readonly expiresAt: Date | null;
  /** What may be given only once has one key. */
  readonly key: string;
}

/** Who is about to spend, and what is known of it before the transaction begins. */
export interface Spender {
  readonly owner: Owner;
  /** Pays nothing. */
  readonly unlimited: boolean;
  /** What the owner is to be given by now, if it was not given yet. */
  readonly due: readonly NewGrant[];
  /** The network that a visitor calls from, of which all visitors together may spend so much a day. */
  readonly address: AddressLimit | undefined;
}

export interface Hold {
  readonly id: string;
  /** Credits; 0 holds nothing. */
  readonly amount: number;
}

/** Locks an owner's account until the transaction ends; false where there is none (any more). */
async function lockKnown(within: Within, { kind, id }: Owner): Promise<boolean> {
  const row = await within
    .selectFrom('credit_accounts')
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .select('owner_id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks an owner's account until the transaction ends, and opens it where there is none. Once locked, locking it again
 * costs nothing but the question.
 */
export async function lockAccount(within: Within, owner: Owner): Promise<void> {
  if (await lockKnown(within, owner)) return;
  await within
    .insertInto('credit_accounts')
    .values({ owner_kind: owner.kind, owner_id: owner.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lockKnown(within, owner);
}

/** Gives credits; false where that key was given before. */
export async function grant(within: Within, owner: Owner, given: NewGrant, now = new Date()): Promise<boolean> {
  await lockAccount(within, owner);
  const added = await within
    .insertInto('credit_grants')
    .values({
      id: randomUUID(),
      owner_kind: owner.kind,
      owner_id: owner.id,
      source: given.source,
      amount: given.amount,
      expires_at: given.expiresAt,
      key: given.key,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['owner_kind', 'owner_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const standing: Standing = { grantId: added.id, expiresAt: given.expiresAt, number: 0, left: 0, held: 0 };
  const additions = new Additions(owner, now);
  additions.add(standing, 'grant', given.amount, { holdId: null, reason: given.source });
  await additions.write(within);
  return true;
}

/**
 * Holds credits for several purposes, all or none, those that expire soonest first. An unlimited owner holds nothing.
 * @throws {ApiError} `credits-insufficient`, with what is needed and what is there
 */
export async function holdAll(
  within: Within,
  spender: Spender,
  holds: readonly Hold[],
  reason: string,
  now = new Date(),
): Promise<void> {
  const required = holds.reduce((sum, { amount }) => sum + amount, 0);
  if (spender.unlimited || required === 0) return;
  const { owner, address } = spender;
  await lockAccount(within, owner);
  await refuseKnown(within, holds);
  for (const due of spender.due) await grant(within, owner, due, now);
  const open = await openStandings(within, owner);
  const additions = new Additions(owner, now);
  additions.expire(open);
  const spendable = open.filter((standing) => !isOver(standing, now));
  const owned = spendable.reduce((sum, { left }) => sum + left, 0);
  const available = address ? Math.min(owned, await leftOfAddress(within, address, now)) : owned;
  if (required > available) throw insufficient(required, available);
  for (const { id, amount } of holds) {
    let missing = amount;
    for (const standing of spendable) {
      const part = Math.min(missing, standing.left);
      if (part > 0) additions.add(standing, 'hold', part, { holdId: id, reason });
      missing -= part;
    }
    if (address && amount > 0) await countAddress(within, address, id, amount);
  }
  await additions.write(within);
}

/** A hold is made once; a second one of its id is a fault of ours. */
async function refuseKnown(within: Within, holds: readonly Hold[]): Promise<void> {
  const ids = holds.map(({ id }) => id);
  const known = await within.selectFrom('credit_entries').where('hold_id', 'in', ids).select('id').executeTakeFirst();
  if (known) throw new Error('there is a hold of this id already');
}

const insufficient = (required: number, available: number): ApiError =>
  new ApiError(
    'credits-insufficient',
    `There are not enough credits for this: ${required} needed, ${available} available.`,
    {},
    { required, available },
  );

/** Whose ledger a hold is in; `undefined` where nothing was held. */
export async function ownerOfHold(within: Within, holdId: string): Promise<Owner | undefined> {
  return within
    .selectFrom('credit_entries')
    .where('hold_id', '=', holdId)
    .select(['owner_kind as kind', 'owner_id as id'])
    .executeTakeFirst();
}

/**
 * Takes what is held, or so much of it; the rest goes back. Does nothing where nothing is held (any more), so it is
 * safe to be said twice.
 * @returns how many credits were taken
 */
export async function take(within: Within, holdId: string, amount = Infinity, now = new Date()): Promise<number> {
  const owner = await ownerOfHold(within, holdId);
  if (!owner) return 0;
  await lockAccount(within, owner);
  const parts = await within
    .selectFrom('credit_entries')
    .where('hold_id', '=', holdId)
    .groupBy('grant_id')
    .having(sql`sum(held)`, '>', 0)
    .orderBy(sql`min(id)`)
    .select(['grant_id', sql<number>`sum(held)::int`.as('held'), sql<string>`min(reason)`.as('reason')])
    .execute();
  if (parts.length === 0) return 0;
  const ids = parts.map(({ grant_id }) => grant_id);
  const standings = new Map((await standingsOf(within, ids)).map((standing) => [standing.grantId, standing]));
  const additions = new Additions(owner, now);
  let taken = 0;
  for (const { grant_id, held, reason } of parts) {
    const standing = standings.get(grant_id);
    if (!standing) throw new Error('a hold is in a grant that is not there');
    const purpose: Purpose = { holdId, reason };
    const part = Math.min(held, amount - taken);
    if (part > 0) additions.add(standing, 'take', part, purpose);
    if (part < held) additions.add(standing, 'give-back', held - part, purpose);
    taken += part;
  }
  // What comes back to a grant that is over meanwhile is over with it.
  additions.expire([...standings.values()]);
  await additions.write(within);
  await (taken > 0 ? lowerAddress(within, holdId, taken) : forgetAddress(within, holdId));
  return taken;
}

/** Gives back what is held; does nothing where nothing is held (any more). */
export const giveBack = async (within: Within, holdId: string, now = new Date()): Promise<void> => {
  await take(within, holdId, 0, now);
};

/** What conversions need of the ledger to settle what is held for them. */
export const charges = {
  lock: (owner: Owner, within: Within): Promise<void> => lockAccount(within, owner),
  take: (chargeId: string, within: Within): Promise<number> => take(within, chargeId),
  giveBack: (chargeId: string, within: Within): Promise<void> => giveBack(within, chargeId),
};

/**
 * Ends a grant before its time, when what it was given for was taken back. What is held of it may still be taken.
 * @returns how many credits went with it
 */
export async function endGrant(within: Within, owner: Owner, key: string, now = new Date()): Promise<number> {
  await lockAccount(within, owner);
  const ended = await within
    .updateTable('credit_grants')
    .set({ expires_at: now })
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('key', '=', key)
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  if (!ended) return 0;
  const standings = await standingsOf(within, [ended.id]);
  const left = standings[0]?.left ?? 0;
  const additions = new Additions(owner, now);
  additions.expire(standings);
  await additions.write(within);
  return left;
}

/** What the feature of plans does to the ledger: gives what was bought or granted, and ends what was paid back. */
export const ledgerOfPlans = {
  grant: (owner: Owner, given: NewGrant, within: Within) => grant(within, owner, given),
  takeBack: (owner: Owner, key: string, within: Within) => endGrant(within, owner, key),
};

/** Writes down what expired, of owners who did not come back: at most so many. Returns how many owners it was. */
export async function expireDue(db: Kysely<Tables>, limit: number, now = new Date()): Promise<number> {
  const owners = await db
    .selectFrom('credit_grants as g')
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', now)
    // What is held alone will be settled, and closes then.
    .where(
      sql<boolean>`(select e.amount_after from credit_entries e where e.grant_id = g.id order by number desc limit 1) > 0`,
    )
    .distinct()
    .select(['owner_kind as kind', 'owner_id as id'])
    .limit(limit)
    .execute();
  for (const owner of owners) {
    await db.transaction().execute(async (within) => {
      // Whose account was erased meanwhile has nothing left to expire.
      if (!(await lockKnown(within, owner))) return;
      const additions = new Additions(owner, now);
      additions.expire(await openStandings(within, owner));
      await additions.write(within);
    });
  }
  return owners.length;
}

/** Erases an owner's ledger: the account goes, and with it its history. */
export async function eraseLedger(within: Within, owner: Owner): Promise<void> {
  await lockAccount(within, owner);
  // The tables refuse any deletion but that of the owner who is named.
  await sql`select set_config('tallyleaf.erase_credits_of', ${owner.id}, true)`.execute(within);
  for (const table of ['credit_entries', 'credit_grants', 'credit_deductions', 'credit_accounts'] as const) {
    await within.deleteFrom(table).where('owner_kind', '=', owner.kind).where('owner_id', '=', owner.id).execute();
  }
  await sql`select set_config('tallyleaf.erase_credits_of', '', true)`.execute(within);
}
