import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { ChildCrashed } from '@tallyleaf/engine/node';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../testing/harness.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

describe.each(testDatabases)('conversions on $name', (kind) => {
  let harness: Harness;
  let me: string;
  beforeAll(async () => {
    harness = await startHarness(kind, { environment: { MAX_FILE_MB: '1', MAX_FILES_PER_REQUEST: '3' } });
  }, 60_000);
  afterAll(() => harness?.close(), 60_000);
  beforeEach(() => {
    me = randomUUID();
    harness.converter.requests.length = 0;
    harness.converter.work = conversionOf;
  });

  const upload = async (files = [{ name: 'march.pdf', bytes: PDF }], fields = {}, headers = {}, owner = me) => {
    const body = await form(files, fields);
    return harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...visitor(owner), ...headers },
    });
  };
  const get = (path: string, owner = me, headers = {}) =>
    harness.app.inject({ method: 'GET', url: path, headers: { ...visitor(owner), ...headers } });
  const one = async (id: string, owner = me) => (await get(`${CONVERSIONS_PATH}/${id}`, owner)).json().data;
  const finished = (id: string) =>
    until(async () => {
      const conversion = await one(id);
      return !['queued', 'running'].includes(conversion.status) && conversion;
    });
  const uploadOne = async (): Promise<string> => (await upload()).json().data[0].id;
  const storedFiles = async () => {
    const ids: string[] = [];
    for await (const file of harness.storage.list()) ids.push(file.id);
    return ids;
  };

  it('takes a file, converts it and answers with the contract JSON', async () => {
    const answer = await upload();
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ code: 100000, data: [{ fileName: 'march.pdf', status: 'queued' }] });
    const conversion = await finished(answer.json().data[0].id);
    expect(conversion).toMatchObject({ status: 'done', size: PDF.length, mediaType: 'application/pdf' });
    expect(conversion.conversion).toEqual(
      await conversionOf({
        source: { bytes: PDF },
        fileName: 'march.pdf',
        passwords: [],
        locale: undefined,
        layouts: [],
      }),
    );
  });

  it('takes several files at once and keeps their order', async () => {
    const answer = await upload([
      { name: 'a.pdf', bytes: PDF },
      { name: 'b.png', bytes: Buffer.concat([PNG, Buffer.alloc(5000)]) },
    ]);
    expect(answer.json().data.map((one: { fileName: string }) => one.fileName)).toEqual(['a.pdf', 'b.png']);
    for (const { id } of answer.json().data) expect((await finished(id)).status).toBe('done');
  });

  it('hands passwords and options to the engine and keeps no password afterwards', async () => {
    const answer = await upload(undefined, { password: 'correct horse', options: '{"locale":"de-DE"}' });
    await finished(answer.json().data[0].id);
    expect(harness.converter.requests[0]).toMatchObject({ passwords: ['correct horse'], locale: 'de-DE' });
    const { rows } = await sql<{ text: string }>`select c::text as text from conversions c`.execute(
      harness.database.sql,
    );
    expect(rows.map((row) => row.text).join()).not.toContain('correct horse');
  });

  it('keeps a waiting password sealed', async () => {
    const gate = deferred();
    harness.converter.work = async (request) => {
      await gate.promise;
      return conversionOf(request);
    };
    const answer = await upload(undefined, { password: 'correct horse' });
    const { id } = answer.json().data[0];
    const row = await harness.database.sql
      .selectFrom('conversions')
      .where('id', '=', id)
      .select('sealed_passwords')
      .executeTakeFirstOrThrow();
    expect(row.sealed_passwords).toBeTruthy();
    expect(row.sealed_passwords).not.toContain('correct');
    expect(Buffer.from(row.sealed_passwords ?? '', 'base64').toString('latin1')).not.toContain('correct');
    gate.resolve();
    await finished(id);
    const after = await harness.database.sql
      .selectFrom('conversions')
      .where('id', '=', id)
      .select('sealed_passwords')
      .executeTakeFirstOrThrow();
    expect(after.sealed_passwords).toBeNull();
  });

  it('tells a refusal found while reading with status 200', async () => {
    harness.converter.work = async () => {
      throw new Refusal('password-required');
    };
    const conversion = await finished(await uploadOne());
    expect(conversion).toMatchObject({ status: 'refused', refusal: { code: 'password-required' } });
    expect(conversion.refusal.message).toContain('encrypted');
    expect(conversion).not.toHaveProperty('conversion');
  });

  it.each([
    ['unsupported-file', 415, [{ name: 'fake.pdf', bytes: Buffer.from('<html>not a PDF</html>') }]],
    ['unsupported-file', 415, [{ name: 'empty.pdf', bytes: Buffer.alloc(0) }]],
    ['too-large', 413, [{ name: 'big.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(1_000_001)]) }]],
    ['too-many-files', 413, [1, 2, 3, 4].map((n) => ({ name: `${n}.pdf`, bytes: PDF }))],
    ['no-file', 400, []],
  ])('refuses at once: %s, and keeps nothing', async (error, status, files) => {
    const before = await storedFiles();
    const answer = await upload([...files]);
    expect(answer.json()).toMatchObject({ code: status, error });
    expect(answer.statusCode).toBe(status);
    expect(await storedFiles()).toEqual(before);
    expect((await get(CONVERSIONS_PATH)).json().data.items).toEqual([]);
  });

  it('keeps nothing of a request in which one of several files is refused, and names that one', async () => {
    const before = await storedFiles();
    const answer = await upload([
      { name: 'good.pdf', bytes: PDF },
      { name: 'bad.pdf', bytes: Buffer.from('nothing') },
    ]);
    expect(answer.json()).toMatchObject({ code: 415, error: 'unsupported-file' });
    expect(answer.json().message).toMatch(/^bad\.pdf: /);
    expect(await storedFiles()).toEqual(before);
  });

  it.each([
    '{',
    '[]',
    '{"locale":"../../etc"}',
    '{"unknown":1}',
    '{"layouts":[{"fingerprint":"0123456789abcdef","columns":[{"role":"amount","from":0.6,"to":0.5}]}]}',
  ])('refuses options %s', async (options) => {
    expect((await upload(undefined, { options })).json()).toMatchObject({ code: 400, error: 'invalid-input' });
  });

  it('answers a repeated request with an idempotency key with the same conversions', async () => {
    const headers = { 'idempotency-key': 'key 1' };
    const first = await upload(undefined, {}, headers);
    const again = await upload(undefined, {}, headers);
    expect(again.statusCode).toBe(202);
    expect(again.json().data[0].id).toBe(first.json().data[0].id);
    expect((await get(CONVERSIONS_PATH)).json().data.items).toHaveLength(1);
    const other = await upload([{ name: 'other.pdf', bytes: PDF }], {}, headers);
    expect(other.json()).toMatchObject({ code: 422, error: 'idempotency-key-reused' });
    const someoneElse = await upload(undefined, {}, headers, randomUUID());
    expect(someoneElse.json().data[0].id).not.toBe(first.json().data[0].id);
  });

  it('makes one conversion of requests that repeat a key at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => upload(undefined, {}, { 'idempotency-key': 'at once' })));
    expect(new Set(answers.map((answer) => answer.json().data[0].id)).size).toBe(1);
    expect((await get(CONVERSIONS_PATH)).json().data.items).toHaveLength(1);
  });

  it("answers 404 on every path for someone else's conversion, as if it were not there", async () => {
    const id = await uploadOne();
    await finished(id);
    const stranger = randomUUID();
    const paths = ['', '/events', '/file', '/exports/csv'].map((end) => ['GET', `${CONVERSIONS_PATH}/${id}${end}`]);
    const all = [
      ...paths,
      ['POST', `${CONVERSIONS_PATH}/${id}/cancel`],
      ['DELETE', `${CONVERSIONS_PATH}/${id}`],
      ['GET', `/api/v1/exports?ids=${id}&format=csv`],
    ];
    for (const [method, url] of all) {
      const answer = await harness.app.inject({ method: method as 'GET', url: url ?? '', headers: visitor(stranger) });
      const nobodys = await harness.app.inject({
        method: method as 'GET',
        url: (url ?? '').replace(id, randomUUID()),
        headers: visitor(stranger),
      });
      expect([method, url, answer.statusCode, answer.body]).toEqual([method, url, 404, nobodys.body]);
    }
    expect((await get(CONVERSIONS_PATH, stranger)).json().data.items).toEqual([]);
    expect((await one(id)).status).toBe('done');
  });

  it('cancels what is running, and stops the engine', async () => {
    const stopped = deferred();
    const begun = deferred();
    harness.converter.work = (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        begun.resolve();
        signal.addEventListener('abort', () => {
          stopped.resolve();
          reject(new Error('stopped'));
        });
      });
    const id = await uploadOne();
    await begun.promise;
    const answer = await harness.app.inject({
      method: 'POST',
      url: `${CONVERSIONS_PATH}/${id}/cancel`,
      headers: visitor(me),
    });
    expect(answer.json()).toMatchObject({ code: 100000, data: { id, status: 'cancelled' } });
    await stopped.promise;
    expect((await one(id)).status).toBe('cancelled');
  });

  it('deletes file, result and every row, also of what is running', async () => {
    const begun = deferred();
    const stopped = deferred();
    harness.converter.work = (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        begun.resolve();
        signal.addEventListener('abort', () => {
          stopped.resolve();
          reject(new Error('stopped'));
        });
      });
    const before = await storedFiles();
    const answer = await upload(undefined, {}, { 'idempotency-key': 'to delete' });
    const { id } = answer.json().data[0];
    await begun.promise;
    const gone = await harness.app.inject({ method: 'DELETE', url: `${CONVERSIONS_PATH}/${id}`, headers: visitor(me) });
    expect(gone.json()).toEqual({ code: 100000, message: 'OK', data: null });
    await stopped.promise;
    expect((await get(`${CONVERSIONS_PATH}/${id}`)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual(before);
    const keys = await harness.database.sql
      .selectFrom('idempotency_keys')
      .where('owner_id', '=', me)
      .selectAll()
      .execute();
    expect(keys).toEqual([]);
    expect(await until(async () => !(await harness.queue.isPending({ name: 'convert', options: {} }, id)))).toBe(true);
  });

  it.each([
    [3, new Error('a fault')],
    [1, new ChildCrashed('it ended two processes that read it')],
  ])(
    'after a fault it is given up at try %i, and not called damaged: %s',
    async (tries, fault) => {
      harness.converter.work = () => Promise.reject(fault);
      const id = await uploadOne();
      const conversion = await finished(id);
      expect(conversion).toMatchObject({ status: 'failed', message: expect.stringContaining('our end') });
      expect(harness.converter.requests).toHaveLength(tries);
    },
    60_000,
  );

  it('gives the file back, whole and in ranges', async () => {
    const answer = await upload([{ name: 'Kontoauszug März (1).pdf', bytes: PDF }]);
    const path = `${CONVERSIONS_PATH}/${answer.json().data[0].id}/file`;
    const whole = await get(path);
    expect(whole.rawPayload).toEqual(PDF);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.headers['content-disposition']).toMatch(
      /^attachment; filename="Kontoauszug Marz \(1\)\.pdf"; filename\*=UTF-8''Kontoauszug%20M%C3%A4rz/,
    );
    const part = await get(path, me, { range: 'bytes=1-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'PDF']);
    expect(part.headers['content-range']).toBe(`bytes 1-3/${PDF.length}`);
    const end = await get(path, me, { range: 'bytes=-6' });
    expect(end.body).toBe('%%EOF\n');
    const changed = await get(path, me, { range: 'bytes=1-3', 'if-range': '"other"' });
    expect(changed.statusCode).toBe(200);
    const beyond = await get(path, me, { range: `bytes=${PDF.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${PDF.length}`]);
    const several = await get(path, me, { range: 'bytes=0-1,3-4' });
    expect([several.statusCode, several.rawPayload]).toEqual([200, PDF]);
    const head = await harness.app.inject({
      method: 'HEAD',
      url: path,
      headers: { ...visitor(me), range: 'bytes=1-3' },
    });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(PDF.length), '']);
  });
});
