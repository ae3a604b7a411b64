import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { CONVERSIONS_PATH, EXPORTS_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VISITOR_COOKIE } from './http/authenticate.ts';
import { testDatabases } from './testing/database.ts';
import { form, type Harness, newPdf, startHarness, until, visitor } from './testing/harness.ts';
import { recordingLog } from './testing/log.ts';

const [embedded] = testDatabases;
if (!embedded) throw new Error('the embedded database is always there');

describe('the app', () => {
  let harness: Harness;
  const recorded = recordingLog();
  beforeAll(async () => {
    harness = await startHarness(embedded, {
      log: recorded.log,
      environment: { MAX_FILE_MB: '1', MAX_UPLOADS_PER_TEN_MINUTES: '20' },
    });
  });
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => harness?.close());

  const upload = async (headers: Record<string, string>, name = 'Secret-Name.pdf') => {
    // Each is another file: of one that comes again nothing is made.
    const bytes = newPdf();
    const body = await form([{ name, bytes }], { password: 'secret-password' });
    return harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    harness.app.inject({ method: 'GET', url, headers });
  const done = async (id: string, me: string) =>
    until(async () => (await get(`${CONVERSIONS_PATH}/${id}`, visitor(me))).json().data.status === 'done');

  describe('visitors', () => {
    it('get a cookie when they have none, and keep it', async () => {
      const first = await get(CONVERSIONS_PATH);
      expect(first.cookies).toEqual([
        {
          name: 'anonymous_user_id',
          value: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[-0-9a-f]{21}\../),
          path: '/',
          maxAge: 30 * 24 * 3600,
          httpOnly: true,
          sameSite: 'Lax',
        },
      ]);
      expect(
        (
          await get(CONVERSIONS_PATH, {
            cookie: `${VISITOR_COOKIE}=${encodeURIComponent(first.cookies[0]?.value ?? '')}`,
          })
        ).cookies,
      ).toEqual([]);
    });

    it.each(['', 'admin', "' or 1=1 --", '00000000-0000-0000-0000-000000000000'])('cannot be named %j', async (id) => {
      const answer = await get(CONVERSIONS_PATH, visitor(id));
      expect(answer.statusCode).toBe(200);
      expect(answer.cookies[0]?.value.startsWith(`${id}.`)).toBe(false);
    });

    it('keep to themselves what they upload, whoever plants their id in a cookie', async () => {
      const me = randomUUID();
      const { id } = (await upload(visitor(me))).json().data[0];
      const planted = await get(`${CONVERSIONS_PATH}/${id}`, { cookie: `${VISITOR_COOKIE}=${me}` });
      expect(planted.statusCode).toBe(404);
    });
  });

  describe('failures', () => {
    it.each([
      ['/api/v1/nothing', 404, 'not-found'],
      ['/nothing', 404, 'not-found'],
      [`${CONVERSIONS_PATH}/not-an-id`, 400, 'invalid-input'],
      [`${CONVERSIONS_PATH}/${randomUUID()}`, 404, 'not-found'],
      [`${EXPORTS_PATH}?ids=x&format=csv`, 400, 'invalid-input'],
      [EXPORTS_PATH, 400, 'invalid-input'],
    ])('of %s are %i %s in the envelope', async (url, status, error) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({ code: status, error, message: expect.stringMatching(/\w/) });
    });

    it('of a body that is no form are told as such', async () => {
      const answer = await harness.app.inject({ method: 'POST', url: CONVERSIONS_PATH, payload: { a: 1 } });
      expect(answer.json()).toMatchObject({ code: 400, error: 'no-file' });
    });

    it('of ours tell nothing about the inside', async () => {
      const { put } = harness.storage;
      Object.assign(harness.storage, { put: () => Promise.reject(new Error('disk /dev/secret is full')) });
      const answer = await upload(visitor(randomUUID()));
      Object.assign(harness.storage, { put });
      expect(answer.json()).toEqual({ code: 500, error: 'internal', message: expect.stringContaining('our end') });
    });
  });

  describe('calls from other sites', () => {
    it.each([
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }, 202],
      [{ origin: 'http://localhost' }, 202],
      [{}, 202],
    ])('with %j are answered %i', async (headers, status) => {
      const answer = await upload({ ...visitor(randomUUID()), host: 'localhost', ...headers });
      expect(answer.statusCode).toBe(status);
      if (status === 403) expect(answer.json()).toMatchObject({ code: 403, error: 'cross-site' });
    });
  });

  it('limits uploads of a visitor, and says when to come back', async () => {
    const me = visitor(randomUUID());
    let answer = await upload(me);
    for (let n = 1; n < 21 && answer.statusCode === 202; n++) answer = await upload(me);
    expect(answer.json()).toMatchObject({ code: 429, error: 'rate-limited' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(visitor(randomUUID()))).statusCode).toBe(202);
  });

  it('stops reading an upload that is over the limit, and answers', async () => {
    const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const call = httpRequest({
        port,
        host: '127.0.0.1',
        path: CONVERSIONS_PATH,
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...visitor(randomUUID()) },
      });
      call.on('error', reject);
      call.on('response', (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString('utf8');
        });
        response.on('end', () => {
          resolve({ status: response.statusCode, body });
          call.destroy();
        });
      });
      call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
      // No end is ever sent: the answer comes because of what was sent so far.
      for (let n = 0; n < 20; n++) call.write(Buffer.alloc(100_000));
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 413, error: 'too-large' });
  });

  it('reads what is still sent after a refusal, as a browser wants it before it looks for the answer', async () => {
    const socket = connect(port, '127.0.0.1');
    const send = (bytes: Buffer | string) => new Promise((resolve) => socket.write(bytes, resolve));
    const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    socket.pause();
    await send(`POST ${CONVERSIONS_PATH} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n`);
    await send(`cookie: ${visitor(randomUUID()).cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`);
    await send(chunk(Buffer.from(`${part('bad.txt')}no PDF\r\n${part('next.pdf')}`)));
    // More than the buffers of a connection hold, so that somebody must read it.
    for (let n = 0; n < 400; n++) await send(chunk(Buffer.alloc(100_000)));
    await send('0\r\n\r\n');
    socket.resume();
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data: Buffer) => resolve(data.toString())),
    );
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const files = async () => {
      let count = 0;
      for await (const _file of harness.storage.list()) count++;
      return count;
    };
    const before = await files();
    const me = randomUUID();
    const call = httpRequest({
      port,
      host: '127.0.0.1',
      path: CONVERSIONS_PATH,
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...visitor(me) },
    });
    call.on('error', () => {});
    call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
    call.write(Buffer.alloc(200_000));
    await new Promise((resolve) => call.once('drain', resolve));
    call.destroy();
    await until(async () => recorded.text().includes('premature') || (await files()) === before);
    expect(await files()).toBe(before);
    expect((await get(CONVERSIONS_PATH, visitor(me))).json().data.items).toEqual([]);
  });

  describe('exports', () => {
    it('gives one file, and a ZIP of several', async () => {
      const me = randomUUID();
      const ids: string[] = [];
      for (const name of ['march.pdf', 'march.pdf']) ids.push((await upload(visitor(me), name)).json().data[0].id);
      for (const id of ids) await done(id, me);
      const csv = await get(`${CONVERSIONS_PATH}/${ids[0]}/exports/csv`, visitor(me));
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(csv.headers['content-disposition']).toContain('filename="march.csv"');
      expect(csv.body).toContain('GREEN GROCER');
      const zip = await get(`${EXPORTS_PATH}?ids=${ids.join()}&format=json`, visitor(me));
      expect(zip.headers['content-type']).toBe('application/zip');
      expect(zip.rawPayload.subarray(0, 2).toString()).toBe('PK');
      expect(zip.rawPayload.includes('march.json')).toBe(true);
      expect(zip.rawPayload.includes('march-2.json')).toBe(true);
    });

    it('merges several into one file, and says what a format cannot hold', async () => {
      const me = randomUUID();
      const ids: string[] = [];
      for (const name of ['march.pdf', 'april.pdf']) ids.push((await upload(visitor(me), name)).json().data[0].id);
      for (const id of ids) await done(id, me);
      const merged = await get(`${EXPORTS_PATH}?ids=${ids.join()}&format=csv&merge=true`, visitor(me));
      expect(merged.headers['content-disposition']).toContain('filename="statements.csv"');
      // The two are one document under two names: each transaction stands once.
      expect(merged.body.match(/GREEN GROCER/g)).toHaveLength(1);
      const notes = await get(`${CONVERSIONS_PATH}/${ids[0]}/exports/csv/notes`, visitor(me));
      expect(notes.json().data).toEqual({ files: ['march.csv'], warnings: [], notWritten: [] });
    });

    it('answers a setting that a format cannot take with its name, at each of the three calls', async () => {
      const me = randomUUID();
      const { id } = (await upload(visitor(me))).json().data[0];
      await done(id, me);
      const one = `${CONVERSIONS_PATH}/${id}/exports/qif`;
      const several = `${EXPORTS_PATH}?ids=${id}&format=qif`;
      const calls = [
        `${one}?dates=xx`,
        `${one}/notes?dates=xx`,
        `${several}&dates=xx`,
        `${several}&merge=true&dates=xx`,
      ];
      for (const call of calls) {
        const answer = (await get(call, visitor(me))).json();
        expect(answer, call).toMatchObject({ code: 400, error: 'invalid-input' });
        expect(answer.message, call).toContain('"dates" is mdy or dmy or ymd, not "xx"');
      }
      expect((await get(`${one}?dates=ymd`, visitor(me))).body).toMatch(/^D2025-03-03/m);
    });

    it('knows which formats there are, and what is not finished', async () => {
      const me = randomUUID();
      harness.converter.work = (_request, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
      const { id } = (await upload(visitor(me))).json().data[0];
      expect((await get(`${CONVERSIONS_PATH}/${id}/exports/docx`, visitor(me))).json()).toMatchObject({
        code: 404,
        error: 'unknown-format',
      });
      expect((await get(`${CONVERSIONS_PATH}/${id}/exports/csv`, visitor(me))).json()).toMatchObject({
        code: 409,
        error: 'not-finished',
      });
    });
  });

  it('tells its health', async () => {
    expect((await get('/health')).json().data).toEqual({
      live: true,
      ready: true,
      checks: { database: true, disk: true, queue: true },
    });
    expect((await get('/health/live')).statusCode).toBe(200);
  });

  it('writes no names, passwords or addresses into the log', () => {
    expect(recorded.text()).toContain('"route":"/api/v1/conversions"');
    expect(recorded.text()).not.toMatch(/Secret-Name|secret-password|march|GREEN GROCER|\/dev\/secret|ids=/);
  });
});
