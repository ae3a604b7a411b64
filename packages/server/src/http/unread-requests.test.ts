import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { BIND_PATH, CONVERSIONS_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/database.ts';
import { type Harness, startHarness, until, visitor } from '../testing/harness.ts';
import { recordingLog } from '../testing/log.ts';
import { createTestUser, type TestUser } from '../testing/people.ts';

const [embedded] = testDatabases;
if (!embedded) throw new Error('the embedded database is always there');

const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
const FIELD = '--x\r\ncontent-disposition: form-data; name="ap_ppt_id"\r\n\r\nabc';
const FORM = 'multipart/form-data; boundary=x';
const LONG = 'a'.repeat(40_000);

describe('requests that cannot be read', () => {
  let harness: Harness;
  let user: TestUser;
  let port: number;
  const recorded = recordingLog();
  beforeAll(async () => {
    harness = await startHarness(embedded, { log: recorded.log });
    user = await createTestUser(harness.database);
    port = Number(new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => harness?.close());

  const open = (): Socket => connect(port, '127.0.0.1').on('error', () => {});
  const post = (path: string, type: string, body: string, length = Buffer.byteLength(body)): string =>
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `cookie: ${visitor(randomUUID()).cookie}`,
      ...(path === BIND_PATH ? [`authorization: Bearer ${user.token}`] : []),
      `content-type: ${type}`,
      `content-length: ${length}`,
      '',
      body,
    ].join('\r\n');
  const upload = (type: string, body: string, length?: number): string => post(CONVERSIONS_PATH, type, body, length);

  /** What these bytes are answered. */
  const answerTo = async (text: string): Promise<{ status: number; head: string; body: string }> => {
    const socket = open();
    let all = '';
    socket.on('data', (data: Buffer) => {
      all += data.toString();
    });
    socket.write(text);
    await until(async () => socket.destroyed || /\r\n\r\n.*\}$/s.test(all));
    socket.destroy();
    const [head = '', body = ''] = all.split('\r\n\r\n');
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(all)?.[1]), head, body };
  };

  it.each<readonly [string, () => string, number]>([
    ['a form that ends in the middle of a file', () => upload(FORM, PART), 400],
    ['a form that ends in the head of a part', () => upload(FORM, '--x\r\ncontent-disposition: form-da'), 400],
    ['a form that ends before its first part', () => upload(FORM, '--x'), 400],
    ['a form without its last line', () => upload(FORM, `${PART}\r\n--x\r\n`), 400],
    ['a form that is none', () => upload(FORM, 'hello'), 400],
    ['a form without a boundary', () => upload('multipart/form-data', PART), 400],
    ['a form with an empty boundary', () => upload('multipart/form-data; boundary=', PART), 400],
    ['a form with a long boundary', () => upload(`multipart/form-data; boundary=${'x'.repeat(300)}`, PART), 400],
    ['an empty form', () => upload(FORM, ''), 400],
    ['a form that ends in the middle of a field', () => post(BIND_PATH, FORM, FIELD), 400],
    ['half of a JSON text', () => post('/api/auth/login', 'application/json', '{'), 400],
    [
      'a part of an address that is too long',
      () => `GET /api/v1/conversions/${'a'.repeat(3000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      414,
    ],
    ['an address that is too long', () => `GET /${LONG} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['headers that are too long', () => `GET /health HTTP/1.1\r\nhost: a\r\nx: ${LONG}\r\n\r\n`, 431],
    ['an address that is no text', () => 'GET /api/v1/conversions/%zz HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['two lengths', () => 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na', 400],
    ['what is not HTTP', () => 'HELLO\r\n\r\n', 400],
  ])('%s is answered in the envelope, under a policy that runs nothing', async (_what, text, status) => {
    const answer = await answerTo(text());
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      { code: status, error: expect.stringMatching(/^[a-z-]+$/), message: expect.stringMatching(/^[A-Z].{10,200}$/) },
    ]);
    expect(answer.head).toMatch(/^x-content-type-options: nosniff\r?$/im);
    expect(answer.head).toMatch(/^content-security-policy: default-src 'none'/im);
  });

  it.each([
    [415, '/api/auth/login', 'text/x'],
    [415, '/api/auth/login', '@'],
    [400, CONVERSIONS_PATH, 'application/json'],
  ])('a body of a type that is not taken is answered %i: %s', async (status, path, type) => {
    const answer = await answerTo(post(path, type, '{}'));
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, { code: status }]);
  });

  it('none of them is an error in the log', () => expect(recorded.text()).not.toContain('"level":50'));

  it.each([
    ['an upload', () => upload(FORM, PART, 1_000_000)],
    ['a form', () => post(BIND_PATH, FORM, FIELD, 1000)],
    ['a JSON text', () => post('/api/auth/login', 'application/json', '{', 1000)],
  ])('who hangs up within %s is no error in the log', async (_what, text) => {
    const before = recorded.text().length;
    const socket = open();
    socket.write(text());
    await until(async () => (await connections()) > 0);
    // So that the request is being read; how far it has come does not matter.
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await until(async () => (await connections()) === 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(recorded.text().slice(before)).not.toMatch(/"level":(40|50|60)/);
  });

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      harness.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
});
