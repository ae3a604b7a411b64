import type * as otel from '@opentelemetry/api';
import {
  type Context,
  type Link,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../log.ts';
import { PROCESS_MARK } from '../process-mark.ts';
import type { Attributes, Span } from './doing.ts';
import { sayingFailures } from './failed-exports.ts';
import type { Tracing, TracingConfig } from './tracing.ts';

/** How long a call to the collector, and the last one at the end, may take, in milliseconds. */
const CALL_MS = 10_000;
const CLOSE_MS = 3000;

/** Traces by OpenTelemetry, sent in batches as OTLP. Nothing is registered for the whole process: no library adds spans of its own. */
export function createTracing({ url, headers, service, share }: TracingConfig, log: Logger): Tracing {
  const exporter = sayingFailures(new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: CALL_MS }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.instance.id': PROCESS_MARK }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('tallyleaf');
  return {
    begin: ({ kind, name, attributes, sentBy }) => {
      const sender = sentBy === undefined ? null : parseTraceParent(sentBy);
      // Whoever calls us may not choose whether and where we trace.
      const links: Link[] = sender && kind === 'call' ? [{ context: sender }] : [];
      const above =
        sender && kind === 'job' ? trace.setSpanContext(ROOT_CONTEXT, { ...sender, isRemote: true }) : ROOT_CONTEXT;
      const span = tracer.startSpan(
        name,
        { kind: kind === 'call' ? SpanKind.SERVER : SpanKind.CONSUMER, attributes, links },
        above,
      );
      return spanOf(tracer, span);
    },
    close: async () => {
      const late = AbortSignal.timeout(CLOSE_MS);
      const ended = new Promise((resolve) => late.addEventListener('abort', resolve, { once: true }));
      await Promise.race([provider.shutdown().catch(() => {}), ended]);
    },
  };
}

function spanOf(tracer: Tracer, span: otel.Span): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const within: Context = trace.setSpan(ROOT_CONTEXT, span);
  return {
    traceId,
    spanId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    begin: (name: string, attributes: Attributes, agoMs = 0) =>
      spanOf(
        tracer,
        tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes, startTime: Date.now() - agoMs }, within),
      ),
    set: (attributes) => void span.setAttributes(attributes),
    end: (failure) => {
      if (failure !== undefined) {
        span.setAttribute('error.type', kindOf(failure));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** The code of an error, or the name of its class; never what it says, which may quote what was worked on. */
function kindOf(failure: unknown): string {
  if (typeof failure === 'number') return String(failure);
  if (!(failure instanceof Error)) return typeof failure;
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : '';
  return /^[A-Za-z0-9_-]{1,40}$/.test(code) ? code : failure.name;
}
