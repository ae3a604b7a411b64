import { expect, it, vi } from 'vitest';
import { ApiError, createClient, REQUEST_TIMEOUT_MS, RETRY_STATUSES } from './client.ts';

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, statusText: `Status ${status}` });
const ok = (data: unknown): Response => answer({ code: 100000, message: 'OK', data });

/** A `fetch` that answers in turn; an error among the answers is thrown. */
function fakeFetch(...answers: (Response | Error)[]) {
  return vi.fn(async (_url: string, _init: RequestInit): Promise<Response> => {
    const next = answers.shift();
    if (!next) throw new Error('asked too often');
    if (next instanceof Error) throw next;
    return next;
  });
}

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).name).toBe('ApiError');
  return error as ApiError;
};

it('specification, section 9: waits 300000 ms where a call names no other time, whether or not it can be cancelled', async () => {
  expect(REQUEST_TIMEOUT_MS).toBe(300_000);
  const ends: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const end = new AbortController();
    ends.push(end);
    return end.signal;
  });
  const fetch = fakeFetch(ok(1), ok(2), ok(3));
  const request = createClient(fetch);
  await request('POST', '/x');
  await request('POST', '/x', { signal: new AbortController().signal });
  await request('POST', '/x', { timeoutMs: 1500 });
  expect(timeout.mock.calls).toEqual([[300_000], [300_000], [1500]]);
  for (const end of ends) end.abort();
  expect(fetch.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, true, true]);
  timeout.mockRestore();
});

it('gives the data of a successful envelope', async () => {
  expect(await createClient(fakeFetch(ok({ id: 1 })))('GET', '/x')).toEqual({ id: 1 });
});

it('raises the message of another code, with status and short code', async () => {
  const fetch = fakeFetch(answer({ code: 413, message: 'Too large.', error: 'too-large' }, 413));
  const error = await failure(createClient(fetch)('POST', '/x'));
  expect([error.kind, error.message, error.status, error.error]).toEqual(['answer', 'Too large.', 413, 'too-large']);
});

it('raises a code that is no success even under status 200', async () => {
  const error = await failure(createClient(fakeFetch(answer({ code: 401, message: 'Sign in.' })))('GET', '/x'));
  expect(error.message).toBe('Sign in.');
});

it.each(['<html>', '', '[]', '"text"'])('raises the status text where the body is %j', async (body) => {
  const fetch = fakeFetch(new Response(body, { status: 418, statusText: 'Teapot' }));
  expect((await failure(createClient(fetch)('GET', '/x'))).message).toBe('Teapot');
});

it.each(RETRY_STATUSES)('reads once more after %d', async (status) => {
  const fetch = fakeFetch(answer({ code: status, message: 'No.' }, status), ok('there'));
  expect(await createClient(fetch)('GET', '/x')).toBe('there');
});

it('reads at most twice', async () => {
  const fetch = fakeFetch(answer({}, 503), answer({ code: 503, message: 'Not ready.' }, 503), ok('late'));
  expect((await failure(createClient(fetch)('GET', '/x'))).message).toBe('Not ready.');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never repeats %s', async (method) => {
  const fetch = fakeFetch(answer({ code: 503, message: 'Not ready.' }, 503), ok('late'));
  await failure(createClient(fetch)(method, '/x'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('does not read again what was answered for good', async () => {
  const fetch = fakeFetch(answer({ code: 404, message: 'Not found.' }, 404));
  expect((await failure(createClient(fetch)('GET', '/x'))).status).toBe(404);
});

it("passes a network error's own words on, after one more try", async () => {
  const fetch = fakeFetch(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  const error = await failure(createClient(fetch)('GET', '/x'));
  expect([error.kind, error.message]).toEqual(['network', 'Failed to fetch']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('specification, section 9: every request is given up after the default time-out, or another that it names', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const fetch = fakeFetch(ok(null), ok(null), ok(null));
  await createClient(fetch)('GET', '/x');
  expect(timeout).toHaveBeenLastCalledWith(300_000);
  expect(fetch.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
  await createClient(fetch)('GET', '/x', { timeoutMs: 5 });
  expect(timeout).toHaveBeenLastCalledWith(5);
  const reader = new AbortController();
  await createClient(fetch)('GET', '/x', { signal: reader.signal });
  const both = fetch.mock.calls[2]?.[1].signal;
  expect(both?.aborted).toBe(false);
  reader.abort();
  expect(both?.aborted).toBe(true);
  timeout.mockRestore();
});

it('calls a timeout by its name', async () => {
  const fetch = fakeFetch(new DOMException('signal timed out', 'TimeoutError'));
  const error = await failure(createClient(fetch)('GET', '/x'));
  expect([error.kind, error.message]).toEqual(['timeout', 'Time out']);
});

it('says nothing of a request that was cancelled', async () => {
  const controller = new AbortController();
  controller.abort();
  const fetch = fakeFetch(new DOMException('aborted', 'AbortError'));
  const error = await failure(createClient(fetch)('GET', '/x', { signal: controller.signal }));
  expect([error.kind, error.message]).toEqual(['cancelled', '']);
});

it('carries the token, and JSON as such', async () => {
  const fetch = fakeFetch(ok(null));
  await createClient(fetch, () => 'secret')('POST', '/x', { body: { a: 1 } });
  const init = fetch.mock.calls[0]?.[1];
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer secret', 'Content-Type': 'application/json' });
  expect(init?.body).toBe('{"a":1}');
});

it('leaves the type of a form to the browser, which knows its boundary', async () => {
  const fetch = fakeFetch(ok(null));
  await createClient(fetch)('POST', '/x', { body: new FormData() });
  const init = fetch.mock.calls[0]?.[1];
  expect(init?.headers).not.toHaveProperty('Content-Type');
  expect(init?.headers).not.toHaveProperty('Authorization');
});
