import type { Logger } from '../log.ts';
import type { Attributes, Span } from './doing.ts';

/** Where traces go, and how many of them. */
export interface TracingConfig {
  /** Where OTLP is taken by HTTP: `http://collector:4318/v1/traces`. */
  readonly url: string;
  /** Of every call to it; they may hold a secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** What this service is called there. */
  readonly service: string;
  /** Of all traces, from 0 to 1. */
  readonly share: number;
}

/** What stands above other spans: a call that was made to us, or a job that was taken. */
export interface Beginning {
  readonly kind: 'call' | 'job';
  readonly name: string;
  readonly attributes: Attributes;
  /** The `traceparent` of what sent it; what is not well-formed counts as none. */
  readonly sentBy?: string | undefined;
}

/** Makes spans and sends them. */
export interface Tracing {
  /** A job goes on with the trace of what sent it; a call begins its own, with a link to what its caller named. */
  readonly begin: (beginning: Beginning) => Span;
  /** Sends what is left, within a few seconds. */
  readonly close: () => Promise<void>;
}

/** Traces, where the configuration asks for them; what makes and sends them is loaded only then. */
export async function openTracing(config: TracingConfig | undefined, log: Logger): Promise<Tracing | undefined> {
  if (!config) return undefined;
  const { createTracing } = await import('./otlp.ts');
  return createTracing(config, log);
}
