import { isFinished } from '@tallyleaf/contract';
import { deleteExpiredKeys } from '../../http/idempotency.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { Logger } from '../../log.ts';
import { type EndNeeds, endConversion } from './end-conversion.ts';
import { forgetMeters } from './fair/meters.ts';
import { placeOfRow } from './fair/turns.ts';
import { shortenKeeping } from './keep-as-set.ts';
import type { Keeping } from './keeping.ts';
import { findReferencedFiles } from './ownership.ts';
import { deleteConversions, findExpired, findUnfinished } from './repository.ts';

export interface TidyNeeds extends EndNeeds {
  readonly queue: Queue;
  readonly limits: Keeping;
  readonly log: Logger;
}

const BATCH = 200;

/** A file may lie without its row for as long as its upload takes; after that nobody will refer to it. */
const ORPHAN_MS = 6 * 60 * 60 * 1000;

/** Deletes what may not be kept any longer and what nobody refers to, and takes up again jobs that were lost. */
export async function tidy(needs: TidyNeeds, now = Date.now()): Promise<void> {
  await shortenKeeping(needs.sql, needs.limits);
  const expired = await deleteExpired(needs);
  await deleteExpiredKeys(needs.sql);
  await forgetMeters(needs.sql);
  const orphans = await deleteOrphans(needs, now);
  await requeueLost(needs);
  needs.log.info({ expired, orphans }, 'tidied up');
}

async function deleteExpired(needs: TidyNeeds): Promise<number> {
  const { sql, storage, queue } = needs;
  let count = 0;
  for (;;) {
    const due = await findExpired(sql, BATCH);
    if (due.length === 0) return count;
    const ids = due.map((row) => row.id);
    for (const { id, status } of due) {
      await queue.remove(JOBS.convert, id);
      if (!isFinished(status)) await endConversion(needs, id, { status: 'cancelled' });
    }
    for (const file of await deleteConversions(sql, ids)) await storage.delete(file);
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
  for (const row of await findUnfinished(sql)) {
    const { id } = row;
    if (await queue.isPending(JOBS.convert, id)) continue;
    await queue.remove(JOBS.convert, id);
    await queue.add(JOBS.convert, id, undefined, placeOfRow(row));
  }
}

/**
 * After the start of the only process that can work on this database: whatever was being worked on died with the
 * process before. Each unfinished conversion gets a fresh job at once, in place of the one it had.
 */
export async function requeueInterrupted({ sql, queue, log }: Pick<TidyNeeds, 'sql' | 'queue' | 'log'>): Promise<void> {
  const unfinished = await findUnfinished(sql);
  for (const row of unfinished) {
    const { id } = row;
    await sql.transaction().execute(async (within) => {
      await queue.remove(JOBS.convert, id, within);
      await queue.add(JOBS.convert, id, within, placeOfRow(row));
    });
  }
  if (unfinished.length > 0) log.info({ count: unfinished.length }, 'unfinished conversions are taken up again');
}
