import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnerKind } from '../database/tables.ts';
import type { App } from './app-type.ts';
import { ApiError } from './errors.ts';
import { kindOfToken } from './tokens.ts';

/** Whose things a request may see. */
export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

/** Who calls: a visitor by cookie, a signed-in person by a session's token, a program by a user's API key. */
export type Caller =
  | { readonly kind: 'visitor'; readonly owner: Owner }
  | { readonly kind: 'session'; readonly owner: Owner; readonly sessionId: string }
  | { readonly kind: 'api-key'; readonly owner: Owner; readonly keyId: string };

/**
 * Who may call a route; each route says it in its `config.access`.
 * - `anyone`: nobody is asked who they are, and a token that is sent along is not looked at
 * - `owner`: visitors, signed-in people and programs, each for their own things
 * - `user`: signed-in people and programs
 * - `session`: signed-in people only; what a program may not do, such as making keys or deleting the account
 */
export type Access = 'anyone' | 'owner' | 'user' | 'session';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Who calls; set where the route's access is not `anyone`. */
    caller: Caller;
    /** Whose things the caller may see. */
    owner: Owner;
  }
}

/** How tokens are looked up; `undefined`: unknown, expired or revoked. */
export interface Identify {
  readonly bySession: (token: string) => Promise<{ readonly userId: string; readonly sessionId: string } | undefined>;
  readonly byApiKey: (token: string) => Promise<{ readonly userId: string; readonly keyId: string } | undefined>;
}

/** The cookie that names a visitor by a UUID and our signature of it (contract, "The HTTP contract"): 30 days. */
export const VISITOR_COOKIE = 'anonymous_user_id';
const VISITOR_SECONDS = 30 * 24 * 60 * 60;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type IsSecure = (request: FastifyRequest) => boolean;

/** Finds out who calls each route that asks for it, and refuses who may not. A visitor without a cookie gets one. */
export function authenticate(app: App, isSecure: IsSecure, identify: Identify): void {
  app.decorateRequest('caller', null as never);
  app.decorateRequest('owner', null as never);
  app.addHook('onRoute', ({ url, config }) => {
    if (asksWhoCalls(url) && !config?.access) throw new Error(`The route ${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'anyone' } = request.routeOptions.config;
    if (access === 'anyone') return;
    const token = bearerOf(request);
    const caller =
      token === undefined ? visitorCaller(visitorOf(request, reply, isSecure)) : await callerOf(token, identify);
    if (caller === undefined || (access !== 'owner' && caller.kind === 'visitor')) throw new ApiError('not-signed-in');
    if (access === 'session' && caller.kind === 'api-key') throw new ApiError('not-allowed');
    request.caller = caller;
    request.owner = caller.owner;
  });
}

/** Calls of the API: each says who may make it. */
const asksWhoCalls = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/user/');

async function callerOf(token: string, { bySession, byApiKey }: Identify): Promise<Caller | undefined> {
  const kind = kindOfToken(token);
  if (kind === 'session') {
    const found = await bySession(token);
    return found && { kind, owner: { kind: 'user', id: found.userId }, sessionId: found.sessionId };
  }
  const found = kind === 'apiKey' ? await byApiKey(token) : undefined;
  return found && { kind: 'api-key', owner: { kind: 'user', id: found.userId }, keyId: found.keyId };
}

/** The token of `Authorization: Bearer …`, if there is one (RFC 6750, section 2.1). */
export function bearerOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  return token;
}

const visitorCaller = (id: string): Caller => ({ kind: 'visitor', owner: { kind: 'visitor', id } });

/**
 * The visitor that the cookie names, if we made it: an id without our signature is not believed. Otherwise whoever can put a
 * cookie into somebody's browser (a neighbouring subdomain, a network without TLS) would read what that person uploads.
 */
export function knownVisitor(request: FastifyRequest): string | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[VISITOR_COOKIE] ?? '');
  return valid && value !== null && UUID.test(value) ? value : undefined;
}

/** The visitor who calls; one who has no valid cookie yet gets one with the answer. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isSecure: IsSecure): string {
  return knownVisitor(request) ?? renewVisitor(request, reply, isSecure);
}

/** Makes the browser another visitor: what it could reach before by its cookie alone, it cannot any more. */
export function renewVisitor(request: FastifyRequest, reply: FastifyReply, isSecure: IsSecure): string {
  const id = randomUUID();
  reply.setCookie(VISITOR_COOKIE, id, {
    path: '/',
    maxAge: VISITOR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    signed: true,
  });
  return id;
}
