import { UNSAFE_ErrorResponseImpl as ErrorResponse, type Params, type RouteObject } from 'react-router';
import { matchPath } from '../../pwa/route-tree.ts';

/** What happens before a page is shown: its routes are matched, their scripts loaded, and asked whether it may be shown. */

/** What a route does before it is shown (`clientLoader`); what it throws is shown in its place, or leads elsewhere. */
export type Enter = (visit: { readonly request: Request; readonly params: Params }) => unknown;

/** A route that a path leads through, as the router's own parts take it. */
export interface Match {
  readonly params: Params;
  readonly pathname: string;
  readonly pathnameBase: string;
  readonly route: RouteObject & { readonly id: string };
}

/** The page of an address, or where it leads instead. */
export type Arrival = { readonly matches: readonly Match[]; readonly error: unknown } | { readonly redirect: string };

/** The routes from the root to the page of a path; each of them has an id. */
export const matchesOf = (tree: RouteObject[], pathname: string): readonly Match[] =>
  matchPath(tree, pathname) as readonly Match[];

const isRedirect = (fault: unknown): fault is Response =>
  fault instanceof Response && fault.status >= 300 && fault.status < 400;

/** What `data()` makes, thrown by a route: an answer with a status. */
const isAnswer = (fault: unknown): fault is { data: unknown; init: ResponseInit | null } =>
  fault instanceof Object && 'type' in fault && fault.type === 'DataWithResponseInit';

/**
 * Asks the routes of a page, all at once; what the first of them throws counts.
 * @param url the page's whole address
 */
export async function enter(
  matches: readonly Match[],
  enterOf: (id: string) => Enter | undefined,
  url: string,
): Promise<Arrival> {
  const asked = matches.map(async ({ route, params }) => enterOf(route.id)?.({ request: new Request(url), params }));
  const refused = (await Promise.allSettled(asked)).find((answer) => answer.status === 'rejected');
  if (!refused) return { matches, error: undefined };
  const fault: unknown = refused.reason;
  if (isRedirect(fault)) return { redirect: fault.headers.get('Location') ?? '/' };
  if (!isAnswer(fault)) return { matches, error: fault };
  return { matches, error: new ErrorResponse(fault.init?.status ?? 500, fault.init?.statusText, fault.data) };
}
