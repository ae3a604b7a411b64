import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Seal } from '../secrets.ts';
import { ApiError } from './errors.ts';

/**
 * Attempts that are counted in the database, so that all processes count together and a restart forgets nothing: guesses at
 * passwords, which wait longer and longer, and calls of which there may be so many in a while. What they are counted by is
 * kept as a fingerprint: the table names no account and no address.
 */

type Db = Kysely<Tables> | Transaction<Tables>;

/** What guesses are counted by. */
export interface Guess {
  /** `account …`, `network …`. */
  readonly of: string;
  /** So many are free; after that each waits twice as long as the one before: 1, 2, 4 … seconds. */
  readonly free: number;
  /** Forgotten when none was made for so long, in seconds. */
  readonly forgottenAfter: number;
}

/** How many calls there may be within a while. */
export interface Quota {
  readonly of: string;
  readonly max: number;
  /** In seconds. */
  readonly within: number;
}

export interface Attempts {
  /**
   * Counts a guess before it is made, so that many at once are no way around the wait.
   * @throws {ApiError} `too-many-attempts` while one of them has to wait; nothing is to be computed then
   */
  readonly guess: (guesses: readonly Guess[]) => Promise<void>;
  /** What was guessed right was no guess: gives one back. */
  readonly forgive: (guess: Guess) => Promise<void>;
  /** Forgets all guesses. */
  readonly forget: (of: string, within?: Transaction<Tables>) => Promise<void>;
  /** Counts a call. False: there were too many. */
  readonly allow: (quota: Quota) => Promise<boolean>;
  /** @throws {ApiError} `too-many-attempts` when there were too many calls */
  readonly demand: (quota: Quota) => Promise<void>;
}

/** The longest wait between two guesses, in seconds. */
const LONGEST_WAIT = 15 * 60;
/** 2 to this power is over the longest wait. */
const STEPS = 10;

export function createAttempts(db: Kysely<Tables>, { fingerprint }: Pick<Seal, 'fingerprint'>): Attempts {
  const keyOf = (of: string): string => fingerprint(`attempts ${of}`);
  const count = async ({ of, max, within }: Quota) => {
    const { count, expires_at } = await countCall(db, keyOf(of), within);
    return { allowed: count <= max, seconds: secondsUntil(expires_at) };
  };
  return {
    guess: async (guesses) => {
      for (const guess of guesses) await countGuess(db, keyOf(guess.of), guess);
    },
    forgive: async ({ of }) => {
      await db
        .updateTable('attempts')
        .set({ count: sql`greatest(count - 1, 0)`, blocked_until: sql`now()` })
        .where('key', '=', keyOf(of))
        .execute();
    },
    forget: async (of, within) => {
      await (within ?? db).deleteFrom('attempts').where('key', '=', keyOf(of)).execute();
    },
    allow: async (quota) => (await count(quota)).allowed,
    demand: async (quota) => {
      const { allowed, seconds } = await count(quota);
      if (!allowed) throw tooMany(seconds);
    },
  };
}

/**
 * One statement, so that of two guesses at once the second sees the first. It compares with the clock: `now()` is when the
 * statement began, which is before the other one wrote its own, and a free guess would be told to wait.
 */
async function countGuess(db: Db, key: string, { free, forgottenAfter }: Guess): Promise<void> {
  const { rows } = await sql`
    insert into attempts as a (key, count, blocked_until, expires_at)
    values (${key}, 1, now(), now() + make_interval(secs => ${forgottenAfter}))
    on conflict (key) do update set
      count = case when a.expires_at <= now() then 1 else a.count + 1 end,
      blocked_until = case when a.expires_at <= now() or a.count < ${free}::int then now() else
        now() + make_interval(secs => least(${LONGEST_WAIT}, power(2, least(a.count - ${free}::int, ${STEPS}::int)))) end,
      expires_at = now() + make_interval(secs => ${LONGEST_WAIT + forgottenAfter})
    where a.blocked_until <= clock_timestamp() or a.expires_at <= now()
    returning 1`.execute(db);
  if (rows.length > 0) return;
  const row = await db.selectFrom('attempts').where('key', '=', key).select('blocked_until').executeTakeFirst();
  throw tooMany(row ? secondsUntil(row.blocked_until) : 1);
}

async function countCall(db: Db, key: string, seconds: number): Promise<{ count: number; expires_at: Date }> {
  const { rows } = await sql<{ count: number; expires_at: Date }>`
    insert into attempts as a (key, count, blocked_until, expires_at)
    values (${key}, 1, now(), now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when a.expires_at <= now() then 1 else a.count + 1 end,
      expires_at = case when a.expires_at <= now() then excluded.expires_at else a.expires_at end
    returning count, expires_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database did not count');
  return row;
}

/** Forgets what is due. */
export const deleteForgottenAttempts = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('attempts').where('expires_at', '<=', sql<Date>`now()`).execute();
};

const secondsUntil = (moment: Date): number => Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000));

const tooMany = (seconds: number): ApiError =>
  new ApiError('too-many-attempts', undefined, { 'retry-after': String(seconds) });
