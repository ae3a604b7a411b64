import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../database/client.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import { currentSpan, endingWith } from '../tracing/doing.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { JOBS, type JobKind } from './registry.ts';

/** A job as its handler sees it. */
export interface Job {
  readonly id: string;
  /** Aborted when the job was taken away from this worker. */
  readonly signal: AbortSignal;
}

/** Whose job it is, and when it has its turn. */
export interface Place {
  /** Whose job it is, where a kind works on so many of each at once. */
  readonly group?: string | undefined;
  /** Jobs are begun in the order of their turns; one without a turn comes before those that have one. */
  readonly turnAt?: Date | undefined;
  /** The trace that it belongs to, where it is not that of the caller. */
  readonly trace?: string | undefined;
}

/** The queue of jobs, which lives in the same database as everything else. */
export interface Queue {
  /**
   * Adds a job; does nothing when there is one of this id. Inside a transaction it is added with it or not at all.
   */
  readonly add: (kind: JobKind, id: string, within?: Transaction<Tables>, place?: Place) => Promise<void>;
  /** Gives jobs that wait other turns; none of them is begun before `notBefore`. Jobs that do not wait stay as they are. */
  readonly move: (
    kind: JobKind,
    jobs: readonly { readonly id: string; readonly turnAt: Date }[],
    notBefore: Date | undefined,
    within: Transaction<Tables>,
  ) => Promise<void>;
  /** Takes a job out, whatever its state; does nothing when there is none. @returns the trace that it belonged to, where traces are on */
  readonly remove: (kind: JobKind, id: string, within?: Transaction<Tables>) => Promise<string | undefined>;
  /** Whether a job of this id waits or is being worked on. */
  readonly isPending: (kind: JobKind, id: string) => Promise<boolean>;
  /**
   * Works on jobs of a kind, so many at once. A handler that throws gets its job again after a while.
   * @param ofOneGroup so many of one group at once in this process; all, where it is left out
   */
  readonly work: (
    kind: JobKind,
    atOnce: number,
    handler: (job: Job) => Promise<void>,
    ofOneGroup?: number,
  ) => Promise<void>;
  /** Begins no further job; those being worked on go on. */
  readonly pause: () => Promise<void>;
  /** Stops, waiting at most so long for jobs that are being worked on. */
  readonly stop: (graceMs: number) => Promise<void>;
  /** @throws when the queue cannot work. */
  readonly ping: () => Promise<void>;
}

/** Tables of the queue are kept apart from ours. */
export const QUEUE_SCHEMA = 'queue';

/**
 * How often jobs are looked for that nothing calls out: those whose time has come to be tried again, and all of them
 * while the database cannot call. And how often dead workers' jobs are looked for.
 */
const POLL_SECONDS = 2;
const SUPERVISE_SECONDS = 10;

/**
 * A job that was added while the clock stood ahead would wait until that time comes. So it may be begun since long ago, in
 * milliseconds; how long it is kept counts from there, and is many times as much.
 */
const LONG_AGO_MS = 24 * 3600 * 1000;

const POLLING = { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };

/** Starts the queue in a database. */
export async function openQueue(database: Database, log: Logger, tracing?: Tracing): Promise<Queue> {
  const boss = new PgBoss({
    ...database.queue,
    schema: QUEUE_SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  boss.on('warning', (warning) => log.warn({ kind: warning.message }, 'the job queue warns'));
  await boss.start();
  for (const kind of Object.values(JOBS)) await createQueue(boss, kind, database.exclusive);
  let stopping: Promise<void> | undefined;

  return {
    add: async (kind, id, within, { group, turnAt, trace } = {}) => {
      const startAfter = new Date(Date.now() - LONG_AGO_MS);
      const options = {
        id,
        startAfter,
        ...(within && { db: fromKysely(within) }),
        ...(group && { group: { id: group } }),
        ...(turnAt && { priority: priorityOf(turnAt) }),
      };
      const traceparent = currentSpan()?.traceparent ?? trace;
      await boss.send(kind.name, traceparent === undefined ? null : ({ traceparent } satisfies Payload), options);
    },
    move: (kind, jobs, notBefore, within) => moveJobs(kind, jobs, notBefore, within),
    remove: async (kind, id, within) => {
      const connection = within && { db: fromKysely(within) };
      const [job] = tracing ? await boss.findJobs<Payload>(kind.name, { id, ...connection }) : [];
      await boss.deleteJob(kind.name, id, connection);
      return job?.data?.traceparent;
    },
    isPending: async (kind, id) => {
      const [job] = await boss.findJobs(kind.name, { id });
      return job !== undefined && (job.state === 'created' || job.state === 'retry' || job.state === 'active');
    },
    work: async (kind, atOnce, untraced, ofOneGroup) => {
      const handler = tracing ? tracedHandler(tracing, kind, untraced) : untraced;
      if (ofOneGroup === undefined) {
        for (let n = 0; n < atOnce; n++) await startWorker(boss, kind, handler);
      } else await startWorkers(boss, kind, handler, { atOnce, ofOneGroup });
    },
    pause: async () => {
      await Promise.all(Object.values(JOBS).map((kind) => boss.offWork(kind.name, { wait: false })));
    },
    stop: (graceMs) => {
      stopping ??= boss.stop({ graceful: true, timeout: graceMs });
      return stopping;
    },
    ping: async () => {
      if (stopping !== undefined || (await boss.schemaVersion()) === null) throw new Error('the queue is not running');
    },
  };
}

/** The highest priority is begun first, and priorities are whole numbers of 32 bits: quarters of a second, counted back from here. */
const FIRST_TURN = Date.UTC(2025, 0, 1);
const TURN_MS = 250;

const priorityOf = (turnAt: Date): number => -Math.max(0, Math.round((turnAt.getTime() - FIRST_TURN) / TURN_MS));

async function moveJobs(
  kind: JobKind,
  jobs: readonly { readonly id: string; readonly turnAt: Date }[],
  notBefore: Date | undefined,
  within: Transaction<Tables>,
): Promise<void> {
  const ids = jobs.map(({ id }) => id);
  const priorities = jobs.map(({ turnAt }) => priorityOf(turnAt));
  await sql`update ${sql.table(`${QUEUE_SCHEMA}.job`)} j
    set priority = moved.priority,
      start_after = greatest(j.start_after, coalesce(${notBefore ?? null}::timestamptz, j.start_after))
    from unnest(${ids}::uuid[], ${priorities}::int[]) as moved (id, priority)
    where j.name = ${kind.name} and j.id = moved.id and j.state in ('created', 'retry')`.execute(within);
}

async function createQueue(boss: PgBoss, kind: JobKind, exclusive: boolean): Promise<void> {
  // In an embedded database the only worker that can die is this process itself, and its restart takes up its jobs
  // at once; a heartbeat would only harm a computer that was asleep.
  const heartbeatSeconds = exclusive ? null : (kind.heartbeatSeconds ?? null);
  await boss.createQueue(kind.name, { ...kind.options, notify: true });
  await boss.updateQueue(kind.name, { ...kind.options, heartbeatSeconds, notify: true });
  // The first call on a queue looks its settings up, on a connection of the queue's own. Done here, it never happens
  // inside a transaction of ours, which holds the embedded database's only connection: the two would wait for ever.
  await boss.findJobs(kind.name, { id: randomUUID() });
  if (kind.cron) await boss.schedule(kind.name, kind.cron, null, { tz: 'UTC', missed: 'once' });
}

/** What stands in a job: where its trace goes on. What is to be done is known by its id. */
interface Payload {
  readonly traceparent: string;
}

interface TakenJob extends Job {
  readonly data?: Payload | null | undefined;
}

type Handler = (job: TakenJob) => Promise<void>;

/** The work on a job as a span that joins the trace of what sent it. */
const tracedHandler =
  (tracing: Tracing, { name }: JobKind, handler: Handler): Handler =>
  (job) => {
    const span = tracing.begin({
      kind: 'job',
      name: `job ${name}`,
      attributes: { 'messaging.destination.name': name, 'messaging.message.id': job.id },
      sentBy: job.data?.traceparent,
    });
    return endingWith(span, {}, () => handler(job));
  };

/**
 * One worker that takes one job at a time. After each it looks for the next at once: a notification says that a job
 * came, not that more are waiting.
 */
async function startWorker(boss: PgBoss, kind: JobKind, handler: Handler): Promise<void> {
  const worker: string = await boss.work(
    kind.name,
    { ...POLLING, ...(kind.groupAtOnce && { groupConcurrency: kind.groupAtOnce }) },
    async (jobs: TakenJob[]) => {
      try {
        for (const { id, signal, data } of jobs) await handler({ id, signal, data });
      } finally {
        boss.notifyWorker(worker);
      }
    },
  );
}

/**
 * Several such workers, of which only so many work on jobs of one group. Two that look at the same moment can each take a
 * job of one group; the one whose answer comes later puts its job back. So neighbours of a group may change places.
 */
async function startWorkers(
  boss: PgBoss,
  kind: JobKind,
  handler: Handler,
  { atOnce, ofOneGroup }: { readonly atOnce: number; readonly ofOneGroup: number },
): Promise<void> {
  await boss.work(
    kind.name,
    { ...POLLING, localConcurrency: atOnce, localGroupConcurrency: ofOneGroup },
    async (jobs: TakenJob[]) => {
      try {
        for (const { id, signal, data } of jobs) await handler({ id, signal, data });
      } finally {
        // Which of them ended its job is not told, so all look for the next.
        for (const { id, name } of boss.getWipData()) if (name === kind.name) boss.notifyWorker(id);
      }
    },
  );
}
