import { ERRORS, type ErrorCode, REFUSAL_STATUS, REFUSALS, type RefusalCode } from '@tallyleaf/contract';
import type { ListedRoute } from './route-list.ts';

type Code = ErrorCode | RefusalCode;

const isError = (code: Code): code is ErrorCode => code in ERRORS;
const statusOf = (code: Code): number => (isError(code) ? ERRORS[code].status : REFUSAL_STATUS[code]);
const messageOf = (code: Code): string => (isError(code) ? ERRORS[code].message : REFUSALS[code]);

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The failures that a call may answer with: those that its route names, and those that follow from what it is. */
export function failuresOf({ method, url, schema, config }: ListedRoute): ReadonlyMap<number, readonly Code[]> {
  const { access = 'anyone', failures = [], idempotent, takes } = config;
  const checked = schema.body ?? schema.params ?? schema.querystring ?? takes;
  const codes: Code[] = [
    ...(checked === undefined ? [] : (['invalid-input'] as const)),
    ...(access === 'anyone' ? [] : (['not-signed-in'] as const)),
    ...(access === 'session' ? (['not-allowed'] as const) : []),
    ...(SAFE_METHODS.has(method) ? [] : (['cross-site'] as const)),
    ...(url.includes('/:id') ? (['not-found'] as const) : []),
    ...(idempotent ? (['idempotency-key-reused'] as const) : []),
    ...failures,
    'internal',
  ];
  const byStatus = new Map<number, Code[]>();
  for (const code of new Set(codes)) byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

/** What is said of the failures of one status. */
export const describeFailures = (codes: readonly Code[]): string =>
  codes.map((code) => `\`${code}\`: ${messageOf(code)}`).join('\n\n');
