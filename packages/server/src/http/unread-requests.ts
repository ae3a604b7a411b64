import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@tallyleaf/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from './security-headers.ts';

/** Requests that reach no route: what they are answered is in the envelope, too, with the headers of every answer. */

/** Answers an address that cannot be read (400), or of which a part is too long (414). */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  const message = status === 414 ? 'A part of the address is too long.' : 'The address cannot be read.';
  void reply.code(status).headers(HEADERS).send(failure(status, message));
}

const failure = (code: number, message: string): Failure => ({ code, message, error: 'bad-request' });

/** By Node's code of the error; any other is answered 400. */
const STATUS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not come in time.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request has more beside its content than is read.'],
  HPE_HEADER_OVERFLOW: [431, 'The address or the headers of the request are too long.'],
};

/** Answers what is not HTTP, or not in time, and ends the connection. */
export function answerNoRequest(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  // Whoever hung up reads no answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  this.log.debug({ err: error }, 'no request could be read');
  if (socket.writable) {
    const [status, message] = STATUS[error.code ?? ''] ?? [400, 'The request could not be understood.'];
    const body = JSON.stringify(failure(status, message));
    const headers = {
      ...HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy(error);
}
