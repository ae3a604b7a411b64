import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3 } from '../../packages/server/src/testing/s3.ts';

/** How the storage behaves: well, slowly, or so that its answers are not to be believed. */
export type Manner = 'well' | 'slow' | 'lying';

export interface BadStorage {
  readonly url: string;
  manner: Manner;
  readonly close: () => Promise<void>;
}

const SLOW_MS = 3000;

/** An S3 server behind a proxy that may be slow or lie: says "kept" and keeps nothing, cuts files off, denies what is there. */
export async function startBadStorage(): Promise<BadStorage> {
  const s3 = await startS3();
  const behind = new URL(s3.storageUrl.replace('s3+http:', 'http:'));
  let lie = 0;
  const storage = { url: '', manner: 'well' as Manner, close: async () => {} };
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    if (storage.manner === 'slow') await sleep(SLOW_MS);
    // Every other answer is a lie, so that some work comes to an end.
    const isLie = storage.manner === 'lying' && lie++ % 2 === 0;
    if (isLie && incoming.method === 'PUT') return void outgoing.writeHead(200).end();
    if (isLie && incoming.method === 'HEAD') return void outgoing.writeHead(503).end();
    if (isLie && incoming.method === 'DELETE') return void outgoing.writeHead(500).end();
    const real = await forward(incoming, body);
    const bytes = await buffer(real);
    const cut = isLie && incoming.method === 'GET' && bytes.length > 10 ? bytes.subarray(0, 10) : bytes;
    const { 'transfer-encoding': _, ...headers } = real.headers;
    if (incoming.method !== 'HEAD') headers['content-length'] = String(cut.length);
    outgoing.writeHead(real.statusCode ?? 500, headers).end(cut);
  }

  /** The signature covers the host that the client named: it is passed on as it came. */
  const forward = (incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { host: behind.hostname, port: behind.port, path: incoming.url, method: incoming.method };
      request({ ...options, headers: incoming.headers }, resolve)
        .on('error', reject)
        .end(body);
    });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  storage.url = s3.storageUrl.replace(behind.host, `127.0.0.1:${port}`);
  storage.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await s3.close();
  };
  return storage;
}
