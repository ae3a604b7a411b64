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

  it('is forgotten with who asked; a late answer is not kept', async () => {
    let answer: (value: CreditsState) => void = () => {};
    const store = createCreditsStore(() => new Promise((resolve) => (answer = resolve)));
    const late = store.refresh();
    store.forget();
    answer(state(7));
    await late;
    expect(store.current()).toBeNull();
  });

  it('is asked for again after a failure', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(state(3));
    const store = createCreditsStore(ask);
    await expect(store.get()).rejects.toThrow('no network');
    await Promise.resolve();
    expect((await store.get()).available).toBe(3);
  });
});
