import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PortInUse } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** An address of its own for metrics, so that what is public stays apart from what is the operator's. */
export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Answers `GET /metrics`, and nothing else.
 * @throws {PortInUse}
 */
export async function serveMetrics(metrics: Metrics, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortInUse(port, 'METRICS_PORT') : error;
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
