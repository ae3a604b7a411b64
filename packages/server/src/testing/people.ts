import { randomUUID } from 'node:crypto';
import type { Database } from '../database/client.ts';
import { openSession } from '../features/people/sessions.ts';

/** Somebody who is signed in. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** The header of the user's calls. */
  readonly headers: { readonly authorization: string };
}

/** Puts a user with a verified address into the database, signed in; for tests that are not about signing in. */
export async function createTestUser({ sql }: Pick<Database, 'sql'>): Promise<TestUser> {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const now = new Date();
  await sql
    .insertInto('users')
    .values({ id, email, email_key: email, email_verified_at: now, username: 'Test', created_at: now })
    .execute();
  const token = await openSession(sql, id, { method: 'password', userAgent: 'test' });
  return { id, email, token, headers: { authorization: `Bearer ${token}` } };
}
