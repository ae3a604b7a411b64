import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../testing/receiver.ts';
import { isCallable, type PostNeeds, post } from './post.ts';

const never = new AbortController().signal;
const headers = { 'content-type': 'application/json', 'webhook-id': 'x' };

describe('a call', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const needs = (changes: Partial<PostNeeds> = {}): PostNeeds => ({
    allowPrivate: true,
    resolve: async () => ['127.0.0.1'],
    timeoutMs: 10_000,
    ...changes,
  });
  const to = (path = '/hook', changes: Partial<PostNeeds> = {}, signal = never) =>
    post({ url: `http://receiver.test:${receiver.port}${path}`, headers, body: '{"a":"ü"}' }, needs(changes), signal);

  it('brings the body and its headers, and nothing that would say more', async () => {
    expect(await to('/hook?key=1')).toEqual({ status: 204 });
    const [got] = receiver.received;
    expect(got).toMatchObject({ method: 'POST', path: '/hook?key=1', body: '{"a":"ü"}' });
    expect(got?.headers).toEqual({
      ...headers,
      'content-length': '10',
      host: `receiver.test:${receiver.port}`,
      connection: 'close',
    });
  });

  it('asks once where the host is, and goes there: a name that changes its meaning changes nothing', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.9']];
    let asked = 0;
    expect(await to('/', { resolve: async () => answers[asked++] ?? [] })).toEqual({ status: 204 });
    expect([asked, receiver.received.length]).toEqual([1, 1]);
  });

  it.each([[['127.0.0.1']], [['93.184.215.14', '127.0.0.1']], [['::ffff:127.0.0.1']], [['no address']], [[]]])(
    'does not begin where a name stands for %j',
    async (addresses) => {
      const answer = await post(
        { url: `https://receiver.test:${receiver.port}/`, headers, body: '' },
        needs({ allowPrivate: false, resolve: async () => addresses }),
        never,
      );
      expect(answer).toEqual({ error: 'address' });
      expect(receiver.received).toEqual([]);
    },
  );

  it('does not begin without TLS, or at an address that may not be called', async () => {
    const resolve = async () => ['93.184.215.14'];
    for (const url of [
      `http://receiver.test:${receiver.port}/`,
      `https://127.0.0.1:${receiver.port}/`,
      'https://[::1]/',
    ]) {
      expect(await post({ url, headers, body: '' }, needs({ allowPrivate: false, resolve }), never)).toEqual({
        error: 'address',
      });
    }
  });

  it('tells a TLS host the name it is meant for, whatever the address', async () => {
    const names: string[] = [];
    const server = createTlsServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error('no certificate here'));
      },
    });
    server.on('tlsClientError', () => {});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await post({ url: `https://receiver.test:${port}/`, headers, body: '' }, needs(), never)).toEqual({
      error: 'unreachable',
    });
    expect(names).toEqual(['receiver.test']);
    server.close();
  });

  it('follows no redirect', async () => {
    receiver.answer = (response) => {
      response.writeHead(307, { location: '/elsewhere' }).end();
    };
    expect(await to()).toEqual({ status: 307 });
    expect(receiver.received).toHaveLength(1);
  });

  it.each([200, 404, 410, 500])('tells that the answer was %i', async (status) => {
    receiver.answer = (response) => {
      response.writeHead(status, { 'set-cookie': 'a=b' }).end('x'.repeat(100));
    };
    expect(await to()).toEqual({ status });
  });

  it('reads no more of an endless answer than it needs to', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      receiver.answer = (response) => {
        response.writeHead(200);
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
        };
        response.on('drain', more);
        response.on('close', resolve);
        more();
      };
    });
    expect(await to()).toEqual({ status: 200 });
    await closed;
    expect(sent).toBeLessThan(20e6);
  });

  it('ends when its time is over, before and within the answer, and while the name is looked up', async () => {
    receiver.answer = () => {};
    expect(await to('/', { timeoutMs: 100 })).toEqual({ error: 'timeout' });
    expect(await to('/', { timeoutMs: 100, resolve: () => new Promise(() => {}) })).toEqual({ error: 'timeout' });
    receiver.answer = (response) => {
      response.writeHead(200).write('I have not fin');
    };
    expect(await to('/', { timeoutMs: 2000 })).toEqual({ status: 200 });
  });

  it('tells that there was no answer', async () => {
    receiver.answer = (response) => response.destroy();
    expect(await to()).toEqual({ error: 'unreachable' });
    receiver.answer = (response) => {
      response.writeHead(200, { 'x-long': 'x'.repeat(12_000) }).end();
    };
    expect(await to()).toEqual({ error: 'unreachable' });
    expect(await to('/', { resolve: () => Promise.reject(new Error('no name server')) })).toEqual({
      error: 'unreachable',
    });
  });

  it.each(['', 'SSH-2.0-x\r\n', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'])(
    'is not led astray by what speaks another language (%j)',
    async (words) => {
      const server = createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.resume().end(words);
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const url = `http://receiver.test:${port}/`;
      expect(await post({ url, headers, body: '' }, needs(), never)).toEqual({ error: 'unreachable' });
      server.close();
      await once(server, 'close');
      expect(await post({ url, headers, body: '' }, needs(), never)).toEqual({ error: 'unreachable' });
    },
  );

  it('is broken off when the process stops', async () => {
    const stop = new AbortController();
    receiver.answer = () => stop.abort();
    await expect(to('/', {}, stop.signal)).rejects.toThrow(/abort/i);
    await expect(to('/', {}, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

describe('an address that can be called', () => {
  it.each([
    'https://hooks.example/',
    'https://hooks.example:8443/a?b#c',
    'https://1.1.1.1/',
    'https://[2606:4700::1111]/',
  ])('is %s', (url) => expect(isCallable(url, false)).toBe(true));

  it.each([
    'http://hooks.example/',
    'ftp://hooks.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'hooks.example',
    '//hooks.example/',
    '',
    'https://',
    'https://user:password@hooks.example/',
    'https://user@hooks.example/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://１２７.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
  ])('is not %s', (url) => expect(isCallable(url, false)).toBe(false));

  it('may be private, and without TLS, where that is allowed', () => {
    expect(isCallable('http://127.0.0.1:8080/', true)).toBe(true);
    expect(isCallable('http://receiver/', true)).toBe(true);
    expect(isCallable('http://169.254.169.254/', true)).toBe(false);
    expect(isCallable('ftp://receiver/', true)).toBe(false);
  });
});
