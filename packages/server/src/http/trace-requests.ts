import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { type Doing, during } from '../tracing/doing.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { App } from './app-type.ts';

/** What asks these every few seconds is no caller whose way anybody wants to follow. */
const UNTRACED = new Set(['/health', '/health/live']);

/**
 * Ties what is done for a call to it: lines of the log have its id, and where traces are on, a span stands above
 * everything that it causes. Comes before all other hooks.
 */
export function traceRequests(app: App, tracing: Tracing | undefined): void {
  const calls = new WeakMap<FastifyRequest, Doing>();
  app.addHook('onRequest', (request, _reply, done) => {
    const doing = { requestId: request.id, span: beginSpan(request, tracing) };
    calls.set(request, doing);
    during(doing, done);
  });
  const resume = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    during(calls.get(request) ?? {}, done);
  // What reads a body, and what hears that an answer is finished, is called by the connection: it belongs to nobody's call.
  app.addHook('preValidation', resume);
  app.addHook('onError', (request, reply, _error, done) => resume(request, reply, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = calls.get(request)?.span;
    const { statusCode } = reply;
    span?.set({ 'http.response.status_code': statusCode });
    span?.end(statusCode >= 500 ? statusCode : undefined);
    resume(request, reply, done);
  });
}

function beginSpan({ id, method, routeOptions, headers }: FastifyRequest, tracing: Tracing | undefined) {
  const route = routeOptions.url ?? 'none';
  if (UNTRACED.has(route)) return undefined;
  return tracing?.begin({
    kind: 'call',
    name: `${method} ${route}`,
    attributes: { 'http.request.method': method, 'http.route': route, 'tallyleaf.request': id },
    sentBy: typeof headers.traceparent === 'string' ? headers.traceparent : undefined,
  });
}
