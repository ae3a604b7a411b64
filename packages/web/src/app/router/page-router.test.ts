// @vitest-environment happy-dom
import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Arrival, Match } from './arrival.ts';
import { createPageRouter } from './page-router.ts';

const TREE = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'home', index: true },
      { id: 'a', path: 'a' },
      { id: 'b', path: 'b' },
      { id: 'away', path: 'away' },
    ],
  },
];

type Arrive = (matches: readonly Match[], url: string, isShownInBar: boolean) => Promise<Arrival>;

let arrive = vi.fn<Arrive>();
let router: DataRouter;

const shown = () => router.state.matches.map(({ route }) => route.id);
const address = () => window.location.pathname + window.location.search;

beforeEach(async () => {
  window.history.replaceState(null, '', '/');
  arrive = vi.fn<Arrive>(async (matches, url) =>
    url.endsWith('/away') ? { redirect: '/b' } : { matches, error: undefined },
  );
  router = await createPageRouter({ tree: TREE, arrive });
});

afterEach(() => vi.restoreAllMocks());

it('stands where the tab stands', () => {
  expect(shown()).toEqual(['root', 'home']);
});

it('goes to a page once its scripts are there; only then the address changes', async () => {
  let arriveNow = (): void => {};
  arrive.mockImplementationOnce(
    (matches) => new Promise((resolve) => (arriveNow = () => resolve({ matches, error: undefined }))),
  );
  const told = vi.fn();
  router.subscribe(told);
  const gone = router.navigate('/a?x=1');
  expect(address()).toBe('/');
  arriveNow();
  await gone;
  expect([address(), ...shown()]).toEqual(['/a?x=1', 'root', 'a']);
  expect(told).toHaveBeenCalledTimes(1);
});

it('a query alone stays on the page, and replaces its entry where that is asked for', async () => {
  await router.navigate('/a');
  const entries = window.history.length;
  await router.navigate('?x=2', { replace: true, preventScrollReset: true });
  expect([address(), window.history.length, router.state.preventScrollReset]).toEqual(['/a?x=2', entries, true]);
});

it('of two pages that are asked for, the later is shown, whichever comes first', async () => {
  let late = (): void => {};
  arrive.mockImplementationOnce(
    (matches) => new Promise((resolve) => (late = () => resolve({ matches, error: undefined }))),
  );
  const first = router.navigate('/a');
  await router.navigate('/b');
  late();
  await first;
  expect([address(), ...shown()]).toEqual(['/b', 'root', 'b']);
});

it('follows a page that leads elsewhere', async () => {
  await router.navigate('/away');
  expect([address(), ...shown()]).toEqual(['/b', 'root', 'b']);
});

it('what a page answers with is shown by the root', async () => {
  const error = new Error('broken');
  arrive.mockImplementationOnce(async (matches) => ({ matches, error }));
  await router.navigate('/a');
  expect(router.state.errors).toEqual({ root: error });
  await router.navigate('/b');
  expect(router.state.errors).toBeNull();
});

it('knows how far a page was scrolled, when it is shown again', async () => {
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(positions, () => 480);
  const { key } = router.state.location;
  await router.navigate('/a');
  expect(positions).toEqual({ [key]: 480 });
  expect(router.state.restoreScrollPosition).toBeNull();
});
