import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ASSETS_CACHE } from './build-list.ts';
import { forgetOthers, keepBuild, visitedLanguages } from './keep.ts';
import { LIST } from './testing/list.ts';
import { memoryCaches, ORIGIN } from './testing/memory-caches.ts';

const SHELL = 'tallyleaf-shell-v2';
let place: ReturnType<typeof memoryCaches>;
const fetched = vi.fn(async (_url: string, _init?: RequestInit): Promise<Response> => new Response('fetched'));

beforeEach(() => {
  place = memoryCaches();
  fetched.mockReset().mockImplementation(async () => new Response('fetched'));
  vi.stubGlobal('fetch', fetched);
});

describe('specification, section 4: what is kept when a worker is installed', () => {
  it('is the program, and pages and texts of the languages that were visited', async () => {
    await keepBuild(place.store, LIST, new Set(['de']));
    expect(place.kept(SHELL)).toEqual(['/de', '/de/terms', '/favicon.svg', '/sample-statement.pdf']);
    expect(place.kept(ASSETS_CACHE)).toEqual(['/assets/app-1.js', '/assets/common-de.js', '/assets/engine-1.wasm']);
    // Pages and files keep their names from build to build: what the browser has of them may be old.
    expect(fetched.mock.calls.filter(([, init]) => init?.cache === 'no-cache').map(([url]) => url)).toEqual(
      place.kept(SHELL),
    );
  });

  it('is fetched four at a time', async () => {
    let [running, most] = [0, 0];
    fetched.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      return new Response('fetched');
    });
    const core = Array.from({ length: 9 }, (_, index) => `/assets/part-${index}.js`);
    await keepBuild(place.store, { ...LIST, core }, new Set(['de']));
    expect(most).toBe(4);
  });

  it('fetches nothing again that names its content', async () => {
    await (await place.store.open(ASSETS_CACHE)).put(
      '/assets/engine-1.wasm',
      new Response('kept', { headers: { vary: 'origin' } }),
    );
    await keepBuild(place.store, LIST, new Set(['en']));
    expect(fetched.mock.calls.map(([url]) => url)).not.toContain('/assets/engine-1.wasm');
  });

  it('is all or nothing', async () => {
    fetched.mockImplementation(async (url) => new Response('', { status: url.endsWith('.wasm') ? 503 : 200 }));
    await expect(keepBuild(place.store, LIST, new Set(['en']))).rejects.toThrow('503');
  });

  it('has no page for / where / leads elsewhere', async () => {
    fetched.mockImplementation(async (url) => {
      const response = new Response('');
      if (url === '/') Object.defineProperty(response, 'redirected', { value: true });
      return response;
    });
    await keepBuild(place.store, LIST, new Set(['en']));
    expect(place.kept(SHELL)).toEqual(['/favicon.svg', '/sample-statement.pdf', '/terms']);
  });
});

it('knows languages by open windows and by what an earlier worker kept', async () => {
  const earlier = await place.store.open('tallyleaf-shell-v1');
  await earlier.put('/ja', new Response());
  await earlier.put('/favicon.svg', new Response());
  expect([...(await visitedLanguages(place.store, LIST, [`${ORIGIN}/de/terms`]))].sort()).toEqual(['de', 'ja']);
});

it('forgets other builds, and touches nothing that is not its own', async () => {
  for (const name of ['tallyleaf-shell-v1', SHELL, 'tallyleaf-parts', 'somebody-else']) await place.store.open(name);
  const assets = await place.store.open(ASSETS_CACHE);
  for (const url of ['/assets/app-0.js', '/assets/app-1.js', '/assets/libheif-1.js', '/assets/common-en.js']) {
    await assets.put(url, new Response());
  }
  await forgetOthers(place.store, LIST);
  expect([...(await place.store.keys())].sort()).toEqual([
    'somebody-else',
    'tallyleaf-assets',
    'tallyleaf-parts',
    SHELL,
  ]);
  expect(place.kept(ASSETS_CACHE)).toEqual(['/assets/app-1.js', '/assets/common-en.js', '/assets/libheif-1.js']);
});
