import { warmEngine } from '../../engine/run-engine.ts';
import { dispatch, jobNow } from './job-store.ts';
import type { Place } from './jobs.ts';

/** How many files are on the server at a time; on this device it is one, which already fills a core. */
const AT_ONCE: Readonly<Record<Place, number>> = { device: 1, server: 3 };

interface Lane {
  readonly waiting: string[];
  busy: number;
}

const lanes: Readonly<Record<Place, Lane>> = { device: { waiting: [], busy: 0 }, server: { waiting: [], busy: 0 } };
const aborts = new Map<string, AbortController>();

/** Puts jobs in line at a place. @param locale the reader's language tag */
export async function enqueue(ids: readonly string[], place: Place, locale: string): Promise<void> {
  const lane = lanes[place];
  for (const id of ids) {
    aborts.set(id, new AbortController());
    dispatch({ type: 'state', id, state: { step: 'queued' } });
    lane.waiting.push(id);
  }
  const serve = async (): Promise<void> => {
    lane.busy += 1;
    for (let id = lane.waiting.shift(); id; id = lane.waiting.shift()) await run(id, place, locale);
    lane.busy -= 1;
  };
  const free = Math.min(AT_ONCE[place] - lane.busy, lane.waiting.length);
  if (place === 'device') warmEngine();
  await Promise.all(Array.from({ length: Math.max(0, free) }, serve));
}

/** Stops a job, or all that are under way. */
export function stop(id?: string): void {
  for (const [key, controller] of aborts) if (id === undefined || key === id) controller.abort();
}

async function run(id: string, place: Place, locale: string): Promise<void> {
  const controller = aborts.get(id) ?? new AbortController();
  const job = jobNow(id);
  // It was meant for another place meanwhile, or is over.
  if (job?.state.step !== 'queued') return;
  if (!controller.signal.aborted) {
    const { runJob } = await import('./run-job.ts');
    await runJob({ job, place, locale, signal: controller.signal });
  } else dispatch({ type: 'state', id, state: { step: 'cancelled' } });
  if (aborts.get(id) === controller) aborts.delete(id);
}
