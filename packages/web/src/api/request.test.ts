import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts } from '../ui/toasts.ts';
import { fetchAsCaller, post, request, requestFile, setSession } from './request.ts';

const ok = { code: 100000, message: 'OK', data: { id: 1 } };
const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(ok));
const askToSignIn = vi.fn();
const signedInAs = (token: string | null): void => setSession({ token: () => token, askToSignIn });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetch);
  signedInAs('tls_1');
});
afterEach(() => vi.unstubAllGlobals());

const refuse = (status: number, error: string): void =>
  void fetch.mockResolvedValueOnce(Response.json({ code: status, message: `No: ${error}`, error }, { status }));

describe('specification, section 7: the shared wrapper', () => {
  it('posts with the token in Authorization', async () => {
    expect(await post('/api/x', { a: 1 })).toEqual({ id: 1 });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual(['/api/x', 'POST', '{"a":1}']);
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer tls_1' });
  });

  it('needs a login: without one it asks for it, and sends nothing', async () => {
    signedInAs(null);
    await expect(post('/api/x', {})).rejects.toMatchObject({ status: 401, error: 'not-signed-in' });
    expect([fetch.mock.calls.length, askToSignIn.mock.calls.length]).toEqual([0, 1]);
  });

  it('asks to sign in again where the token is no longer good, and not for a wrong password', async () => {
    refuse(401, 'not-signed-in');
    await expect(post('/api/x', {})).rejects.toThrow('not-signed-in');
    expect(askToSignIn).toHaveBeenCalledTimes(1);
    refuse(401, 'wrong-credentials');
    await expect(post('/api/x', {})).rejects.toThrow('wrong-credentials');
    expect(askToSignIn).toHaveBeenCalledTimes(1);
  });

  it('shows no error; a call that wants it shown gets a toast', async () => {
    refuse(422, 'unfit');
    await expect(post('/api/x', {})).rejects.toThrow('unfit');
    expect(currentToasts()).toEqual([]);
    refuse(422, 'unfit');
    await expect(request('POST', '/api/x', { showError: true })).rejects.toThrow('unfit');
    expect(currentToasts().map(({ title, tone }) => [title, tone])).toEqual([['No: unfit', 'bad']]);
  });
});

describe('what is no envelope', () => {
  it('events are asked for with the token of whoever is signed in, and none where nobody is', async () => {
    await fetchAsCaller('/api/x/events', { headers: { Accept: 'text/event-stream' } });
    signedInAs(null);
    await fetchAsCaller('/api/x/events');
    const sent = fetch.mock.calls.map(([, init]) => {
      const headers = new Headers(init.headers);
      return [headers.get('accept'), headers.get('authorization'), init.credentials];
    });
    expect(sent).toEqual([
      ['text/event-stream', 'Bearer tls_1', 'same-origin'],
      [null, null, 'same-origin'],
    ]);
  });

  it('a file comes with what the answer says of it', async () => {
    fetch.mockResolvedValueOnce(new Response('rows', { headers: { 'content-type': 'text/csv' } }));
    const { blob, headers } = await requestFile('/api/x/file');
    expect([await blob.text(), headers.get('content-type')]).toEqual(['rows', 'text/csv']);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'same-origin' });
  });
});
