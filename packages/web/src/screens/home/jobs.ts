import type { Conversion, RefusalCode } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import type { Inspected } from '../../engine/run-engine.ts';
import type { FileKind } from './intake.ts';
import { measurePace, type Pace } from './pace.ts';

/** The files on the page and how far each is: pure rules, driven by `job-store.ts`. */

/** Where a conversion runs: in this browser, or on the server that serves the page. */
export type Place = 'device' | 'server';

export type FailureReason =
  | 'unreadable'
  | 'parts'
  | 'crashed'
  | 'busy'
  | 'own-space'
  | 'version'
  | 'network'
  | 'timeout'
  | 'server'
  | 'full'
  | 'credits';

export type JobState =
  | { readonly step: 'checking' }
  | { readonly step: 'waiting' }
  | { readonly step: 'queued' }
  | {
      readonly step: 'running';
      readonly place: Place;
      readonly progress: Progress | null;
      readonly pace: Pace | null;
    }
  /** `copy`: the server had it before this page sent it. */
  | {
      readonly step: 'done';
      readonly conversion: Conversion;
      readonly serverId: string | null;
      readonly copy?: boolean;
    }
  /** `scanned`: it is a picture, or its pages had to be read from theirs. */
  | { readonly step: 'refused'; readonly code: RefusalCode; readonly scanned?: boolean }
  | { readonly step: 'failed'; readonly reason: FailureReason; readonly message: string }
  | { readonly step: 'cancelled' };

export interface Job {
  readonly id: string;
  readonly file: File;
  readonly kind: FileKind | null;
  /** How many pages it has, as far as that could be counted by now. */
  readonly pages: number | null;
  readonly password: string;
  readonly state: JobState;
}

export type JobAction =
  | { readonly type: 'added'; readonly jobs: readonly Pick<Job, 'id' | 'file'>[] }
  | { readonly type: 'checked'; readonly id: string; readonly kind: FileKind | null }
  | ({ readonly type: 'inspected'; readonly id: string } & Inspected)
  | { readonly type: 'restored'; readonly jobs: readonly Job[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'password'; readonly id: string; readonly password: string }
  | { readonly type: 'state'; readonly id: string; readonly state: JobState }
  | { readonly type: 'progress'; readonly id: string; readonly progress: Progress; readonly at: number };

const change = (jobs: readonly Job[], id: string, alter: (job: Job) => Job): readonly Job[] =>
  jobs.map((job) => (job.id === id ? alter(job) : job));

export function reduceJobs(jobs: readonly Job[], action: JobAction): readonly Job[] {
  switch (action.type) {
    case 'added':
      return [
        ...jobs,
        ...action.jobs.map(
          ({ id, file }): Job => ({ id, file, kind: null, pages: null, password: '', state: { step: 'checking' } }),
        ),
      ];
    case 'checked': {
      const refused: JobState = { step: 'refused', code: 'unsupported-file', scanned: false };
      return change(jobs, action.id, (job) => ({
        ...job,
        kind: action.kind,
        ...(action.kind ? {} : { state: refused }),
      }));
    }
    case 'inspected':
      return change(jobs, action.id, (job) => ({ ...job, pages: action.pages, state: inspected(job, action) }));
    case 'restored':
      return [...jobs, ...action.jobs];
    case 'removed':
      return jobs.filter(({ id }) => id !== action.id);
    case 'cleared':
      return [];
    case 'password':
      return change(jobs, action.id, (job) => ({ ...job, password: action.password }));
    case 'state':
      return change(jobs, action.id, (job) => ({ ...job, state: action.state }));
    case 'progress':
      return change(jobs, action.id, (job) => ({ ...job, state: progressed(job.state, action.progress, action.at) }));
  }
}

/** What shows by opening a file; one that was cancelled meanwhile stays so. */
function inspected({ state, kind }: Job, { refusal }: Inspected): JobState {
  if (state.step !== 'checking') return state;
  return refusal ? { step: 'refused', code: refusal, scanned: kind !== 'pdf' } : { step: 'waiting' };
}

function progressed(state: JobState, progress: Progress, at: number): JobState {
  if (state.step !== 'running') return state;
  return { ...state, progress, pace: measurePace(state.pace, progress, at) };
}

/** True where the file's password is asked for: the engine found it encrypted, or the one given was wrong. */
export const wantsPassword = ({ state }: Job): boolean =>
  state.step === 'refused' && (state.code === 'password-required' || state.code === 'password-wrong');

/** True of a job that did not come to its end, and could on another try of the same file. */
export const canTryAgain = ({ state }: Job): boolean =>
  state.step === 'failed' || state.step === 'cancelled' || (state.step === 'refused' && state.code === 'took-too-long');

/** True of a job that *Convert* would start now: one that waits, or could end differently on another try. */
export function isReady(job: Job): boolean {
  if (job.state.step === 'waiting' || canTryAgain(job)) return true;
  return wantsPassword(job) && job.password !== '';
}

/** True of a job whose pages are known, or could not be counted: what it costs can be told. */
export const isPriced = (job: Job): boolean => isReady(job) && !wantsPassword(job);

/** Credits that these jobs need on the server: one a page (product, section 1); a file that was not counted is one at least. */
export const requiredFor = (jobs: readonly Job[]): number => jobs.reduce((sum, { pages }) => sum + (pages ?? 1), 0);

/** True while a job is under way or has its turn coming. */
export const isActive = ({ state }: Job): boolean => state.step === 'queued' || state.step === 'running';

/** True where a job has come to an end of its own. */
export const isOver = ({ state }: Job): boolean =>
  state.step === 'done' || state.step === 'refused' || state.step === 'failed';

/** How far a job is, 0 to 1, or null where that is not known. */
export function fractionOf({ state }: Job): number | null {
  if (state.step === 'done') return 1;
  if (state.step !== 'running' || !state.progress || state.progress.pages === 0) return null;
  const { stage, page, pages, ocrPages = 0, ocrDone = 0 } = state.progress;
  if (stage === 'understanding') return 0.95;
  // A page's text is there in no time beside what reading a picture takes; how long the first will take, nobody knows.
  if (ocrPages > 0) return ocrDone > 0 ? (0.9 * ocrDone) / ocrPages : null;
  return (0.9 * (page - 1)) / pages;
}

/**
 * The id on the server of what was uploaded for this job alone: neither was it there before, nor is another file that is
 * left on the page answered with it.
 */
export function uploadedOnlyFor({ state }: Job, left: readonly Job[]): string | null {
  if (state.step !== 'done' || state.serverId === null || state.copy) return null;
  const isShared = left.some((other) => other.state.step === 'done' && other.state.serverId === state.serverId);
  return isShared ? null : state.serverId;
}
