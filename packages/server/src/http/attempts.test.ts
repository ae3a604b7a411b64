import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { sealWith } from '../secrets.ts';
import { testDatabases } from '../testing/database.ts';
import { type Attempts, createAttempts, deleteForgottenAttempts } from './attempts.ts';
import { ApiError } from './errors.ts';

describe.each(testDatabases)('attempts on $name', (kind) => {
  let database: Database;
  let attempts: Attempts;
  beforeAll(async () => {
    database = await kind.open();
    attempts = createAttempts(database.sql, sealWith(randomBytes(32)));
  });
  afterAll(() => database?.close());

  const fresh = () => ({ of: `account ${randomUUID()}`, free: 5, forgottenAfter: 3600 });
  /** Seconds to wait, 0 where the guess may be made. */
  const wait = (...guesses: ReturnType<typeof fresh>[]): Promise<number> =>
    attempts.guess(guesses).then(
      () => 0,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        expect(error.code).toBe('too-many-attempts');
        return Number(error.headers['retry-after']);
      },
    );
  const letPass = () => sql`update attempts set blocked_until = now()`.execute(database.sql);

  it('lets a few pass, then makes each wait twice as long as the one before, up to 15 minutes', async () => {
    const guess = fresh();
    for (let n = 0; n < 6; n++) expect(await wait(guess)).toBe(0);
    const waits: number[] = [];
    for (let n = 0; n < 13; n++) {
      waits.push(await wait(guess));
      // Asking again does not make it longer.
      expect(await wait(guess)).toBeLessThanOrEqual(waits.at(-1) ?? 0);
      await letPass();
      expect(await wait(guess)).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('counts guesses that are made at once', async () => {
    const guess = fresh();
    const waits = await Promise.all(Array.from({ length: 30 }, () => wait(guess)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(6);
  });

  it('makes no guess wait for one that was made beside it', async () => {
    for (let round = 0; round < 40; round++) {
      const guess = fresh();
      const waits = await Promise.all(Array.from({ length: guess.free }, () => wait(guess)));
      expect(waits).toEqual(Array(guess.free).fill(0));
    }
  });

  it('forgets what succeeded, and what is long ago', async () => {
    const guess = fresh();
    for (let n = 0; n < 6; n++) await wait(guess);
    expect(await wait(guess)).toBe(1);
    await attempts.forget(guess.of);
    for (let n = 0; n < 6; n++) expect(await wait(guess)).toBe(0);
    await sql`update attempts set expires_at = now()`.execute(database.sql);
    for (let n = 0; n < 6; n++) expect(await wait(guess)).toBe(0);
    expect(await wait(guess)).toBe(1);
  });

  it('gives back what was no guess', async () => {
    const guess = fresh();
    for (let n = 0; n < 20; n++) {
      expect(await wait(guess)).toBe(0);
      await attempts.forgive(guess);
    }
  });

  it('does not count the second where the first has to wait', async () => {
    const [first, second] = [fresh(), fresh()];
    for (let n = 0; n < 6; n++) await wait(first);
    for (let n = 0; n < 20; n++) expect(await wait(first, second)).toBe(1);
    expect(await wait(second)).toBe(0);
  });

  it('allows so many calls in a while', async () => {
    const quota = { of: `mails ${randomUUID()}`, max: 3, within: 3600 };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => attempts.allow(quota)));
    expect(answers.filter(Boolean)).toHaveLength(3);
    const refused = await attempts.demand(quota).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'too-many-attempts', headers: { 'retry-after': '3600' } });
    await sql`update attempts set expires_at = now()`.execute(database.sql);
    expect(await attempts.allow(quota)).toBe(true);
  });

  it('keeps no address, and nothing at all when it is due', async () => {
    await attempts.guess([{ of: 'account somebody@example.org', free: 1, forgottenAfter: 10 }]);
    const rows = await database.sql.selectFrom('attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('somebody');
    await sql`update attempts set expires_at = now()`.execute(database.sql);
    await deleteForgottenAttempts(database.sql);
    expect(await database.sql.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });
});
