import { createHash, timingSafeEqual } from 'node:crypto';
import {
  LOCALES,
  PROVIDER_LOGIN_PATH,
  PROVIDER_LOGOUT_PATH,
  PROVIDER_PATH,
  PROVIDER_VERIFY_PATH,
  ProviderCredential,
  ProviderLogout,
  ProviderNamed,
  ProviderPage,
  ProviderParams,
  ProviderTraded,
  ProviderVerification,
  ProviderVerified,
  signedIn,
  success,
} from '@tallyleaf/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app-type.ts';
import type { Attempts } from '../../http/attempts.ts';
import { browserOf } from '../../http/browser.ts';
import { ApiError } from '../../http/errors.ts';
import { chooseLocale, LOCALE_COOKIE } from '../../web/locale.ts';
import { FLOW_MS, type Providers, type SigningIn, type TokenAndUser } from './service.ts';

export interface ProviderRoutesNeeds {
  readonly providers: Providers;
  readonly attempts: Pick<Attempts, 'demand'>;
  /** Where the provider leads back to begins with it. */
  readonly ownAddress: () => string;
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Makes the browser another visitor: what it did so far is the user's now. */
  readonly renewVisitor: (request: FastifyRequest, reply: FastifyReply) => string;
}

/** The cookie that binds a sign-in on its way to the browser that began it. */
export const FLOW_COOKIE = 'sign_in_flow';
const FLOW_COOKIE_PATH = '/api';

/** In bytes; an ID token is the longest thing that is sent. */
const MAX_BODY = 16 * 1024;

/** Of one network in ten minutes: each call costs a row, or a question to the provider. */
const CALLS = { max: 100, within: 600 } as const;

const FAILURES = ['no-such-provider', 'provider-unreachable', 'too-many-attempts', 'cross-site'] as const;
const SIGN_IN_FAILURES = ['sign-in-failed', ...FAILURES] as const;

/** `/api/user/bsc/…` and `/api/auth/{provider}`: sign-in by a provider. */
export function providerRoutes(app: App, needs: ProviderRoutesNeeds): void {
  beginRoute(app, needs);
  // By itself, so that its reader of bodies is no other route's.
  app.register(async (scope: App) => {
    takeEmptyJson(scope);
    tradeRoute(scope, needs);
  });
  verifyRoutes(app, needs);
  logoutRoute(app, needs);
}

function beginRoute(app: App, needs: ProviderRoutesNeeds): void {
  app.post(
    PROVIDER_LOGIN_PATH,
    {
      config: { access: 'anyone', failures: FAILURES },
      bodyLimit: MAX_BODY,
      schema: {
        summary: "the address of the provider's page, to sign in there",
        tags: ['people'],
        body: ProviderNamed,
        response: { 200: ProviderPage },
      },
      preHandler: slowedDown(needs),
    },
    async (request, reply) => begin(request, reply, needs, request.body.auth_name),
  );
}

/** "No body" comes with `Content-Type: application/json` from many clients; elsewhere that is a mistake. */
function takeEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, null) : parse(request, body, done),
  );
}

function tradeRoute(app: App, needs: ProviderRoutesNeeds): void {
  const { providers } = needs;
  app.post(
    PROVIDER_PATH,
    {
      config: { access: 'anyone', failures: SIGN_IN_FAILURES },
      bodyLimit: MAX_BODY,
      schema: {
        summary: 'trades a completed sign-in or a one-tap credential for token and user, or begins a sign-in',
        tags: ['people'],
        params: ProviderParams,
        body: ProviderCredential,
        response: { 200: ProviderTraded },
      },
      preHandler: slowedDown(needs),
    },
    async (request, reply) => {
      const { provider } = request.params;
      const { credential } = checkDoubleSubmit(request, request.body ?? {});
      const browser = signingIn(request);
      const entered =
        credential === undefined
          ? await providers.collect(provider, browser)
          : await providers.oneTap(provider, credential, browser);
      return entered ? enter(request, reply, needs, entered) : begin(request, reply, needs, provider);
    },
  );
}

/** The page's query string follows the address as such, or as one more part of the path. */
function verifyRoutes(app: App, needs: ProviderRoutesNeeds): void {
  const { providers } = needs;
  for (const url of [PROVIDER_VERIFY_PATH, `${PROVIDER_VERIFY_PATH}/*`]) {
    app.post(
      url,
      {
        config: { access: 'anyone', failures: SIGN_IN_FAILURES },
        bodyLimit: MAX_BODY,
        schema: {
          summary: 'completes a sign-in with the query string of the page that the provider led back to',
          tags: ['people'],
          body: ProviderVerification,
          response: { 200: ProviderVerified },
        },
        preHandler: slowedDown(needs),
      },
      async (request, reply) => {
        const { auth_name: name, credential, collect } = checkDoubleSubmit(request, request.body);
        const browser = signingIn(request);
        const entered =
          credential === undefined
            ? await providers.verify(name, suffixOf(request), browser, collect)
            : await providers.oneTap(name, credential, browser);
        return entered ? enter(request, reply, needs, entered) : success({ completed: true as const });
      },
    );
  }
}

function logoutRoute(app: App, { providers, ownAddress }: ProviderRoutesNeeds): void {
  app.post(
    PROVIDER_LOGOUT_PATH,
    {
      config: { access: 'session', failures: ['cross-site'] },
      bodyLimit: MAX_BODY,
      schema: {
        summary: 'ends the session, and says where it can be ended at the provider, too',
        tags: ['people'],
        body: ProviderNamed,
        response: { 200: ProviderLogout },
      },
    },
    async ({ caller, owner, body }) => {
      // `access` lets sessions alone come here.
      if (caller.kind !== 'session') throw new ApiError('not-allowed');
      const url = await providers.signOut(body.auth_name, owner.id, caller.sessionId, ownAddress());
      return success({ url: url ?? null });
    },
  );
}

const slowedDown =
  ({ attempts }: ProviderRoutesNeeds) =>
  (request: FastifyRequest): Promise<void> =>
    attempts.demand({ of: `provider ${browserOf(request).network}`, ...CALLS });

async function begin(request: FastifyRequest, reply: FastifyReply, needs: ProviderRoutesNeeds, name: string) {
  const { url, flow } = await needs.providers.begin(name, needs.ownAddress());
  reply.setCookie(FLOW_COOKIE, flow, {
    path: FLOW_COOKIE_PATH,
    maxAge: FLOW_MS / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure: needs.isSecure(request),
  });
  return success({ url });
}

/** Signed in: the secret of the way there is of no more use, and the browser becomes another visitor. */
function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { renewVisitor }: ProviderRoutesNeeds,
  { token, user }: TokenAndUser,
) {
  reply.clearCookie(FLOW_COOKIE, { path: FLOW_COOKIE_PATH });
  renewVisitor(request, reply);
  return signedIn(token, user);
}

const ALL_LOCALES = new Set(LOCALES.map(({ code }) => code));

const signingIn = (request: FastifyRequest): SigningIn => ({
  ...browserOf(request),
  flow: request.cookies[FLOW_COOKIE],
  locale: chooseLocale(request.cookies[LOCALE_COOKIE], request.headers['accept-language'], ALL_LOCALES),
});

/** What follows the address of the call: the query string, else the rest of the path, with or without its `?`. */
function suffixOf({ url, params }: FastifyRequest): string {
  const at = url.indexOf('?');
  if (at >= 0) return url.slice(at + 1);
  const rest = typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
  return rest.replace(/^\?/, '');
}

/**
 * The prompt's own proof that page and cookie belong together ("Verify the double submit cookie"). It is set in one of
 * its modes only; that the call comes from our own page is proven elsewhere already (`same-origin.ts`).
 */
function checkDoubleSubmit<T extends { readonly g_csrf_token?: string }>(request: FastifyRequest, body: T): T {
  const { g_csrf_token: sent } = body;
  const digest = (text = '') => createHash('sha256').update(text).digest();
  if (sent !== undefined && !timingSafeEqual(digest(sent), digest(request.cookies.g_csrf_token))) {
    throw new ApiError('sign-in-failed');
  }
  return body;
}
