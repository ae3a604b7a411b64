import type { TracingConfig } from '../tracing/tracing.ts';
import { address, choice, headers, type Setting, share, text } from './kinds.ts';

/** OpenTelemetry's own names for how traces are picked; a job and its call are picked together in any case. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The variables of traces, by OpenTelemetry's own names. */
export const TRACING_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    {
      group: 'traces',
      about: 'an OpenTelemetry collector, to which `/v1/traces` is added: `http://localhost:4318`; off without it',
    },
    ['http:', 'https:'],
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address({ group: 'traces', about: 'its whole address, where that is another' }, [
    'http:',
    'https:',
  ]),
  OTEL_EXPORTER_OTLP_HEADERS: headers({
    group: 'traces',
    about: 'headers of each call to it, such as a key: `name=value,other=value`, values percent-encoded',
  }),
  OTEL_SERVICE_NAME: text({ group: 'traces', about: 'what this service is called there' }, 'tallyleaf'),
  OTEL_TRACES_SAMPLER: choice({ group: 'traces', about: SAMPLERS.join(', ') }, SAMPLERS, 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share(
    {
      group: 'traces',
      about: 'of all calls, so large a share is traced, for the samplers that are called `traceidratio`',
    },
    1,
  ),
  OTEL_SDK_DISABLED: choice({ group: 'traces', about: '`true` turns traces off' }, ['true', 'false'] as const, 'false'),
} as const satisfies Record<string, Setting<unknown>>;

/** They, as they were read. */
type TracingValues = {
  readonly [N in keyof typeof TRACING_SETTINGS]: ReturnType<(typeof TRACING_SETTINGS)[N]['parse']>;
};

/** Where traces go; `undefined`: nowhere. */
export function tracingOf(values: TracingValues): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact } = values;
  // The general address is completed, the one of traces is taken as it is (OpenTelemetry, "OTLP exporter", endpoint URLs).
  const url = exact ?? (base === undefined ? undefined : `${base.replace(/\/+$/, '')}/v1/traces`);
  if (url === undefined || values.OTEL_SDK_DISABLED === 'true') return undefined;
  const sampler = values.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on';
  const share = sampler.endsWith('off') ? 0 : sampler.endsWith('ratio') ? values.OTEL_TRACES_SAMPLER_ARG : 1;
  return { url, headers: values.OTEL_EXPORTER_OTLP_HEADERS, service: values.OTEL_SERVICE_NAME, share };
}
