import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../../jobs/registry.ts';
import { testDatabases } from '../../testing/database.ts';
import { deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../testing/harness.ts';
import { silentLog } from '../../testing/log.ts';
import { charges } from '../credits/ledger.ts';
import { requeueLost, tidy } from './tidy.job.ts';

describe.each(testDatabases)('tidying on $name', (kind) => {
  let harness: Harness;
  const me = randomUUID();
  beforeAll(async () => {
    harness = await startHarness(kind);
  });
  afterAll(() => harness?.close());

  const needs = () => ({
    ...harness,
    sql: harness.database.sql,
    limits: harness.config.limits,
    charges,
    log: silentLog(),
  });
  const upload = async (headers = {}, name = 'march.pdf'): Promise<string> => {
    // Each is another file: of one that comes again nothing is made.
    const body = await form([{ name, bytes: Buffer.concat([PDF, Buffer.from(`% ${randomUUID()}\n`)]) }]);
    const answer = await harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...visitor(me), ...headers },
    });
    return answer.json().data[0].id;
  };
  const read = (id: string) =>
    harness.app.inject({ method: 'GET', url: `${CONVERSIONS_PATH}/${id}`, headers: visitor(me) });
  const done = (id: string) => until(async () => (await read(id)).json().data.status === 'done');
  const fileOf = async (id: string) =>
    (
      await harness.database.sql
        .selectFrom('conversions')
        .where('id', '=', id)
        .select('file_id')
        .executeTakeFirstOrThrow()
    ).file_id;

  it('deletes what is due, file and rows, and nothing else', async () => {
    const due = await upload({ 'idempotency-key': 'due' });
    const kept = await upload();
    await done(due);
    await done(kept);
    const [dueFile, keptFile] = [await fileOf(due), await fileOf(kept)];
    await sql`update conversions set expires_at = now() - interval '1 second' where id = ${due}`.execute(
      harness.database.sql,
    );
    expect((await read(due)).statusCode).toBe(404);
    await tidy(needs());
    const rows = await harness.database.sql.selectFrom('conversions').select('id').execute();
    expect(rows).toEqual([{ id: kept }]);
    expect(await harness.database.sql.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    expect(await harness.storage.stat(dueFile)).toBeUndefined();
    expect(await harness.storage.stat(keptFile)).toBeDefined();
  });

  it('keeps visitors’ conversions for 24 hours', async () => {
    const { expiresAt, createdAt } = (await read(await upload())).json().data;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(24 * 3_600_000);
  });

  it('keeps nothing for longer than the rules of now say', async () => {
    const id = await upload();
    await done(id);
    const limits = { ...harness.config.limits, visitorHours: 1 };
    await tidy({ ...needs(), limits });
    const { expiresAt, createdAt } = (await read(id)).json().data;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(3_600_000);
    await tidy(needs());
    expect((await read(id)).json().data.expiresAt).toBe(expiresAt);
  });

  it('deletes files that nobody refers to, once they are old', async () => {
    const orphan = randomUUID();
    await harness.storage.put(orphan, Readable.from([PDF]));
    await tidy(needs());
    expect(await harness.storage.stat(orphan)).toBeDefined();
    const id = await upload();
    await done(id);
    const referred = await fileOf(id);
    await tidy(needs(), Date.now() + 7 * 3_600_000);
    expect(await harness.storage.stat(orphan)).toBeUndefined();
    expect(await harness.storage.stat(referred)).toBeDefined();
  });

  it('gives a conversion that lost its job a new one, and no second one to others', async () => {
    const gate = deferred();
    const work = harness.converter.work;
    harness.converter.work = async (request, hooks) => {
      await gate.promise;
      return work(request, hooks);
    };
    // As many are worked on as there are workers; the third waits.
    const busy = [await upload({}, 'busy 1.pdf'), await upload({}, 'busy 2.pdf')];
    const asked = (name: string) => harness.converter.requests.filter((request) => request.fileName === name).length;
    await until(async () => asked('busy 1.pdf') + asked('busy 2.pdf') === 2);
    const waiting = await upload({}, 'waiting.pdf');
    await harness.queue.remove(JOBS.convert, waiting);
    expect(await harness.queue.isPending(JOBS.convert, waiting)).toBe(false);
    await requeueLost(needs());
    gate.resolve();
    for (const id of [waiting, ...busy]) await done(id);
    expect(['busy 1.pdf', 'busy 2.pdf', 'waiting.pdf'].map(asked)).toEqual([1, 1, 1]);
  });
});
