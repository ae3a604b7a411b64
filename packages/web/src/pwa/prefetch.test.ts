import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPrefetch, modulesOf, PREFETCH_AT_ONCE } from './prefetch.ts';

describe('specification, section 9: route prefetch', () => {
  it('runs 5 at a time, each page once', async () => {
    let running = 0;
    let most = 0;
    const load = vi.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
    });
    const prefetch = createPrefetch(load, () => true);
    const pages = Array.from({ length: 12 }, (_, n) => `/page-${n}`);
    await prefetch([...pages, ...pages]);
    await prefetch(pages);
    expect([PREFETCH_AT_ONCE, most, load.mock.calls.length]).toEqual([5, 5, 12]);
  });

  it('goes on where one page cannot be had', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const load = vi.fn(async (page: string) => {
      if (page === '/a') throw new Error('gone');
    });
    await createPrefetch(load, () => true)(['/a', '/b']);
    expect([load.mock.calls.length, warn.mock.calls.length]).toEqual([2, 1]);
  });

  it('asks for nothing offline, and for the same pages once there is a network again', async () => {
    let online = false;
    const load = vi.fn(async () => {});
    const prefetch = createPrefetch(load, () => online);
    await prefetch(['/a', '/b']);
    expect(load).not.toHaveBeenCalled();
    online = true;
    await prefetch(['/a', '/b']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('a page’s scripts are those of the routes that its path matches', () => {
  const routes = {
    root: { id: 'root', path: '', module: '/root.js', imports: ['/react.js'] },
    locale: { id: 'locale', parentId: 'root', path: ':locale?', module: '/locale.js' },
    home: { id: 'home', parentId: 'locale', index: true, module: '/home.js', imports: ['/react.js'] },
    terms: { id: 'terms', parentId: 'locale', path: 'terms', module: '/terms.js' },
  };
  expect(modulesOf('/de/terms', routes)).toEqual(['/root.js', '/react.js', '/locale.js', '/terms.js']);
  expect(modulesOf('/', routes)).toContain('/home.js');
  expect(modulesOf('/a/b/c', routes)).toEqual([]);
});

describe('the pages that a page leads to', () => {
  const route = (id: string, path: string) => ({ id, parentId: 'locale', path, module: `/assets/${id}.js` });
  const routes = {
    locale: { id: 'locale', path: ':locale?', module: '/assets/locale.js' },
    terms: route('terms', 'terms'),
    privacy: route('privacy', 'privacy'),
    account: route('account', 'account'),
  };
  const payloads: string[] = [];

  /** The page as the build with this id wrote it, whose payloads say which build wrote them. */
  async function fetchAhead(buildOf: (url: string) => string | null): Promise<void> {
    vi.resetModules();
    payloads.length = 0;
    Object.assign(globalThis, { __reactRouterManifest: { version: 'b1', routes } });
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/builds/meta/b1.json')
        return Response.json({ id: 'b1', prerendered: ['/', '/terms', '/privacy', '/de/terms'] });
      payloads.push(url);
      const buildId = buildOf(url);
      return buildId === null ? new Response('', { status: 404 }) : Response.json({ buildId });
    });
    const links = ['/', '/terms', '/privacy', '/de/terms', '/account', 'https://example.org/terms'];
    document.body.innerHTML = links.map((href) => `<a href="${href}">x</a>`).join('');
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      append(...nodes);
      for (const node of nodes) if (node instanceof Element) node.dispatchEvent(new Event('load'));
    });
    const fresh = await import('./prefetch.ts');
    await fresh.prefetchLinked('/');
  }
  const preloaded = (): (string | null)[] =>
    [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    Reflect.deleteProperty(globalThis, '__reactRouterManifest');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are fetched ahead: written ones, in its own language, each script once', async () => {
    await fetchAhead(() => 'b1');
    expect(payloads.map((url) => url.replace(/[?].*/, ''))).toEqual(['/terms/_payload.json', '/privacy/_payload.json']);
    expect(preloaded().toSorted()).toEqual(['/assets/locale.js', '/assets/privacy.js', '/assets/terms.js']);
  });

  it('are left where another build wrote them, or they are gone', async () => {
    await fetchAhead((url) => (url.startsWith('/terms') ? 'b2' : null));
    expect([payloads.length, preloaded()]).toEqual([2, []]);
  });
});
