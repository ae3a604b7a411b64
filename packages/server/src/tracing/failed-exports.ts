import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { describeError, type Logger } from '../log.ts';

/** The log says at most so often that spans are lost, in milliseconds. */
const SAID_MS = 60_000;

/** The same exporter, whose failures are in the log. Spans that could not be sent are lost: the service goes on without them. */
export function sayingFailures(exporter: SpanExporter, log: Logger, now = Date.now): SpanExporter {
  let lost = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) {
          lost += spans.length;
          if (now() - saidAt >= SAID_MS) {
            const { code, type } = describeError(result.error);
            log.warn({ spans: lost, type, code }, 'spans could not be sent to the collector');
            saidAt = now();
            lost = 0;
          }
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => {
      await exporter.forceFlush?.();
    },
  };
}
