import { expect, it } from 'vitest';
import {
  fractionOf,
  isActive,
  isReady,
  type Job,
  type JobAction,
  type JobState,
  reduceJobs,
  wantsPassword,
} from './jobs.ts';

const file = new File(['%PDF-'], 'march.pdf');
const job = (state: JobState, password = ''): Job => ({ id: 'a', file, kind: 'pdf', password, state });
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
  const [a, b] = after(added, { type: 'checked', id: 'a', kind: 'pdf' }, { type: 'checked', id: 'b', kind: null });
  expect(a?.state.step).toBe('waiting');
  expect(b?.state).toEqual({ step: 'refused', code: 'unsupported-file' });
});

it('progress of a file that no longer runs is ignored', () => {
  const progress = { stage: 'reading', page: 2, pages: 4 } as const;
  const [late] = after(
    added,
    { type: 'state', id: 'a', state: { step: 'cancelled' } },
    { type: 'progress', id: 'a', progress },
  );
  expect(late?.state).toEqual({ step: 'cancelled' });
  const running: JobState = { step: 'running', place: 'device', progress: null };
  const [now] = after(added, { type: 'state', id: 'a', state: running }, { type: 'progress', id: 'a', progress });
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
  [{ step: 'running', place: 'device', progress: null }, false],
  [{ step: 'refused', code: 'no-statement' }, false],
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
  const at = (page: number, pages: number, stage: 'opening' | 'reading' | 'understanding' = 'reading') =>
    fractionOf(job({ step: 'running', place: 'device', progress: { stage, page, pages } }));
  expect(at(0, 0, 'opening')).toBeNull();
  expect(at(2, 4)).toBeCloseTo(0.45);
  expect(at(4, 4)).toBeLessThan(at(4, 4, 'understanding') ?? 0);
  expect(isActive(job({ step: 'queued' }))).toBe(true);
});
