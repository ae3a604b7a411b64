import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadFile, fileNameOf } from './download.ts';
import { setSession } from './request.ts';

it.each([
  [`attachment; filename="statement.xlsx"`, 'statement.xlsx'],
  [`attachment; filename="____.zip"; filename*=UTF-8''%E6%98%8E%E7%B4%B0.zip`, '明細.zip'],
  ['attachment', undefined],
  [null, undefined],
])('%s is called %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

const file = (disposition?: string): Response =>
  new Response('rows', { headers: disposition === undefined ? {} : { 'content-disposition': disposition } });
const saved: { readonly href: string; readonly name: string }[] = [];
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  saved.length = 0;
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  });
  setSession({ token: () => 'tls_1', askToSignIn: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saves a file under the name that comes with it, as whoever is signed in', async () => {
  fetch.mockResolvedValueOnce(file('attachment; filename="account-ada.zip"'));
  await downloadFile('/api/v1/account/export', 'account.zip');
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(['/api/v1/account/export', 'GET']);
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer tls_1', Accept: '*/*' });
  expect(saved).toEqual([{ href: 'blob:rows', name: 'account-ada.zip' }]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:rows');
});

it('specification, section 7: a download is a read: tried once more after a status that may pass, and after no network', async () => {
  fetch.mockResolvedValueOnce(new Response('', { status: 503 })).mockResolvedValueOnce(file());
  await downloadFile('/x', 'account.zip');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(file());
  await downloadFile('/x', 'account.zip');
  expect([fetch.mock.calls.length, saved.map(({ name }) => name)]).toEqual([4, ['account.zip', 'account.zip']]);
});

it('specification, section 8: a download that fails says why, as every call does', async () => {
  const refused = { code: 404, message: 'Not found.', error: 'not-found' };
  fetch.mockResolvedValueOnce(Response.json(refused, { status: 404 }));
  await expect(downloadFile('/x', 'a.zip')).rejects.toMatchObject({
    message: 'Not found.',
    status: 404,
    error: 'not-found',
  });
  fetch.mockResolvedValueOnce(new Response('<html>', { status: 404, statusText: 'Not Found' }));
  await expect(downloadFile('/x', 'a.zip')).rejects.toMatchObject({ message: 'Not Found', kind: 'answer' });
  fetch.mockRejectedValueOnce(new DOMException('signal timed out', 'TimeoutError'));
  await expect(downloadFile('/x', 'a.zip')).rejects.toMatchObject({ message: 'Time out', kind: 'timeout' });
  fetch.mockResolvedValueOnce(Response.json({ code: 100000, message: 'OK', data: null }, { status: 404 }));
  await expect(downloadFile('/x', 'a.zip')).rejects.toMatchObject({ status: 404 });
  expect(saved).toEqual([]);
});

it('specification, section 9: a download is given up as late as every request', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetch.mockResolvedValueOnce(file());
  await downloadFile('/x', 'a.zip');
  expect(timeout).toHaveBeenCalledWith(300_000);
  expect(fetch.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});
