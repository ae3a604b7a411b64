import { useSyncExternalStore } from 'react';
import { askOnLeaving } from '../../pwa/leaving.ts';
import { pageWork } from '../../pwa/work.ts';
import { isActive, type Job, type JobAction, reduceJobs } from './jobs.ts';

/**
 * The files on the page. They outlive the page that shows them, so that one can go to a result's review and come back while
 * others are still read.
 */

let jobs: readonly Job[] = [];
const listeners = new Set<() => void>();

export const jobsNow = (): readonly Job[] => jobs;

export const jobNow = (id: string): Job | undefined => jobs.find((job) => job.id === id);

export function dispatch(action: JobAction): void {
  jobs = reduceJobs(jobs, action);
  const runs = jobs.some(isActive);
  // A newer version of the app waits for it, in whatever tab it was taken.
  pageWork.tell(runs ? 'running' : jobs.length > 0 ? 'shown' : 'none');
  askOnLeaving('running', runs);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useJobs = (): readonly Job[] => useSyncExternalStore(subscribe, jobsNow, jobsNow);
