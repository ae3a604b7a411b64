import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { PASSWORD, type PeopleApp, startPeopleApp } from '../../testing/people-app.ts';
import { ALIKE_MS } from './limits.ts';

const [embedded] = testDatabases;
const EMAIL = `${randomUUID()}@example.org`;

let people: PeopleApp;
beforeAll(async () => {
  if (!embedded) throw new Error('there is no database');
  people = await startPeopleApp(embedded, { alikeMs: ALIKE_MS });
  await people.signUp(people.browser(), EMAIL);
});
afterAll(() => people?.close());

it('answers that must not tell whether there is an account have a floor of 300 ms', () => expect(ALIKE_MS).toBe(300));

const body = { email: EMAIL, password: PASSWORD };
it.each([
  ['registering a known address', '/api/auth/register', body],
  ['registering an unknown one', '/api/auth/register', { ...body, email: `x${EMAIL}` }],
  ['asking for the mail again', '/api/auth/verify/resend', { email: `y${EMAIL}` }],
  ['a forgotten password of a known address', '/api/auth/forgot', { email: EMAIL }],
  ['a forgotten password of an unknown one', '/api/auth/forgot', { email: `z${EMAIL}` }],
])('%s takes at least so long', async (_what, url, payload) => {
  const start = performance.now();
  expect((await people.browser().post(url, payload)).statusCode).toBe(202);
  // Timers may be a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(ALIKE_MS - 2);
});
