import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnerKind } from '../database/tables.ts';
import type { App } from './app-type.ts';

/** Whose things a request may see. */
export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call under /api. */
    owner: Owner;
  }
}

/** The cookie that names a visitor (contract, "The HTTP contract"): 30 days. */
export const VISITOR_COOKIE = 'anonymous_user_id';
const VISITOR_SECONDS = 30 * 24 * 60 * 60;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Finds out who calls, on every path under /api; a visitor who has no cookie yet gets one. */
export function authenticate(app: App, isSecure: (request: FastifyRequest) => boolean): void {
  app.decorateRequest('owner', null as unknown as Owner);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) request.owner = { kind: 'visitor', id: visitorOf(request, reply, isSecure) };
  });
}

/** The visitor who calls; one who has no valid cookie yet gets one with the answer. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: (request: FastifyRequest) => boolean,
): string {
  const known = request.cookies[VISITOR_COOKIE];
  if (known !== undefined && UUID.test(known)) return known;
  const id = randomUUID();
  reply.setCookie(VISITOR_COOKIE, id, {
    path: '/',
    maxAge: VISITOR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  });
  return id;
}
