import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { whileFastEnough } from './upload-speed.ts';

/** Bytes that a request for this body begins with. */
const head = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/octet-stream\r\nContent-Length: ${length}\r\n\r\n`;

describe('the floor of upload speed', () => {
  let app: FastifyInstance;
  let port: number;
  beforeEach(async () => {
    app = Fastify();
    answerErrors(app as never);
    app.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    app.post('/', (request) =>
      whileFastEnough(request, { bytesPerSecond: 1000, windowMs: 300 }, async () => {
        let size = 0;
        for await (const chunk of request.raw) size += chunk.length;
        return { size };
      }),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterEach(() => app.close());

  /** Sends so many bytes every so often, and reads the answer until the connection ends. */
  const send = (total: number, each: number, everyMs: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let sent = 0;
      let answer = '';
      const timer = setInterval(() => {
        if (sent < total) socket.write(Buffer.alloc(Math.min(each, total - sent)));
        sent += each;
      }, everyMs);
      socket.write(head(total));
      socket.on('data', (chunk) => {
        answer += chunk;
        if (answer.includes('"size"')) socket.end();
      });
      socket.on('close', () => {
        clearInterval(timer);
        resolve(answer);
      });
      socket.on('error', reject);
    });

  it('ends an upload that trickles, with an answer that says why', async () => {
    const answer = await send(100_000, 1, 50);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('upload-too-slow');
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('lets one through that is slow but steady', async () => {
    expect(await send(8000, 1000, 100)).toContain('{"size":8000}');
  });
});
