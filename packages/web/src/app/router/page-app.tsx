import type { ComponentType, ContextType, ReactNode } from 'react';
import {
  type DataRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  type RouteObject,
  RouterProvider,
} from 'react-router';
import { type ListedRoutes, routeTree } from '../../pwa/route-tree.ts';
import { type Enter, enter, type Match } from './arrival.ts';
import { loadRoutes } from './load-routes.ts';
import { createPageRouter } from './page-router.ts';

/** What a file in `routes/`, or `root.tsx`, exports for us. */
interface RouteModule {
  readonly default: ComponentType;
  readonly clientLoader?: Enter;
  readonly ErrorBoundary?: ComponentType;
  readonly Layout?: ComponentType<{ readonly children: ReactNode }>;
}

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;

/** What React Router writes into each page. */
interface WrittenPage {
  readonly __reactRouterContext: Omit<Framework, 'manifest' | 'routeModules'>;
  readonly __reactRouterManifest: Framework['manifest'] & { readonly routes: ListedRoutes };
  /** By the route's id; those of the page that was written are there, the others are added when they are loaded. */
  readonly __reactRouterRouteModules: Record<string, RouteModule | undefined>;
}

const writtenPage = (): WrittenPage => window as unknown as WrittenPage;

/** Gives a route of the tree what it shows. The root stands in its frame, in which errors are shown too. */
function furnish(route: RouteObject, { default: Page, Layout, ErrorBoundary }: RouteModule): void {
  const shown = <Page />;
  const failed = ErrorBoundary && <ErrorBoundary />;
  route.element = Layout ? <Layout>{shown}</Layout> : shown;
  if (failed) route.errorElement = Layout ? <Layout>{failed}</Layout> : failed;
}

/** Resolves with the router of the page that the server wrote. */
export function startRouter(): Promise<DataRouter> {
  const {
    __reactRouterManifest: { routes },
    __reactRouterRouteModules: modules,
  } = writtenPage();

  async function loadMissing(matches: readonly Match[], to: string | undefined): Promise<void> {
    const missing = matches.filter(({ route }) => !modules[route.id]).flatMap(({ route }) => routes[route.id] ?? []);
    for (const [id, module] of await loadRoutes<RouteModule>(missing, to)) modules[id] = module;
    for (const { route } of matches) {
      const module = modules[route.id];
      if (module && !route.element) furnish(route, module);
    }
  }

  return createPageRouter({
    tree: routeTree(routes),
    async arrive(matches, url, isShownInBar) {
      await loadMissing(matches, isShownInBar ? undefined : url);
      return enter(matches, (id) => modules[id]?.clientLoader, url);
    },
  });
}

/** The whole document, as the server's `ServerRouter` nests it, so that ids are the same on both sides. */
export function PageApp({ router }: { readonly router: DataRouter }) {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = writtenPage();
  const framework = { ...context, manifest, routeModules: modules } as unknown as Framework;
  return (
    <>
      <FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </FrameworkContext>
      {/* The server has a second part here, by which React counts ids. */}
      {null}
    </>
  );
}
