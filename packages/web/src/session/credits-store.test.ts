import type { CreditsState } from '@tallyleaf/contract';
import { describe, expect, it, vi } from 'vitest';
import { createCreditsStore } from './credits-store.ts';

const state = (available: number): CreditsState => ({
  total: 100,
  available,
  plan_info: {
    available,
    total: 100,
    credit_period_start: null,
    credit_period_end: null,
    period_start: null,
    period_end: null,
    plan_index: 0,
    status: 'active',
    is_loop_sub: false,
  },
  is_fill_survey: false,
  activity_total: 0,
  activity_available: 0,
});

describe('specification, section 3: credits state', () => {
  it('is asked for once by all who want it at the same time, and kept', async () => {
    const ask = vi.fn(async () => state(7));
    const store = createCreditsStore(ask);
    const [one, two] = await Promise.all([store.get(), store.get()]);
    expect([one.available, two.available, (await store.get()).available]).toEqual([7, 7, 7]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(store.current()).toEqual(state(7));
  });

  it('is kept with all its fields: total, available, plan_info, is_fill_survey, activity_total, activity_available', async () => {
    const plan = { ...state(7).plan_info, plan_index: 5, period_start: '2026-03-01', is_loop_sub: true } as const;
    const full: CreditsState = {
      total: 120,
      available: 7,
      plan_info: plan,
      is_fill_survey: true,
      activity_total: 20,
      activity_available: 3,
    };
    const store = createCreditsStore(async () => structuredClone(full));
    expect(await store.get()).toEqual(full);
    expect(store.current()).toEqual(full);
  });

  it('is not asked for a third time while the second answer is waited for', async () => {
    const answer: ((value: CreditsState) => void)[] = [];
    const ask = vi.fn(() => new Promise<CreditsState>((resolve) => void answer.push(resolve)));
    const store = createCreditsStore(ask);
    const [first, second] = [store.refresh(), store.refresh()];
    answer[0]?.(state(7));
    await first;
    store.forget();
    const third = store.refresh();
    answer[1]?.(state(6));
    await second;
    await Promise.resolve();
    const got = store.get();
    answer[2]?.(state(5));
    expect([(await got).available, (await third).available, ask.mock.calls.length]).toEqual([5, 5, 3]);
  });

  it('is told to whoever listens when it was asked for again', async () => {
    const answers = [state(7), state(5)];
    const told = vi.fn();
    const store = createCreditsStore(async () => answers.shift() ?? state(0), told);
    const heard: (number | undefined)[] = [];
    store.subscribe(() => heard.push(store.current()?.available));
    await store.refresh();
    await store.refresh();
    expect(heard).toEqual([7, 5]);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is forgotten with who asked; a late answer is not kept, and not given to who comes next', async () => {
    const answer: ((value: CreditsState) => void)[] = [];
    const store = createCreditsStore(() => new Promise((resolve) => void answer.push(resolve)));
    const late = store.refresh();
    store.forget();
    const mine = store.get();
    answer[0]?.(state(7));
    await late;
    expect(store.current()).toBeNull();
    answer[1]?.(state(5));
    expect((await mine).available).toBe(5);
    const heard = vi.fn();
    store.subscribe(heard);
    store.forget();
    expect([store.current(), heard.mock.calls.length]).toEqual([null, 1]);
  });

  it('is asked for again after a failure', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(state(3));
    const store = createCreditsStore(ask);
    await expect(store.get()).rejects.toThrow('no network');
    await Promise.resolve();
    expect((await store.get()).available).toBe(3);
  });
});
