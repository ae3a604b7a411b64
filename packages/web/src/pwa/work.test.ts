import { describe, expect, it, vi } from 'vitest';
import { createWork } from './work.ts';

/** Locks as the standard has them (Web Locks, section 4), as far as they are used. */
function createLocks() {
  interface Asked {
    readonly shared: boolean;
    readonly grant: () => Promise<void>;
  }
  const waiting: Asked[] = [];
  const held: Asked[] = [];
  const fits = ({ shared }: Asked): boolean => held.length === 0 || (shared && held.every((one) => one.shared));
  const serve = (): void => {
    for (let next = waiting[0]; next && fits(next); next = waiting[0]) {
      const granted = next;
      waiting.shift();
      held.push(granted);
      void granted.grant().finally(() => {
        held.splice(held.indexOf(granted), 1);
        serve();
      });
    }
  };
  type Callback = (lock: object | null) => unknown;
  const request = (_name: string, ...rest: [Callback] | [LockOptions, Callback]): Promise<unknown> => {
    const callback = rest.at(-1) as Callback;
    const { mode = 'exclusive', ifAvailable = false } = rest.length === 2 ? rest[0] : {};
    return new Promise((resolve) => {
      const asked: Asked = {
        shared: mode === 'shared',
        grant: async () => resolve(await callback({})),
      };
      if (ifAvailable && (waiting.length > 0 || !fits(asked))) return resolve(callback(null));
      waiting.push(asked);
      serve();
    });
  };
  return { request } as unknown as LockManager;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe.each([
  ['tabs that share locks', createLocks()],
  ['a page without locks', undefined],
])('%s', (_name, locks) => {
  it('wait for nothing where nothing is under way', async () => {
    const [work, onWait] = [createWork(locks), vi.fn()];
    await work.whenNobodyConverts(onWait);
    work.tell('shown');
    await work.whenNobodyConverts(onWait);
    expect([work.current(), onWait.mock.calls.length]).toEqual(['shown', 0]);
  });

  it('wait until the page’s own conversion is over', async () => {
    const [work, onWait, done] = [createWork(locks), vi.fn(), vi.fn()];
    work.tell('running');
    void work.whenNobodyConverts(onWait).then(done);
    await settled();
    expect([onWait.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
    work.tell('running');
    work.tell('shown');
    await settled();
    expect(done).toHaveBeenCalledOnce();
    await work.whenIdle();
  });
});

it('a tab waits for another one, and for each that converts', async () => {
  const locks = createLocks();
  const [mine, first, second] = [createWork(locks), createWork(locks), createWork(locks)];
  const [onWait, done] = [vi.fn(), vi.fn()];
  first.tell('running');
  second.tell('running');
  void mine.whenNobodyConverts(onWait).then(done);
  await settled();
  first.tell('none');
  await settled();
  expect([onWait.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
  second.tell('shown');
  await settled();
  expect(done).toHaveBeenCalledOnce();
});
