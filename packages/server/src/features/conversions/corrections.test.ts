import { CONVERSIONS_PATH, type Corrections } from '@tallyleaf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { conversionOf, deferred } from '../../testing/fake-converter.ts';
import { form, type Harness, newPdf, startHarness, until } from '../../testing/harness.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';

const GROCERIES: Corrections = { statements: [{ rows: [{ of: 0, amount: '-24.30', category: 'Groceries' }] }] };

describe.each(testDatabases)('what a person corrects, on $name', (kind) => {
  let harness: Harness;
  let me: TestUser;
  beforeAll(async () => {
    harness = await startHarness(kind);
    me = await createTestUser(harness.database);
  });
  afterAll(() => harness?.close());

  const get = (url: string, { headers }: TestUser = me) => harness.app.inject({ url, headers });
  const upload = async (): Promise<string> => {
    const body = await form([{ name: 'a.pdf', bytes: newPdf() }]);
    const headers = { ...body.headers, ...me.headers };
    const answer = await harness.app.inject({ method: 'POST', url: CONVERSIONS_PATH, payload: body.payload, headers });
    return `${CONVERSIONS_PATH}/${answer.json().data[0].id}`;
  };
  const done = async (): Promise<string> => {
    const path = await upload();
    await until(async () => (await get(path)).json().data.status === 'done');
    return path;
  };
  const put = (path: string, payload: object, { headers }: TestUser = me) =>
    harness.app.inject({ method: 'PUT', url: `${path}/corrections`, headers, payload });

  it('is laid over what was read, which stays', async () => {
    const path = await done();
    const before = (await get(path)).json().data;
    expect((await get(`${path}/corrections`)).json().data).toEqual({
      revision: 0,
      corrections: null,
      read: before.conversion,
    });
    const answer = await put(path, { revision: 0, corrections: GROCERIES });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { revision: 1, verdict: 'failed' }]);
    const { verdict, conversion } = (await get(path)).json().data;
    expect(verdict).toBe('failed');
    expect(conversion.statements[0].transactions[0]).toMatchObject({
      amount: '-24.30',
      category: 'Groceries',
      read: { amount: '-23.40' },
    });
    expect((await get(`${path}/corrections`)).json().data).toEqual({
      revision: 1,
      corrections: GROCERIES,
      read: before.conversion,
    });
    const [listed] = (await get(CONVERSIONS_PATH)).json().data.items;
    expect(listed).toMatchObject({ id: before.id, verdict: 'failed' });
  });

  it('may be rows that were not read, and others that are none', async () => {
    const path = await done();
    const added = { of: null, date: '2025-03-04', description: 'Cash', amount: '-23.40', valueDate: null };
    expect((await put(path, { revision: 0, corrections: { statements: [{ rows: [added] }] } })).statusCode).toBe(200);
    const { conversion } = (await get(path)).json().data;
    expect(conversion.statements[0]).toMatchObject({
      transactions: [{ description: 'Cash', valueDate: null, balance: null, origin: 'person' }],
      removed: [{ description: 'GREEN GROCER' }],
    });
  });

  it('is in every export', async () => {
    const path = await done();
    await put(path, { revision: 0, corrections: GROCERIES });
    expect((await get(`${path}/exports/csv`)).body).toContain('-24.30');
    const merged = await get(`/api/v1/exports?format=csv&merge=true&ids=${path.split('/').at(-1)}`);
    expect(merged.body).toContain('-24.30');
  });

  it('may be that dates and direction are right, or that every figure is the other way round', async () => {
    const dates = { kind: 'dates' as const, ok: false, rows: 1, broken: [], doubts: ['column' as const] };
    harness.converter.work = async (request) => {
      const read = await conversionOf(request);
      const statements = read.statements.map((one) => {
        const checks = [...one.reconciliation.checks, dates];
        const unread: ('dates' | 'direction')[] = ['dates', 'direction'];
        return { ...one, reconciliation: { status: 'unverifiable' as const, checks, unbound: [], unread } };
      });
      return { ...read, statements };
    };
    const path = await done();
    harness.converter.work = conversionOf;
    expect((await get(path)).json().data.verdict).toBe('unverifiable');
    const corrections: Corrections = { statements: [{ turned: true, confirmed: ['direction', 'dates'] }] };
    const answer = await put(path, { revision: 0, corrections });
    expect([answer.statusCode, answer.json().data.verdict]).toEqual([200, 'verified']);
    const [statement] = (await get(path)).json().data.conversion.statements;
    expect(statement).toMatchObject({ opening: '-100.00', closing: '-76.60', read: { turned: true } });
    expect(statement.transactions[0].amount).toBe('23.40');
    expect(statement.reconciliation.checks.at(-1)).toEqual({
      kind: 'dates',
      ok: true,
      rows: 1,
      broken: [],
      by: 'person',
    });
    expect((await get(`${path}/corrections`)).json().data.corrections).toEqual(corrections);
    expect((await put(path, { revision: 1, corrections: null })).json().data.verdict).toBe('unverifiable');
  });

  it('can be taken back', async () => {
    const path = await done();
    const { conversion } = (await get(path)).json().data;
    await put(path, { revision: 0, corrections: GROCERIES });
    expect((await put(path, { revision: 1, corrections: null })).json().data).toEqual({
      revision: 2,
      verdict: 'verified',
    });
    expect((await get(path)).json().data.conversion).toEqual(conversion);
    await put(path, { revision: 2, corrections: { statements: [{}] } });
    expect((await get(`${path}/corrections`)).json().data).toMatchObject({ revision: 3, corrections: null });
  });

  it('is not overwritten from another window', async () => {
    const path = await done();
    await put(path, { revision: 0, corrections: GROCERIES });
    const late = await put(path, { revision: 0, corrections: { statements: [{ closing: '1.00' }] } });
    expect(late.json()).toMatchObject({ code: 409, error: 'edited-elsewhere' });
    expect((await get(`${path}/corrections`)).json().data).toMatchObject({ revision: 1, corrections: GROCERIES });
  });

  it('must fit what was read', async () => {
    const path = await done();
    for (const statements of [
      [],
      [{ rows: [{ of: 1, amount: '1.00' }] }],
      [{ rows: [{ of: 0, amount: '1.5' }] }],
      [{ rows: [{ of: 0, amount: 'twelve' }] }],
      [{ rows: [{ amount: '1.00' }] }],
      [{ rows: [{ of: null, amount: '1.00' }] }],
      [{ opening: 12 }],
      [{ turned: false }],
      [{ confirmed: ['amounts'] }],
      [{ confirmed: ['dates', 'dates'] }],
    ]) {
      const answer = await put(path, { revision: 0, corrections: { statements } });
      expect([statements, answer.json().error]).toEqual([statements, 'invalid-input']);
    }
    expect((await get(`${path}/corrections`)).json().data.revision).toBe(0);
  });

  it('is the owner’s alone', async () => {
    const path = await done();
    const stranger = await createTestUser(harness.database);
    expect((await get(`${path}/corrections`, stranger)).statusCode).toBe(404);
    expect((await put(path, { revision: 0, corrections: GROCERIES }, stranger)).statusCode).toBe(404);
    expect((await get(`${path}/corrections`)).json().data.corrections).toBeNull();
  });

  it('needs a result', async () => {
    const held = deferred();
    harness.converter.work = async (request) => {
      await held.promise;
      return await conversionOf(request);
    };
    const path = await upload();
    expect((await put(path, { revision: 0, corrections: GROCERIES })).json().error).toBe('not-finished');
    held.resolve();
    harness.converter.work = conversionOf;
    await until(async () => (await get(path)).json().data.status === 'done');
  });
});
