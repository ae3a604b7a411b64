import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESENCE, PRESENCE_CLASS } from '../../database/presence.ts';
import { serveMetrics } from '../../metrics/serve-metrics.ts';
import { startCollector } from '../../testing/collector.ts';
import { testServers } from '../../testing/database.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

let folder: string;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-watching-'));
});
afterAll(async () => {
  for (const end of ends) await end();
  await rm(folder, { recursive: true });
});

const look = async (part: string, environment: Record<string, string>, check = part): Promise<Finding | undefined> =>
  (await examine({ DATA_FOLDER: folder, ...environment }, [part])).find((finding) => finding.check === check);

describe('the doctor of what watches', () => {
  it('asks the address of metrics for figures', async () => {
    let text = '# HELP\ntallyleaf_database_up 1\n';
    const metrics = { answered: () => {}, converted: () => {}, text: async () => text, contentType: 'text/plain' };
    const server = await serveMetrics(metrics, '127.0.0.1', 0);
    const at = { METRICS_HOST: '127.0.0.1', METRICS_PORT: String(server.port) };
    expect(await look('metrics', at)).toMatchObject({ state: 'ok' });
    text = '# HELP\ntallyleaf_database_up 0\n';
    expect(await look('metrics', at)).toMatchObject({ state: 'broken', says: expect.stringContaining('database') });
    await server.close();
    expect(await look('metrics', at)).toMatchObject({ state: 'warning', says: expect.stringContaining('nobody') });
    expect(await look('metrics', { METRICS_PORT: '0' })).toMatchObject({ state: 'warning' });
    const other = createServer((_request, response) => response.end('hello'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    ends.push(() => other.close());
    const taken = { METRICS_HOST: '127.0.0.1', METRICS_PORT: String((other.address() as AddressInfo).port) };
    expect(await look('metrics', taken)).toMatchObject({ says: expect.stringContaining('something else') });
  });

  it('sends the collector an empty message, with the headers that it asks for', async () => {
    const collector = await startCollector();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=s3cr3t-of-ours',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
    };
    const well = await look('traces', environment);
    expect(well).toMatchObject({ state: 'ok', says: expect.stringContaining('share of 0.01') });
    expect([collector.headers()[0]?.['x-key'], collector.spans()]).toEqual(['s3cr3t-of-ours', []]);
    collector.status = 401;
    const refused = await look('traces', environment);
    expect(refused).toMatchObject({ state: 'broken', says: expect.stringContaining('401') });
    await collector.close();
    const away = await look('traces', environment);
    expect(away?.state).toBe('broken');
    expect(JSON.stringify([well, refused, away])).not.toContain('s3cr3t');
  });

  it('says that nothing is taken in below the floor of free space', async () => {
    const floor = await look('space', { MIN_FREE_MB: '1000000' });
    expect(floor).toMatchObject({ state: 'broken', says: expect.stringContaining('MIN_FREE_MB') });
  });
});

it.each(testServers)('the doctor counts the processes on $name, and what dead ones left', async (kind) => {
  const database = await kind.open();
  ends.push(database.close);
  const environment = { DATABASE_URL: database.queue.connectionString ?? '' };
  const workers = () => look('database', environment, 'workers');
  const works = (worker: number) =>
    sql`update conversions set status = 'running', worker = ${worker}::int`.execute(database.sql);
  const before = await workers();
  expect(before?.says).toMatch(/ 0 conversions are not finished$/);
  await sql`insert into conversions (id, owner_kind, owner_id, file_name, file_id, media_type, size, sha256, options,
      created_at, expires_at, charge_id)
    values (${randomUUID()}, 'visitor', ${randomUUID()}, 'x', ${randomUUID()}, 'application/pdf', 1, 'x', '{}',
      now(), now() + interval '1 day', ${randomUUID()})`.execute(database.sql);
  expect((await workers())?.says).toMatch(/ 1 conversions are not finished$/);
  await works(1);
  expect(await workers()).toMatchObject({
    state: 'warning',
    says: expect.stringContaining('1 were left by processes'),
  });
  await database.sql.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${PRESENCE_CLASS}::int, ${PRESENCE}::int)`.execute(held);
    await works(PRESENCE);
    expect(await workers()).toMatchObject({ state: 'ok', says: expect.stringMatching(/^[1-9]\d* processes/) });
    await sql`select pg_advisory_unlock(${PRESENCE_CLASS}::int, ${PRESENCE}::int)`.execute(held);
  });
});
