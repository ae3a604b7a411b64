import { useCallback, useReducer, useRef, useState } from 'react';
import { deleteConversion } from '../../api/conversions.ts';
import { countFile, warmEngine, warmScans } from '../../engine/run-engine.ts';
import { useTag } from '../../i18n/translate.ts';
import { useOnline } from '../../pwa/use-online.ts';
import { afterServer, askBeforeGenerating, askToUpgrade } from './before-generating.ts';
import { costOf } from './cost.ts';
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
  const [chosen, setPlace] = useState<Place>('device');
  // Without a network only this device is left; the server is meant again once the network is back.
  const place = useOnline() ? chosen : 'device';
  const aborts = useRef(new Map<string, AbortController>());
  const locale = useTag();

  const add = useCallback((files: readonly File[]) => addFiles(files, locale, dispatch), [locale, dispatch]);
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
      const ready = (): readonly Job[] =>
        current().filter((job) => isReady(job) && (id === undefined || job.id === id));
      const run = { locale, dispatch, aborts: aborts.current };
      const onDevice = (): void => {
        setPlace('device');
        void runAll(ready(), { ...run, place: 'device' });
      };
      const start = async (): Promise<void> => {
        if (place === 'server' && !(await askBeforeGenerating(await costOf(ready()), onDevice))) return;
        await runAll(ready(), { ...run, place });
        const refused = current().filter(({ state }) => state.step === 'failed' && state.reason === 'credits');
        if (refused.length > 0) await askToUpgrade(await costOf(refused), onDevice);
      };
      void start();
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

async function addFiles(
  files: readonly File[],
  locale: string,
  dispatch: (action: JobAction) => void,
): Promise<readonly string[]> {
  const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
  dispatch({ type: 'added', jobs: added });
  warmEngine();
  await Promise.all(added.map(({ id, file }) => check({ id, file, locale, dispatch })));
  return added.map(({ id }) => id);
}

interface Check {
  readonly id: string;
  readonly file: File;
  readonly locale: string;
  readonly dispatch: (action: JobAction) => void;
}

async function check({ id, file, locale, dispatch }: Check): Promise<void> {
  try {
    const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
    const kind = sniffKind(head);
    dispatch({ type: 'checked', id, kind });
    if (kind !== null && kind !== 'pdf') warmScans(kind === 'heic');
    if (kind !== null) void count({ id, file, locale, dispatch }, kind === 'pdf' || kind === 'tiff');
  } catch (error) {
    // A folder, or a file that is gone since it was chosen.
    console.warn(error);
    dispatch({ type: 'state', id, state: { step: 'failed', reason: 'unreadable', message: '' } });
  }
}

/** How many pages it has: what converting it costs on the server. Only PDF and TIFF have more than one. */
async function count({ id, file, locale, dispatch }: Check, many: boolean): Promise<void> {
  dispatch({ type: 'counted', id, pages: many ? await countFile(file, locale) : 1 });
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
    if (place === 'server') void afterServer(state.step === 'done');
  } else dispatch({ type: 'state', id, state: { step: 'cancelled' } });
  if (aborts.get(id) === controller) aborts.delete(id);
}
