import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  followUpdates,
  type Place,
  PRESS_SETTLE_MS,
  REGISTRATION_POLL_MS,
  SETTLE_MS,
  UPDATE_CHECK_MS,
} from './updates.ts';
import { createWork } from './work.ts';

/** A worker, a registration and their container, as far as they are asked. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(async () => {});
  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: object | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(async () => this.registration);
  readonly getRegistration = vi.fn(async () => this.registration);
  control(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

class FakeDocument extends EventTarget {
  visibilityState = 'hidden';
}

function build(controlled: boolean) {
  const workers = new FakeContainer();
  if (controlled) workers.controller = {};
  const document = new FakeDocument();
  const online = { value: true };
  const fetch = vi.fn(async () => ({ status: 200 }) as Response);
  const work = createWork(undefined);
  const calls = { reload: vi.fn(), tell: vi.fn(), fetch, work };
  const place = { workers, document, isOnline: () => online.value, now: Date.now, ...calls } as unknown as Place;
  return { workers, registration: workers.registration, document, online, ...calls, place };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('specification, section 4: service worker', () => {
  it('is registered at /sw.js for the whole site', async () => {
    const { workers, place } = build(false);
    await followUpdates(place);
    expect(workers.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  });

  it('tells that the app is ready for offline when it is installed for the first time, and does not reload', async () => {
    const { workers, registration, place, tell, reload } = build(false);
    const worker = new FakeWorker();
    registration.installing = worker;
    await followUpdates(place);
    worker.become('installed');
    expect(tell.mock.calls).toEqual([[{ offlineReady: true }]]);
    workers.control();
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells when a new version waits, lets it take over when asked to, and reloads when it has', async () => {
    const { workers, registration, place, tell, reload } = build(true);
    const { take } = await followUpdates(place);
    const worker = new FakeWorker();
    registration.find(worker);
    worker.become('installed');
    expect(tell.mock.calls).toEqual([[{ needRefresh: true }]]);
    registration.waiting = worker;
    const taken = take();
    await vi.advanceTimersByTimeAsync(PRESS_SETTLE_MS - 1);
    expect(worker.postMessage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await taken;
    expect(worker.postMessage).toHaveBeenCalledWith('skip-waiting');
    expect(reload).not.toHaveBeenCalled();
    workers.control();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('waits for a conversion that is under way before it lets the new version take over', async () => {
    const { registration, place, tell, work } = build(true);
    const worker = new FakeWorker();
    registration.waiting = worker;
    const { take } = await followUpdates(place);
    work.tell('running');
    const taken = take();
    await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith({ takesSoon: true }));
    expect(worker.postMessage).not.toHaveBeenCalled();
    work.tell('shown');
    await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
    expect(worker.postMessage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await taken;
    expect(worker.postMessage).toHaveBeenCalledWith('skip-waiting');
  });

  it.each([
    ['a running conversion', 'running'],
    ['results', 'shown'],
  ] as const)('does not load a page with %s again because another tab took the new version', async (_what, there) => {
    const { workers, place, tell, reload, work } = build(true);
    await followUpdates(place);
    work.tell(there);
    workers.control();
    await vi.advanceTimersByTimeAsync(0);
    expect(tell.mock.calls).toEqual(there === 'running' ? [] : [[{ needRefresh: true }]]);
    work.tell('shown');
    await vi.waitFor(() => expect(tell.mock.calls).toEqual([[{ needRefresh: true }]]));
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads a page again on which nothing lies', async () => {
    const { workers, place, reload } = build(true);
    await followUpdates(place);
    workers.control();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('tells of a version that waited before the page came', async () => {
    const { registration, place, tell } = build(true);
    registration.waiting = new FakeWorker();
    await followUpdates(place);
    expect(tell).toHaveBeenCalledWith({ needRefresh: true });
  });
});

describe('specification, section 9: looking for updates', () => {
  it('asks every 30 minutes, without a cache', async () => {
    const { place, fetch, registration } = build(true);
    await followUpdates(place);
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS - 1);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch.mock.calls).toEqual([['/sw.js', { cache: 'no-store' }]]);
    expect(registration.update).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('asks when the tab comes to sight', async () => {
    const { place, fetch, document } = build(true);
    await followUpdates(place);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetch).not.toHaveBeenCalled();
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([404, 500, 503, 304])('updates nothing on status %d', async (status) => {
    const { place, fetch, registration } = build(true);
    fetch.mockResolvedValue({ status } as Response);
    await (await followUpdates(place)).check();
    expect([fetch.mock.calls.length, registration.update.mock.calls.length]).toEqual([1, 0]);
  });

  it('survives that the script cannot be asked for', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { place, fetch, registration } = build(true);
    fetch.mockRejectedValue(new TypeError('gone'));
    await (await followUpdates(place)).check();
    expect(registration.update).not.toHaveBeenCalled();
  });

  it('looks at the registration every 20 s while online and while no worker is installing', async () => {
    const { workers, registration, place, tell, online } = build(true);
    await followUpdates(place);
    expect([REGISTRATION_POLL_MS, UPDATE_CHECK_MS]).toEqual([20_000, 1_800_000]);
    online.value = false;
    await vi.advanceTimersByTimeAsync(REGISTRATION_POLL_MS);
    online.value = true;
    registration.installing = new FakeWorker();
    await vi.advanceTimersByTimeAsync(REGISTRATION_POLL_MS);
    expect(workers.getRegistration).not.toHaveBeenCalled();
    registration.installing = null;
    // Another tab has brought it.
    registration.waiting = new FakeWorker();
    await vi.advanceTimersByTimeAsync(REGISTRATION_POLL_MS);
    expect(workers.getRegistration).toHaveBeenCalledOnce();
    expect(tell).toHaveBeenCalledWith({ needRefresh: true });
  });

  it('asks at once when the network is back and a check was missed', async () => {
    const { place, fetch, online } = build(true);
    await followUpdates(place);
    online.value = false;
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS * 2);
    expect(fetch).not.toHaveBeenCalled();
    online.value = true;
    await vi.advanceTimersByTimeAsync(REGISTRATION_POLL_MS);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
