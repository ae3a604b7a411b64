import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConversionOptions, SetLayout } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import { ChildCrashed } from '@tallyleaf/engine/node';
import { Refusal } from '@tallyleaf/engine/refusal';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import type { Job, Queue } from '../../jobs/queue.ts';
import type { Logger } from '../../log.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { FileAltered, outageOf } from '../../outages.ts';
import type { Seal } from '../../secrets.ts';
import type { Room } from '../../storage/free-space.ts';
import { withLocalFile } from '../../storage/local-file.ts';
import { FileMissing } from '../../storage/storage.ts';
import { type Attributes, boundToThis, currentSpan } from '../../tracing/doing.ts';
import { StageSpans } from '../../tracing/stage-spans.ts';
import type { Changes } from './changes.ts';
import { type ChargeNeeds, chargeCounted } from './charge-counted.ts';
import type { Converter } from './converter.ts';
import { COUNT_MS, countLocal } from './count-upload.ts';
import { type EndNeeds, endConversion, type OnEnd } from './end-conversion.ts';
import { usersOfRow } from './fair/meters.ts';
import { accountWork, thoughtMs, type WorkLimits } from './fair/turns.ts';
import { ProgressKeeper } from './progress-keeper.ts';
import { beginConversion, type Outcome, returnConversion, saveProgress } from './repository.ts';
import { type AloneLock, GIVEN_UP_AT, othersFirst, SUSPECT_AT, setAside } from './suspects.ts';

export interface ConvertJobNeeds extends EndNeeds {
  readonly converter: Converter;
  readonly limits: { readonly fair: { readonly work: WorkLimits } };
  readonly preparePayer: ChargeNeeds['preparePayer'];
  /** The columns that an owner has set. */
  readonly layoutsOf: (owner: Owner) => Promise<readonly SetLayout[]>;
  readonly queue: Queue;
  readonly room: Room;
  /** Of this process. */
  readonly aloneLock: AloneLock;
  readonly changes: Changes;
  readonly seal: Seal;
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  readonly onEnd: OnEnd;
  /** Aborted when this process stops: what is being worked on goes back to the queue. */
  readonly stopping: AbortSignal;
}

/** After so many faults of its own a document is given up. */
const MAX_FAULTS = 3;

/** How long after the upload a file that is missing in the storage is still waited for, in milliseconds. */
const MISSING_MS = 60 * 60 * 1000;

/** How often a full disk is checked for room, in milliseconds. */
const FULL_MS = 2000;

type Begun = NonNullable<Awaited<ReturnType<typeof beginConversion>>>;

/**
 * Converts one document and keeps the outcome. May run twice for one conversion (after a crash, or beside a worker
 * that was thought dead): whatever happens, one outcome is kept, the first.
 */
export async function runConvertJob(job: Job, needs: ConvertJobNeeds, isAlone = false): Promise<void> {
  const stop = new AbortController();
  // Before the work begins: a cancellation right after it would be heard by nobody.
  const unwatch = needs.changes.watch(job.id, (change) => {
    if (change === 'cancelled' || change === 'deleted') stop.abort();
  });
  try {
    while (await needs.room.isLow()) await sleep(FULL_MS, undefined, { signal: interruptionOf(job, needs) });
    const begun = await beginConversion(needs.sql, job.id);
    if (!begun) return;
    if (begun.interruptions >= SUSPECT_AT && !isAlone) await setAside(needs, job.id);
    else await work(job, begun, needs, stop);
  } finally {
    unwatch();
  }
}

/** Converts a document during whose reading processes died: alone in this process, after those that wait. */
export async function runConvertAloneJob(job: Job, needs: ConvertJobNeeds): Promise<void> {
  await othersFirst(needs, job);
  await needs.aloneLock.alone(() => runConvertJob(job, needs, true));
}

const interruptionOf = (job: Job, { stopping }: ConvertJobNeeds): AbortSignal =>
  AbortSignal.any([job.signal, stopping]);

async function work(job: Job, begun: Begun, needs: ConvertJobNeeds, stop: AbortController): Promise<void> {
  const { sql, log } = needs;
  if (begun.interruptions >= GIVEN_UP_AT) {
    log.error({ conversion: job.id, interruptions: begun.interruptions }, 'a conversion is given up');
    await endConversion(needs, job.id, { status: 'failed' });
    return;
  }
  const signal = AbortSignal.any([interruptionOf(job, needs), stop.signal]);
  const progress = new ProgressKeeper(async (value) => {
    // Should the word of a cancellation have been lost, it is noticed here.
    if (!(await saveProgress(sql, job.id, value))) stop.abort();
  }, log);
  const started = performance.now();
  const waitSeconds = Math.max(0, Date.now() - begun.created_at.getTime()) / 1000;
  let unpaid = false;
  try {
    const outcome = await convert(job.id, begun, needs, signal, progress);
    unpaid = outcome.status !== 'done';
    currentSpan()?.set({ 'tallyleaf.wait_seconds': waitSeconds, ...told(outcome) });
    await progress.settle();
    const kept = await endConversion(needs, job.id, outcome);
    const ms = Math.round(performance.now() - started);
    if (!kept) return;
    needs.metrics?.converted({ owner: begun.owner_kind, outcome, waitSeconds, workSeconds: ms / 1000 });
    log.info(
      { conversion: job.id, outcome: outcome.status, ms, attempt: begun.attempts + begun.interruptions + 1 },
      'a conversion is finished',
    );
  } catch (error) {
    await progress.settle();
    if (!stop.signal.aborted) await recover(error, job, begun, needs);
  } finally {
    await account(begun, needs, performance.now() - started, unpaid || stop.signal.aborted);
  }
}

/** Counts the worker's time. It is a matter of fairness: the outcome stands without it. */
async function account(begun: Begun, needs: ConvertJobNeeds, took: number, unpaid: boolean): Promise<void> {
  try {
    await accountWork(
      { ...needs, work: needs.limits.fair.work },
      { users: usersOfRow(begun), thought: thoughtMs(begun.pages), took, unpaid },
    );
  } catch (error) {
    needs.log.warn({ err: error }, "a worker's time could not be counted");
  }
}

async function convert(
  id: string,
  begun: Begun,
  needs: ConvertJobNeeds,
  signal: AbortSignal,
  progress: ProgressKeeper,
): Promise<Outcome> {
  signal.throwIfAborted();
  const options: ConversionOptions = begun.options;
  const kept = await needs.layoutsOf({ kind: begun.owner_kind, id: begun.owner_id });
  // Of two of one layout the last one holds.
  const layouts = [...kept, ...(options.layouts ?? [])];
  const passwords = begun.sealed_passwords === null ? [] : openPasswords(needs.seal, begun.sealed_passwords, id);
  let stages: StageSpans | undefined;
  try {
    const conversion = await withLocalFile(needs.storage, begun.file_id, async (path) => {
      // It may have been cancelled while the file was fetched.
      signal.throwIfAborted();
      await demandUnaltered(path, begun);
      if (!begun.counted) await countLate(id, begun, needs, { path, passwords, signal });
      const reached = new StageSpans(currentSpan());
      stages = reached;
      // The engine's processes were started by other jobs: what they say is called as part of those.
      const onProgress = boundToThis((value: Progress) => {
        reached.reached(value);
        progress.keep(value);
      });
      return needs.converter.convert(
        {
          source: { path },
          fileName: begun.file_name,
          passwords,
          locale: options.locale,
          layouts,
        },
        { onProgress, signal },
      );
    });
    stages?.end();
    return { status: 'done', conversion };
  } catch (error) {
    stages?.end(error);
    if (error instanceof Refusal) return { status: 'refused', code: error.code, message: error.message };
    if (error instanceof ChildCrashed) return givenUp(id, error, needs);
    throw error;
  }
}

/** What a trace says of an outcome. */
const told = (outcome: Outcome): Attributes => ({
  'tallyleaf.outcome': outcome.status,
  ...(outcome.status === 'refused' && { 'tallyleaf.refusal': outcome.code }),
});

/** Two processes crashed on this file, so it is not tried again unless its owner asks. */
function givenUp(id: string, err: ChildCrashed, { log }: ConvertJobNeeds): Outcome {
  log.error({ err, conversion: id }, 'reading a document ends the process that reads it');
  return { status: 'failed' };
}

/**
 * Checks size and hash of the file from the storage: a truncated or altered copy would be called a damaged document.
 * @throws {FileAltered}
 */
async function demandUnaltered(path: string, { size, sha256 }: Begun): Promise<void> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    read += chunk.length;
  }
  if (read !== Number(size) || hash.digest('hex') !== sha256) throw new FileAltered();
}

/** Counts the pages that were not counted at the upload, and charges them. @throws {Refusal} where that cannot be done */
async function countLate(
  id: string,
  { file_name: fileName }: Begun,
  needs: ConvertJobNeeds,
  {
    path,
    passwords,
    signal,
  }: { readonly path: string; readonly passwords: readonly string[]; readonly signal: AbortSignal },
): Promise<void> {
  const pages = await countLocal(needs.converter, path, { fileName, passwords }, { ms: COUNT_MS, signal });
  try {
    await chargeCounted(needs, id, pages);
  } catch (error) {
    throw error instanceof ApiError && error.code === 'credits-insufficient' ? new Refusal('too-few-credits') : error;
  }
}

/**
 * Handles an attempt without an outcome: interrupted, stopped by an outage, or failed by a fault. Only faults are counted; the last
 * one that is allowed ends the conversion as failed.
 * @throws {Error} in all other cases, so that the queue gives the job back after a while
 */
async function recover(error: unknown, job: Job, begun: Begun, needs: ConvertJobNeeds): Promise<void> {
  const { sql, log, stopping } = needs;
  const { id } = job;
  // If the database is down as well, the next attempt finds the conversion as it is.
  const giveBack = (isFault: boolean): Promise<void> =>
    returnConversion(sql, id, isFault).catch((met: unknown) => {
      log.warn({ err: met, conversion: id }, 'a conversion could not be given back');
    });
  if (stopping.aborted) {
    await giveBack(false);
    throw new Error('interrupted by the end of the process');
  }
  // Another process has the job now and continues it.
  if (job.signal.aborted) throw new Error('the job was given to another');
  const outage = outageOf(error);
  const isLost = error instanceof FileMissing && Date.now() - begun.created_at.getTime() > MISSING_MS;
  if (outage !== undefined && !isLost) {
    log.warn({ err: error, conversion: id, outage }, 'a conversion waits for the end of an outage');
    await giveBack(false);
    throw new Error('a conversion met an outage; it will be tried again');
  }
  const faults = begun.attempts + 1;
  log.error({ err: error, conversion: id, faults }, 'a conversion met a fault');
  if (faults >= MAX_FAULTS) {
    await endConversion(needs, id, { status: 'failed' });
    return;
  }
  await giveBack(true);
  throw new Error('a conversion met a fault; it will be tried again');
}

/** The text under which passwords are sealed: they open for this conversion only. */
export const passwordContext = (conversionId: string): string => `passwords of conversion ${conversionId}`;

function openPasswords(seal: Seal, sealed: string, id: string): readonly string[] {
  const passwords: unknown = JSON.parse(seal.open(sealed, passwordContext(id)));
  return Array.isArray(passwords) ? passwords.filter((password) => typeof password === 'string') : [];
}
