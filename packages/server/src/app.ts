import { randomUUID } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/client.ts';
import type { Changes } from './features/conversions/changes.ts';
import type { Converter } from './features/conversions/converter.ts';
import { findKey } from './features/keys/repository.ts';
import { findSession } from './features/people/sessions.ts';
import { addFeatures } from './features.ts';
import type { App } from './http/app-type.ts';
import { authenticate, renewVisitor } from './http/authenticate.ts';
import { ApiError, answerErrors, OUTAGE_SECONDS } from './http/errors.ts';
import { keepJournal } from './http/keep-journal.ts';
import { ownAddress } from './http/listen.ts';
import { trustHops } from './http/network-address.ts';
import { OpenStreams } from './http/open-streams.ts';
import { listRoutes, methodsAt } from './http/openapi/route-list.ts';
import { openApiRoutes } from './http/openapi/routes.ts';
import { setUpRateLimits } from './http/rate-limit.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { keepCookiesPrivate, setSecurityHeaders } from './http/security-headers.ts';
import { thirdPartiesOf } from './http/third-parties.ts';
import { traceRequests } from './http/trace-requests.ts';
import { answerBadAddress, answerNoRequest } from './http/unread-requests.ts';
import type { Queue } from './jobs/queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Seal } from './secrets.ts';
import type { KeyRing } from './storage/encryption/key-ring.ts';
import type { Room } from './storage/free-space.ts';
import type { Storage } from './storage/storage.ts';
import type { Tracing } from './tracing/tracing.ts';
import { openPages } from './web/pages.ts';
import { pictureRoutes } from './web/pictures.ts';
import { serveWeb } from './web/serve-web.ts';

/** What the app is built from; `server.ts` makes the real ones, tests their own. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  /** What is stored is encrypted by them. */
  readonly storageKeys: KeyRing;
  readonly changes: Changes;
  /** Counts the pages of what is uploaded. */
  readonly counter: Pick<Converter, 'countPages'>;
  readonly room: Room;
  readonly seal: Seal;
  /** Aborted when this process is about to stop. */
  readonly draining: AbortSignal;
  readonly log: FastifyBaseLogger;
  readonly metrics?: Metrics | undefined;
  readonly tracing?: Tracing | undefined;
}

/** How long an upload may take, and how long answers may take once the server is asked to stop. */
const UPLOAD_MS = 30 * 60 * 1000;
const CLOSE_MS = 10_000;

/** Where the web app is not built there are no pictures. */
const NO_PAGES = { clientFolder: '', files: new Set<string>() };

/** Builds the HTTP app and hands each feature what it needs. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database } = parts;
  const app: App = Fastify({
    loggerInstance: parts.log,
    // Fastify's own lines would hold addresses with their query strings.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustHops(config.trustProxy),
    routerOptions: { maxParamLength: 200 },
    // The largest file over a slow line takes its time; after that a connection is only being held.
    requestTimeout: UPLOAD_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerNoRequest,
  }).withTypeProvider<TypeBoxTypeProvider>();
  const isSecure = (request: FastifyRequest): boolean =>
    request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

  const routes = listRoutes(app);
  traceRequests(app, parts.tracing);
  answerErrors(app);
  logRequests(app, parts.metrics);
  turnAway(app, parts);
  keepJournal(app, parts);
  setSecurityHeaders(app, isSecure);
  requireSameOrigin(app, config.publicUrl);
  await app.register(cookie, { secret: parts.seal.cookieSecret });
  keepCookiesPrivate(app);
  authenticate(app, isSecure, {
    bySession: (token) => findSession(database.sql, token),
    byApiKey: (token) => findKey(database.sql, token),
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  const rateLimits = await setUpRateLimits(app, config.limits);
  const streams = new OpenStreams();
  app.addHook('preClose', async () => {
    streams.endAll();
    // Answers are finished; a connection that does not come to an end by itself is ended.
    const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
    timer.unref();
    app.server.once('close', () => clearTimeout(timer));
  });

  /** An address that takes other methods says which (RFC 9110, 15.5.6). */
  const nothingAt = (pathname: string): never => {
    const methods = methodsAt(routes, pathname);
    if (methods.length === 0) throw new ApiError('not-found');
    throw new ApiError('method-not-allowed', undefined, { allow: methods.join(', ') });
  };

  const pages = await openPages(config.webFolder, thirdPartiesOf(config));
  addFeatures(app, parts, {
    pages,
    rateLimits,
    streams,
    isSecure,
    renewVisitor: (request, reply) => renewVisitor(request, reply, isSecure),
    ownAddress: () => ownAddress(app, config),
  });

  openApiRoutes(app, routes, { product: config.product.name, address: config.publicUrl });

  pictureRoutes(app, { pages: pages ?? NO_PAGES, cacheFolder: path.join(config.dataFolder, 'pictures') });
  if (pages) {
    await serveWeb(app, pages, { isSecure, nothingAt, ownAddress: () => ownAddress(app, config) });
  } else {
    app.setNotFoundHandler(({ url }) => nothingAt(url.split('?')[0] ?? ''));
  }
  return app;
}

/** Calls that need the database are answered at once while it is away; connections are given up before a stop. */
function turnAway(app: App, { database, draining }: AppParts): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!database.isAway() || !url.startsWith('/api/')) return;
    throw new ApiError('unavailable', undefined, { 'retry-after': String(OUTAGE_SECONDS) });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) reply.header('connection', 'close');
  });
}

/** One line for each answer, and a figure: which route, not which address; how long, not what. */
function logRequests(app: App, metrics: Metrics | undefined): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    metrics?.answered({ method, route, status, seconds: reply.elapsedTime / 1000, format: formatOf(route, request) });
  });
}

/** The format of a call for an export; the route has checked it where it answers well. */
function formatOf(route: string, { params, query }: FastifyRequest): string | undefined {
  if (!/\/exports(?:\/:format)?$/.test(route)) return undefined;
  const { format } = { ...(query as object), ...(params as object) } as { readonly format?: string };
  return format;
}
