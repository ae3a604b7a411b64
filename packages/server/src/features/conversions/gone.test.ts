import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONVERSIONS_PATH, type Conversion } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '../../admin/purge.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database/client.ts';
import { openQueue } from '../../jobs/queue.ts';
import { tidyAll } from '../../jobs/tidy-all.ts';
import { sealOf } from '../../secrets.ts';
import { startServer } from '../../server.ts';
import { openKeyRing } from '../../storage/encryption/key-ring.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { allRows } from '../../testing/all-rows.ts';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, fakeConverter } from '../../testing/fake-converter.ts';
import { form, type Harness, startHarness, TEST_KEY, until, visitor } from '../../testing/harness.ts';
import { recordingLog, silentLog } from '../../testing/log.ts';
import { beginWithReady } from '../../testing/ready-database.ts';
import type { ConvertRequest } from './converter.ts';

/** Gone means gone (product, section 4): nothing of a deleted document is left anywhere. */

/** A document with a mark that compression does not change, and what may be told of it. */
function secretDocument() {
  const mark = `mark${randomBytes(16).toString('hex')}`;
  const bytes = Buffer.from(`%PDF-1.7\n% ${mark}\n%%EOF\n`);
  const name = `name${randomBytes(8).toString('hex')}`;
  const password = `password${randomBytes(8).toString('hex')}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { mark, name, password, sha256, bytes, traces: [mark, name, password, sha256] };
}
type SecretDocument = ReturnType<typeof secretDocument>;

/** A result that repeats the mark, as a real one repeats what is printed. */
const resultWith =
  (mark: string) =>
  async (request: ConvertRequest): Promise<Conversion> => {
    const conversion = await conversionOf(request);
    const statements = conversion.statements.map((statement) => ({
      ...statement,
      transactions: statement.transactions.map((one) => ({ ...one, description: mark })),
    }));
    return { ...conversion, statements };
  };

const uploadOf = ({ name, bytes, password }: SecretDocument) =>
  form([{ name: `${name}.pdf`, bytes }], { password, options: '{"locale":"de-DE"}' });

describe.each(testDatabases)('a deleted conversion, on $name', (kind) => {
  let harness: Harness;
  const recorded = recordingLog();
  beforeAll(async () => {
    harness = await startHarness(kind, { log: recorded.log });
  });
  afterAll(() => harness?.close());

  const me = randomUUID();
  const upload = async (document: SecretDocument): Promise<string> => {
    const body = await uploadOf(document);
    const headers = { ...body.headers, ...visitor(me), 'idempotency-key': randomUUID() };
    const url = CONVERSIONS_PATH;
    const answer = await harness.app.inject({ method: 'POST', url, payload: body.payload, headers });
    return answer.json().data[0].id;
  };
  const call = (method: 'GET' | 'DELETE', id: string) =>
    harness.app.inject({ method, url: `${CONVERSIONS_PATH}/${id}`, headers: visitor(me) });
  const reached = (id: string, ...status: string[]) =>
    until(async () => status.includes((await call('GET', id)).json().data.status));
  const tidyNeeds = () => ({ ...harness, sql: harness.database.sql, log: silentLog() });

  const expectNoTrace = async ({ traces }: SecretDocument): Promise<void> => {
    for (const [table, text] of await allRows(harness.database)) {
      for (const trace of traces) expect(text.includes(trace), `${table} still holds ${trace}`).toBe(false);
    }
    const files: string[] = [];
    for await (const { id } of harness.storage.list()) files.push(id);
    expect(files).toEqual([]);
    expect((await readdir(tmpdir())).filter((entry) => entry.includes(`.${process.pid}.`))).toEqual([]);
    for (const trace of traces) expect(recorded.text().includes(trace), `the log holds ${trace}`).toBe(false);
  };

  it('leaves nothing once it was done', async () => {
    const document = secretDocument();
    harness.converter.work = resultWith(document.mark);
    const id = await upload(document);
    await reached(id, 'done');
    const before = [...(await allRows(harness.database))].filter(([, text]) => text.includes(document.mark));
    expect(before.map(([table]) => table)).toEqual(['public.conversions']);
    await call('DELETE', id);
    await expectNoTrace(document);
  });

  it('leaves nothing where the engine failed with words of the document', async () => {
    const document = secretDocument();
    harness.converter.work = async () => {
      throw new Error(`cannot read "${document.mark}" of ${document.name}.pdf`);
    };
    const id = await upload(document);
    // The job of the queue keeps what it failed with, for whoever looks into it.
    await until(async () =>
      /a conversion met a fault/.test((await allRows(harness.database)).get('queue.job_common') ?? ''),
    );
    for (const [table, text] of await allRows(harness.database)) {
      expect(text.includes(document.mark), `${table} quotes the document`).toBe(false);
    }
    await call('DELETE', id);
    await expectNoTrace(document);
  });

  it('leaves nothing when its time is over while it is being worked on', async () => {
    const document = secretDocument();
    harness.converter.work = (_request, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    const id = await upload(document);
    await reached(id, 'running');
    await sql`update conversions set expires_at = now() where id = ${id}`.execute(harness.database.sql);
    await tidyAll(tidyNeeds(), false);
    await until(async () => (await readdir(tmpdir())).every((entry) => !entry.includes(`.${process.pid}.`)));
    await expectNoTrace(document);
  });

  it('leaves nothing after a purge', async () => {
    const document = secretDocument();
    harness.converter.work = resultWith(document.mark);
    const id = await upload(document);
    await reached(id, 'done');
    await purge(tidyNeeds(), { olderThanHours: 0, compact: false }, false);
    expect((await call('GET', id)).statusCode).toBe(404);
    await expectNoTrace(document);
  });
});

describe('a deleted conversion of an embedded server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-gone-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The files of a data folder in which some bytes are. */
  const filesWith = async (traces: readonly string[]): Promise<string[]> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found: string[] = [];
    for (const entry of entries.filter((each) => each.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (traces.some((trace) => bytes.includes(trace))) found.push(path.relative(folder, file));
    }
    return found;
  };

  it('is in no file of the database once that was written anew, but for its log of changes', async () => {
    const document = secretDocument();
    const environment = {
      DATA_FOLDER: folder,
      SECRET_KEY: TEST_KEY.toString('base64'),
      PORT: '0',
      WORKERS: '1',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
    };
    const config = readConfig(environment, false);
    const converter = fakeConverter();
    converter.work = resultWith(document.mark);
    await beginWithReady(folder);
    const server = await startServer(config, { createConverter: () => converter });
    const me = visitor(randomUUID());
    const body = await uploadOf(document);
    const answer = await fetch(server.url + CONVERSIONS_PATH, {
      method: 'POST',
      body: new Uint8Array(body.payload),
      headers: { ...body.headers, ...me },
    });
    const { data } = (await answer.json()) as { data: { id: string }[] };
    const url = `${server.url}${CONVERSIONS_PATH}/${data[0]?.id}`;
    await until(async () => {
      const now = (await (await fetch(url, { headers: me })).json()) as { data: { status: string } };
      return now.data.status === 'done';
    });
    expect((await filesWith([document.mark])).some((file) => file.startsWith('files'))).toBe(true);
    expect((await fetch(url, { method: 'DELETE', headers: { ...me, origin: server.url } })).status).toBe(200);
    expect((await filesWith(document.traces)).filter((file) => !file.startsWith('database'))).toEqual([]);
    await server.close();

    const database = await openDatabase(config, silentLog());
    const queue = await openQueue(database, silentLog());
    const [storage, seal] = await Promise.all([openStorage(config), sealOf(config)]);
    const storageKeys = openKeyRing([]);
    const needs = { config, database, sql: database.sql, queue, storage, storageKeys, seal, log: silentLog() };
    await purge(needs, { olderThanHours: undefined, compact: true }, true);
    await queue.stop(0);
    await database.close();
    const left = await filesWith(document.traces);
    expect(left.filter((file) => !file.startsWith(path.join('database', 'pg_wal')))).toEqual([]);
  });
});
