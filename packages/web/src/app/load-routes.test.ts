import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELOADED } from '../pwa/missing-chunk.ts';
import { retryMissing, useMissing } from '../pwa/missing-parts.ts';
import { pageWork } from '../pwa/work.ts';
import { loadsRoutesFirst, scriptsOf } from './load-routes.ts';

const ROUTES = {
  root: { id: 'root', module: '/assets/root.js' },
  locale: { id: 'locale', parentId: 'root', path: ':locale?', module: '/assets/locale.js' },
  home: { id: 'home', parentId: 'locale', index: true, module: '/assets/home.js' },
  pricing: { id: 'pricing', parentId: 'locale', path: 'pricing', module: '/assets/pricing.js' },
  docs: { id: 'docs', parentId: 'locale', path: 'docs', index: true, module: '/assets/docs.js' },
};

it('names the scripts of a path, from the root to the page', () => {
  expect(scriptsOf('/de/pricing', ROUTES)).toEqual(['/assets/root.js', '/assets/locale.js', '/assets/pricing.js']);
  expect(scriptsOf('/', ROUTES)).toEqual(['/assets/root.js', '/assets/locale.js', '/assets/home.js']);
  expect(scriptsOf('/docs', ROUTES)).toEqual(['/assets/root.js', '/assets/locale.js', '/assets/docs.js']);
});

it('a path of no route needs no script', () => {
  expect(scriptsOf('/a/b/c', ROUTES)).toEqual([]);
});

describe('a page’s scripts are there before the router goes to it', () => {
  type Navigate = (go: () => Promise<void>, info: { readonly to: unknown }) => Promise<void>;
  const THERE = 'data:text/javascript,globalThis.loadedOfPricing%20=%20true';
  const GONE = 'data:text/javascript,throw%20new%20TypeError("gone")';
  const scope = globalThis as { __reactRouterManifest?: object; loadedOfPricing?: boolean };
  const go = vi.fn(async () => {});
  let navigate: Navigate | undefined;

  const listed = (module: string): void =>
    void Object.assign(scope, {
      __reactRouterManifest: { routes: { pricing: { id: 'pricing', path: 'pricing', module } } },
    });

  beforeEach(() => {
    go.mockClear();
    delete scope.loadedOfPricing;
    sessionStorage.clear();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const instrument = (by: object): void => {
      navigate = (by as { navigate: Navigate }).navigate;
    };
    loadsRoutesFirst.router?.({ instrument } as Parameters<NonNullable<typeof loadsRoutesFirst.router>>[0]);
  });
  afterEach(() => {
    delete scope.__reactRouterManifest;
    pageWork.tell('none');
    vi.restoreAllMocks();
  });

  it('loads them, then goes', async () => {
    listed(THERE);
    go.mockImplementationOnce(async () => expect(scope.loadedOfPricing).toBe(true));
    await navigate?.(go, { to: '/pricing' });
    expect(go).toHaveBeenCalledOnce();
  });

  it.each([[-1], ['pricing'], [null]])(
    'goes to %j as the router does, and to any page where there is no list',
    async (to) => {
      listed(GONE);
      await navigate?.(go, { to });
      delete scope.__reactRouterManifest;
      await navigate?.(go, { to: '/pricing' });
      expect(go).toHaveBeenCalledTimes(2);
    },
  );

  it('where one is missing, the page is left for the new build, and the router goes nowhere', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    listed(GONE);
    void navigate?.(go, { to: '/pricing' });
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/pricing'));
    expect([console.error, sessionStorage.getItem('tallyleaf-reloaded'), RELOADED]).toEqual([
      console.error,
      expect.stringMatching(/^\d+$/),
      'tallyleaf-reloaded',
    ]);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'gone' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([go.mock.calls.length, renderHook(() => useMissing()).result.current]).toEqual([0, false]);
  });

  it('where results would be lost the page stays, says so, and goes once another try finds them', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    pageWork.tell('shown');
    listed(GONE);
    const going = navigate?.(go, { to: '/pricing' });
    const missing = renderHook(() => useMissing()).result;
    await vi.waitFor(() => expect(missing.current).toBe(true));
    expect([go.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
    listed(`${THERE}//2`);
    retryMissing();
    await going;
    expect(go).toHaveBeenCalledOnce();
  });
});
