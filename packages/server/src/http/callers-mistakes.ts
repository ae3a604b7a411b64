import type { ErrorCode } from '@tallyleaf/contract';
import type { FastifyRequest } from 'fastify';

/** What a caller got wrong: how it is answered, and the sentence for the caller. */
export interface Mistake {
  readonly code: Extract<ErrorCode, 'bad-request' | 'invalid-input'>;
  readonly message: string;
}

/** What the reader of forms says without a code: of a form that ends too early, and of a boundary that is missing or too long. */
const BROKEN_FORM = /^(Multipart: Boundary not found|The needle cannot |.*[Uu]nexpected end of multipart data$)/;

/** SQLSTATE of a text, and of a text within JSON, that PostgreSQL cannot keep: one with the character U+0000. */
const UNKEPT_TEXT = new Set(['22021', '22P05']);

/** How Node and the reader of forms name it when a request ends before it is whole. */
const ENDED_EARLY = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_MP_PREMATURE_CLOSE']);

/**
 * What the caller got wrong, where a library or the database reports it as if it were a fault of ours; `undefined` for any
 * other error.
 */
export function mistakeOf(error: unknown, { raw }: Pick<FastifyRequest, 'raw'>): Mistake | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    // Nobody reads this answer: the connection is gone. An error of ours that happens meanwhile is not hidden by it.
    if (!raw.complete && raw.socket.destroyed && ENDED_EARLY.has(code)) {
      return { code: 'bad-request', message: 'The request ended before it was whole.' };
    }
    if (UNKEPT_TEXT.has(code)) {
      return { code: 'invalid-input', message: 'A text holds the character U+0000, which cannot be kept.' };
    }
    if (code === '' && BROKEN_FORM.test(one.message)) {
      return { code: 'bad-request', message: 'The form ends before it is whole, or names no boundary of its parts.' };
    }
  }
  return undefined;
}
