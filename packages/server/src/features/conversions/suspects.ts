import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Job } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { ConvertJobNeeds } from './convert.job.ts';
import { replaceJob } from './jobs-of-conversion.ts';
import { type Db, returnConversion } from './repository.ts';

/** A document that was being read when processes died so often may be the reason: it is read alone, after all others. */
export const SUSPECT_AT = 2;

/** After so many deaths, the last of them with nothing beside it, it is given up; its owner may try it again. */
export const GIVEN_UP_AT = 5;

/** How long a suspect lets others go first, in milliseconds, and how often it looks. */
const LAST_MS = 10 * 60 * 1000;
const LOOK_MS = 1000;

/** Conversions of one process: any number together, or one alone. */
export class AloneLock {
  #running = 0;
  #alone = false;
  #waiting: (() => void)[] = [];

  /** Works beside others, once nobody is alone. */
  async together(work: () => Promise<void>): Promise<void> {
    while (this.#alone) await this.#change();
    this.#running += 1;
    try {
      await work();
    } finally {
      this.#running -= 1;
      this.#wake();
    }
  }

  /** Works alone: what runs is waited for, what comes meanwhile waits. */
  async alone(work: () => Promise<void>): Promise<void> {
    while (this.#alone) await this.#change();
    this.#alone = true;
    try {
      while (this.#running > 0) await this.#change();
      await work();
    } finally {
      this.#alone = false;
      this.#wake();
    }
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

/** Gives a conversion that was begun to the queue of those that run alone. */
export async function setAside({ sql: db, queue, log }: ConvertJobNeeds, id: string): Promise<void> {
  await db.transaction().execute(async (within) => {
    await returnConversion(within, id, false);
    await replaceJob(queue, id, within, JOBS['convert-alone']);
  });
  log.warn({ conversion: id }, 'processes died while they worked on a conversion; it will run alone, after the others');
}

/** Waits until no innocent conversion waits any more, or for as long as one may be kept waiting. */
export async function othersFirst({ sql: db, stopping }: ConvertJobNeeds, job: Job): Promise<void> {
  for (const end = performance.now() + LAST_MS; performance.now() < end; ) {
    if (!(await innocentWait(db))) return;
    await sleep(LOOK_MS, undefined, { signal: AbortSignal.any([job.signal, stopping]) });
  }
}

const innocentWait = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from conversions
    where status in ('queued', 'running') and interruptions < ${SUSPECT_AT} limit 1`.execute(db);
  return rows.length > 0;
};
