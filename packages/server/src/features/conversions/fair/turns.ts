import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Place, Queue } from '../../../jobs/queue.ts';
import { JOBS } from '../../../jobs/registry.ts';
import {
  count,
  readMeters,
  subjectOf,
  subjectsOf,
  type Use,
  type Users,
  type UsersRow,
  usersOfRow,
  WINDOW_MS,
} from './meters.ts';

/**
 * Turns: jobs are begun in the order of moments. An owner's first job has its turn now; each further one later by what the
 * one before it takes of a worker, as it is thought and then as it was. Whoever comes fresh is thus before those who have
 * had their share, and nobody waits for ever: as time goes on, every turn comes (virtual clock, Zhang 1990).
 */

/** What a page is thought to take of a worker, in milliseconds, and a file besides; corrected by what it took. */
const PAGE_MS = 150;
const FILE_MS = 500;

/** Of a network's visitors so many share the workers before they are counted together. */
const NETWORK_SHARE = 4;

/** Corrections smaller than this do not move jobs that wait already, in milliseconds. */
const MOVED_FROM_MS = 1000;

export const thoughtMs = (pages: number): number => FILE_MS + pages * PAGE_MS;

/** Gives turns to so many jobs of one owner, by what each is thought to take. */
export async function giveTurns(
  within: Transaction<Tables>,
  users: Users,
  thought: readonly number[],
): Promise<Date[]> {
  const total = thought.reduce((sum, ms) => sum + ms, 0);
  const starts = (await count(within, turnUses(users, total))).map(({ subject, until }) => ({
    share: shareOf(subject, users),
    start: until.getTime() - total / shareOf(subject, users),
  }));
  let before = 0;
  return thought.map((ms) => {
    const turn = Math.max(...starts.map(({ start, share }) => start + before / share));
    before += ms;
    return new Date(Math.round(turn));
  });
}

const shareOf = (subject: string, { owner }: Users): number => (subject === subjectOf(owner) ? 1 : NETWORK_SHARE);

const turnUses = (users: Users, ms: number): Use[] =>
  subjectsOf(users).map(({ subject }) => ({ subject, meter: 'turn', ms: ms / shareOf(subject, users) }));

/** Who shares places: an owner's files, and those of all visitors of a network. */
export const groupOf = ({ owner, network }: Users): string =>
  network === null ? subjectOf(owner) : `network ${network}`;

/** Where a conversion's job stands in the queue. */
export const placeOf = (users: Users, turnAt: Date | null): Place => ({
  group: groupOf(users),
  turnAt: turnAt ?? undefined,
});

/** The same of a row of `conversions`. */
export const placeOfRow = (row: UsersRow & { readonly turn_at: Date | null }): Place =>
  placeOf(usersOfRow(row), row.turn_at);

/** What a worker spent on a document. */
export interface Spent {
  readonly users: Users;
  /** What it was thought to take, and what it took, in milliseconds. */
  readonly thought: number;
  readonly took: number;
  /** No credits pay for it: it was refused, cancelled, or given up. */
  readonly unpaid: boolean;
}

/** How much of the workers may go into a window, in milliseconds, for a person with an account. */
export interface WorkLimits {
  readonly workMs: number;
  readonly unpaidMs: number;
}

/**
 * Counts what a worker spent, and moves what the owner has waiting: later by what was not thought of, and not before the
 * time that unpaid files took is made up for. What is counted and what is moved are two transactions: none holds both.
 */
export async function accountWork(
  needs: { readonly sql: Kysely<Tables>; readonly queue: Queue; readonly work: WorkLimits },
  { users, thought, took, unpaid }: Spent,
): Promise<void> {
  const { workMs, unpaidMs } = needs.work;
  const late = took - thought;
  await count(
    needs.sql,
    subjectsOf(users).flatMap(({ subject, part }): Use[] => [
      { subject, meter: 'turn', ms: late / shareOf(subject, users) },
      { subject, meter: 'work', ms: (took * WINDOW_MS) / (workMs * part) },
      ...(unpaid ? [{ subject, meter: 'unpaid' as const, ms: (took * WINDOW_MS) / (unpaidMs * part) }] : []),
    ]),
  );
  const held = unpaid ? await heldUntil(needs.sql, users) : new Map<string, Date>();
  for (const { subject } of subjectsOf(users)) {
    const isOwner = subject === subjectOf(users.owner);
    const notBefore = held.get(subject);
    if (!notBefore && (!isOwner || late < MOVED_FROM_MS)) continue;
    await needs.sql.transaction().execute(async (within) => {
      const waiting = await moveTurns(within, users, isOwner, isOwner ? Math.max(0, late) : 0);
      for (const kind of [JOBS.convert, JOBS['convert-slow']]) await needs.queue.move(kind, waiting, notBefore, within);
    });
  }
}

/** Until when those wait whose unpaid files took more than is allowed: until it is made up for. */
async function heldUntil(db: Kysely<Tables>, users: Users): Promise<ReadonlyMap<string, Date>> {
  const names = subjectsOf(users).map(({ subject }) => subject);
  const over = (await readMeters(db, names)).filter(({ meter, ahead }) => meter === 'unpaid' && ahead > WINDOW_MS);
  return new Map(over.map(({ subject, until }) => [subject, new Date(until.getTime() - WINDOW_MS)]));
}

/** Moves the turns of what waits; what somebody else is changing at this moment stays where it is. */
async function moveTurns(
  within: Transaction<Tables>,
  { owner, network }: Users,
  isOwner: boolean,
  ms: number,
): Promise<{ id: string; turnAt: Date }[]> {
  const rows = await within
    .updateTable('conversions')
    .set({ turn_at: sql<Date>`coalesce(turn_at, now()) + ${Math.round(ms)}::int * interval '1 millisecond'` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('conversions')
        .where('status', '=', 'queued')
        .$if(isOwner, (of) => of.where('owner_kind', '=', owner.kind).where('owner_id', '=', owner.id))
        .$if(!isOwner, (of) => of.where('network', '=', network))
        .select('id')
        .orderBy('id')
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'turn_at'])
    .execute();
  return rows.flatMap(({ id, turn_at }) => (turn_at ? [{ id, turnAt: turn_at }] : []));
}
