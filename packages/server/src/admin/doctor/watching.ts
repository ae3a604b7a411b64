import type { Config } from '../../config.ts';
import type { Finding } from './finding.ts';

/** What watches the service: the address of metrics, and the collector of traces. */

/** How long an address on the network may take to answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** A server or worker of this configuration answers for its figures. */
export async function examineMetrics({ metrics }: Config): Promise<Finding> {
  const check = 'metrics';
  if (!metrics) return { check, state: 'off', says: 'nothing is counted', next: 'Set METRICS_PORT.' };
  const { host, port } = metrics;
  const at = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  if (port === 0) {
    const next = 'Set METRICS_PORT to a port of its own for each process of a machine, so that Prometheus finds it.';
    return { check, state: 'warning', says: 'each process takes any free port', next };
  }
  const answer = await fetch(`http://${at}/metrics`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
  const text = answer?.ok ? await answer.text() : undefined;
  if (text?.includes('\ntallyleaf_database_up 0')) {
    const next = 'Look at the PostgreSQL server, and at the log of that process.';
    return { check, state: 'broken', says: `the process at ${at} has lost the database`, next };
  }
  if (text?.includes('\ntallyleaf_')) return { check, state: 'ok', says: `figures are answered at ${at}` };
  return {
    check,
    state: 'warning',
    says: answer ? `something else answers at ${at}` : `nobody answers at ${at}`,
    next: 'Start the server; where it runs, look at METRICS_HOST and METRICS_PORT, which another program may have.',
  };
}

/** The collector takes traces: it is sent a message that holds none. */
export async function examineTraces({ tracing }: Config): Promise<Finding> {
  const check = 'traces';
  if (!tracing) {
    return { check, state: 'off', says: 'nothing is traced', next: 'Set OTEL_EXPORTER_OTLP_ENDPOINT.' };
  }
  const { host } = new URL(tracing.url);
  const { status, ok, body } = await fetch(tracing.url, {
    method: 'POST',
    headers: { ...tracing.headers, 'content-type': 'application/json' },
    body: '{"resourceSpans":[]}',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  await body?.cancel();
  if (!ok) {
    const next =
      'It must take OTLP by HTTP (port 4318, not gRPC’s 4317); 401 and 403 are about OTEL_EXPORTER_OTLP_HEADERS.';
    return { check, state: 'broken', says: `${host} answers ${status}`, next };
  }
  const share = tracing.share === 1 ? 'all calls are traced' : `of all calls, a share of ${tracing.share} is traced`;
  return { check, state: 'ok', says: `${host} takes traces; ${share}` };
}
