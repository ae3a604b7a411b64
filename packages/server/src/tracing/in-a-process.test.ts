import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Collector, startCollector } from '../testing/collector.ts';
import { recordingLog } from '../testing/log.ts';
import { beginWithReady } from '../testing/ready-database.ts';
import { slowServer, startProcess } from '../testing/server-process.ts';
import { openTracing } from './tracing.ts';

let folder: string;
let collector: Collector;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-traces-'));
  collector = await startCollector();
});
afterAll(async () => {
  await collector?.close();
  await rm(folder, { recursive: true });
});

/** Writes down every module of a package that the process loads, once it ends. */
const writesModules = (file: string): string => `
  import { registerHooks } from 'node:module';
  import { writeFileSync } from 'node:fs';
  const urls = [];
  registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread && !process.send) process.on('exit', () => writeFileSync(${JSON.stringify(file)}, urls.filter((url) => url.includes('node_modules')).join('\\n')));`;

/** Runs a server, asks it something, stops it; gives what it loaded and what it logged. */
async function run(name: string, environment: Readonly<Record<string, string>>) {
  const [modules, data] = [path.join(folder, `${name}.txt`), path.join(folder, name)];
  await beginWithReady(data);
  const server = await startProcess(slowServer(1), {
    DATA_FOLDER: data,
    PORT: '0',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(writesModules(modules))}`,
    ...environment,
  });
  expect((await fetch(`${server.url}/api/v1/nothing`)).status).toBe(404);
  expect(await server.end('SIGTERM')).toBe(0);
  return { modules: await readFile(modules, 'utf8'), log: server.stderr() };
}

it('loads nothing of OpenTelemetry, and names no traces, where none are asked for', async () => {
  const { modules, log } = await run('without', {});
  expect(modules).toContain('/fastify/');
  expect(modules).not.toContain('opentelemetry');
  expect(log).toContain('"reqId"');
  expect(log).not.toContain('trace_id');
  expect(collector.headers()).toEqual([]);
});

it('sends what is left when the process is stopped', async () => {
  const { modules, log } = await run('with', { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` });
  expect(modules).toContain('@opentelemetry/sdk-trace/');
  expect(collector.spans().map(({ name }) => name)).toContain('GET none');
  const [, traceId] = /"trace_id":"([0-9a-f]{32})"/.exec(log) ?? [];
  expect(collector.spans().some((span) => span.traceId === traceId)).toBe(true);
});

it('works on where the collector fails, and says so', async () => {
  collector.status = 400;
  const { log, text } = recordingLog();
  const tracing = await openTracing(
    { url: `${collector.endpoint}/v1/traces`, headers: {}, service: 'x', share: 1 },
    log,
  );
  tracing?.begin({ kind: 'call', name: 'GET', attributes: {}, sentBy: 'nonsense' }).end();
  await tracing?.close();
  expect(text()).toContain('"spans":1');
  expect(text()).toContain('spans could not be sent to the collector');
});
