import type { Conversion } from '@tallyleaf/contract';
import type { Progress } from '@tallyleaf/engine';
import { expect, it } from 'vitest';
import {
  fractionOf,
  isActive,
  isPriced,
  isReady,
  type Job,
  type JobAction,
  type JobState,
  reduceJobs,
  requiredFor,
  uploadedOnlyFor,
  wantsPassword,
} from './jobs.ts';

const file = new File(['%PDF-'], 'march.pdf');
const job = (state: JobState, password = ''): Job => ({ id: 'a', file, kind: 'pdf', pages: null, password, state });
const after = (...actions: JobAction[]): readonly Job[] => actions.reduce(reduceJobs, [] as readonly Job[]);
const added: JobAction = {
  type: 'added',
  jobs: [
    { id: 'a', file },
    { id: 'b', file },
  ],
};

it('a file is looked at, then ready', () => {
  expect(after(added)[0]?.state.step).toBe('checking');
  const looked: JobAction[] = [
    added,
    { type: 'checked', id: 'a', kind: 'pdf' },
    { type: 'checked', id: 'b', kind: null },
  ];
  const [a, b] = after(...looked);
  expect(a?.state.step).toBe('checking');
  expect(b?.state).toMatchObject({ step: 'refused', code: 'unsupported-file' });
  const [opened] = after(...looked, { type: 'inspected', id: 'a', pages: 3, refusal: null });
  expect(opened).toMatchObject({ pages: 3, state: { step: 'waiting' } });
});

it('that a file is locked or damaged is told before it is converted, and costs nothing', () => {
  const kind: JobAction = { type: 'checked', id: 'a', kind: 'pdf' };
  for (const refusal of ['password-required', 'damaged-file'] as const) {
    const [told] = after(added, kind, { type: 'inspected', id: 'a', pages: null, refusal });
    expect(told?.state).toMatchObject({ step: 'refused', code: refusal, scanned: false });
    expect(told && isPriced({ ...told, password: 'typed' })).toBe(false);
  }
});

it('product, section 1: the server needs one credit a page, and one at least for what was not counted', () => {
  const jobs = after(added, { type: 'inspected', id: 'a', pages: 12, refusal: null });
  expect(jobs.map(({ pages }) => pages)).toEqual([12, null]);
  expect([requiredFor(jobs), requiredFor([])]).toEqual([13, 0]);
});

it('progress of a file that no longer runs is ignored', () => {
  const progress = { stage: 'reading', page: 2, pages: 4 } as const;
  const [late] = after(
    added,
    { type: 'state', id: 'a', state: { step: 'cancelled' } },
    { type: 'progress', id: 'a', progress, at: 0 },
  );
  expect(late?.state).toEqual({ step: 'cancelled' });
  const running: JobState = { step: 'running', place: 'device', progress: null, pace: null };
  const [now] = after(
    added,
    { type: 'state', id: 'a', state: running },
    { type: 'progress', id: 'a', progress, at: 0 },
  );
  expect(now?.state).toEqual({ ...running, progress });
});

it('files are removed one by one or all at once', () => {
  expect(after(added, { type: 'removed', id: 'a' }).map(({ id }) => id)).toEqual(['b']);
  expect(after(added, { type: 'cleared' })).toEqual([]);
});

it.each<[JobState, boolean]>([
  [{ step: 'checking' }, false],
  [{ step: 'waiting' }, true],
  [{ step: 'queued' }, false],
  [{ step: 'running', place: 'device', progress: null, pace: null }, false],
  [{ step: 'refused', code: 'no-statement' }, false],
  [{ step: 'refused', code: 'took-too-long' }, true],
  [{ step: 'failed', reason: 'network', message: '' }, true],
  [{ step: 'cancelled' }, true],
])('%j would be started: %s', (state, ready) => {
  expect(isReady(job(state))).toBe(ready);
});

it.each(['password-required', 'password-wrong'] as const)('%s is tried again with a password only', (code) => {
  const state: JobState = { step: 'refused', code };
  expect(wantsPassword(job(state))).toBe(true);
  expect(isReady(job(state))).toBe(false);
  expect(isReady(job(state, '1234'))).toBe(true);
});

it('tells how far a file is', () => {
  const told = (progress: Progress) => fractionOf(job({ step: 'running', place: 'device', progress, pace: null }));
  const at = (page: number, pages: number, stage: Progress['stage'] = 'reading') => told({ stage, page, pages });
  expect(at(0, 0, 'opening')).toBeNull();
  expect(at(1, 4)).toBe(0);
  expect(at(3, 4)).toBeCloseTo(0.45);
  const scans = { stage: 'reading', page: 8, pages: 8, ocrPages: 4 } as const;
  expect(told({ ...scans, ocrDone: 0 })).toBeNull();
  expect(told({ ...scans, ocrDone: 2 })).toBeCloseTo(0.45);
  expect(at(4, 4)).toBeLessThan(at(4, 4, 'understanding') ?? 0);
  expect(isActive(job({ step: 'queued' }))).toBe(true);
});

it('only what was uploaded for one file alone is deleted from the server with it', () => {
  const done = (serverId: string | null, copy: boolean): Job =>
    job({ step: 'done', conversion: {} as Conversion, serverId, copy });
  expect(uploadedOnlyFor(done('s', false), [])).toBe('s');
  expect(uploadedOnlyFor(done('s', false), [done('other', false)])).toBe('s');
  expect(uploadedOnlyFor(done('s', false), [done('s', true)])).toBeNull();
  expect(uploadedOnlyFor(done('s', true), [])).toBeNull();
  expect(uploadedOnlyFor(done(null, false), [])).toBeNull();
  expect(uploadedOnlyFor(job({ step: 'cancelled' }), [])).toBeNull();
});
