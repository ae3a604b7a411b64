import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { visitorOf } from '../http/authenticate.ts';
import { ApiError } from '../http/errors.ts';
import { openerPolicy, WORKER_POLICY } from '../http/security-headers.ts';
import { ASK_AGAIN, cachingOf, isData } from './caching.ts';
import { chooseLocale, DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, localeOfPath } from './locale.ts';
import { type Page, type Pages, pagePolicy } from './pages.ts';

type IsSecure = (request: FastifyRequest) => boolean;

/** Serves the built web app on every path that nothing else answers. */
export async function serveWeb(app: App, web: Pages, isSecure: IsSecure): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => setFileHeaders(reply, path.relative(web.clientFolder, file), web.build?.id),
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname, search } = addressOf(request);
    if (isOurs(pathname)) throw new ApiError('not-found');
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiError('method-not-allowed');
    if (isData(pathname) && !web.files.has(pathname)) throw new ApiError('not-found');
    if (web.files.has(pathname)) return reply.sendFile(decodeURIComponent(pathname.slice(1)));
    if (pathname === '/') return serveHome(request, reply, web, isSecure, search);
    const bare = pathname.replace(/\/+$/, '');
    const page = web.pages.get(bare);
    // Only to a page that is known: an address that begins with two slashes would lead to another site.
    if (page && bare !== pathname) return reply.redirect(bare + search, 308);
    if (page) return servePage(request, reply, web, page, pathname, isSecure);
    return renderPage(request, reply, web, pathname, isSecure);
  });
}

const isOurs = (pathname: string): boolean => pathname === '/api' || pathname.startsWith('/api/');

/** Only the path is trusted to be an address; the host that is named in it is of no meaning. */
function addressOf(request: FastifyRequest): URL {
  const base = `http://${URL.canParse(`http://${request.host}/`) ? request.host : 'localhost'}`;
  const address = request.url.startsWith('/') ? base + request.url : base;
  return URL.canParse(address) ? new URL(address) : new URL(base);
}

/** `/` is the one path that leads elsewhere: to the reader's language. */
function serveHome(request: FastifyRequest, reply: FastifyReply, web: Pages, isSecure: IsSecure, search: string) {
  reply.header('vary', 'Cookie, Accept-Language');
  const locale = chooseLocale(request.cookies[LOCALE_COOKIE], request.headers['accept-language'], web.locales);
  if (locale !== DEFAULT_LOCALE) return reply.header('cache-control', ASK_AGAIN).redirect(`/${locale}${search}`, 302);
  const home = web.pages.get('/');
  return home ? servePage(request, reply, web, home, '/', isSecure) : renderPage(request, reply, web, '/', isSecure);
}

function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  web: Pages,
  page: Page,
  pathname: string,
  isSecure: IsSecure,
) {
  setPageCookies(request, reply, pathname, isSecure);
  setPagePolicies(reply, web, page.policy);
  return reply.sendFile(page.file);
}

/** Lets the web app answer: with its 404 page, or with data that its own client asks for. */
async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  web: Pages,
  pathname: string,
  isSecure: IsSecure,
): Promise<FastifyReply> {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const response = await web.render(new Request(addressOf(request), { method: request.method, headers }));
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    setPageCookies(request, reply, pathname, isSecure);
    setPagePolicies(reply, web, pagePolicy(body.toString('utf8'), web.others));
  }
  return reply.header('cache-control', ASK_AGAIN).send(body);
}

const setPagePolicies = (reply: FastifyReply, { others }: Pages, policy: string): unknown =>
  reply.headers({ 'content-security-policy': policy, 'cross-origin-opener-policy': openerPolicy(others) });

/** A visitor gets an id; a prefix in the address is a choice of language, and is kept. */
function setPageCookies(request: FastifyRequest, reply: FastifyReply, pathname: string, isSecure: IsSecure): void {
  visitorOf(request, reply, isSecure);
  const locale = localeOfPath(pathname);
  if (locale === undefined || request.cookies[LOCALE_COOKIE] === locale) return;
  reply.setCookie(LOCALE_COOKIE, locale, {
    path: '/',
    maxAge: LOCALE_COOKIE_SECONDS,
    sameSite: 'lax',
    secure: isSecure(request),
  });
}

function setFileHeaders(reply: FastifyReply, file: string, buildId: string | undefined): void {
  const name = `/${file.replaceAll('\\', '/').replace(/\.(br|gz)$/, '')}`;
  reply.header('cache-control', cachingOf(name, buildId !== undefined && namesBuild(reply.request.query, buildId)));
  if (name.endsWith('.data')) reply.type('text/x-script; charset=utf-8');
  if (name.endsWith('.wasm')) reply.type('application/wasm');
  if (name.endsWith('.js')) reply.header('content-security-policy', WORKER_POLICY);
}

/** Whether a query is a build's id: `?1aff27c8`. */
const namesBuild = (query: unknown, buildId: string): boolean =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, buildId);
