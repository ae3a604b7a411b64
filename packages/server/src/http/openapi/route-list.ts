import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { App } from '../app-type.ts';

/** A call of the app, as its route says it. */
export interface ListedRoute {
  readonly method: string;
  /** As Fastify writes it: `/api/v1/conversions/:id`. */
  readonly url: string;
  readonly schema: FastifySchema;
  readonly config: FastifyContextConfig;
}

/** The methods that an address takes, whatever they are; none where there is no such address. */
export function methodsAt(routes: readonly ListedRoute[], pathname: string): readonly string[] {
  const here = routes.filter(({ url }) => patternOf(url).test(pathname));
  return [...new Set(here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort();
}

/** `/a/:id/*` as a pattern for addresses. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
  );

/** Lists every route that is added from now on. `HEAD` comes with `GET` by itself, and is not listed. */
export function listRoutes(app: App): readonly ListedRoute[] {
  const listed: ListedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema = {}, config = {} }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD' && one !== 'OPTIONS') listed.push({ method: one, url, schema, config });
    }
  });
  return listed;
}
