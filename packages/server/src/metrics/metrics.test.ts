import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/database.ts';
import { conversionOf, deferred } from '../testing/fake-converter.ts';
import { form, type Harness, newPdf, startHarness, until, visitor } from '../testing/harness.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

describe.each(testDatabases)('metrics on $name', (kind) => {
  let harness: Harness;
  const me = randomUUID();
  beforeAll(async () => {
    harness = await startHarness(kind, { metrics: true });
  });
  afterAll(() => harness?.close());

  const metrics = (): Metrics => harness.metrics as Metrics;
  const call = (url: string) => harness.app.inject({ method: 'GET', url, headers: visitor(me) });
  const upload = async (): Promise<string> => {
    const { payload, headers } = await form([{ name: 'march.pdf', bytes: newPdf() }]);
    const answer = await harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload,
      headers: { ...headers, ...visitor(me) },
    });
    return answer.json().data[0].id;
  };
  const ended = (id: string) =>
    until(async () => ['done', 'refused'].includes((await call(`${CONVERSIONS_PATH}/${id}`)).json().data.status));
  /** The value of a figure with its labels, as Prometheus reads it. */
  const figure = async (name: string): Promise<number | undefined> => {
    const line = (await metrics().text()).split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };

  it('count conversions with their verdicts, pages and refusals, waits, exports and answers', async () => {
    const id = await upload();
    await ended(id);
    expect((await call(`${CONVERSIONS_PATH}/${id}/exports/csv`)).statusCode).toBe(200);
    expect((await call(`${CONVERSIONS_PATH}/${id}/exports/nothing`)).statusCode).not.toBe(200);
    harness.converter.work = async () => {
      throw new Refusal('no-statement');
    };
    await ended(await upload());
    harness.converter.work = conversionOf;
    await until(async () => (await figure('tallyleaf_refusals_total{code="no-statement"}')) === 1);
    const text = await metrics().text();
    expect(text).toContain('tallyleaf_conversions_total{owner="visitor",outcome="done"} 1\n');
    expect(text).toContain('tallyleaf_conversions_total{owner="visitor",outcome="refused"} 1\n');
    expect(text).toMatch(/tallyleaf_verdicts_total\{verdict="[a-z-]+"\} 1\n/);
    expect(text).toMatch(/tallyleaf_pages_total\{kind="digital"\} [1-9]/);
    expect(text).toContain('tallyleaf_conversion_wait_seconds_count{owner="visitor"} 2\n');
    expect(text).toMatch(/tallyleaf_exports_total\{format="csv"\} 1\n/);
    expect(text).not.toContain('format="nothing"');
    expect(text).toContain(
      `tallyleaf_http_request_seconds_count{method="POST",route="${CONVERSIONS_PATH}",status="2xx"} 2\n`,
    );
    expect(text).not.toContain(id);
  });

  it('say how many conversions wait and for how long, and how the ground stands', async () => {
    const gate = deferred();
    harness.converter.work = async (request) => {
      await gate.promise;
      return conversionOf(request);
    };
    const ids = [await upload(), await upload(), await upload()];
    // Of one visitor two are worked on at once.
    await until(async () => (await figure('tallyleaf_queue_jobs{owner="visitor",status="running"}')) === 2);
    expect(await figure('tallyleaf_queue_jobs{owner="visitor",status="queued"}')).toBe(1);
    expect(await figure('tallyleaf_queue_age_seconds{owner="visitor",status="queued"}')).toBeGreaterThan(0);
    expect(await figure('tallyleaf_queue_age_seconds{owner="user",status="queued"}')).toBe(0);
    expect(await figure('tallyleaf_database_up')).toBe(1);
    expect(await figure('tallyleaf_disk_free_bytes')).toBeGreaterThan(0);
    gate.resolve();
    for (const id of ids) await ended(id);
    harness.converter.work = conversionOf;
  });

  it('are answered on an address of their own, which knows nothing else', async () => {
    const server = await serveMetrics(metrics(), '127.0.0.1', 0);
    try {
      const at = `http://127.0.0.1:${server.port}`;
      const answer = await fetch(`${at}/metrics`);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(await answer.text()).toContain('# TYPE tallyleaf_queue_age_seconds gauge');
      expect((await fetch(`${at}/api/v1/conversions`)).status).toBe(404);
      expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
      expect((await call('/metrics')).statusCode).toBe(404);
      await expect(serveMetrics(metrics(), '127.0.0.1', server.port)).rejects.toThrow('METRICS_PORT');
    } finally {
      await server.close();
    }
  });
});
