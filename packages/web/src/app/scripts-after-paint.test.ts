import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAfterPaint } from './scripts-after-paint.ts';

const page = (module: string): string =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body><script>first()</script><script type="module" async="">${module}</script></body></html>`;

const MODULE = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1_main from "/assets/home-1.js";
const route1 = {...route1_main};
  window.routes = {"root":route0,"routes/home":route1};

import("/assets/entry-1.js");`;

/** The scripts of a page, run here with what the page would give them; `missing` are scripts that cannot be had. */
function run(html: string, visible: boolean, missing: readonly string[] = []) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source]) => source);
  const frames: (() => void)[] = [];
  const added: { readonly rel: string; readonly href: string }[] = [];
  const imported: string[] = [];
  const said: string[] = [];
  const location = { reload: () => said.push('reload') };
  const window: Record<string, unknown> = {};
  const document = {
    visibilityState: visible ? 'visible' : 'hidden',
    createElement: () => ({}),
    getElementById: (id: string) => ({ removeAttribute: (name: string) => said.push(`${id}: ${name}`) }),
    head: { append: (link: { rel: string; href: string }) => added.push(link) },
  };
  const load = async (url: string) => {
    imported.push(url);
    if (missing.includes(url)) throw new TypeError('missing');
    return { url };
  };
  const source = (scripts.at(-1) ?? '').replaceAll('import(', 'load(');
  new Function('window', 'document', 'requestAnimationFrame', 'load', 'location', source)(
    window,
    document,
    (frame: () => void) => frames.push(frame),
    load,
    location,
  );
  return { frames, added, imported, window, said };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a page fetches nothing before it was painted; then all at once, and starts when its routes are there', async () => {
  const html = startAfterPaint(page(MODULE));
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/);
  const { frames, added, imported, window } = run(html, true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...added, ...imported]).toEqual([]);
  for (const frame of frames) frame();
  await vi.advanceTimersByTimeAsync(0);
  expect(added).toEqual([
    { rel: 'modulepreload', href: '/assets/a.js' },
    { rel: 'modulepreload', href: '/assets/b.js' },
  ]);
  expect(imported).toEqual(['/assets/root-1.js', '/assets/home-1.js', '/assets/manifest-1.js', '/assets/entry-1.js']);
  expect(window.routes).toEqual({ root: { url: '/assets/root-1.js' }, 'routes/home': { url: '/assets/home-1.js' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(imported).toHaveLength(4);
});

it('a page that is not painted starts all the same: at once where nobody looks at it, else after a while', async () => {
  const hidden = run(startAfterPaint(page(MODULE)), false);
  await vi.advanceTimersByTimeAsync(0);
  expect(hidden.imported).toHaveLength(4);
  const late = run(startAfterPaint(page(MODULE)), true);
  await vi.advanceTimersByTimeAsync(2999);
  expect(late.imported).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(late.imported).toHaveLength(4);
});

it('a page that starts in another way than is known is no page', () => {
  expect(() => startAfterPaint('<html></html>')).toThrow('no module');
  expect(() => startAfterPaint(page('import { a } from "/assets/a.js";'))).toThrow('not known');
});

it.each(['/assets/home-1.js', '/assets/entry-1.js'])(
  'where %s is missing the page is loaded again once, and then says so',
  async (url) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    sessionStorage.clear();
    const first = run(startAfterPaint(page(MODULE)), false, [url]);
    await vi.advanceTimersByTimeAsync(0);
    expect(first.said).toEqual(['reload']);
    const second = run(startAfterPaint(page(MODULE)), false, [url]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(second.said).toEqual(['start-failed: hidden']);
    await vi.advanceTimersByTimeAsync(10_000);
    const later = run(startAfterPaint(page(MODULE)), false, [url]);
    await vi.advanceTimersByTimeAsync(0);
    expect(later.said).toEqual(['reload']);
    vi.restoreAllMocks();
  },
);
