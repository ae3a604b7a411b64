import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Collector, type SentSpan, said, startCollector } from '../testing/collector.ts';
import { testDatabases } from '../testing/database.ts';
import { conversionOf } from '../testing/fake-converter.ts';
import { form, type Harness, newPdf, startHarness, until, visitor } from '../testing/harness.ts';
import { recordingLog } from '../testing/log.ts';
import { openTracing, type Tracing } from './tracing.ts';

const OF_ANOTHER = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };

describe.each(testDatabases)('traces on $name', (kind) => {
  let collector: Collector;
  let tracing: Tracing | undefined;
  let harness: Harness;
  let spans: readonly SentSpan[];
  const log = recordingLog();
  const me = randomUUID();
  const ids: string[] = [];
  const FILE = 'Maria Huber IBAN DE02120300000000202051.pdf';
  const MAIL = 'maria.huber@example.com';

  const call = (method: 'GET' | 'POST', url: string, payload?: object | Buffer, headers = {}) =>
    harness.app.inject({ method, url, headers: { ...headers, ...visitor(me) }, ...(payload && { payload }) });
  const convert = async (headers = {}): Promise<void> => {
    const upload = await form([{ name: FILE, bytes: newPdf() }], { passwords: JSON.stringify(['open sesame']) });
    const answer = await call('POST', CONVERSIONS_PATH, upload.payload, { ...upload.headers, ...headers });
    const { id } = answer.json().data[0];
    ids.push(id);
    await until(async () => !['queued', 'running'].includes((await status(id)) ?? ''));
  };
  const status = async (id: string): Promise<string | undefined> =>
    (await call('GET', `${CONVERSIONS_PATH}/${id}`)).json().data?.status;

  beforeAll(async () => {
    collector = await startCollector();
    const headers = { 'x-key': 'of the collector' };
    const url = `${collector.endpoint}/v1/traces`;
    tracing = await openTracing({ url, headers, service: 'tested', share: 1 }, log.log);
    harness = await startHarness(kind, { log: log.log, ...(tracing && { tracing }) });
    harness.converter.work = async (request, { onProgress }) => {
      for (const page of [1, 2, 3]) onProgress({ stage: 'reading', page, pages: 3, ocrPages: page === 3 ? 1 : 0 });
      onProgress({ stage: 'reading', page: 3, pages: 3, ocrPages: 1, ocrDone: 1 });
      onProgress({ stage: 'understanding', page: 3, pages: 3 });
      return await conversionOf(request);
    };
    await convert({ traceparent: `00-${OF_ANOTHER.trace}-${OF_ANOTHER.span}-01` });
    expect((await call('GET', `${CONVERSIONS_PATH}/${ids[0]}/exports/csv?token=secret-in-query`)).statusCode).toBe(200);
    await call('POST', '/api/v1/auth/login', { email: MAIL, password: 'a password of hers' });
    harness.converter.work = async () => {
      throw new Refusal('no-statement');
    };
    await convert();
    await harness.close();
    await tracing?.close();
    spans = collector.spans();
  });
  afterAll(() => collector?.close());

  const named = (name: string): SentSpan[] => spans.filter((span) => span.name === name);
  const above = ({ parentSpanId }: SentSpan): SentSpan | undefined =>
    spans.find(({ spanId }) => spanId === parentSpanId);
  const parts = (whole: SentSpan): string[] =>
    spans.filter(({ parentSpanId }) => parentSpanId === whole.spanId).map(({ name }) => name);

  it('join the job to the call that sent it, and hold each stage, query and call of the storage', () => {
    const [uploaded] = named(`POST ${CONVERSIONS_PATH}`);
    const job = spans.find((span) => said(span, 'messaging.message.id') === ids[0]);
    if (!uploaded || !job) throw new Error('the upload and its job are not there');
    expect(uploaded.parentSpanId).toBeUndefined();
    expect(said(uploaded, 'http.response.status_code')).toBe(202);
    expect(parts(uploaded)).toEqual(expect.arrayContaining(['storage put', 'INSERT conversions']));
    expect(job).toMatchObject({ name: 'job convert', traceId: uploaded.traceId, parentSpanId: uploaded.spanId });
    expect(said(job, 'tallyleaf.outcome')).toBe('done');
    expect(parts(job)).toEqual(expect.arrayContaining(['storage get', 'UPDATE conversions']));
    const stages = parts(job).filter((name) => name.startsWith('convert '));
    expect(stages).toEqual(['convert opening', 'convert reading', 'convert ocr', 'convert understanding']);
  });

  it('hold exports, and what came of a refusal', () => {
    const exported = named('export');
    expect(exported.map((span) => said(span, 'tallyleaf.format'))).toEqual(['csv']);
    expect(exported.map((span) => above(span)?.name)).toEqual([`GET ${CONVERSIONS_PATH}/:id/exports/:format`]);
    const refused = spans.find((span) => said(span, 'messaging.message.id') === ids[1]);
    expect(refused && [said(refused, 'tallyleaf.refusal'), refused.status.code ?? 0]).toEqual(['no-statement', 0]);
    expect(named('convert opening').map((span) => said(span, 'error.type'))).toEqual([undefined, 'no-statement']);
  });

  it('begin anew with each call, and only point to the trace that a caller names', () => {
    const linked = spans.filter(({ links = [] }) => links.length > 0);
    expect(linked.map(({ name }) => name)).toEqual([`POST ${CONVERSIONS_PATH}`]);
    expect(linked[0]?.links).toEqual([expect.objectContaining({ traceId: OF_ANOTHER.trace, spanId: OF_ANOTHER.span })]);
    expect(linked[0]?.traceId).not.toBe(OF_ANOTHER.trace);
  });

  it('say nothing of contents, names of files, addresses, passwords, cookies and queries', () => {
    const sent = collector.text();
    expect(sent).toContain('tested');
    expect(collector.headers().every((headers) => headers['x-key'] === 'of the collector')).toBe(true);
    for (const text of [
      'Huber',
      'DE0212',
      'maria',
      'example.com',
      'sesame',
      'password of',
      'secret-in',
      'GREEN',
      '76.60',
    ])
      expect(sent, text).not.toContain(text);
    expect(sent).not.toContain(me);
    expect(sent).not.toMatch(/select |where |127\.0\.0\.1|localhost/);
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].sort()).toEqual([
      'db.collection.name',
      'db.operation.name',
      'db.system.name',
      'error.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'messaging.destination.name',
      'messaging.message.id',
      'tallyleaf.format',
      'tallyleaf.ocr_pages',
      'tallyleaf.outcome',
      'tallyleaf.pages',
      'tallyleaf.refusal',
      'tallyleaf.request',
      'tallyleaf.storage',
      'tallyleaf.wait_seconds',
    ]);
  });

  it('are named by the lines of the log, as is the call', () => {
    const lines = log
      .text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const calls = spans.filter((span) => said(span, 'tallyleaf.request') !== undefined);
    expect(calls.length).toBeGreaterThan(4);
    for (const span of calls) {
      const own = lines.filter(({ reqId }) => reqId === said(span, 'tallyleaf.request'));
      expect(own.map(({ msg }) => msg)).toContain('answered');
      expect(own.every(({ trace_id }) => trace_id === span.traceId)).toBe(true);
    }
    const finished = lines.filter(({ msg }) => msg === 'a conversion is finished');
    expect(finished.map(({ trace_id }) => trace_id)).toEqual(named('job convert').map(({ traceId }) => traceId));
    expect(log.text().match(/"reqId":[^}]*"reqId":/)).toBeNull();
  });
});
