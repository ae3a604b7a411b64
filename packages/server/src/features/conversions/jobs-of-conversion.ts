import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS, type JobKind } from '../../jobs/registry.ts';
import { placeOfRow } from './fair/turns.ts';

/** A conversion has one job at a time, of one of these kinds; its id is the conversion's. */
const KINDS = [JOBS.convert, JOBS['convert-slow'], JOBS['convert-alone']] as const;

/** Takes out a conversion's job, whichever it has. @returns the trace that it belonged to */
export async function removeJob(
  queue: Queue,
  id: string,
  within?: Transaction<Tables>,
): Promise<{ readonly trace: string | undefined }> {
  const traces: (string | undefined)[] = [];
  for (const kind of KINDS) traces.push(await queue.remove(kind, id, within));
  return { trace: traces.find((trace) => trace !== undefined) };
}

/** Gives a conversion a fresh job in place of the one it has; it keeps its turn and its trace. Does nothing where there is no conversion. */
export async function replaceJob(
  queue: Queue,
  id: string,
  within: Transaction<Tables>,
  kind: JobKind = JOBS.convert,
): Promise<void> {
  const { trace } = await removeJob(queue, id, within);
  const row = await within
    .selectFrom('conversions')
    .where('id', '=', id)
    .select(['owner_kind', 'owner_id', 'network', 'turn_at'])
    .executeTakeFirst();
  if (row) await queue.add(kind, id, within, { ...placeOfRow(row), trace });
}

/** Whether a conversion has a job that waits or is being worked on. */
export async function hasJob(queue: Queue, id: string): Promise<boolean> {
  for (const kind of KINDS) if (await queue.isPending(kind, id)) return true;
  return false;
}
