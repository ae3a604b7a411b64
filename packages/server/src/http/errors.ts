import { ERRORS, type ErrorCode, type Failure, REFUSAL_STATUS, REFUSALS, type RefusalCode } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '../outages.ts';
import type { App } from './app-type.ts';
import { mistakeOf } from './callers-mistakes.ts';

/** What a caller is told: an error of the table, thrown anywhere while a request is answered. */
export class ApiError extends Error {
  readonly code: ErrorCode | RefusalCode;
  readonly headers: Readonly<Record<string, string>>;
  /** What a program may want to know besides the message. */
  readonly data: Readonly<Record<string, number | string>> | undefined;

  constructor(
    code: ErrorCode | RefusalCode,
    message?: string,
    headers: Readonly<Record<string, string>> = {},
    data?: Readonly<Record<string, number | string>>,
  ) {
    super(message ?? messageOf(code));
    this.name = 'ApiError';
    this.code = code;
    this.headers = headers;
    this.data = data;
  }
}

const isErrorCode = (code: ErrorCode | RefusalCode): code is ErrorCode => code in ERRORS;
const messageOf = (code: ErrorCode | RefusalCode): string =>
  isErrorCode(code) ? ERRORS[code].message : REFUSALS[code];
const statusOf = (code: ErrorCode | RefusalCode): number =>
  isErrorCode(code) ? ERRORS[code].status : REFUSAL_STATUS[code];

/** How long a caller is asked to wait during an outage, in seconds. */
export const OUTAGE_SECONDS = 5;

/** Of the framework's own errors, those that have a name of their own in the table. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode | RefusalCode>> = {
  FST_ERR_VALIDATION: 'invalid-input',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-many-files',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'no-file',
};

/** Answers every error in the envelope. The one place where an error leaves the server. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

/** Answers one error in the envelope. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = toFailure(error, request);
  // What is written is the error's kind and place; see `describeError`.
  if (status >= 500) request.log.error({ err: error }, 'a request failed');
  request.failure = body.error ?? null;
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

interface Answer {
  readonly status: number;
  readonly body: Failure;
  readonly headers: Readonly<Record<string, string>>;
}

function toFailure(error: unknown, request: FastifyRequest): Answer {
  if (error instanceof ApiError) return answer(error.code, error.message, error.headers, error.data);
  if (error instanceof Refusal) return answer(error.code, error.message);
  const { code, statusCode, message } = isFrameworkError(error) ? error : {};
  const named = code === undefined ? undefined : FRAMEWORK_CODES[code];
  if (named === 'invalid-input') return answer(named, message);
  if (named) return answer(named);
  if (statusCode === 416) return answer('range-not-satisfiable', undefined, rangeOf(error));
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return {
      status: statusCode,
      body: { code: statusCode, message: message ?? '', error: 'bad-request' },
      headers: {},
    };
  }
  const mistake = mistakeOf(error, request);
  if (mistake) return answer(mistake.code, mistake.message);
  const outage = outageOf(error);
  if (outage === 'full') return answer('storage-full');
  if (outage === 'away') return answer('unavailable', undefined, { 'retry-after': String(OUTAGE_SECONDS) });
  return answer('internal');
}

/** How long the file is, as whoever serves files says it with the error (RFC 9110, 15.5.17). */
function rangeOf(error: unknown): Answer['headers'] {
  const { headers } = error as { readonly headers?: { readonly 'Content-Range'?: string } };
  const range = headers?.['Content-Range'];
  return range === undefined ? {} : { 'content-range': range };
}

const answer = (
  code: ErrorCode | RefusalCode,
  message = messageOf(code),
  headers: Answer['headers'] = {},
  data?: Failure['data'],
): Answer => ({
  status: statusOf(code),
  body: { code: statusOf(code), message, error: code, ...(data && { data }) },
  headers,
});

const isFrameworkError = (error: unknown): error is { code?: string; statusCode?: number; message: string } =>
  error instanceof Error && 'statusCode' in error;
