import { type Kysely, sql, type Transaction } from 'kysely';
import type { FairUseLimits } from '../../../config.ts';
import type { Tables } from '../../../database/tables.ts';
import { ApiError } from '../../../http/errors.ts';
import { own, UNFINISHED } from '../repository.ts';
import { count, readMeters, subjectsOf, type Use, type Users, WINDOW_MS } from './meters.ts';

/** What is being handed in. */
export interface HandedIn {
  readonly files: number;
  readonly bytes: number;
}

/** After how long it is worth asking again where the queue is full of one's own files. */
const WAITING_RETRY_SECONDS = 30;

/**
 * Refuses an upload that is over an allowance; one that nothing else counts against is always let in.
 * @throws {ApiError} `rate-limited`, with the time after which it fits
 */
export async function demandAllowance(
  db: Kysely<Tables>,
  limits: FairUseLimits,
  users: Users,
  handedIn: HandedIn,
): Promise<void> {
  const subjects = subjectsOf(users);
  const readings = await readMeters(
    db,
    subjects.map(({ subject }) => subject),
  );
  const uses = usesOf(limits, users, handedIn);
  const waits = readings
    .filter(({ meter }) => meter !== 'turn')
    .map(({ subject, meter, ahead }) => {
      const more = uses.find((use) => use.subject === subject && use.meter === meter)?.ms ?? 0;
      return ahead + more - WINDOW_MS;
    });
  const wait = Math.max(0, ...waits);
  if (wait > 0) throw limited('rate-limited', wait / 1000);
}

/** Counts what was handed in, whatever becomes of it. */
export async function countHandedIn(
  db: Kysely<Tables>,
  limits: FairUseLimits,
  users: Users,
  handedIn: HandedIn,
): Promise<void> {
  await count(db, usesOf(limits, users, handedIn));
}

const usesOf = (limits: FairUseLimits, users: Users, { files, bytes }: HandedIn): Use[] =>
  subjectsOf(users).flatMap(({ subject, part }) => [
    { subject, meter: 'files', ms: (files * WINDOW_MS) / (limits.files * part) },
    { subject, meter: 'bytes', ms: (bytes * WINDOW_MS) / (limits.bytes * part) },
  ]);

/**
 * Refuses what would leave an owner with too much that waits or is kept. Under the lock of the owner's account, so that
 * of several at once each is counted.
 * @param keepsFiles false: the owner's files go once they are converted
 * @throws {ApiError} `queue-full` or `too-much-stored`
 */
export async function demandRoom(
  within: Transaction<Tables>,
  limits: FairUseLimits,
  users: Users,
  more: HandedIn,
  keepsFiles: boolean,
): Promise<void> {
  const part = subjectsOf(users)[0]?.part ?? 1;
  const { waiting, bytes } = await own(within, users.owner)
    .$if(!keepsFiles, (query) => query.where('status', 'in', UNFINISHED))
    .select([
      sql<number>`count(*) filter (where status in ('queued', 'running'))::int`.as('waiting'),
      sql<string>`coalesce(sum(size), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (more.files > 0 && waiting + more.files > limits.waiting * part) {
    throw limited('queue-full', WAITING_RETRY_SECONDS);
  }
  if (more.bytes > 0 && Number(bytes) + more.bytes > limits.stored * part) throw new ApiError('too-much-stored');
}

const limited = (code: 'rate-limited' | 'queue-full', seconds: number): ApiError =>
  new ApiError(code, undefined, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
