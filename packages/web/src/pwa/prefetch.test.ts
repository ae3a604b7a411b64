import { describe, expect, it, vi } from 'vitest';
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
