import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { visitorOf } from '../http/authenticate.ts';
import { ApiError } from '../http/errors.ts';
import { openerPolicy, WORKER_POLICY } from '../http/security-headers.ts';
import { AN_HOUR, ASK_AGAIN, cachingOf, isData } from './caching.ts';
import { fileForRobots } from './for-robots.ts';
import { chooseLocale, DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, localeOfPath } from './locale.ts';
import { OwnPages, withAddress } from './own-pages.ts';
import { type Page, type Pages, pagePolicy } from './pages.ts';

type IsSecure = (request: FastifyRequest) => boolean;

/** What serving needs besides the pages. */
interface Serving {
  readonly isSecure: IsSecure;
  /** Answers a call that there is not. @throws {ApiError} always */
  readonly nothingAt: (pathname: string) => never;
  /** Where people reach the server, without a slash at the end. */
  readonly ownAddress: () => string;
}

/** The pages and how they are served. */
interface Served extends Serving {
  readonly web: Pages;
  readonly own: OwnPages;
}

/** Serves the built web app on every path that nothing else answers. */
export async function serveWeb(app: App, web: Pages, serving: Serving): Promise<void> {
  const served: Served = { ...serving, web, own: new OwnPages(web.clientFolder, serving.ownAddress) };
  await app.register(fastifyStatic, {
    root: web.clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => setFileHeaders(reply, path.relative(web.clientFolder, file), web.build?.id),
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname, search } = addressOf(request);
    if (isOurs(pathname)) return serving.nothingAt(pathname);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiError('method-not-allowed');
    if (isData(pathname) && !web.files.has(pathname)) throw new ApiError('not-found');
    const forRobots = fileForRobots(pathname, web.pages, serving.ownAddress);
    if (forRobots) return reply.header('cache-control', AN_HOUR).type(forRobots.type).send(forRobots.text);
    if (web.files.has(pathname)) return reply.sendFile(decodeURIComponent(pathname.slice(1)));
    if (pathname === '/') return serveHome(request, reply, served, search);
    const bare = pathname.replace(/\/+$/, '');
    const page = web.pages.get(bare);
    // Only to a page that is known: an address that begins with two slashes would lead to another site.
    if (page && bare !== pathname) return reply.redirect(bare + search, 308);
    if (page) return servePage(request, reply, served, page, pathname);
    return renderPage(request, reply, served, pathname);
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
function serveHome(request: FastifyRequest, reply: FastifyReply, served: Served, search: string) {
  const { web } = served;
  reply.header('vary', 'Cookie, Accept-Language');
  const locale = chooseLocale(request.cookies[LOCALE_COOKIE], request.headers['accept-language'], web.locales);
  if (locale !== DEFAULT_LOCALE) return reply.header('cache-control', ASK_AGAIN).redirect(`/${locale}${search}`, 302);
  const home = web.pages.get('/');
  return home ? servePage(request, reply, served, home, '/') : renderPage(request, reply, served, '/');
}

function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { web, own, isSecure }: Served,
  page: Page,
  pathname: string,
) {
  setPageCookies(request, reply, pathname, isSecure);
  setPagePolicies(reply, web, page.policy);
  if (page.namesAddress) return own.send(request, reply, page);
  return reply.sendFile(page.file);
}

/** Lets the web app answer: with its 404 page, or with data that its own client asks for. */
async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { web, isSecure, ownAddress }: Served,
  pathname: string,
): Promise<FastifyReply> {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const response = await web.render(new Request(addressOf(request), { method: request.method, headers }));
  const bytes = Buffer.from(await response.arrayBuffer());
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
  const body = isHtml ? Buffer.from(withAddress(bytes.toString('utf8'), ownAddress())) : bytes;
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (isHtml) {
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
  if (/\.m?js$/.test(name)) reply.header('content-security-policy', WORKER_POLICY);
}

/** Whether a query is a build's id: `?1aff27c8`. */
const namesBuild = (query: unknown, buildId: string): boolean =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, buildId);
