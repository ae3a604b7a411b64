import type { Progress } from '@tallyleaf/engine';
import { keepsAlways } from '../../documents/always-keep.ts';
import { keepHere } from '../../documents/keeping.ts';
import { holdResult } from '../../documents/tab-documents.ts';
import { afterServer } from './before-generating.ts';
import { convertJob, type Turn } from './convert-job.ts';
import { dispatch, jobNow } from './job-store.ts';
import { isActive, type Job, type JobState } from './jobs.ts';

/** Converts a file, tells its progress, and holds its result in this tab. */
export async function runJob({ job, place, locale, signal }: Omit<Turn, 'onProgress'>): Promise<void> {
  const { id } = job;
  dispatch({ type: 'state', id, state: { step: 'running', place, progress: null, pace: null } });
  let scanned = job.kind !== 'pdf';
  const onProgress = (progress: Progress): void => {
    scanned ||= (progress.ocrPages ?? 0) > 0;
    dispatch({ type: 'progress', id, progress, at: performance.now() });
  };
  const ended = await convertJob({ job, place, locale, onProgress, signal });
  const state = ended.step === 'refused' ? { ...ended, scanned } : ended;
  // What was stopped to be converted at another place waits for that.
  const now = jobNow(id);
  if (state.step !== 'cancelled' || (now && isActive(now))) dispatch({ type: 'state', id, state });
  if (state.step === 'done') await hold(job, state);
  if (place === 'server') void afterServer(state.step === 'done');
}

async function hold({ id, file }: Job, state: Extract<JobState, { step: 'done' }>): Promise<void> {
  const { conversion, serverId, copy } = state;
  // Taken off the page meanwhile.
  if (!jobNow(id)) return;
  await holdResult(id, file, conversion, { serverId, copy });
  if (serverId === null && keepsAlways()) await keepHere(id).catch((error: unknown) => console.warn(error));
}
