import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP's JSON writes it, as far as tests look. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code?: number };
}

/** An OpenTelemetry collector on this machine that keeps what it is sent. */
export interface Collector {
  readonly endpoint: string;
  /** Everything that was sent, as it came. */
  readonly text: () => string;
  readonly spans: () => readonly SentSpan[];
  readonly headers: () => readonly Readonly<Record<string, unknown>>[];
  /** What calls are answered with from now on. */
  status: number;
  readonly close: () => Promise<void>;
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const headers: Readonly<Record<string, unknown>>[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    const isRight = request.method === 'POST' && request.url === '/v1/traces';
    text(request).then(
      (body) => {
        if (isRight && collector.status === 200) bodies.push(body);
        response.writeHead(isRight ? collector.status : 404, { 'content-type': 'application/json' }).end('{}');
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    headers: () => headers,
    status: 200,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return collector;
}

/** What a span says of itself under a name. */
export const said = ({ attributes }: SentSpan, name: string): unknown =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];
