import type { ConversionDetail } from '@tallyleaf/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOST_LOOKS, OPEN_WITHIN_MS, POLL_MS, watchConversion } from './watch.ts';

const detail = (status: ConversionDetail['status'], more: Partial<ConversionDetail> = {}): ConversionDetail => ({
  id: '7d',
  fileName: 'march.pdf',
  status,
  size: 1,
  mediaType: 'application/pdf',
  pages: 1,
  sha256: '0'.repeat(64),
  createdAt: '2025-04-01T00:00:00Z',
  expiresAt: '2025-04-02T00:00:00Z',
  ...more,
});

const progress = { stage: 'reading', page: 2, pages: 3 } as const;

/** An event stream whose events the test sends by hand. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeEventSource | undefined;
  readonly url: URL;
  readyState = 0;

  constructor(url: URL) {
    super();
    this.url = url;
    FakeEventSource.last = this;
  }

  say(name: string, data: unknown): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

vi.mock('eventsource', () => ({
  get EventSource() {
    return FakeEventSource;
  },
}));

let answers: (ConversionDetail | Error)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    const next = answers.shift();
    if (!next) throw new Error('asked too often');
    if (next instanceof Error) throw next;
    return new Response(JSON.stringify({ code: 100000, message: 'OK', data: next }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(...given: (ConversionDetail | Error)[]) {
  answers = given;
  const onProgress = vi.fn();
  const controller = new AbortController();
  const watched = watchConversion('7d', { onProgress, signal: controller.signal });
  watched.catch(() => undefined);
  return { watched, onProgress, controller, source: FakeEventSource.last as FakeEventSource };
}

it('tells progress as events come, and reads the result at the last one', async () => {
  const { watched, onProgress, source } = start(detail('done'));
  expect(source.url.pathname).toBe('/api/v1/conversions/7d/events');
  source.say('progress', { progress });
  expect(onProgress).toHaveBeenCalledWith(progress);
  source.say('done', {});
  expect((await watched).status).toBe('done');
  expect(source.readyState).toBe(FakeEventSource.CLOSED);
});

it('leaves a connection that was lost to the browser, which takes it up again', async () => {
  const { watched, source } = start(detail('refused'));
  source.dispatchEvent(new Event('error'));
  expect(source.readyState).toBe(0);
  source.say('refused', {});
  expect((await watched).status).toBe('refused');
});

it('asks now and then where no stream can be had', async () => {
  const { watched, onProgress, source } = start(detail('running', { progress }), detail('done'));
  source.readyState = FakeEventSource.CLOSED;
  source.dispatchEvent(new Event('error'));
  await vi.runAllTimersAsync();
  expect((await watched).status).toBe('done');
  expect(onProgress).toHaveBeenCalledWith(progress);
});

it('what the server refuses is not asked for again', async () => {
  answers = [];
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 404, message: 'Not found.', error: 'not-found' }, { status: 404 }),
  );
  const watched = watchConversion('7d', { onProgress: vi.fn(), signal: new AbortController().signal });
  watched.catch(() => undefined);
  (FakeEventSource.last as FakeEventSource).say('done', {});
  await expect(watched).rejects.toMatchObject({ status: 404 });
});

it('waits for a stream that opens in time as long as it takes, and leaves one that does not after eight seconds', async () => {
  expect([POLL_MS, OPEN_WITHIN_MS]).toEqual([1500, 8000]);
  const open = start(detail('done'));
  await vi.advanceTimersByTimeAsync(OPEN_WITHIN_MS - 1);
  open.source.dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(10 * OPEN_WITHIN_MS);
  expect([open.source.readyState, answers.length]).toEqual([0, 1]);
  open.source.say('done', {});
  await open.watched;

  const shut = start(detail('running'), detail('done'));
  await vi.advanceTimersByTimeAsync(OPEN_WITHIN_MS - 1);
  expect(answers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([shut.source.readyState, answers.length]).toEqual([FakeEventSource.CLOSED, 1]);
  await vi.advanceTimersByTimeAsync(POLL_MS - 1);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await shut.watched).status).toBe('done');
});

it('begins no stream for who has left already, and leaves at once where it waits', async () => {
  FakeEventSource.last = undefined;
  answers = [new DOMException('aborted', 'AbortError')];
  const gone = watchConversion('7d', { onProgress: vi.fn(), signal: AbortSignal.abort() });
  await expect(gone).rejects.toMatchObject({ kind: 'cancelled' });
  expect(FakeEventSource.last).toBeUndefined();

  const { watched, controller, source } = start(detail('running'), new DOMException('aborted', 'AbortError'));
  source.say('done', {});
  await vi.advanceTimersByTimeAsync(1);
  controller.abort();
  await vi.advanceTimersByTimeAsync(1);
  await expect(watched).rejects.toMatchObject({ kind: 'cancelled' });
  expect(vi.getTimerCount()).toBe(0);
});

it('does not wait for a stream that something holds back', async () => {
  const { watched } = start(detail('done'));
  await vi.runAllTimersAsync();
  expect((await watched).status).toBe('done');
});

it('outlasts a network that is gone for a while, but not for good', async () => {
  const lost = () => new TypeError('Failed to fetch');
  const short = start(lost(), lost(), detail('done'));
  short.source.say('done', {});
  await vi.runAllTimersAsync();
  expect((await short.watched).status).toBe('done');

  const long = start(...Array.from({ length: 100 }, lost));
  long.source.say('done', {});
  await vi.runAllTimersAsync();
  await expect(long.watched).rejects.toThrow('Failed to fetch');
  // Each look reads twice.
  expect([LOST_LOOKS, 100 - answers.length]).toEqual([20, 2 * LOST_LOOKS]);

  const apart = start(
    ...Array.from({ length: 38 }, lost),
    detail('running'),
    ...Array.from({ length: 38 }, lost),
    detail('done'),
  );
  apart.source.say('done', {});
  await vi.runAllTimersAsync();
  expect((await apart.watched).status).toBe('done');
});

it('stops when it is told to', async () => {
  const { watched, controller, source } = start(new DOMException('aborted', 'AbortError'));
  controller.abort();
  await expect(watched).rejects.toMatchObject({ kind: 'cancelled' });
  expect(source.readyState).toBe(FakeEventSource.CLOSED);
});
