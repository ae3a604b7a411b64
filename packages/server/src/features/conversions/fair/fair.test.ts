import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { Refusal } from '@tallyleaf/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Customer, documentOf, startCustomer } from '../../../testing/customer.ts';
import { testDatabases } from '../../../testing/database.ts';
import { conversionOf, type Deferred, deferred } from '../../../testing/fake-converter.ts';
import { form, type Harness, PDF, startHarness, until, visitor } from '../../../testing/harness.ts';
import { requeueInterrupted } from '../tidy.job.ts';
import { count, readMeters, subjectOf, WINDOW_MS } from './meters.ts';

describe.each(testDatabases)('fair use on $name', (kind) => {
  let harness: Harness;
  let many: Customer;
  let one: Customer;
  beforeAll(async () => {
    const environment = {
      WORKERS: '1',
      MAX_WAITING_FILES: '40',
      MAX_STORED_MB: '10',
      MAX_WORK_SECONDS_AN_HOUR: '1000',
      MAX_UNPAID_SECONDS_AN_HOUR: '10',
      MAX_FILES_AN_HOUR: '100',
    };
    harness = await startHarness(kind, { environment });
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    many = await startCustomer(harness);
    one = await startCustomer(harness);
  });
  afterEach(async () => {
    harness.converter.work = conversionOf;
    harness.converter.count = async () => 1;
    await until(async () => (await one.unfinished()) === 0);
  });

  const idsOf = async (answer: ReturnType<Customer['upload']>): Promise<string[]> =>
    (await answer).json().data.map(({ id }: { id: string }) => id);
  const documents = (number: number) => Array.from({ length: number }, () => documentOf());
  const cancelAll = async (who: Customer, ids: readonly string[]) => {
    for (const id of ids) await who.cancel(id);
  };
  /** Conversions end one by one, as the test says. */
  const stepwise = () => {
    const begun: string[] = [];
    const gates = new Map<string, Deferred<void>>();
    harness.converter.work = async (request, { signal }) => {
      const gate = deferred();
      signal.addEventListener('abort', () => gate.reject(new Error('stopped')));
      gates.set(request.fileName, gate);
      begun.push(request.fileName);
      await gate.promise;
      return conversionOf(request);
    };
    return { begun, end: (name: string) => gates.get(name)?.resolve() };
  };

  it('leaves a place for others, and gives turns to each', async () => {
    const { begun, end } = stepwise();
    const theirs = documents(6);
    await many.upload(theirs);
    await until(async () => begun.length === 1);
    // All that one may have is taken by the first; the place that is left is for somebody else.
    const ours = documents(2);
    await one.upload(ours);
    await until(async () => begun.length === 2);
    const ownerOf = (name: string) => (ours.some((file) => file.name === name) ? 'one' : 'many');
    expect(begun.map(ownerOf)).toEqual(['many', 'one']);
    end(begun[0] ?? '');
    await until(async () => begun.length === 3);
    end(begun[1] ?? '');
    await until(async () => begun.length === 4);
    expect(begun.slice(0, 4).map(ownerOf).sort()).toEqual(['many', 'many', 'one', 'one']);
    let ended = 2;
    while (ended < 8) {
      await until(async () => begun.length > ended);
      end(begun[ended++] ?? '');
    }
    expect([...begun].sort()).toEqual([...theirs, ...ours].map(({ name }) => name).sort());
  });

  it('gives an owner turns in the order in which files were handed in', async () => {
    const opened = many.gate();
    const ids = await idsOf(many.upload(documents(6)));
    const turns = (await jobs(['created', 'retry', 'active'])).filter(({ id }) => ids.includes(id));
    const byTurn = turns.sort((a, b) => b.priority - a.priority).map(({ id }) => id);
    expect(byTurn).toEqual(ids);
    opened.resolve();
  });

  it('keeps the turns of jobs that a restart gives anew', async () => {
    const opened = many.gate();
    const first = await idsOf(many.upload(documents(8)));
    const second = await idsOf(one.upload(documents(2)));
    const priorities = async () =>
      new Map(
        (await jobs())
          .filter(({ id }) => [...first, ...second].includes(id))
          .map(({ id, priority, group_id }) => [id, `${priority} ${group_id}`]),
      );
    const before = await priorities();
    const waiting = before.size;
    expect(waiting).toBeGreaterThan(5);
    await requeueInterrupted({ ...harness, sql: harness.database.sql });
    const after = await priorities();
    for (const [id, place] of before) if (after.has(id)) expect(after.get(id)).toBe(place);
    opened.resolve();
  });

  const jobs = async (states = ['created', 'retry']) =>
    (
      await harness.database.raw.transaction((session) =>
        session.query<{ id: string; priority: number; group_id: string; start_after: Date }>(
          "select id, priority, group_id, start_after from queue.job where name = 'convert' and state::text = any($1)",
          [states],
        ),
      )
    ).sort((a, b) => (a.id < b.id ? -1 : 1));

  it('lets those wait whose unpaid files took more of the workers than they may', async () => {
    const owner = { kind: 'user', id: many.me.id } as const;
    await count(harness.database.sql, [{ subject: subjectOf(owner), meter: 'unpaid', ms: WINDOW_MS }]);
    const opened = deferred();
    let refused = 0;
    harness.converter.work = async () => {
      refused++;
      await opened.promise;
      throw new Refusal('no-statement');
    };
    // All accepted while the allowance lasts; the first refusal uses it up.
    await harness.database.sql.deleteFrom('fair_use').where('subject', '=', subjectOf(owner)).execute();
    const ids = await idsOf(many.upload(documents(6)));
    await until(async () => refused > 0);
    await count(harness.database.sql, [{ subject: subjectOf(owner), meter: 'unpaid', ms: 2 * WINDOW_MS }]);
    opened.resolve();
    await until(async () => (await jobs()).some(({ start_after }) => start_after.getTime() > Date.now() + 60_000));
    const held = await many.upload();
    expect([held.statusCode, held.json().error]).toEqual([429, 'rate-limited']);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(60);
    // Others are not held up.
    harness.converter.work = conversionOf;
    expect(await one.finished(await one.idOf(one.upload()))).toBe('done');
    await cancelAll(many, ids);
  });

  it('shuts nobody out for longer than two hours, nor for what was counted while a clock stood ahead', async () => {
    const { sql } = harness.database;
    const subject = subjectOf({ kind: 'user', id: many.me.id });
    const aheadOf = async (name: string) =>
      (await readMeters(sql, [subject])).find(({ meter }) => meter === name)?.ahead ?? 0;
    await count(sql, [{ subject, meter: 'unpaid', ms: WINDOW_MS }]);
    await count(sql, [{ subject, meter: 'unpaid', ms: 24 * WINDOW_MS }]);
    expect((await many.upload()).statusCode).toBe(429);
    expect(await aheadOf('unpaid')).toBeLessThanOrEqual(2 * WINDOW_MS);
    expect(await aheadOf('unpaid')).toBeGreaterThan(1.9 * WINDOW_MS);

    await sql.deleteFrom('fair_use').where('subject', '=', subject).execute();
    const until = new Date(Date.now() + 3 * WINDOW_MS);
    const meters = ['files', 'bytes', 'work', 'unpaid'] as const;
    await sql
      .insertInto('fair_use')
      .values(meters.map((meter) => ({ subject, meter, until })))
      .execute();
    const id = await many.idOf(many.upload());
    expect(await aheadOf('files')).toBeLessThan(WINDOW_MS / 10);
    expect(await many.finished(id)).toBe('done');
    // Turns may be as far ahead as there is work.
    await count(sql, [{ subject, meter: 'turn', ms: 5 * WINDOW_MS }]);
    expect(await aheadOf('turn')).toBeGreaterThan(4 * WINDOW_MS);
  });

  it('counts what was cancelled among what no credits pay for', async () => {
    const opened = many.gate();
    const id = await many.idOf(many.upload());
    await until(async () => (await many.send('GET', `${CONVERSIONS_PATH}/${id}`)).json().data.status === 'running');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await many.cancel(id);
    opened.resolve();
    const unpaid = async () =>
      (await readMeters(harness.database.sql, [subjectOf({ kind: 'user', id: many.me.id })])).find(
        ({ meter }) => meter === 'unpaid',
      )?.until;
    const counted = await until(unpaid);
    expect(await many.finished(await many.idOf(many.upload()))).toBe('done');
    expect(await unpaid()).toEqual(counted);
  });

  it('reads what is too slow to count one at a time, whosever it is, and others beside it', async () => {
    harness.converter.count = async (_source, _about, { ms }) => {
      if (ms < 10_000) throw new Refusal('took-too-long');
      return 1;
    };
    const { begun, end } = stepwise();
    await many.upload();
    await one.upload();
    await until(async () => begun.length === 1);
    harness.converter.count = async () => 1;
    const quick = [documentOf(), documentOf()] as const;
    await many.upload([quick[0]]);
    await one.upload([quick[1]]);
    await until(async () => begun.length === 3);
    expect(new Set(begun.slice(1))).toEqual(new Set(quick.map(({ name }) => name)));
    for (const name of begun) end(name);
    await until(async () => begun.length === 4);
    end(begun[3] ?? '');
  });

  it('counts what a worker spends, and moves what waits when it was more than was thought', async () => {
    const opened = many.gate();
    const ids = await idsOf(many.upload(documents(4)));
    const before = await jobs();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    harness.converter.work = conversionOf;
    const priorityOf = (all: Awaited<ReturnType<typeof jobs>>, id: string | undefined) =>
      all.find((job) => job.id === id)?.priority ?? Number.NaN;
    const last = before.reduce((a, b) => (a.priority < b.priority ? a : b)).id;
    const second = many.gate();
    opened.resolve();
    await until(async () => (await Promise.all(ids.map(many.statusOf))).includes('done'));
    await until(async () => priorityOf(await jobs(), last) < priorityOf(before, last));
    const meters = await readMeters(harness.database.sql, [subjectOf({ kind: 'user', id: many.me.id })]);
    expect(meters.map(({ meter }) => meter)).toContain('work');
    second.resolve();
  });

  it('refuses more than may wait, with the time after which to come again, and keeps nothing of it', async () => {
    const opened = many.gate();
    const ids = await idsOf(many.upload(documents(40)));
    const before = await many.stored();
    const answer = await many.upload();
    expect([answer.statusCode, answer.json().error, answer.headers['retry-after']]).toEqual([429, 'queue-full', '30']);
    expect(await many.stored()).toEqual(before);
    expect(await many.available()).toBe(60);
    await cancelAll(many, ids);
    expect((await many.upload()).statusCode).toBe(202);
    opened.resolve();
  });

  it('refuses more bytes than may be kept', async () => {
    const large = { name: 'large.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(9_900_000, randomUUID())]) };
    const id = await many.idOf(many.upload([large]));
    const another = { ...large, bytes: Buffer.concat([PDF, Buffer.alloc(200_000, randomUUID())]) };
    const answer = await many.upload([another]);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'too-much-stored']);
    await many.finished(id);
    await many.send('DELETE', `${CONVERSIONS_PATH}/${id}`);
    expect((await many.upload([another])).statusCode).toBe(202);
  });

  it('lets a visitor hand in a tenth as many files an hour, and visitors of one network four times that', async () => {
    const send = async (id: string, remoteAddress: string, files: number) => {
      const { payload, headers } = await form(documents(files));
      const request = { method: 'POST', url: CONVERSIONS_PATH, payload, remoteAddress } as const;
      return (await harness.app.inject({ ...request, headers: { ...headers, ...visitor(id) } })).statusCode;
    };
    const waitFor = () => until(async () => (await one.unfinished()) === 0);
    const me = randomUUID();
    for (let n = 0; n < 5; n++) {
      expect(await send(me, '203.0.113.7', 2)).toBe(202);
      await waitFor();
    }
    expect(await send(me, '203.0.113.7', 2)).toBe(429);
    for (let n = 0; n < 15; n++) {
      expect(await send(randomUUID(), '203.0.113.7', 2)).toBe(202);
      await waitFor();
    }
    expect(await send(randomUUID(), '203.0.113.7', 2)).toBe(429);
    expect(await send(randomUUID(), '203.0.113.8', 2)).toBe(202);
  });
});
