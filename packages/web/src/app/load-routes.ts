import { type ClientInstrumentation, matchRoutes, type RouteObject } from 'react-router';
import { recoverFromMissing } from '../pwa/missing-chunk.ts';
import { tellMissing } from '../pwa/missing-parts.ts';

/** What the router's own list of routes says of one. */
interface ListedRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  /** The address of the script that holds the route. */
  readonly module: string;
}

type Routes = Readonly<Record<string, ListedRoute>>;

/** The list that the router puts on the window (`routeDiscovery: initial`: all routes are in it). */
const listedRoutes = (): Routes =>
  (window as unknown as { __reactRouterManifest?: { routes: Routes } }).__reactRouterManifest?.routes ?? {};

const branch = (routes: Routes, parentId: string | undefined): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index
        ? { id, index: true as const, ...(path === undefined ? {} : { path }) }
        : { id, ...(path === undefined ? {} : { path }), children: branch(routes, id) },
    );

/** The addresses of the scripts that show a path of this site. */
export function scriptsOf(path: string, routes: Routes): readonly string[] {
  const matches = matchRoutes(branch(routes, undefined), path) ?? [];
  return matches.flatMap(({ route }) => routes[route.id ?? '']?.module ?? []);
}

const load = async (path: string): Promise<unknown> =>
  Promise.all(scriptsOf(path, listedRoutes()).map((url) => import(/* @vite-ignore */ url)));

/**
 * Loads a page's scripts before the router goes there. Where one is missing, the router by itself would reload the page that
 * is shown, time and again; here the page stays where something would be lost, and says so.
 */
export const loadsRoutesFirst: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      navigate: async (go, { to }) => {
        if (typeof to === 'string' && to.startsWith('/')) await present(to);
        await go();
      },
    });
  },
};

/** Resolves once a path's scripts are there; never where they are not: the router would go all the same. */
async function present(to: string): Promise<void> {
  for (;;) {
    try {
      await load(to);
      return;
    } catch (error) {
      console.error(error);
      if (recoverFromMissing(to)) return new Promise(() => {});
      await new Promise<void>((retry) => tellMissing(retry));
    }
  }
}
