import { matchRoutes, type RouteObject } from 'react-router';

/** What the router's list, which stands in each page, says of a route (`routeDiscovery: initial`: all routes are in it). */
export interface ListedRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  /** The address of the script that holds the route. */
  readonly module: string;
  /** The scripts that it imports. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type ListedRoutes = Readonly<Record<string, ListedRoute>>;

/** The list of routes as the tree that paths are matched with. */
export function routeTree(routes: ListedRoutes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => {
      const named = path === undefined ? { id } : { id, path };
      return index ? { ...named, index: true as const } : { ...named, children: routeTree(routes, id) };
    });
}

/** A word of a path as its reader sees it, in small letters, as matching takes capital ones for the same. */
function plain(word: string): string {
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return word.toLowerCase();
  }
}

const isFixed = (word: string): boolean => word !== '' && !/^[:*]|[?]$/.test(word);

type Origins = Map<RouteObject, RouteObject>;

/** Of the routes, those whose fixed words all stand among the path's: no other can lead there. */
function narrow(tree: readonly RouteObject[], words: ReadonlySet<string>, origins: Origins): RouteObject[] {
  return tree
    .filter(({ path = '' }) => path.split('/').every((word) => !isFixed(word) || words.has(word.toLowerCase())))
    .map((route) => {
      if (!route.children) return route;
      const narrowed = { ...route, children: narrow(route.children, words, origins) };
      origins.set(narrowed, route);
      return narrowed;
    });
}

/**
 * The routes of the tree from its root to the page of a path; none where it has no such page. The router takes apart and ranks
 * every route that it is given before it looks at the path: it is given those few that come into question.
 */
export function matchPath(tree: readonly RouteObject[], pathname: string) {
  const origins: Origins = new Map();
  const candidates = narrow(tree, new Set(pathname.split('/').map(plain)), origins);
  const matches = matchRoutes(candidates, pathname) ?? [];
  return matches.map((match) => ({ ...match, route: origins.get(match.route) ?? match.route }));
}
