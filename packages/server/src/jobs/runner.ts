import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import type { Changes } from '../features/conversions/changes.ts';
import { type ConvertJobNeeds, runConvertAloneJob, runConvertJob } from '../features/conversions/convert.job.ts';
import type { Converter, ConverterSettings } from '../features/conversions/converter.ts';
import { AloneLock } from '../features/conversions/suspects.ts';
import { charges, ledgerOfPlans } from '../features/credits/ledger.ts';
import { createCredits } from '../features/credits/service.ts';
import { layoutsOf } from '../features/layouts/service.ts';
import { createCarrier } from '../features/mail/carrier.ts';
import { runMailJob } from '../features/mail/mail.job.ts';
import { plansJob } from '../features/plans/plans.job.ts';
import { createPlans } from '../features/plans/service.ts';
import { tellWebhooks } from '../features/webhooks/service.ts';
import { runWebhookJob } from '../features/webhooks/webhook.job.ts';
import type { Owner } from '../http/authenticate.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Seal } from '../secrets.ts';
import type { KeyRing } from '../storage/encryption/key-ring.ts';
import type { Room } from '../storage/free-space.ts';
import { removeLeftCopies } from '../storage/local-file.ts';
import type { Storage } from '../storage/storage.ts';
import type { Job, Queue } from './queue.ts';
import { JOBS } from './registry.ts';
import { startTakingOver } from './take-over.ts';
import { tidyAll } from './tidy-all.ts';

export interface RunnerParts {
  readonly config: Pick<Config, 'workers' | 'limits' | 'mail' | 'payments' | 'product' | 'dataFolder' | 'webhooks'>;
  readonly database: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly storageKeys: KeyRing;
  readonly room: Room;
  readonly changes: Changes;
  readonly seal: Seal;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly createConverter?: (settings: ConverterSettings) => Converter | Promise<Converter>;
}

/** Works on the jobs of the queue in this process. */
export interface Runner {
  /** Begins nothing further. */
  readonly pause: () => Promise<void>;
  /** Begins nothing further, lets what is almost done finish, and gives the rest back to the queue. */
  readonly stop: () => Promise<void>;
}

/** Most documents take less; whoever stops the server should not wait longer. */
const FINISH_MS = 2000;

/** Mails that are sent at once: a slow server holds up no more than these. */
const MAILS_AT_ONCE = 2;

/** Calls to users' programs that are made at once; most of their time is waiting. */
const WEBHOOKS_AT_ONCE = 8;

/** Starts working on every kind of job. */
export async function startRunner(parts: RunnerParts): Promise<Runner> {
  const { config, queue, log, database } = parts;
  await removeLeftCopies();
  // Loaded here and not above: a process that does not convert does without the engine.
  const create =
    parts.createConverter ?? (await import('../features/conversions/engine-converter.ts')).createEngineConverter;
  const workers = Math.max(1, config.workers);
  // One more than a single owner may have: whoever hands in many files leaves a place for the others.
  const places = workers + 1;
  // And one for what was too slow to count.
  const converter = await create({ size: places + 1, limits: config.limits.document });
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const tracked = trackedIn(running);
  const needs = { ...parts, sql: database.sql, charges };
  const onEnd: ConvertJobNeeds['onEnd'] = [(within, ended) => tellWebhooks(within, parts, ended)];
  const conversions: ConvertJobNeeds = {
    ...needs,
    converter,
    aloneLock: new AloneLock(),
    onEnd,
    limits: config.limits,
    layoutsOf: (owner: Owner) => layoutsOf(database.sql, owner),
    preparePayer: payersOf(parts),
    stopping: stopping.signal,
  };
  await workOnConversions(queue, { places, ofOneGroup: workers }, conversions, tracked);
  // In an embedded database only this process can die, and it takes its work up at the start.
  const stopTakingOver = database.exclusive ? async () => {} : startTakingOver(parts);
  await queue.work(
    JOBS.webhook,
    WEBHOOKS_AT_ONCE,
    tracked((job) =>
      runWebhookJob(job, { ...needs, allowPrivate: config.webhooks.private, stopping: stopping.signal }),
    ),
  );
  await queue.work(
    JOBS.tidy,
    1,
    tracked(() => tidyAll(needs, false)),
  );
  const carrier = createCarrier(config, log);
  await queue.work(
    JOBS.mail,
    MAILS_AT_ONCE,
    tracked((job) => runMailJob(job, { ...needs, carrier })),
  );
  await queue.work(JOBS.plans, 1, tracked(plansJob({ ...needs, ...ledgerOfPlans })));
  return {
    pause: () => queue.pause(),
    stop: async () => {
      await stopTakingOver();
      await queue.pause();
      await within(FINISH_MS, Promise.all(running));
      stopping.abort();
      // Ending the engine's children first makes what waits for them end at once.
      await converter.close();
      await within(FINISH_MS, Promise.all(running));
      carrier.close();
      log.debug('the runner has stopped');
    },
  };
}

type Tracked = (work: (job: Job) => Promise<void>) => (job: Job) => Promise<void>;

/** Makes what keeps each piece of work among those that run, until it is over. */
const trackedIn =
  (running: Set<Promise<void>>): Tracked =>
  (work) =>
  (job) => {
    const promise = work(job);
    const settled = promise.then(
      () => {},
      () => {},
    );
    running.add(settled);
    void settled.then(() => running.delete(settled));
    return promise;
  };

/** Works on conversions: so many at once, and one alone that may be the reason why processes died. */
async function workOnConversions(
  queue: Queue,
  { places, ofOneGroup }: { readonly places: number; readonly ofOneGroup: number },
  needs: ConvertJobNeeds,
  tracked: Tracked,
): Promise<void> {
  const together = tracked((job) => needs.aloneLock.together(() => runConvertJob(job, needs)));
  await queue.work(JOBS.convert, places, together, ofOneGroup);
  await queue.work(JOBS['convert-slow'], 1, together);
  await queue.work(
    JOBS['convert-alone'],
    1,
    tracked((job) => runConvertAloneJob(job, needs)),
  );
}

/** Whoever pays for pages that are counted by a job: what an upload would find out. */
function payersOf(parts: RunnerParts): ConvertJobNeeds['preparePayer'] {
  const { sql } = parts.database;
  // A plan is only looked up here: nothing is bought that leads back to an address.
  const { planOf } = createPlans({ ...parts, sql, ...ledgerOfPlans, ownAddress: () => '' });
  const credits = createCredits({ ...parts, sql, limits: parts.config.limits, planOf });
  return async ({ owner, network }, handedIn) => {
    const spender = await credits.spenderFrom(owner, network, handedIn);
    return (holds, within) => credits.hold(spender, holds, 'conversion', within);
  };
}

/** Waits for work, but not longer than so many milliseconds. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
