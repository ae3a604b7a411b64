import type { FastifyRequest } from 'fastify';
import { knownVisitor } from './authenticate.ts';
import { networkOf } from './network-address.ts';

/** From where somebody signs in, as far as it matters for the sign-in. */
export interface Browser {
  /** The network address, as limits count it. */
  readonly network: string;
  /** What the browser says it is. */
  readonly userAgent: string;
  /** The visitor that its cookie names, whose things become the user's. */
  readonly visitorId: string | undefined;
}

/** The browser that a request comes from. */
export const browserOf = (request: FastifyRequest): Browser => ({
  network: networkOf(request.ip),
  userAgent: request.headers['user-agent'] ?? '',
  visitorId: knownVisitor(request),
});
