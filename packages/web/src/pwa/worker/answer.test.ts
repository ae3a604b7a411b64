import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAsset, answerFile, answerPage, type Surroundings } from './answer.ts';
import { ASSETS_CACHE } from './build-list.ts';
import { shellOf } from './keep.ts';
import { LIST } from './testing/list.ts';
import { memoryCaches, ORIGIN } from './testing/memory-caches.ts';

const SHELL = shellOf(LIST);
let place: ReturnType<typeof memoryCaches>;
let near: Surroundings;
let work: Promise<unknown>[];
const online = vi.fn<(request: Request) => Promise<Response>>();
const cookie = vi.fn(async (): Promise<string | undefined> => undefined);

const request = (path: string): Request => new Request(ORIGIN + path);
/** Kept as servers answer that compress: what is kept varies. */
const VARIES = { headers: { vary: 'accept-encoding' } };
const keep = async (store: string, path: string, text: string): Promise<void> =>
  (await place.store.open(store)).put(path, new Response(text, VARIES));
const offline = (): void => void online.mockRejectedValue(new TypeError('no network'));

beforeEach(() => {
  place = memoryCaches();
  work = [];
  online.mockReset().mockImplementation(async () => new Response('from the network', VARIES));
  cookie.mockReset().mockResolvedValue(undefined);
  // What is kept in passing is fetched by itself.
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('fetched')),
  );
  near = { store: place.store, list: LIST, fetch: online, after: (one) => void work.push(one), cookie };
});

describe('what names its content', () => {
  it('is fetched once, and then taken from the store for ever', async () => {
    expect(await (await answerAsset(request('/assets/app-1.js'), near)).text()).toBe('from the network');
    await Promise.all(work);
    offline();
    expect(await (await answerAsset(request('/assets/app-1.js'), near)).text()).toBe('from the network');
    expect(online).toHaveBeenCalledTimes(1);
  });

  it('is not kept when it is not there', async () => {
    online.mockResolvedValue(new Response('', { status: 404 }));
    expect((await answerAsset(request('/assets/gone-1.js'), near)).status).toBe(404);
    await Promise.all(work);
    expect(place.kept(ASSETS_CACHE)).toEqual([]);
  });
});

describe('a page', () => {
  it('comes from the network, and is kept with the texts of its language', async () => {
    await answerPage(request('/de/terms?from=mail'), near);
    await Promise.all(work);
    expect(place.kept(SHELL)).toEqual(['/de/terms']);
    expect(place.kept(ASSETS_CACHE)).toEqual(['/assets/common-de.js']);
  });

  it('is not kept where it is not one that was written', async () => {
    await answerPage(request('/conversions/1'), near);
    await Promise.all(work);
    expect(place.kept(SHELL)).toEqual([]);
  });

  it('comes as it was visited where there is no network, or the server is out of order', async () => {
    await keep(SHELL, '/de/terms', 'kept');
    offline();
    expect(await (await answerPage(request('/de/terms?x=1'), near)).text()).toBe('kept');
    online.mockResolvedValue(new Response('out of order', { status: 502 }));
    expect(await (await answerPage(request('/de/terms'), near)).text()).toBe('kept');
  });

  it('is what the server says it is, were it an error', async () => {
    online.mockResolvedValue(new Response('no such page', { status: 404 }));
    expect((await answerPage(request('/de/nothing'), near)).status).toBe(404);
  });

  it('that is not kept leads to the home page of its language', async () => {
    await keep(SHELL, '/de', 'home');
    offline();
    const answer = await answerPage(request('/de/conversions/1'), near);
    expect([answer.status, new URL(answer.headers.get('location') ?? '', ORIGIN).pathname]).toEqual([302, '/de']);
  });

  it('at / is in the language of choice, and its query is kept', async () => {
    await keep(SHELL, '/', 'English');
    await keep(SHELL, '/de', 'German');
    offline();
    expect(await (await answerPage(request('/'), near)).text()).toBe('English');
    cookie.mockResolvedValue('de');
    const answer = await answerPage(request('/?shared'), near);
    expect(answer.headers.get('location')).toMatch(/\/de\?shared$/);
  });

  it('at / is any home page where the language of choice was not visited', async () => {
    await keep(SHELL, '/de', 'German');
    offline();
    expect((await answerPage(request('/'), near)).headers.get('location')).toMatch(/\/de$/);
  });

  it('that cannot be had fails as without a worker', async () => {
    offline();
    await expect(answerPage(request('/'), near)).rejects.toThrow('no network');
  });
});

it('a file beside the pages is fresh where there is a network, and there where there is none', async () => {
  await keep(SHELL, '/favicon.svg', 'kept');
  expect(await (await answerFile(request('/favicon.svg'), near)).text()).toBe('from the network');
  offline();
  expect(await (await answerFile(request('/favicon.svg?v=2'), near)).text()).toBe('kept');
  await expect(answerFile(request('/sample-statement.pdf'), near)).rejects.toThrow('no network');
});
