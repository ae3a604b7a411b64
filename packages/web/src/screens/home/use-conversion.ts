import { useCallback, useMemo } from 'react';
import { deleteConversion } from '../../api/conversions.ts';
import { letGo } from '../../documents/tab-documents.ts';
import { useTag } from '../../i18n/translate.ts';
import { addFiles, inspect } from './add-files.ts';
import { askBeforeGenerating, askToUpgrade } from './before-generating.ts';
import { costOf } from './cost.ts';
import { dispatch, jobNow, jobsNow, useJobs } from './job-store.ts';
import { isActive, isPriced, isReady, type Job, type Place, uploadedOnlyFor, wantsPassword } from './jobs.ts';
import { enqueue, stop } from './lanes.ts';
import { choosePlace, usePlace } from './place.ts';

export interface Conversions {
  readonly jobs: readonly Job[];
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  /** Puts files on the page. On this device they are converted at once; the server is asked when the reader says so. `here`: on this device in any case. */
  readonly add: (files: readonly File[], here?: boolean) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  readonly setPassword: (id: string, password: string) => void;
  /** Starts what is ready: all of it, or the one job named. */
  readonly convert: (id?: string) => void;
  readonly cancel: (id?: string) => void;
}

/** The files on the page: added, looked at, converted here or on the server, cancelled, removed. */
export function useConversion(): Conversions {
  const jobs = useJobs();
  const place = usePlace();
  const locale = useTag();
  const add = useCallback(
    (files: readonly File[], here = false) => void addAll(files, here ? 'device' : place, locale),
    [place, locale],
  );
  const convert = useCallback((id?: string) => void start(place, locale, id), [place, locale]);
  const setPlace = useCallback((next: Place) => move(next, locale), [locale]);
  return useMemo(
    () => ({ jobs, place, setPlace, add, remove, clear, setPassword, convert, cancel: stop }),
    [jobs, place, setPlace, add, convert],
  );
}

const setPassword = (id: string, password: string): void => dispatch({ type: 'password', id, password });

function remove(id: string): void {
  stop(id);
  const job = jobNow(id);
  forgetThere(
    job,
    jobsNow().filter((other) => other !== job),
  );
  dispatch({ type: 'removed', id });
  letGo([id]);
}

function clear(): void {
  stop();
  for (const job of jobsNow()) forgetThere(job, []);
  letGo(jobsNow().map(({ id }) => id));
  dispatch({ type: 'cleared' });
}

/** A file taken off the page is also deleted where it was uploaded to. */
function forgetThere(job: Job | undefined, left: readonly Job[]): void {
  const id = job && uploadedOnlyFor(job, left);
  if (id) deleteConversion(id).catch((error: unknown) => console.warn(error));
}

/** Each is converted as soon as it was looked at, and the others wait for no slow one. */
async function addAll(files: readonly File[], place: Place, locale: string): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const ids = await addFiles([file], locale);
      if (place === 'device') await startHere(ids, locale);
    }),
  );
}

/** Converts on this device those of the jobs that wait. */
export async function startHere(ids: readonly string[], locale: string): Promise<void> {
  const waiting = ids.filter((id) => jobNow(id)?.state.step === 'waiting');
  await enqueue(waiting, 'device', locale);
}

/** Another place holds for what is not converted yet: what is under way here stops, and waits to be sent. */
function move(place: Place, locale: string): void {
  choosePlace(place);
  if (place === 'server') {
    const active = jobsNow().filter(isActive);
    stop();
    for (const { id } of active) dispatch({ type: 'state', id, state: { step: 'waiting' } });
  } else
    void startHere(
      jobsNow().map(({ id }) => id),
      locale,
    );
}

const readyIds = (id?: string): string[] =>
  jobsNow().flatMap((job) => (isReady(job) && (id === undefined || job.id === id) ? [job.id] : []));

async function start(place: Place, locale: string, id?: string): Promise<void> {
  const ids = readyIds(id);
  if (place === 'device') return await enqueue(ids, place, locale);
  // The server is asked for what was counted: a locked file is opened first.
  const locked = ids.filter((one) => wantsPassword(jobNow(one) as Job));
  await Promise.all(locked.map((one) => inspect(one, locale)));
  const open = (): readonly Job[] => jobsNow().filter((job) => ids.includes(job.id) && isPriced(job));
  const onDevice = (): void => {
    choosePlace('device');
    void enqueue(readyIds(id), 'device', locale);
  };
  if (open().length === 0 || !(await askBeforeGenerating(await costOf(open()), onDevice))) return;
  await enqueue(
    open().map((job) => job.id),
    place,
    locale,
  );
  const refused = jobsNow().filter(({ state }) => state.step === 'failed' && state.reason === 'credits');
  if (refused.length > 0) await askToUpgrade(await costOf(refused), onDevice);
}
