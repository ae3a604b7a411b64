import type { ConversionOptions, SetLayout } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import { Refusal } from '@tallyleaf/engine/refusal';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import type { Job, Queue } from '../../jobs/queue.ts';
import type { Logger } from '../../log.ts';
import type { Seal } from '../../secrets.ts';
import { withLocalFile } from '../../storage/local-file.ts';
import type { Changes } from './changes.ts';
import { type ChargeNeeds, chargeCounted } from './charge-counted.ts';
import type { Converter } from './converter.ts';
import { COUNT_MS, countStored } from './count-upload.ts';
import { type EndNeeds, endConversion, type OnEnd } from './end-conversion.ts';
import { usersOfRow } from './fair/meters.ts';
import { accountWork, thoughtMs, type WorkLimits } from './fair/turns.ts';
import { beginConversion, type Outcome, returnConversion, saveProgress } from './repository.ts';

export interface ConvertJobNeeds extends EndNeeds {
  readonly converter: Converter;
  readonly queue: Queue;
  readonly limits: { readonly fair: { readonly work: WorkLimits } };
  readonly preparePayer: ChargeNeeds['preparePayer'];
  /** The columns that an owner has set. */
  readonly layoutsOf: (owner: Owner) => Promise<readonly SetLayout[]>;
  readonly changes: Changes;
  readonly seal: Seal;
  readonly log: Logger;
  readonly onEnd: OnEnd;
  /** Aborted when this process stops: what is being worked on goes back to the queue. */
  readonly stopping: AbortSignal;
}

/** After so many attempts that ended in a fault or in this process's death, a document is given up. */
const MAX_ATTEMPTS = 3;

/** Progress is kept at most so often. */
const PROGRESS_MS = 150;

type Begun = NonNullable<Awaited<ReturnType<typeof beginConversion>>>;

/**
 * Converts one document and keeps the outcome. May run twice for one conversion (after a crash, or beside a worker
 * that was thought dead): whatever happens, one outcome is kept, the first.
 */
export async function runConvertJob(job: Job, needs: ConvertJobNeeds): Promise<void> {
  const stop = new AbortController();
  // Before the work begins: a cancellation right after it would be heard by nobody.
  const unwatch = needs.changes.watch(job.id, (change) => {
    if (change === 'cancelled' || change === 'deleted') stop.abort();
  });
  try {
    const begun = await beginConversion(needs.sql, job.id);
    if (begun) await work(job, begun, needs, stop);
  } finally {
    unwatch();
  }
}

async function work(job: Job, begun: Begun, needs: ConvertJobNeeds, stop: AbortController): Promise<void> {
  const { sql, log } = needs;
  if (begun.attempts > MAX_ATTEMPTS) {
    log.error({ conversion: job.id, attempts: begun.attempts - 1 }, 'a conversion is given up');
    await endConversion(needs, job.id, { status: 'failed' });
    return;
  }
  const signal = AbortSignal.any([job.signal, needs.stopping, stop.signal]);
  const progress = new ProgressKeeper(async (value) => {
    // Should the word of a cancellation have been lost, it is noticed here.
    if (!(await saveProgress(sql, job.id, value))) stop.abort();
  }, log);
  const started = performance.now();
  let refused = false;
  try {
    const outcome = await convert(job.id, begun, needs, signal, progress);
    refused = outcome.status === 'refused';
    await progress.settle();
    const kept = await endConversion(needs, job.id, outcome);
    const ms = Math.round(performance.now() - started);
    if (kept)
      log.info(
        { conversion: job.id, outcome: outcome.status, ms, attempt: begun.attempts },
        'a conversion is finished',
      );
  } catch (error) {
    await progress.settle();
    await recover(error, job.id, begun.attempts, needs, stop.signal.aborted);
  } finally {
    await account(begun, needs, performance.now() - started, refused);
  }
}

/** Counts the worker's time. It is a matter of fairness: the outcome stands without it. */
async function account(begun: Begun, needs: ConvertJobNeeds, took: number, refused: boolean): Promise<void> {
  try {
    await accountWork(
      { ...needs, work: needs.limits.fair.work },
      { users: usersOfRow(begun), thought: thoughtMs(begun.pages), took, refused },
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
  try {
    if (!begun.counted) await countLate(id, begun, needs, passwords, signal);
    const conversion = await withLocalFile(needs.storage, begun.file_id, (path) => {
      // It may have been cancelled while the file was fetched.
      signal.throwIfAborted();
      return needs.converter.convert(
        {
          source: { path },
          fileName: begun.file_name,
          passwords,
          locale: options.locale,
          layouts,
        },
        { onProgress: (value) => progress.keep(value), signal },
      );
    });
    return { status: 'done', conversion };
  } catch (error) {
    if (error instanceof Refusal) return { status: 'refused', code: error.code, message: error.message };
    throw error;
  }
}

/** Counts the pages that were not counted at the upload, and charges them. @throws {Refusal} where that cannot be done */
async function countLate(
  id: string,
  begun: Begun,
  needs: ConvertJobNeeds,
  passwords: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const file = { fileId: begun.file_id, fileName: begun.file_name };
  const counting = { storage: needs.storage, counter: needs.converter };
  const pages = await countStored(counting, file, passwords, { ms: COUNT_MS, signal });
  try {
    await chargeCounted(needs, id, pages);
  } catch (error) {
    throw error instanceof ApiError && error.code === 'credits-insufficient' ? new Refusal('too-few-credits') : error;
  }
}

/** After a conversion that came to no outcome: cancelled, interrupted, or a fault. */
async function recover(
  error: unknown,
  id: string,
  attempts: number,
  needs: ConvertJobNeeds,
  cancelled: boolean,
): Promise<void> {
  const { sql, log, stopping } = needs;
  if (cancelled) return;
  if (stopping.aborted) {
    await returnConversion(sql, id, false);
    throw new Error('interrupted by the end of the process');
  }
  log.error({ err: error, conversion: id, attempt: attempts }, 'a conversion met a fault');
  if (attempts >= MAX_ATTEMPTS) {
    await endConversion(needs, id, { status: 'failed' });
    return;
  }
  await returnConversion(sql, id, true);
  throw new Error('a conversion met a fault; it will be tried again');
}

/** The text under which passwords are sealed: they open for this conversion only. */
export const passwordContext = (conversionId: string): string => `passwords of conversion ${conversionId}`;

function openPasswords(seal: Seal, sealed: string, id: string): readonly string[] {
  const passwords: unknown = JSON.parse(seal.open(sealed, passwordContext(id)));
  return Array.isArray(passwords) ? passwords.filter((password) => typeof password === 'string') : [];
}

/** Keeps the newest progress now and then: one at a time, and not more often than a person can see. */
class ProgressKeeper {
  readonly #save: (progress: Progress) => Promise<void>;
  readonly #log: Logger;
  #newest: Progress | undefined;
  #saving: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #settled = false;

  constructor(save: (progress: Progress) => Promise<void>, log: Logger) {
    this.#save = save;
    this.#log = log;
  }

  keep(progress: Progress): void {
    if (this.#settled) return;
    this.#newest = progress;
    this.#saving ??= this.#run();
  }

  /** Waits until nothing is being written; what comes later is dropped. */
  async settle(): Promise<void> {
    this.#settled = true;
    this.#newest = undefined;
    this.#wake?.();
    await this.#saving;
  }

  async #run(): Promise<void> {
    try {
      while (this.#newest) {
        const progress = this.#newest;
        this.#newest = undefined;
        await this.#save(progress);
        if (!this.#settled) await this.#pause();
      }
    } catch (error) {
      // Progress is a courtesy: the conversion goes on without it.
      this.#log.warn({ err: error }, 'progress could not be kept');
    } finally {
      this.#saving = undefined;
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PROGRESS_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
