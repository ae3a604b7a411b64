import { isFinished } from '@tallyleaf/contract';
import { deleteExpiredKeys } from '../../http/idempotency.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Logger } from '../../log.ts';
import { findExpired, findUnfinished } from './due-conversions.ts';
import { type EndNeeds, endConversion } from './end-conversion.ts';
import { forgetMeters } from './fair/meters.ts';
import { hasJob, removeJob, replaceJob } from './jobs-of-conversion.ts';
import { shortenKeeping } from './keep-as-set.ts';
import type { Keeping } from './keeping.ts';
import { discard, discardLeft, findReferencedFiles } from './loose-files.ts';
import { deleteConversions } from './repository.ts';

export interface TidyNeeds extends EndNeeds {
  readonly queue: Queue;
  readonly limits: Keeping;
  readonly log: Logger;
}

const BATCH = 200;

/**
 * Files that no conversion refers to are written down (`loose-files.ts`). Should one not be, it goes after so long: no upload
 * takes longer.
 */
const ORPHAN_MS = 60 * 60 * 1000;

/**
 * Deletes what may not be kept any longer and what nobody refers to, and takes up again jobs that were lost.
 * @param isAlone nobody takes files in meanwhile: whatever has no row by now will never have one
 */
export async function tidy(needs: TidyNeeds, now = Date.now(), isAlone = false): Promise<void> {
  await shortenKeeping(needs.sql, needs.limits);
  const expired = await deleteExpired(needs);
  await deleteExpiredKeys(needs.sql);
  await forgetMeters(needs.sql);
  await needs.storage.tidy?.();
  const left = await discardLeft(needs, isAlone, now);
  const orphans = await deleteOrphans(needs, isAlone ? Number.POSITIVE_INFINITY : now);
  await requeueLost(needs);
  needs.log.info({ expired, left, orphans }, 'tidied up');
}

async function deleteExpired(needs: TidyNeeds): Promise<number> {
  const { sql, queue } = needs;
  let count = 0;
  for (;;) {
    const due = await findExpired(sql, BATCH);
    if (due.length === 0) return count;
    const ids = due.map((row) => row.id);
    for (const { id, status } of due) {
      await removeJob(queue, id);
      if (!isFinished(status)) await endConversion(needs, id, { status: 'cancelled' });
    }
    await discard(needs, await deleteConversions(sql, ids));
    count += ids.length;
  }
}

async function deleteOrphans({ sql, storage }: TidyNeeds, now: number): Promise<number> {
  let count = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const kept = await findReferencedFiles(sql, batch);
    for (const id of batch.filter((file) => !kept.has(file))) {
      await storage.delete(id);
      count++;
    }
    batch = [];
  };
  for await (const file of storage.list()) {
    if (now - file.modifiedAt.getTime() > ORPHAN_MS) batch.push(file.id);
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return count;
}

/** Gives every conversion that waits or runs a job, should it have none. */
export async function requeueLost({ sql, queue }: Pick<TidyNeeds, 'sql' | 'queue'>): Promise<void> {
  for (const { id } of await findUnfinished(sql)) {
    if (await hasJob(queue, id)) continue;
    await sql.transaction().execute((within) => replaceJob(queue, id, within));
  }
}

/**
 * After the start of the only process that can work on this database: whatever was being worked on died with the
 * process before. Each unfinished conversion gets a fresh job at once, in place of the one it had.
 */
export async function requeueInterrupted({ sql, queue, log }: Pick<TidyNeeds, 'sql' | 'queue' | 'log'>): Promise<void> {
  const unfinished = await findUnfinished(sql);
  for (const { id } of unfinished) {
    await sql.transaction().execute((within) => replaceJob(queue, id, within));
  }
  if (unfinished.length > 0) log.info({ count: unfinished.length }, 'unfinished conversions are taken up again');
}
