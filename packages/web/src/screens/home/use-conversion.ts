import { useCallback, useReducer, useRef, useState } from 'react';
import { deleteConversion } from '../../api/conversions.ts';
import { warmEngine, warmScans } from '../../engine/run-engine.ts';
import { useTag } from '../../i18n/translate.ts';
import { SNIFF_BYTES, sniffKind } from './intake.ts';
import { isReady, type Job, type JobAction, type Place, reduceJobs } from './jobs.ts';

/** How many files are on the server at a time; on this device it is one, which already fills a core. */
const AT_ONCE: Readonly<Record<Place, number>> = { device: 1, server: 3 };

export interface Conversions {
  readonly jobs: readonly Job[];
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  /** Puts files on the page; the ids of their jobs, once each file was looked at. */
  readonly add: (files: readonly File[]) => Promise<readonly string[]>;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  readonly setPassword: (id: string, password: string) => void;
  /** Starts what is ready: all of it, or the one job named. */
  readonly convert: (id?: string) => void;
  readonly cancel: (id?: string) => void;
}

/** The files on the page: added, checked, converted here or on the server, cancelled, removed. */
export function useConversion(): Conversions {
  const [jobs, dispatch, current] = useJobs();
  const [place, setPlace] = useState<Place>('device');
  const aborts = useRef(new Map<string, AbortController>());
  const locale = useTag();

  const add = useCallback((files: readonly File[]) => addFiles(files, dispatch), [dispatch]);
  const cancel = useCallback((id?: string): void => {
    for (const [key, controller] of aborts.current) if (id === undefined || key === id) controller.abort();
  }, []);
  const remove = useCallback(
    (id: string): void => {
      cancel(id);
      forget(current().find((job) => job.id === id));
      dispatch({ type: 'removed', id });
    },
    [cancel, current, dispatch],
  );
  const clear = useCallback((): void => {
    cancel();
    for (const job of current()) forget(job);
    dispatch({ type: 'cleared' });
  }, [cancel, current, dispatch]);
  const setPassword = useCallback(
    (id: string, password: string): void => dispatch({ type: 'password', id, password }),
    [dispatch],
  );
  const convert = useCallback(
    (id?: string): void => {
      const ready = current().filter((job) => isReady(job) && (id === undefined || job.id === id));
      void runAll(ready, { place, locale, dispatch, aborts: aborts.current });
    },
    [current, place, locale, dispatch],
  );
  return { jobs, place, setPlace, add, remove, clear, setPassword, convert, cancel };
}

/** The reducer, and a way to read its state at the moment of a press rather than of the last drawing. */
function useJobs() {
  const latest = useRef<readonly Job[]>([]);
  const [jobs, show] = useReducer((_: readonly Job[], next: readonly Job[]) => next, latest.current);
  const dispatch = useCallback((action: JobAction): void => {
    latest.current = reduceJobs(latest.current, action);
    show(latest.current);
  }, []);
  const current = useCallback((): readonly Job[] => latest.current, []);
  return [jobs, dispatch, current] as const;
}

async function addFiles(files: readonly File[], dispatch: (action: JobAction) => void): Promise<readonly string[]> {
  const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
  dispatch({ type: 'added', jobs: added });
  warmEngine();
  await Promise.all(added.map(({ id, file }) => check(id, file, dispatch)));
  return added.map(({ id }) => id);
}

async function check(id: string, file: File, dispatch: (action: JobAction) => void): Promise<void> {
  try {
    const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
    const kind = sniffKind(head);
    dispatch({ type: 'checked', id, kind });
    if (kind !== null && kind !== 'pdf') warmScans(kind === 'heic');
  } catch (error) {
    // A folder, or a file that is gone since it was chosen.
    console.warn(error);
    dispatch({ type: 'state', id, state: { step: 'failed', reason: 'unreadable', message: '' } });
  }
}

/** A file taken off the page is also deleted where it was uploaded to. */
function forget(job: Job | undefined): void {
  if (job?.state.step !== 'done' || job.state.serverId === null) return;
  deleteConversion(job.state.serverId).catch((error: unknown) => console.warn(error));
}

interface Run {
  readonly place: Place;
  readonly locale: string;
  readonly dispatch: (action: JobAction) => void;
  readonly aborts: Map<string, AbortController>;
}

async function runAll(jobs: readonly Job[], run: Run): Promise<void> {
  for (const job of jobs) {
    run.aborts.set(job.id, new AbortController());
    run.dispatch({ type: 'state', id: job.id, state: { step: 'queued' } });
  }
  const waiting = [...jobs];
  const lane = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await runOne(job, run);
  };
  await Promise.all(Array.from({ length: AT_ONCE[run.place] }, lane));
}

async function runOne(job: Job, { place, locale, dispatch, aborts }: Run): Promise<void> {
  const { id } = job;
  const controller = aborts.get(id) ?? new AbortController();
  if (!controller.signal.aborted) {
    const { convertJob } = await import('./convert-job.ts');
    dispatch({ type: 'state', id, state: { step: 'running', place, progress: null, pace: null } });
    const onProgress = (progress: Parameters<Parameters<typeof convertJob>[0]['onProgress']>[0]): void =>
      dispatch({ type: 'progress', id, progress, at: performance.now() });
    const state = await convertJob({ job, place, locale, onProgress, signal: controller.signal });
    dispatch({ type: 'state', id, state });
  } else dispatch({ type: 'state', id, state: { step: 'cancelled' } });
  if (aborts.get(id) === controller) aborts.delete(id);
}
