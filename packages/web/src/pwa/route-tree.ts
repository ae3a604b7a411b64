import type { RouteObject } from 'react-router';

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
