import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { initLocale, initStores } from './stores.ts';

const cookies: string[] = [];

beforeEach(() => {
  localStorage.clear();
  cookies.length = 0;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void cookies.push(text));
});
afterEach(() => vi.restoreAllMocks());

describe('specification, section 8: the action initLocale', () => {
  it.each([
    ['/de/terms', 'de', ['i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax']],
    ['/terms', 'en', []],
    ['/', 'en', []],
  ] as const)('%s is in %s', (path, locale, remembered) => {
    expect(initLocale(path)).toBe(locale);
    expect(cookies).toEqual(remembered);
  });

  it('is called when stores are initialized, with the browser’s label and the session', () => {
    const load = vi.spyOn(session, 'load').mockResolvedValue();
    expect(initStores('/ja')).toBe('ja');
    expect([cookies.length, load.mock.calls.length]).toEqual([1, 1]);
    expect(localStorage.getItem('anonymousUserId')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('specification, section 8: to the console only', () => {
  it.each([
    ['at once', () => void vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse)],
    ['later', () => void vi.spyOn(session, 'load').mockRejectedValue(new Error('a fault'))],
  ])('stores that fail %s are told, and the page has its locale', async (_when, breakIt) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    breakIt();
    expect(initStores('/de')).toBe('de');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledWith('Failed to initialize stores', expect.any(Error)));
  });
});

function refuse(): never {
  throw new Error('no cookies here');
}
