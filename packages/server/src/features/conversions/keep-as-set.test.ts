import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { form, type Harness, PDF, startHarness, until } from '../../testing/harness.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';

describe.each(testDatabases)('what a user sets about keeping, on $name', (kind) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness(kind);
  });
  afterAll(() => harness?.close());

  const get = ({ headers }: TestUser, url: string) => harness.app.inject({ url, headers });
  const set = ({ headers }: TestUser, payload: object) =>
    harness.app.inject({ method: 'PATCH', url: '/api/account', headers, payload });
  const upload = async (user: TestUser) => {
    const body = await form([{ name: 'a.pdf', bytes: PDF }]);
    const headers = { ...body.headers, ...user.headers };
    const answer = await harness.app.inject({ method: 'POST', url: CONVERSIONS_PATH, payload: body.payload, headers });
    const path = `${CONVERSIONS_PATH}/${answer.json().data[0].id}`;
    await until(async () => (await get(user, path)).json().data.status === 'done');
    return path;
  };
  const hoursKept = async (user: TestUser, path: string) => {
    const { createdAt, expiresAt } = (await get(user, path)).json().data;
    return (Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000;
  };

  it('holds for what is there already', async () => {
    const [user, other] = [await createTestUser(harness.database), await createTestUser(harness.database)];
    const path = await upload(user);
    const others = await upload(other);
    expect(await hoursKept(user, path)).toBe(30 * 24);
    expect((await set(user, { keep_hours: 5 })).statusCode).toBe(200);
    expect(await hoursKept(user, path)).toBe(5);
    await set(user, { keep_hours: null });
    expect(await hoursKept(user, path)).toBe(30 * 24);
    expect((await get(user, `${path}/file`)).statusCode).toBe(200);
    await set(user, { keep_files: false });
    expect((await get(user, `${path}/file`)).json()).toMatchObject({ code: 410, error: 'file-gone' });
    expect((await get(user, path)).json().data.status).toBe('done');
    expect(await hoursKept(other, others)).toBe(30 * 24);
    expect((await get(other, `${others}/file`)).statusCode).toBe(200);
  });
});
