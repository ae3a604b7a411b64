import { randomUUID } from 'node:crypto';
import { PROVIDER_LOGIN_PATH, PROVIDER_VERIFY_PATH } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { createTestUser } from '../../testing/people.ts';
import type { Person } from '../../testing/provider.ts';
import { expectFailure, FLOW_COOKIE, GOOGLE, SignInBench, somebody, TRADE_PATH } from '../../testing/sign-in.ts';

describe.each(testDatabases)('a sign-in by a provider on $name', (kind) => {
  let bench: SignInBench;
  beforeAll(async () => {
    bench = await SignInBench.start(kind);
  });
  afterAll(() => bench?.close());
  beforeEach(() => bench.moveOn());

  describe('what is refused', () => {
    it('is the same answer a second time', async () => {
      const { back, flow } = await bench.come(somebody());
      expect((await bench.verify(back.search, flow)).statusCode).toBe(200);
      expectFailure(await bench.verify(back.search, flow));
    });

    it('is one of two that come at once', async () => {
      const { back, flow } = await bench.come(somebody());
      const answers = await Promise.all([1, 2, 3].map(() => bench.verify(back.search, flow)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    });

    it("is another browser, and another sign-in's answer", async () => {
      const [mine, theirs] = [await bench.come(somebody()), await bench.come(somebody())];
      expectFailure(await bench.verify(mine.back.search, {}));
      expectFailure(await bench.verify(mine.back.search, { [FLOW_COOKIE]: 'tlf_made-up' }));
      expectFailure(await bench.verify(theirs.back.search, mine.flow));
      // One's own is not used up by that.
      expect((await bench.verify(mine.back.search, mine.flow)).statusCode).toBe(200);
    });

    it('is a code with a state that was not given, or none, or one of each twice', async () => {
      const { back, flow } = await bench.come(somebody());
      const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams);
      expectFailure(await bench.verify(`?code=${code}&state=${state}x`, flow));
      expectFailure(await bench.verify(`?code=${code}`, flow));
      expectFailure(await bench.verify('', flow));
      expectFailure(await bench.verify(`?state=${state}`, flow));
      const again = await bench.come(somebody());
      expectFailure(await bench.verify(`${again.back.search}&code=${code}`, again.flow));
      const third = await bench.come(somebody());
      expectFailure(
        await bench.verify(
          third.back.search.replace(encodeURIComponent(iss), 'https%3A%2F%2Fevil.example'),
          third.flow,
        ),
      );
    });

    it("is somebody else's code in one's own answer", async () => {
      const [mine, theirs] = [await bench.come(somebody()), await bench.come(somebody())];
      const search = new URLSearchParams(mine.back.searchParams);
      search.set('code', theirs.back.searchParams.get('code') ?? '');
      expectFailure(await bench.verify(`?${search}`, mine.flow));
    });

    it('is an ID token with another nonce', async () => {
      const { back, flow } = await bench.come(somebody());
      await sql`update sign_in_flows set nonce = 'another'`.execute(bench.harness.database.sql);
      expectFailure(await bench.verify(back.search, flow));
    });

    it('is a code without its verifier', async () => {
      const { back, flow } = await bench.come(somebody());
      await sql`update sign_in_flows set code_verifier = ${'v'.repeat(43)}`.execute(bench.harness.database.sql);
      expectFailure(await bench.verify(back.search, flow));
    });

    it('is what took too long', async () => {
      const { back, flow } = await bench.come(somebody());
      await sql`update sign_in_flows set expires_at = now()`.execute(bench.harness.database.sql);
      expectFailure(await bench.verify(back.search, flow));
    });

    it('is who said no at the provider', async () => {
      const { url, flow } = await bench.begin();
      const state = new URL(url).searchParams.get('state');
      expectFailure(
        await bench.verify(
          `?error=access_denied&state=${state}&iss=${encodeURIComponent(bench.provider.issuer)}`,
          flow,
        ),
      );
    });

    it('is another site that calls', async () => {
      const { back, flow } = await bench.come(somebody());
      expectFailure(await bench.verify(back.search, flow, {}, { origin: 'https://evil.example' }), 'cross-site', 403);
    });

    it('is a provider that is not configured', async () => {
      expectFailure(await bench.post(PROVIDER_LOGIN_PATH, { auth_name: 'github' }), 'no-such-provider', 404);
      expectFailure(await bench.post('/api/auth/github'), 'no-such-provider', 404);
      const off = await bench.withEnvironment({});
      for (const [url, body] of [
        [PROVIDER_LOGIN_PATH, GOOGLE],
        [`${PROVIDER_VERIFY_PATH}?code=a&state=b`, GOOGLE],
        [TRADE_PATH, undefined],
        [TRADE_PATH, { credential: 'a.b.c' }],
      ] as const) {
        expectFailure(await bench.post(url, body, {}, {}, off), 'no-such-provider', 404);
      }
    });

    it('is who asks too often', async () => {
      const answers: number[] = [];
      for (let n = 0; n < 101; n++)
        answers.push((await bench.post(PROVIDER_LOGIN_PATH, { auth_name: 'x' })).statusCode);
      expect([answers[99], answers[100]]).toEqual([404, 429]);
    });
  });

  describe('whose account it opens', () => {
    const identities = (userId: string) =>
      bench.harness.database.sql.selectFrom('identities').selectAll().where('user_id', '=', userId).execute();

    it('is the one with the same address, where both sides have verified it', async () => {
      const owner = await createTestUser(bench.harness.database);
      await bench.harness.database.sql
        .updateTable('users')
        .set({ password_hash: 'hash' })
        .where('id', '=', owner.id)
        .execute();
      const { user } = await bench.signIn(somebody({ email: owner.email.toUpperCase() }));
      expect(user).toMatchObject({ id: owner.id, has_password: true });
      expect((await bench.signOut(owner.token)).statusCode).toBe(200);
      expect(await identities(owner.id)).toHaveLength(1);
    });

    it('is none where the provider has not verified the address', async () => {
      const owner = await createTestUser(bench.harness.database);
      for (const email_verified of [false, undefined]) {
        const { back, flow } = await bench.come(somebody({ email: owner.email, email_verified }));
        const answer = await bench.verify(back.search, flow);
        expectFailure(answer);
        expect(answer.json().message).toContain('e-mail address');
      }
      expect(await identities(owner.id)).toEqual([]);
      const others: Partial<Person>[] = [
        { email: undefined },
        { email: 'no address' },
        // Full-width letters: another mailbox, whose compatible form is the owner's.
        { email: owner.email.replace('e', '\uff45') },
      ];
      for (const other of others) {
        const { back, flow } = await bench.come(somebody(other));
        expectFailure(await bench.verify(back.search, flow));
      }
      expect(await identities(owner.id)).toEqual([]);
    });

    it('is taken from who made an account with an address of somebody else', async () => {
      const attacker = await createTestUser(bench.harness.database);
      const { sql: db } = bench.harness.database;
      await db
        .updateTable('users')
        .set({ email_verified_at: null, password_hash: 'known to the attacker', phone_number: '+1' })
        .where('id', '=', attacker.id)
        .execute();
      await db
        .insertInto('mail_tokens')
        .values({
          token_hash: randomUUID(),
          user_id: attacker.id,
          purpose: 'change-email',
          email: 'attacker@example.org',
          created_at: new Date(),
          expires_at: new Date(Date.now() + 60_000),
        })
        .execute();
      const { user } = await bench.signIn(somebody({ email: attacker.email }));
      expect(user).toMatchObject({ id: attacker.id, email_verified: true, has_password: false, phone_number: null });
      expect(user.username).toBe('Ada Lovelace');
      expect((await bench.signOut(attacker.token)).statusCode).toBe(401);
      const left = await db.selectFrom('mail_tokens').selectAll().where('user_id', '=', attacker.id).execute();
      expect(left).toEqual([]);
    });
  });
});
