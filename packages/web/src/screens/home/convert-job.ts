import { isRefusalCode, type RefusalCode, type SetLayout } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import { ApiError } from '../../api/client.ts';
import { cancelConversion, createConversion, deleteConversion } from '../../api/conversions.ts';
import { watchConversion } from '../../api/watch.ts';
import type * as KeptLayouts from '../../columns/kept-layouts.ts';
import { runEngine } from '../../engine/run-engine.ts';
import { session } from '../../session/session.ts';
import type { Job, JobState, Place } from './jobs.ts';

export interface Turn {
  readonly job: Job;
  readonly place: Place;
  /** The reader's language tag. */
  readonly locale: string;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/** Converts one file at the place that was chosen and tells how it ended; never throws. */
export const convertJob = (turn: Turn): Promise<JobState> =>
  turn.place === 'device' ? convertHere(turn) : convertThere(turn);

async function convertHere({ job, locale, onProgress, signal }: Turn): Promise<JobState> {
  const passwords = job.password ? [job.password] : [];
  const layouts = await setColumns((kept) => kept.keptLayouts());
  const outcome = await runEngine({ file: job.file, passwords, locale, layouts, onProgress, signal });
  if (outcome.type === 'done') return { step: 'done', conversion: outcome.conversion, serverId: null };
  if (outcome.type === 'refused') return { step: 'refused', code: outcome.code };
  if (outcome.type === 'cancelled') return { step: 'cancelled' };
  return { step: 'failed', reason: outcome.reason, message: '' };
}

/** Columns that were set. Where they cannot be had, the file is read as it seems to be laid out. */
async function setColumns(ask: (kept: typeof KeptLayouts) => Promise<SetLayout[]>): Promise<SetLayout[]> {
  try {
    return await ask(await import('../../columns/kept-layouts.ts'));
  } catch (error) {
    console.warn('Columns that were set could not be had', error);
    return [];
  }
}

async function convertThere({ job, locale, onProgress, signal }: Turn): Promise<JobState> {
  let id: string | null = null;
  let isCopy = false;
  try {
    const receipt = await createConversion({
      file: job.file,
      password: job.password || undefined,
      options: { locale, layouts: await setColumns((kept) => kept.unknownToServer()) },
      idempotencyKey: crypto.randomUUID(),
      signal,
    });
    id = receipt.id;
    isCopy = receipt.copy === true;
    session.keepPending(id);
    const detail = await watchConversion(id, { onProgress, signal });
    if (detail.status === 'done' && detail.conversion) {
      return { step: 'done', conversion: detail.conversion, serverId: id, copy: isCopy };
    }
    if (detail.status === 'refused' && detail.refusal) return refusedAs(detail.refusal.code);
    if (detail.status === 'cancelled') return { step: 'cancelled' };
    return { step: 'failed', reason: 'server', message: detail.message ?? '' };
  } catch (error) {
    // A copy is answered with what was there before; that is not this job's to stop.
    if (signal.aborted && id && !isCopy) await stopThere(id);
    return endOf(error);
  }
}

/** What there were too few credits for can be tried again with more of them. */
const refusedAs = (code: RefusalCode): JobState =>
  code === 'too-few-credits' ? { step: 'failed', reason: 'credits', message: '' } : { step: 'refused', code };

/** A file that was cancelled has no business on the server: stopped, then deleted. */
async function stopThere(id: string): Promise<void> {
  try {
    await cancelConversion(id);
    await deleteConversion(id);
  } catch (error) {
    // The server deletes it by itself after its time; the reader's cancel holds either way.
    console.warn(error);
  }
}

function endOf(error: unknown): JobState {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'cancelled') return { step: 'cancelled' };
  if (error.error !== undefined && isRefusalCode(error.error)) return refusedAs(error.error);
  if (error.error === 'credits-insufficient') return { step: 'failed', reason: 'credits', message: '' };
  if (error.error === 'rate-limited' || error.error === 'queue-full')
    return { step: 'failed', reason: 'busy', message: '' };
  if (error.error === 'too-much-stored') return { step: 'failed', reason: 'own-space', message: '' };
  if (error.error === 'storage-full') return { step: 'failed', reason: 'full', message: '' };
  if (error.kind === 'answer') return { step: 'failed', reason: 'server', message: error.message };
  return { step: 'failed', reason: error.kind, message: error.message };
}
