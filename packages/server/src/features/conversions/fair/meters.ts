import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Meter, Tables } from '../../../database/tables.ts';
import type { Owner } from '../../../http/authenticate.ts';

/**
 * Meters of what owners and networks use. A meter is one moment: until when its use counts. Each use moves it on, and
 * time alone brings it nearer (the generic cell rate algorithm, as leaky buckets are kept in one value).
 */

type Db = Kysely<Tables> | Transaction<Tables>;

/** Whose use it is. */
export interface Users {
  readonly owner: Owner;
  /** The network that a visitor calls from, as a fingerprint; null for people with an account. */
  readonly network: string | null;
}

/** What a row of `conversions` says of it. */
export interface UsersRow {
  readonly owner_kind: Owner['kind'];
  readonly owner_id: string;
  readonly network: string | null;
}

/** A conversion that was bound to an account counts as the account's. */
export const usersOfRow = ({ owner_kind, owner_id, network }: UsersRow): Users => ({
  owner: { kind: owner_kind, id: owner_id },
  network: owner_kind === 'user' ? null : network,
});

/** The window of time in which an allowance may be used up, in milliseconds. */
export const WINDOW_MS = 3_600_000;

/**
 * No allowance is used up for longer, in milliseconds; what stands further ahead was counted while a clock stood wrong, and
 * counts no more. Turns may be as far ahead as there is work.
 */
const LONGEST_MS = 2 * WINDOW_MS;

/** A visitor may use a tenth of what a person with an account may, and all visitors of one network four times that. */
const VISITOR_PART = 10;
const NETWORK_FACTOR = 4;

/** The names under which somebody's use is counted, each with the part of an account's allowance that it has. */
export function subjectsOf({ owner, network }: Users): readonly { readonly subject: string; readonly part: number }[] {
  const part = owner.kind === 'user' ? 1 : 1 / VISITOR_PART;
  return [
    { subject: subjectOf(owner), part },
    ...(network === null ? [] : [{ subject: `network ${network}`, part: part * NETWORK_FACTOR }]),
  ];
}

/** A hash: what is counted while an account is deleted outlives it for an hour, and nobody can tell whose it was. */
export const subjectOf = ({ kind, id }: Owner): string =>
  createHash('sha256').update(`${kind} ${id}`).digest('base64url');

/** How much longer a meter is to count, in milliseconds; less than nothing gives back. */
export interface Use {
  readonly subject: string;
  readonly meter: Meter;
  readonly ms: number;
}

/** A meter that stands at this moment. */
export interface MeterReading {
  readonly subject: string;
  readonly meter: Meter;
  readonly until: Date;
}

/** Counts uses, in the order given; whoever locks several names the owner before the network. Says how the meters stand then. */
export async function count(db: Db, uses: readonly Use[]): Promise<MeterReading[]> {
  if (uses.length === 0) return [];
  const { rows } = await sql<MeterReading>`
    insert into fair_use as f (subject, meter, until)
    select subject, meter, now() + case meter when 'turn' then ms else least(ms, ${LONGEST_MS}) end * interval '1 millisecond'
    from unnest(${uses.map(({ subject }) => subject)}::text[], ${uses.map(({ meter }) => meter)}::text[],
      ${uses.map(({ ms }) => Math.round(ms))}::float8[]) as used (subject, meter, ms)
    on conflict (subject, meter) do update set until = case
      when f.meter = 'turn' then greatest(f.until, now()) + (excluded.until - now())
      when f.until > now() + ${LONGEST_MS} * interval '1 millisecond' then excluded.until
      else least(greatest(f.until, now()) + (excluded.until - now()), now() + ${LONGEST_MS} * interval '1 millisecond') end
    returning subject, meter, until`.execute(db);
  return rows;
}

/** How the meters of these names stand that still count; `ahead` is how far they are before the database's clock, in milliseconds. */
export async function readMeters(
  db: Db,
  subjects: readonly string[],
): Promise<(MeterReading & { readonly ahead: number })[]> {
  const { rows } = await sql<MeterReading & { ahead: number }>`
    select subject, meter, until, (extract(epoch from until - now()) * 1000)::float8 as ahead from fair_use
    where subject = any(${[...subjects]}::text[]) and until > now()
      and (meter = 'turn' or until <= now() + ${LONGEST_MS} * interval '1 millisecond')`.execute(db);
  return rows;
}

/** Forgets the meters whose time is over. */
export const forgetMeters = async (db: Db): Promise<void> => {
  await db.deleteFrom('fair_use').where('until', '<=', sql<Date>`now()`).execute();
};

/** Forgets what was counted of an owner. */
export const forgetOwner = async (db: Db, owner: Owner): Promise<void> => {
  await db.deleteFrom('fair_use').where('subject', '=', subjectOf(owner)).execute();
};
