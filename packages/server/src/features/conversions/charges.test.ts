import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Customer, documentOf, startCustomer } from '../../testing/customer.ts';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, deferred } from '../../testing/fake-converter.ts';
import { type Harness, PDF, startHarness, until } from '../../testing/harness.ts';
import { silentLog } from '../../testing/log.ts';
import { auditLedger } from '../credits/audit.ts';
import { charges } from '../credits/ledger.ts';
import { endConversion } from './end-conversion.ts';
import { tidy } from './tidy.job.ts';

describe.each(testDatabases)('what conversions cost, on $name', (kind) => {
  let harness: Harness;
  let we: Customer;
  beforeAll(async () => {
    harness = await startHarness(kind);
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    we = await startCustomer(harness);
  });
  afterEach(async () => {
    await until(async () => (await we.unfinished()) === 0);
    expect(await auditLedger(harness.database.sql)).toMatchObject({ ok: true, problems: [], totals: { held: 0 } });
  });

  it('is a credit a page: held at once, taken when it is done', async () => {
    const opened = we.gate();
    const answer = await we.upload([documentOf(3), documentOf(4)]);
    expect(await we.available()).toBe(93);
    expect((await auditLedger(harness.database.sql)).totals.held).toBe(7);
    opened.resolve();
    for (const { id } of answer.json().data) expect(await we.finished(id)).toBe('done');
    expect(await we.available()).toBe(93);
  });

  it('is refused at once for the whole request when there is too little, and nothing is kept', async () => {
    const before = await we.stored();
    const answer = await we.upload([documentOf(60), documentOf(41)], {}, { 'idempotency-key': 'key' });
    expect([answer.statusCode, answer.json()]).toEqual([
      402,
      {
        code: 402,
        error: 'credits-insufficient',
        message: 'There are not enough credits for this: 101 needed, 100 available.',
        data: { required: 101, available: 100 },
      },
    ]);
    expect(await we.stored()).toEqual(before);
    expect((await we.send('GET', CONVERSIONS_PATH)).json().data.items).toEqual([]);
    expect(await we.available()).toBe(100);
    expect((await we.upload([documentOf(60)], {}, { 'idempotency-key': 'key' })).statusCode).toBe(202);
  });

  it('is held once for a request that is repeated', async () => {
    const file = documentOf(5);
    const answers = await Promise.all([1, 2, 3].map(() => we.upload([file], {}, { 'idempotency-key': 'again' })));
    expect(new Set(answers.map((answer) => answer.json().data[0].id)).size).toBe(1);
    await we.finished(answers[0]?.json().data[0].id);
    expect(await we.available()).toBe(95);
  });

  it('goes back when the document is refused, or fails', async () => {
    harness.converter.work = async () => {
      throw new Refusal('no-statement');
    };
    expect(await we.finished(await we.idOf(we.upload([documentOf(3)])))).toBe('refused');
    expect(await we.available()).toBe(100);
    harness.converter.work = async () => {
      throw new Error('a fault');
    };
    expect(await we.finished(await we.idOf(we.upload([documentOf(3)])))).toBe('failed');
    expect(await we.available()).toBe(100);
  });

  it('goes back when it is cancelled, deleted while it runs, or not begun in time', async () => {
    we.gate();
    await we.cancel(await we.idOf(we.upload([documentOf(3)])));
    expect(await we.available()).toBe(100);
    await we.send('DELETE', `${CONVERSIONS_PATH}/${await we.idOf(we.upload([documentOf(3)]))}`);
    expect(await we.available()).toBe(100);
    const id = await we.idOf(we.upload([documentOf(3)]));
    expect(await we.available()).toBe(97);
    await sql`update conversions set expires_at = now() where id = ${id}`.execute(harness.database.sql);
    await tidy({ ...harness, sql: harness.database.sql, charges, limits: harness.config.limits, log: silentLog() });
    expect(await we.available()).toBe(100);
  });

  it('does not come back when a result is deleted', async () => {
    const id = await we.idOf(we.upload([documentOf(3)]));
    await we.finished(id);
    await we.send('DELETE', `${CONVERSIONS_PATH}/${id}`);
    expect(await we.available()).toBe(97);
  });

  it('is paid once however often the work is begun, and whoever ends it first', async () => {
    let attempts = 0;
    harness.converter.work = async (request) => {
      if (++attempts < 3) throw new Error('a fault');
      return conversionOf(request);
    };
    const id = await we.idOf(we.upload([documentOf(2)]));
    expect(await we.finished(id)).toBe('done');
    expect([attempts, await we.available()]).toEqual([3, 98]);

    we.gate();
    const raced = await we.idOf(we.upload([documentOf(2)]));
    const needs = { ...harness, sql: harness.database.sql, charges };
    const conversion = await conversionOf({
      source: { bytes: PDF },
      fileName: '',
      passwords: [],
      locale: undefined,
      layouts: [],
    });
    const ends = await Promise.all([
      endConversion(needs, raced, { status: 'done', conversion }),
      endConversion(needs, raced, { status: 'failed' }),
      endConversion(needs, raced, { status: 'done', conversion }),
      we.cancel(raced).then(() => false),
    ]);
    expect(ends.filter(Boolean).length).toBeLessThanOrEqual(1);
    const status = await we.finished(raced);
    expect(await we.available()).toBe(status === 'done' ? 96 : 98);
  }, 60_000);

  it('is one page for what cannot be opened, and for pictures', async () => {
    harness.converter.count = async () => {
      throw new Refusal('password-required');
    };
    await we.finished(await we.idOf(we.upload([documentOf(9)])));
    harness.converter.count = async () => 9;
    const png = { name: 'a.png', bytes: Buffer.from(`\x89PNG\r\n\x1a\n${randomUUID()}`, 'latin1') };
    await we.finished(await we.idOf(we.upload([png])));
    expect(await we.available()).toBe(98);
  });

  it('is nothing for what keeps the counter busy: its job refuses it', async () => {
    harness.converter.count = async () => {
      throw new Refusal('took-too-long');
    };
    expect(await we.finished(await we.idOf(we.upload()))).toBe('refused');
    expect(await we.available()).toBe(100);
  });

  it('is one credit until its job has counted what takes long, and all of it then', async () => {
    const opened = we.gate();
    const counted = deferred();
    harness.converter.count = async (_source, _about, { ms }) => {
      if (ms < 10_000) throw new Refusal('took-too-long');
      await counted.promise;
      return 7;
    };
    const id = await we.idOf(we.upload());
    expect(await we.available()).toBe(99);
    counted.resolve();
    await until(async () => (await we.available()) === 93);
    opened.resolve();
    expect(await we.finished(id)).toBe('done');
    expect(await we.available()).toBe(93);
    const { data } = (await we.send('GET', `${CONVERSIONS_PATH}/${id}`)).json();
    expect(data.status).toBe('done');
  });

  it('is nothing where there are too few credits for the pages that its job counts', async () => {
    await we.spend(96);
    harness.converter.count = async (_source, _about, { ms }) => {
      if (ms < 10_000) throw new Refusal('took-too-long');
      return 5;
    };
    const id = await we.idOf(we.upload());
    expect(await we.finished(id)).toBe('refused');
    const { data } = (await we.send('GET', `${CONVERSIONS_PATH}/${id}`)).json();
    expect(data.refusal.code).toBe('too-few-credits');
    expect(await we.available()).toBe(4);
  });

  it('is shared by conversions of one file, also where their jobs count the pages', async () => {
    const opened = we.gate();
    const counted = deferred();
    harness.converter.count = async (_source, _about, { ms }) => {
      if (ms < 10_000) throw new Refusal('took-too-long');
      await counted.promise;
      return 6;
    };
    const same = documentOf(6);
    const ids = [];
    for (const locale of ['de', 'fr'])
      ids.push(await we.idOf(we.upload([same], { options: JSON.stringify({ locale }) })));
    counted.resolve();
    // The second is counted only once the first is read: until then, the credit that both were accepted for is held for it.
    await until(async () => (await we.available()) === 93);
    opened.resolve();
    for (const id of ids) expect(await we.finished(id)).toBe('done');
    await until(async () => (await we.available()) === 94);
  });

  it('is a fault of ours when nothing counts: nothing is kept', async () => {
    const before = await we.stored();
    harness.converter.count = async () => {
      throw new Error('the engine does not start');
    };
    expect((await we.upload()).statusCode).toBe(500);
    expect(await we.stored()).toEqual(before);
    expect(await we.available()).toBe(100);
  });

  it('charges 50 pages of 200 that come at once to an owner with 50 credits, and refuses the rest', async () => {
    await we.spend(50);
    const answers = await Promise.all(Array.from({ length: 200 }, () => we.upload()));
    const accepted = answers.filter((answer) => answer.statusCode === 202);
    const refused = answers.filter((answer) => answer.statusCode === 402);
    expect([accepted.length, refused.length]).toEqual([50, 150]);
    for (const answer of accepted) expect(await we.finished(answer.json().data[0].id)).toBe('done');
    expect(await we.available()).toBe(0);
    const { rows } = await sql<{ taken: number; entries: number }>`
      select -sum(held) filter (where kind = 'take')::int as taken, count(*)::int as entries from credit_entries
      where owner_id = ${we.me.id} and reason = 'conversion'`.execute(harness.database.sql);
    expect(rows[0]).toEqual({ taken: expect.anything(), entries: 100 });
    expect(Number(rows[0]?.taken)).toBe(50);
    expect((await we.upload()).json().data).toEqual({ required: 1, available: 0 });
  }, 120_000);

  it('is nothing on an unlimited plan', async () => {
    await sql`insert into subscriptions (id, user_id, plan_index, status, started_at, period_start, period_end, created_at, updated_at)
      values (${randomUUID()}, ${we.me.id}, 6, 'active', now(), now(), now() + interval '30 days', now(), now())`.execute(
      harness.database.sql,
    );
    expect(await we.finished(await we.idOf(we.upload([documentOf(1000)])))).toBe('done');
    const rows = await harness.database.sql
      .selectFrom('credit_entries')
      .where('owner_id', '=', we.me.id)
      .where('kind', '<>', 'grant')
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  describe('keeps files and results', () => {
    const keep = (settings: { keep_hours?: number; keep_files?: boolean }) =>
      harness.database.sql.updateTable('users').set(settings).where('id', '=', we.me.id).execute();
    const kept = async (id: string) => {
      const { data } = (await we.send('GET', `${CONVERSIONS_PATH}/${id}`)).json();
      return (Date.parse(data.expiresAt) - Date.parse(data.createdAt)) / 3_600_000;
    };

    it('for 30 days, or as the user set', async () => {
      expect(await kept(await we.idOf(we.upload()))).toBe(30 * 24);
      await keep({ keep_hours: 5 });
      expect(await kept(await we.idOf(we.upload()))).toBe(5);
    });

    it('without the file where the user wants it so', async () => {
      await keep({ keep_files: false });
      const before = await we.stored();
      const id = await we.idOf(we.upload());
      expect(await we.finished(id)).toBe('done');
      await until(async () => (await we.stored()).length === before.length);
      expect((await we.send('GET', `${CONVERSIONS_PATH}/${id}/file`)).json()).toMatchObject({ error: 'file-gone' });
      expect((await we.send('GET', `${CONVERSIONS_PATH}/${id}/exports/csv`)).statusCode).toBe(200);
    });
  });
});
