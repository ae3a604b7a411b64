import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  resolvePath,
  type To,
} from 'react-router';
import { type Arrival, type Match, matchesOf } from './arrival.ts';
import { createScrollMemory } from './scroll.ts';

/**
 * Goes from page to page, in place of the router that React Router's `HydratedRouter` makes: ours reads and writes no data
 * by routes, so that loaders of the server, actions, fetchers, revalidation and blockers, half of what the router weighs,
 * need not be loaded (docs/decisions/0026-a-router-without-data.md). All other parts of React Router are used as they are.
 */
export interface PageRouterInit {
  readonly tree: RouteObject[];
  /** Loads a page's scripts and asks its routes. */
  readonly arrive: (matches: readonly Match[], url: string, isShownInBar: boolean) => Promise<Arrival>;
}

type Action = `${RouterState['historyAction']}`;
type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** Errors belong to the root: no other route shows them. */
const errorsOf = (error: unknown): RouterState['errors'] => (error === undefined ? null : { root: error });

const stateAt = (location: Location, historyAction: Action, arrival: Exclude<Arrival, { redirect: string }>) =>
  ({
    location,
    historyAction: historyAction as RouterState['historyAction'],
    matches: [...arrival.matches] as RouterState['matches'],
    errors: errorsOf(arrival.error),
    initialized: true,
    renderFallback: false,
    restoreScrollPosition: null,
    preventScrollReset: false,
    navigation: IDLE_NAVIGATION,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    fetchers: new Map(),
    blockers: new Map(),
  }) satisfies RouterState;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A location as the address bar will show it, with its letters encoded. */
function locationOf(to: To, from: string, state: unknown): Location {
  const { pathname, search, hash } = new URL(createPath(resolvePath(to, from)), window.location.origin);
  return { pathname, search, hash, state: state ?? null, key: newKey() } as Location;
}

/** Resolves with a router that stands where the tab stands, its page's scripts loaded. */
export async function createPageRouter({ tree, arrive }: PageRouterInit): Promise<DataRouter> {
  const history = createBrowserHistory();
  const scroll = createScrollMemory();
  const subscribers = new Set<Subscriber>();
  const arriveAt = (location: Location, isShownInBar: boolean): Promise<Arrival> =>
    arrive(
      matchesOf(tree, location.pathname),
      new URL(createPath(location), window.location.origin).href,
      isShownInBar,
    );

  const first = await arriveAt(history.location, true);
  if ('redirect' in first) {
    window.location.replace(first.redirect);
    return new Promise(() => {});
  }
  let state: RouterState = stateAt(history.location, history.action, first);
  let latest = 0;

  function publish(next: RouterState): void {
    state = next;
    for (const tell of subscribers) tell(state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }

  async function go(location: Location, action: Action, preventScrollReset: boolean): Promise<void> {
    latest += 1;
    const mine = latest;
    const arrival = await arriveAt(location, action === 'POP');
    // Somebody went on to another page meanwhile.
    if (mine !== latest) return;
    if ('redirect' in arrival) {
      const onward = locationOf(arrival.redirect, location.pathname, null);
      return go(onward, action === 'PUSH' ? 'PUSH' : 'REPLACE', preventScrollReset);
    }
    scroll.leave(state.location.key);
    if (action === 'PUSH') history.push(location, location.state);
    if (action === 'REPLACE') history.replace(location, location.state);
    const restoreScrollPosition = scroll.of(location.key);
    publish({ ...stateAt(location, action, arrival), restoreScrollPosition, preventScrollReset });
  }

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const { replace = false, state: kept, preventScrollReset = false } = options;
    await go(locationOf(to ?? '', state.location.pathname, kept), replace ? 'REPLACE' : 'PUSH', preventScrollReset);
  }

  history.listen(({ action, location }) => void go(location, action, false));
  return {
    basename: '/',
    routes: tree,
    manifest: {},
    get state() {
      return state;
    },
    match: (to: string) => matchesOf(tree, to),
    subscribe(tell: Subscriber) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    enableScrollRestoration(positions: Record<string, number>, position: () => number) {
      const detach = scroll.attach(positions, position);
      const restoreScrollPosition = scroll.of(state.location.key);
      if (restoreScrollPosition !== null) publish({ ...state, restoreScrollPosition });
      return detach;
    },
    navigate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  } as unknown as DataRouter;
}
