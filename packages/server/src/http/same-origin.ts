import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { ApiError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that change something and that a browser makes for another site (cross-site request forgery).
 * A browser says where a call comes from by `Sec-Fetch-Site`, older ones by `Origin`; a program says neither.
 */
export function requireSameOrigin(app: App, publicUrl: string | undefined): void {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && !isSameOrigin(request, publicHost)) throw new ApiError('cross-site');
  });
}

function isSameOrigin(request: FastifyRequest, publicHost: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === request.host || host === publicHost;
}
