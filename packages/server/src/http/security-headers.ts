import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { NOBODY, type ThirdParties } from './third-parties.ts';

/**
 * The content security policy of a page.
 * @param inlineScripts what else `script-src` allows: `'sha256-…'` of the page's own inline scripts, or a nonce
 * @param others who else a page may load from and speak to
 */
export const contentPolicy = (inlineScripts: readonly string[], others: ThirdParties = NOBODY): string =>
  [
    "default-src 'self'",
    // PDFium is WebAssembly; nothing is ever evaluated from text.
    directive('script-src', "'self'", "'wasm-unsafe-eval'", ...inlineScripts, ...others.scripts),
    // Dialogs and menus write style elements, whose text no hash can name (docs/security.md, "Pages").
    directive('style-src', "'self'", "'unsafe-inline'", ...others.styles),
    directive('img-src', "'self'", 'data:', 'blob:', ...others.images),
    directive('font-src', "'self'", 'data:', ...others.fonts),
    directive('connect-src', "'self'", ...others.connections),
    directive('frame-src', "'self'", ...others.frames),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const directive = (...words: readonly string[]): string => words.join(' ');

/** Whether windows that a page opens may know it: the provider's own window speaks to the page that opened it. */
export const openerPolicy = ({ popups }: ThirdParties): string => (popups ? 'same-origin-allow-popups' : 'same-origin');

/**
 * The policy of scripts. A worker lives under the policy of its own file, not of the page that starts it: the engine's
 * worker loads PDFium and runs it, and sends nothing anywhere else.
 */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** The policy of everything that is no page: it may load nothing and run nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The headers of every answer, but for what depends on the request. */
export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=()',
  'content-security-policy': DATA_POLICY,
} as const;

/** Sets the security headers of every answer; pages replace the content security policy by their own. */
export function setSecurityHeaders(app: App, isSecure: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (isSecure(request)) reply.header('strict-transport-security', 'max-age=31536000');
    // What belongs to one person is kept by no cache.
    if (/^\/(?:api|user)\//.test(request.url)) reply.header('cache-control', 'private, no-store');
  });
}

/**
 * An answer that sets a cookie, such as a page with a visitor's id, is kept by no cache that others share (RFC 9111, section
 * 7.3). Called after the plugin for cookies is registered: it writes them when an answer is sent.
 */
export function keepCookiesPrivate(app: App): void {
  app.addHook('onSend', async (_request, reply) => {
    const caching = String(reply.getHeader('cache-control') ?? 'no-cache');
    if (reply.hasHeader('set-cookie') && !caching.includes('private'))
      reply.header('cache-control', `private, ${caching.replace(/public, /, '')}`);
  });
}
