import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CONVERSIONS_PATH, CREDITS_PATH, DEDUCT_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, type Deferred, deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until } from '../../testing/harness.ts';
import { silentLog } from '../../testing/log.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { auditLedger } from '../credits/audit.ts';
import { charges } from '../credits/ledger.ts';
import { endConversion } from './end-conversion.ts';
import { tidy } from './tidy.job.ts';

/** A document unlike any other; the fake counter reads its pages from its text. */
const document = (pages = 1, name: string = randomUUID()) => ({
  name: `${name}.pdf`,
  bytes: Buffer.concat([PDF, Buffer.from(`% ${name}\n% pages ${pages}\n`)]),
});

describe.each(testDatabases)('what conversions cost, on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  beforeAll(async () => {
    harness = await startHarness(kind);
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    me = await createTestUser(harness.database);
    harness.converter.work = conversionOf;
    harness.converter.count = async (source) => {
      const text = 'path' in source ? await readFile(source.path, 'latin1') : '';
      return Number(/% pages (\d+)/.exec(text)?.[1] ?? 1);
    };
  });
  afterEach(async () => {
    await until(async () => (await unfinished()) === 0);
    expect(await auditLedger(harness.database.sql)).toMatchObject({ ok: true, problems: [], totals: { held: 0 } });
  });

  const unfinished = async () =>
    (
      await harness.database.sql
        .selectFrom('conversions')
        .where('status', 'in', ['queued', 'running'])
        .select('id')
        .execute()
    ).length;
  const upload = async (files = [document()], fields = {}, headers = {}) => {
    const body = await form(files, fields);
    return harness.app.inject({
      method: 'POST',
      url: CONVERSIONS_PATH,
      payload: body.payload,
      headers: { ...body.headers, ...me.headers, ...headers },
    });
  };
  const idOf = async (answer: ReturnType<typeof upload>): Promise<string> => (await answer).json().data[0].id;
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    harness.app.inject({ method, url, headers: me.headers, ...(payload && { payload }) });
  const statusOf = async (id: string) => (await send('GET', `${CONVERSIONS_PATH}/${id}`)).json().data?.status;
  const finished = (id: string) =>
    until(async () => {
      const status = await statusOf(id);
      return !['queued', 'running'].includes(status) && status;
    });
  const available = async () => (await send('GET', CREDITS_PATH)).json().data.available;
  const spend = (amount: number) =>
    send('POST', DEDUCT_PATH, { amount, reason: 'test', idempotency_key: randomUUID() });
  const stored = async () => {
    const ids: string[] = [];
    for await (const { id } of harness.storage.list()) ids.push(id);
    return ids.sort();
  };
  const cancel = (id: string) => send('POST', `${CONVERSIONS_PATH}/${id}/cancel`);
  /** Lets conversions end only once the gate opens. */
  const gate = (): Deferred<void> => {
    const opened = deferred();
    harness.converter.work = async (request, { signal }) => {
      signal.throwIfAborted();
      const stopped = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
      await Promise.race([opened.promise, stopped]);
      return conversionOf(request);
    };
    return opened;
  };

  it('is a credit a page: held at once, taken when it is done', async () => {
    const opened = gate();
    const answer = await upload([document(3), document(4)]);
    expect(await available()).toBe(93);
    expect((await auditLedger(harness.database.sql)).totals.held).toBe(7);
    opened.resolve();
    for (const { id } of answer.json().data) expect(await finished(id)).toBe('done');
    expect(await available()).toBe(93);
  });

  it('is refused at once for the whole request when there is too little, and nothing is kept', async () => {
    const before = await stored();
    const answer = await upload([document(60), document(41)], {}, { 'idempotency-key': 'key' });
    expect([answer.statusCode, answer.json()]).toEqual([
      402,
      {
        code: 402,
        error: 'credits-insufficient',
        message: 'There are not enough credits for this: 101 needed, 100 available.',
        data: { required: 101, available: 100 },
      },
    ]);
    expect(await stored()).toEqual(before);
    expect((await send('GET', CONVERSIONS_PATH)).json().data.items).toEqual([]);
    expect(await available()).toBe(100);
    expect((await upload([document(60)], {}, { 'idempotency-key': 'key' })).statusCode).toBe(202);
  });

  it('is held once for a request that is repeated', async () => {
    const file = document(5);
    const answers = await Promise.all([1, 2, 3].map(() => upload([file], {}, { 'idempotency-key': 'again' })));
    expect(new Set(answers.map((answer) => answer.json().data[0].id)).size).toBe(1);
    await finished(answers[0]?.json().data[0].id);
    expect(await available()).toBe(95);
  });

  it('goes back when the document is refused, or fails', async () => {
    harness.converter.work = async () => {
      throw new Refusal('no-statement');
    };
    expect(await finished(await idOf(upload([document(3)])))).toBe('refused');
    expect(await available()).toBe(100);
    harness.converter.work = async () => {
      throw new Error('a fault');
    };
    expect(await finished(await idOf(upload([document(3)])))).toBe('failed');
    expect(await available()).toBe(100);
  });

  it('goes back when it is cancelled, deleted while it runs, or not begun in time', async () => {
    gate();
    await cancel(await idOf(upload([document(3)])));
    expect(await available()).toBe(100);
    await send('DELETE', `${CONVERSIONS_PATH}/${await idOf(upload([document(3)]))}`);
    expect(await available()).toBe(100);
    const id = await idOf(upload([document(3)]));
    expect(await available()).toBe(97);
    await sql`update conversions set expires_at = now() where id = ${id}`.execute(harness.database.sql);
    await tidy({ ...harness, sql: harness.database.sql, charges, log: silentLog() });
    expect(await available()).toBe(100);
  });

  it('does not come back when a result is deleted', async () => {
    const id = await idOf(upload([document(3)]));
    await finished(id);
    await send('DELETE', `${CONVERSIONS_PATH}/${id}`);
    expect(await available()).toBe(97);
  });

  it('is paid once however often the work is begun, and whoever ends it first', async () => {
    let attempts = 0;
    harness.converter.work = async (request) => {
      if (++attempts < 3) throw new Error('a fault');
      return conversionOf(request);
    };
    const id = await idOf(upload([document(2)]));
    expect(await finished(id)).toBe('done');
    expect([attempts, await available()]).toEqual([3, 98]);

    gate();
    const raced = await idOf(upload([document(2)]));
    const needs = { ...harness, sql: harness.database.sql, charges };
    const conversion = await conversionOf({ source: { bytes: PDF }, fileName: '', passwords: [], locale: undefined });
    const ends = await Promise.all([
      endConversion(needs, raced, { status: 'done', conversion }),
      endConversion(needs, raced, { status: 'failed' }),
      endConversion(needs, raced, { status: 'done', conversion }),
      cancel(raced).then(() => false),
    ]);
    expect(ends.filter(Boolean).length).toBeLessThanOrEqual(1);
    const status = await finished(raced);
    expect(await available()).toBe(status === 'done' ? 96 : 98);
  }, 60_000);

  it('is one page for what cannot be opened, and for pictures', async () => {
    harness.converter.count = async () => {
      throw new Refusal('password-required');
    };
    await finished(await idOf(upload([document(9)])));
    harness.converter.count = async () => 9;
    const png = { name: 'a.png', bytes: Buffer.from(`\x89PNG\r\n\x1a\n${randomUUID()}`, 'latin1') };
    await finished(await idOf(upload([png])));
    expect(await available()).toBe(98);
  });

  it('is a fault of ours when nothing counts: nothing is kept', async () => {
    const before = await stored();
    harness.converter.count = async () => {
      throw new Error('the engine does not start');
    };
    expect((await upload()).statusCode).toBe(500);
    expect(await stored()).toEqual(before);
    expect(await available()).toBe(100);
  });

  describe('for the same file twice', () => {
    const file = () => document(5);

    it('is paid once, while the first result is kept', async () => {
      const same = file();
      const first = await idOf(upload([same]));
      await finished(first);
      await finished(await idOf(upload([same, same])));
      expect(await available()).toBe(95);
      const { items } = (await send('GET', CONVERSIONS_PATH)).json().data;
      for (const { id } of items) await send('DELETE', `${CONVERSIONS_PATH}/${id}`);
      await finished(await idOf(upload([same])));
      expect(await available()).toBe(90);
    });

    it('is paid once while the first is still on its way, and when both come at the same time', async () => {
      const opened = gate();
      const same = file();
      const answers = await Promise.all([1, 2, 3, 4].map(() => upload([same])));
      expect(await available()).toBe(95);
      opened.resolve();
      for (const answer of answers) expect(await finished(answer.json().data[0].id)).toBe('done');
      expect(await available()).toBe(95);
    });

    it('is not made free by cancelling or deleting the first', async () => {
      const opened = gate();
      const same = file();
      const [first, second, third] = [
        await idOf(upload([same])),
        await idOf(upload([same])),
        await idOf(upload([same])),
      ];
      await cancel(first);
      await send('DELETE', `${CONVERSIONS_PATH}/${second}`);
      expect(await available()).toBe(95);
      opened.resolve();
      expect(await finished(third)).toBe('done');
      expect(await available()).toBe(95);
    });

    it('goes back once none of them is wanted, also when all are cancelled at the same time', async () => {
      gate();
      const same = file();
      const ids = await Promise.all([1, 2, 3, 4, 5].map(() => idOf(upload([same]))));
      await Promise.all(ids.map(cancel));
      expect(await available()).toBe(100);
    });

    it('is paid when more pages are seen with another password', async () => {
      const same = file();
      const opened = gate();
      harness.converter.count = async (_source, { passwords }) => {
        if (passwords.includes('right')) return 5;
        throw new Refusal('password-wrong');
      };
      const first = await idOf(upload([same], { password: 'wrong' }));
      const second = await idOf(upload([same], { password: 'right' }));
      expect(await available()).toBe(94);
      opened.resolve();
      for (const id of [first, second]) await finished(id);
    });

    it('is each owner’s own', async () => {
      const same = file();
      await finished(await idOf(upload([same])));
      me = await createTestUser(harness.database);
      await finished(await idOf(upload([same])));
      expect(await available()).toBe(95);
    });
  });

  it('charges 50 pages of 200 that come at once to an owner with 50 credits, and refuses the rest', async () => {
    await spend(50);
    const answers = await Promise.all(Array.from({ length: 200 }, () => upload()));
    const accepted = answers.filter((answer) => answer.statusCode === 202);
    const refused = answers.filter((answer) => answer.statusCode === 402);
    expect([accepted.length, refused.length]).toEqual([50, 150]);
    for (const answer of accepted) expect(await finished(answer.json().data[0].id)).toBe('done');
    expect(await available()).toBe(0);
    const { rows } = await sql<{ taken: number; entries: number }>`
      select -sum(held) filter (where kind = 'take')::int as taken, count(*)::int as entries from credit_entries
      where owner_id = ${me.id} and reason = 'conversion'`.execute(harness.database.sql);
    expect(rows[0]).toEqual({ taken: expect.anything(), entries: 100 });
    expect(Number(rows[0]?.taken)).toBe(50);
    expect((await upload()).json().data).toEqual({ required: 1, available: 0 });
  }, 120_000);

  it('is nothing on an unlimited plan', async () => {
    await sql`insert into subscriptions (id, user_id, plan_index, status, started_at, period_start, period_end, created_at, updated_at)
      values (${randomUUID()}, ${me.id}, 6, 'active', now(), now(), now() + interval '30 days', now(), now())`.execute(
      harness.database.sql,
    );
    expect(await finished(await idOf(upload([document(1000)])))).toBe('done');
    const rows = await harness.database.sql
      .selectFrom('credit_entries')
      .where('owner_id', '=', me.id)
      .where('kind', '<>', 'grant')
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  describe('keeps files and results', () => {
    const keep = (settings: { keep_hours?: number; keep_files?: boolean }) =>
      harness.database.sql.updateTable('users').set(settings).where('id', '=', me.id).execute();
    const kept = async (id: string) => {
      const { data } = (await send('GET', `${CONVERSIONS_PATH}/${id}`)).json();
      return (Date.parse(data.expiresAt) - Date.parse(data.createdAt)) / 3_600_000;
    };

    it('for 30 days, or as the user set', async () => {
      expect(await kept(await idOf(upload()))).toBe(30 * 24);
      await keep({ keep_hours: 5 });
      expect(await kept(await idOf(upload()))).toBe(5);
    });

    it('without the file where the user wants it so', async () => {
      await keep({ keep_files: false });
      const before = await stored();
      const id = await idOf(upload());
      expect(await finished(id)).toBe('done');
      await until(async () => (await stored()).length === before.length);
      expect((await send('GET', `${CONVERSIONS_PATH}/${id}/file`)).json()).toMatchObject({ error: 'file-gone' });
      expect((await send('GET', `${CONVERSIONS_PATH}/${id}/exports/csv`)).statusCode).toBe(200);
    });
  });
});
