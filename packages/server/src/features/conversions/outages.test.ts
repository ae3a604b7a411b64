import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAbandoned } from '../../database/presence.ts';
import { PROCESS_MARK } from '../../process-mark.ts';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../testing/harness.ts';
import { silentLog } from '../../testing/log.ts';
import { auditLedger } from '../credits/audit.ts';
import { charges } from '../credits/ledger.ts';
import { replaceJob } from './jobs-of-conversion.ts';
import { CONDEMNED, discardLeft, giveUp, loosen } from './loose-files.ts';
import { tidy } from './tidy.job.ts';

describe.each(testDatabases)('in an outage, on $name,', (kind) => {
  let harness: Harness;
  const me = randomUUID();
  beforeAll(async () => {
    harness = await startHarness(kind);
  });
  afterEach(() => {
    harness.room.low = false;
    harness.converter.work = conversionOf;
  });
  afterAll(() => harness?.close());

  const call = (method: 'GET' | 'POST', path = '') =>
    harness.app.inject({ method, url: `${CONVERSIONS_PATH}${path}`, headers: visitor(me) });
  const send = async (bytes = Buffer.concat([PDF, Buffer.from(randomUUID())])) => {
    const body = await form([{ name: 'march.pdf', bytes }]);
    return harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...visitor(me) },
    });
  };
  const upload = async (): Promise<string> => (await send()).json().data[0].id;
  const reached = (id: string, status: string) =>
    until(async () => (await call('GET', `/${id}`)).json().data.status === status);
  const looseFiles = () => harness.database.sql.selectFrom('loose_files').selectAll().execute();
  const filesOf = async (): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { id } of harness.storage.list()) ids.push(id);
    return ids;
  };
  const db = () => harness.database.sql;
  /** As if processes had died so often while they worked on it, and the next one takes it up. */
  const died = async (id: string, times: number): Promise<void> => {
    await db()
      .transaction()
      .execute(async (within) => {
        await sql`update conversions set status = 'running', worker = 1, interruptions = ${times} - 1, result = null,
          verdict = null, outlines = null, finished_at = null where id = ${id}`.execute(within);
        await replaceJob(harness.queue, id, within);
      });
  };
  /** Conversions wait until it is resolved. */
  const gate = () => {
    const turn = deferred();
    harness.converter.work = async (request) => {
      await turn.promise;
      return conversionOf(request);
    };
    return turn;
  };
  const rowOf = (id: string) =>
    db().selectFrom('conversions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const failed = sql`status = 'failed', result = null, verdict = null, outlines = null, finished_at = now()`;

  it('a disk without room takes nothing in, says so at /health, and lets conversions wait', async () => {
    const turn = gate();
    const running = [await upload(), await upload()];
    for (const id of running) await reached(id, 'running');
    const waiting = await upload();
    harness.room.low = true;
    const refused = await send();
    expect([refused.statusCode, refused.json().error]).toEqual([507, 'storage-full']);
    const health = await harness.app.inject('/health');
    expect([health.statusCode, health.json().message]).toEqual([503, expect.stringContaining('disk')]);
    turn.resolve();
    for (const id of running) await reached(id, 'done');
    expect((await call('GET', `/${waiting}`)).json().data.status).toBe('queued');
    harness.room.low = false;
    await reached(waiting, 'done');
  });

  it.each(['ENOSPC', '53100', 'ECONNRESET', '57P01'])(
    '%s is no fault of a document: it is tried until it is over',
    async (code) => {
      let left = 4;
      harness.converter.work = async (request) => {
        if (left-- > 0) throw Object.assign(new Error('an outage'), { code });
        return conversionOf(request);
      };
      const id = await upload();
      // The queue waits a little longer after each; nobody waits for that here.
      const timer = setInterval(
        () => void sql`update queue.job set start_after = now() where state = 'retry'`.execute(db()).catch(() => {}),
        50,
      );
      await reached(id, 'done');
      clearInterval(timer);
      const row = await db().selectFrom('conversions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
      expect([row.attempts, row.interruptions]).toEqual([0, 0]);
    },
  );

  it('a storage that gives other bytes than it was given makes nobody a damaged document', async () => {
    const { storage } = harness;
    const get = storage.get;
    let lies = 2;
    Object.assign(storage, {
      get: async (id: string) => (lies-- > 0 ? Readable.from([PDF.subarray(0, 9)]) : get(id)),
    });
    const id = await upload();
    await reached(id, 'done');
    Object.assign(storage, { get });
    expect(lies).toBeLessThan(0);
  });

  it('a storage that says "kept" and keeps nothing is found out: 503, and nothing is accepted', async () => {
    const { storage } = harness;
    const put = storage.put;
    Object.assign(storage, { put: async () => 1 });
    const answer = await send();
    Object.assign(storage, { put });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(await looseFiles()).toEqual([]);
  });

  it('a death of the server is no fault of a document; one that was there at several runs alone, after the others', async () => {
    const id = await upload();
    await reached(id, 'done');
    const turn = gate();
    // One of the two workers is held up; the other finds the suspect, and sets it aside.
    const others = [await upload()];
    await reached(others[0] ?? '', 'running');
    await died(id, 2);
    await until(async () => (await rowOf(id)).status === 'queued');
    others.push(await upload(), await upload());
    turn.resolve();
    await Promise.all([...others, id].map((one) => reached(one, 'done')));
    const rows = await db()
      .selectFrom('conversions')
      .where('id', 'in', [id, ...others])
      .select(['id', 'interruptions', 'attempts'])
      .orderBy('finished_at')
      .execute();
    expect(rows.at(-1)).toEqual({ id, interruptions: 2, attempts: 0 });
  });

  it('what processes die with again and again is given up, and one click tries it again, for credits held anew', async () => {
    const id = await upload();
    await reached(id, 'done');
    await died(id, 5);
    await reached(id, 'failed');
    const { charge_id } = await rowOf(id);
    const answer = await call('POST', `/${id}/again`);
    expect([answer.statusCode, answer.json().data.id]).toEqual([202, id]);
    await reached(id, 'done');
    expect((await rowOf(id)).charge_id).not.toBe(charge_id);
    expect((await call('POST', `/${id}/again`)).json().data.status).toBe('done');
    expect(await auditLedger(db())).toMatchObject({ ok: true });
  });

  it('what was not kept cannot be tried again', async () => {
    const id = await upload();
    await reached(id, 'done');
    await sql`update conversions set ${failed} where id = ${id}`.execute(db());
    const { file_id } = await db()
      .selectFrom('conversions')
      .where('id', '=', id)
      .select('file_id')
      .executeTakeFirstOrThrow();
    await harness.storage.delete(file_id);
    expect((await call('POST', `/${id}/again`)).json().error).toBe('file-gone');
  });

  it('files of killed requests go at the next start, those of requests under way stay', async () => {
    const [dead, own, elsewhere] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [dead, own, elsewhere]) await harness.storage.put(id, Readable.from([PDF]));
    await loosen(db(), [dead], PROCESS_MARK.replace(/\.\d+\./, '.999999999.').replace(/.{8}$/, '00000000'));
    await loosen(db(), [own]);
    await loosen(db(), [elsewhere], 'another.7.00000000');
    const needs = { ...harness, sql: db() };
    expect(await discardLeft(needs, false)).toBe(1);
    expect(await filesOf()).toEqual(expect.arrayContaining([own, elsewhere]));
    expect(await filesOf()).not.toContain(dead);
    // Nobody else is here, or an hour went by.
    expect(await discardLeft(needs, true)).toBe(1);
    expect(await filesOf()).not.toContain(elsewhere);
    expect(await discardLeft(needs, false, Date.now() + 2 * 3_600_000)).toBe(1);
    expect(await looseFiles()).toEqual([]);
  });

  it('files of an upload that came to nothing go, also where the database took them and its answer was lost', async () => {
    const [first, again] = [randomUUID(), randomUUID()];
    for (const id of [first, again]) await harness.storage.put(id, Readable.from([PDF]));
    await loosen(db(), [first]);
    await loosen(db(), [again], CONDEMNED);
    await giveUp({ ...harness, sql: db() }, [first, again]);
    expect(await filesOf()).not.toEqual(expect.arrayContaining([first]));
    expect(await filesOf()).not.toEqual(expect.arrayContaining([again]));
    expect(await looseFiles()).toEqual([]);
  });

  it('a purge while nobody takes files in leaves none that nobody refers to', async () => {
    const stray = randomUUID();
    await harness.storage.put(stray, Readable.from([PDF]));
    const needs = { ...harness, sql: db(), limits: harness.config.limits, charges, log: silentLog() };
    await tidy(needs);
    expect(await filesOf()).toContain(stray);
    await tidy(needs, Date.now(), true);
    expect(await filesOf()).not.toContain(stray);
  });

  it('sees which processes are gone, and that this one is not', async () => {
    const turn = gate();
    const id = await upload();
    await reached(id, 'running');
    if (!harness.database.exclusive) expect(await findAbandoned(harness.database)).toEqual([]);
    await sql`update conversions set worker = 1 where id = ${id}`.execute(db());
    expect(await findAbandoned(harness.database)).toEqual([{ id, worker: 1 }]);
    turn.resolve();
    await reached(id, 'done');
  });

  it('a server that is about to stop says so and gives up its connections', async () => {
    expect((await harness.app.inject('/health')).statusCode).toBe(200);
    harness.drain();
    const health = await harness.app.inject('/health');
    expect([health.statusCode, health.headers.connection, health.json().message]).toEqual([
      503,
      'close',
      expect.stringContaining('stopping'),
    ]);
    expect((await call('GET')).statusCode).toBe(200);
  });
});
