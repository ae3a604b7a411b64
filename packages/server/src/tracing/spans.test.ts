import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { recordingLog } from '../testing/log.ts';
import { type Attributes, currentMarks, currentSpan, during, type Span, spanned } from './doing.ts';
import { sayingFailures } from './failed-exports.ts';
import { StageSpans } from './stage-spans.ts';
import { nameStatement } from './traced-queries.ts';

/** A span that writes down what becomes of it. */
function writing(lines: string[], name = 'whole'): Span {
  return {
    traceId: 'trace',
    spanId: name,
    traceparent: '',
    begin: (part) => {
      lines.push(`${name} > ${part}`);
      return writing(lines, part);
    },
    set: (attributes: Attributes) => void lines.push(`${name} ${JSON.stringify(attributes)}`),
    end: (failure) => void lines.push(failure === undefined ? `${name} ends` : `${name} fails`),
  };
}

describe('what is being done', () => {
  it('is known to everything that it begins, and to nothing else', async () => {
    const lines: string[] = [];
    const whole = writing(lines);
    await during({ requestId: 'r', span: whole }, async () => {
      expect(currentMarks()).toEqual({ reqId: 'r', trace_id: 'trace', span_id: 'whole' });
      await spanned('part', {}, async () => {
        await Promise.resolve();
        expect(currentMarks()).toEqual({ reqId: 'r', trace_id: 'trace', span_id: 'part' });
      });
      const failing = spanned('bad', {}, () => Promise.reject(new Error('no')));
      await expect(failing).rejects.toThrow('no');
    });
    expect(lines).toEqual(['whole > part', 'part ends', 'whole > bad', 'bad fails']);
    expect([currentSpan(), currentMarks()]).toEqual([undefined, {}]);
    expect(await spanned('untraced', {}, async () => 7)).toBe(7);
  });
});

it('stages follow progress: pictures by themselves, and again where they are read again', () => {
  const lines: string[] = [];
  const stages = new StageSpans(writing(lines));
  stages.reached({ stage: 'reading', page: 1, pages: 2, ocrPages: 0 });
  stages.reached({ stage: 'reading', page: 2, pages: 2, ocrPages: 0 });
  stages.reached({ stage: 'understanding', page: 2, pages: 2 });
  stages.reached({ stage: 'reading', page: 2, pages: 2, ocrPages: 2, ocrDone: 0 });
  stages.reached({ stage: 'reading', page: 2, pages: 2, ocrPages: 2, ocrDone: 1 });
  stages.end(new Error('cancelled'));
  stages.end();
  expect(lines.filter((line) => !line.includes('{'))).toEqual([
    'whole > convert opening',
    'convert opening ends',
    'whole > convert reading',
    'convert reading ends',
    'whole > convert understanding',
    'convert understanding ends',
    'whole > convert ocr',
    'convert ocr fails',
  ]);
  expect(lines).toContain('convert ocr {"tallyleaf.pages":2,"tallyleaf.ocr_pages":2}');
});

it.each([
  ['select "id" from "conversions" where "id" = $1', 'SELECT', 'conversions'],
  ['insert into "mails" ("id") values ($1)', 'INSERT', 'mails'],
  ['update "conversions" set "status" = $1', 'UPDATE', 'conversions'],
  ['delete from "sessions"', 'DELETE', 'sessions'],
  ['\n    select c.id from conversions c\n', 'SELECT', 'conversions'],
  ['select pg_notify($1, $2)', 'SELECT', undefined],
  ['select extract(epoch from until) as at from fair_use', 'SELECT', 'fair_use'],
  ['update "queue"."job" j set priority = $1 from unnest($2) as m', 'UPDATE', 'queue.job'],
  ['WITH a AS (SELECT * FROM json_to_recordset($1)) INSERT INTO queue.job (id) SELECT id FROM a', 'WITH', 'queue.job'],
  ['vacuum', 'VACUUM', undefined],
])('%s is called by what it does', (text, operation, table) => {
  expect(nameStatement(text)).toEqual({ operation, table });
});

describe('settings of traces', () => {
  const of = (environment: Record<string, string>) => readConfig(environment, false).tracing;
  it('are OpenTelemetry’s own', () => {
    expect(of({})).toBeUndefined();
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      service: 'tallyleaf',
      share: 1,
    });
    expect(
      of({
        OTEL_EXPORTER_OTLP_ENDPOINT,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/take',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x=, x-team=a',
        OTEL_SERVICE_NAME: 'web',
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toEqual({
      url: 'https://traces.example/take',
      headers: { authorization: 'Bearer x=', 'x-team': 'a' },
      service: 'web',
      share: 0.25,
    });
    expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: 'always_off' })?.share).toBe(0);
    expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
  });
  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zz'],
    ['OTEL_TRACES_SAMPLER', 'some'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ])('%s is not %s', (name, value) => {
    expect(() => of({ [name]: value })).toThrow(ConfigError);
    expect(() => of({ [name]: value })).toThrow(name);
  });
  it('no secret is repeated', () => {
    expect(() => of({ OTEL_EXPORTER_OTLP_HEADERS: 'a secret' })).not.toThrow(/secret/);
  });
});

it('spans that are lost are in the log once a minute, counted', () => {
  const { log, text } = recordingLog();
  let now = 0;
  const failing: SpanExporter = {
    export: (_spans, done) => done({ code: ExportResultCode.FAILED, error: new Error('of http://collector.example') }),
    shutdown: async () => {},
  };
  const exporter = sayingFailures(failing, log, () => now);
  const told: number[] = [];
  for (now of [0, 30_000, 70_000]) exporter.export(Array(3).fill({}), ({ code }) => told.push(code));
  const lines = text().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).spans)).toEqual([3, 6]);
  expect(text()).not.toContain('example');
  expect(told).toEqual(Array(3).fill(ExportResultCode.FAILED));
});
