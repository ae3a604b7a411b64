import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { testDatabases } from '../../testing/database.ts';
import { inDatabase } from '../../testing/in-database.ts';
import { leftOfAddress } from './addresses.ts';
import { auditLedger } from './audit.ts';
import { endGrant, eraseLedger, giveBack, grant, holdAll, type NewGrant, type Spender, take } from './ledger.ts';
import { currentGrants, listEntries } from './repository.ts';
import { tidyCredits } from './tidy-credits.ts';

const DAY = 24 * 60 * 60 * 1000;
const at = (days: number): Date => new Date(Date.UTC(2026, 0, 1) + days * DAY);

describe.each(testDatabases)('the ledger on $name', (kind) => {
  let database: Database;
  let me: Owner;
  let held: string[];
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database?.close());
  beforeEach(() => {
    me = { kind: 'user', id: randomUUID() };
    held = [];
  });
  afterEach(async () => {
    for (const id of held) await inOne((within) => giveBack(within, id));
    expect(await auditLedger(database.sql)).toMatchObject({ ok: true, problems: [] });
  });

  const spender = (due: readonly NewGrant[] = []): Spender => ({
    owner: me,
    unlimited: false,
    due,
    address: undefined,
  });
  const inOne = inDatabase(() => database);
  const give = (amount: number, expiresAt: Date | null, key: string = randomUUID(), now = at(0)) =>
    inOne((within) => grant(within, me, { source: 'operator', amount, expiresAt, key }, now));
  const hold = async (amount: number, now = at(0), id: string = randomUUID()): Promise<string> => {
    await inOne((within) => holdAll(within, spender(), [{ id, amount }], 'test', now));
    held.push(id);
    return id;
  };
  const refused = (amount: number, now = at(0)) =>
    hold(amount, now).then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError ? [error.code, error.data] : error),
    );
  const left = async (now = at(0)) => (await currentGrants(database.sql, me, now)).map((one) => one.left).sort();
  const sum = async (now = at(0)) => (await left(now)).reduce((a, b) => a + b, 0);
  const lines = async () =>
    (await listEntries(database.sql, me, undefined, 1000)).reverse().map((row) => [row.kind, row.amount, row.held]);

  it('holds, takes and gives back', async () => {
    await give(10, null);
    const one = await hold(4);
    const other = await hold(6);
    expect(await sum()).toBe(0);
    expect(await refused(1)).toEqual(['credits-insufficient', { required: 1, available: 0 }]);
    expect(await inOne((within) => take(within, one))).toBe(4);
    await inOne((within) => giveBack(within, other));
    expect(await sum()).toBe(6);
    expect(await lines()).toEqual([
      ['grant', 10, 0],
      ['hold', -4, 4],
      ['hold', -6, 6],
      ['take', 0, -4],
      ['give-back', 6, -6],
    ]);
  });

  it('settles a hold once, whatever is said how often', async () => {
    await give(10, null);
    const one = await hold(3);
    await Promise.all([1, 2, 3].map(() => inOne((within) => take(within, one))));
    await inOne((within) => giveBack(within, one));
    expect(await sum()).toBe(7);
    const other = await hold(3);
    await inOne((within) => giveBack(within, other));
    expect(await inOne((within) => take(within, other))).toBe(0);
    expect(await sum()).toBe(7);
  });

  it('makes a hold of one id once', async () => {
    await give(10, null);
    const one = await hold(4);
    await expect(hold(4, at(0), one)).rejects.toThrow('there is a hold of this id already');
    expect(await sum()).toBe(6);
  });

  it('takes a part of a hold, and gives back the rest to what expires last', async () => {
    await give(2, at(1), 'soon');
    await give(5, null, 'never');
    const id = await hold(6);
    expect(await inOne((within) => take(within, id, 3, at(0)))).toBe(3);
    expect((await currentGrants(database.sql, me, at(0))).map(({ key, left }) => [key, left]).sort()).toEqual([
      ['never', 4],
      ['soon', 0],
    ]);
  });

  it('spends what expires soonest first, what never does last, and of those alike the oldest', async () => {
    await give(1, null, 'never', at(0));
    await give(1, at(9), 'late', at(0));
    await give(1, at(5), 'soon, newer', new Date(at(0).getTime() + 2));
    await give(1, at(5), 'soon, older', new Date(at(0).getTime() + 1));
    const order: string[] = [];
    for (let n = 0; n < 4; n++) {
      await hold(1, at(1));
      const spent = (await currentGrants(database.sql, me, at(1))).filter((one) => one.left === 0);
      order.push(...spent.map(({ key }) => key).filter((key) => !order.includes(key)));
    }
    expect(order).toEqual(['soon, older', 'soon, newer', 'late', 'never']);
  });

  it('does not spend what is over, and writes that down once', async () => {
    await give(5, at(1), 'a');
    await give(2, null, 'b');
    expect(await refused(3, at(1))).toEqual(['credits-insufficient', { required: 3, available: 2 }]);
    await hold(2, at(1));
    await tidyCredits(database.sql, at(2));
    await tidyCredits(database.sql, at(3));
    expect(await lines()).toEqual([
      ['grant', 5, 0],
      ['grant', 2, 0],
      ['expire', -5, 0],
      ['hold', -2, 2],
    ]);
  });

  it('lets what is given back to a grant that is over expire with it', async () => {
    await give(5, at(1));
    const id = await hold(4);
    await inOne((within) => giveBack(within, id, at(2)));
    expect((await lines()).slice(2)).toEqual([
      ['give-back', 4, -4],
      ['expire', -5, 0],
    ]);
    const open = await database.sql
      .selectFrom('credit_grants')
      .where('owner_id', '=', me.id)
      .where('closed_at', 'is', null)
      .select('id')
      .execute();
    expect(open).toEqual([]);
  });

  it('gives once for each key, also when asked at the same time', async () => {
    const given = await Promise.all([1, 2, 3, 4].map(() => give(7, null, 'payment 1')));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await sum()).toBe(7);
  });

  it('gives what is due before it holds', async () => {
    const due: NewGrant = { source: 'plan', amount: 5, expiresAt: at(30), key: 'plan 0' };
    for (const id of [randomUUID(), randomUUID()]) {
      await inOne((within) => holdAll(within, spender([due]), [{ id, amount: 2 }], 'test', at(0)));
      held.push(id);
    }
    expect(await sum()).toBe(1);
  });

  it('holds all or none of several', async () => {
    await give(5, null);
    const ids = [randomUUID(), randomUUID()];
    const both = inOne((within) =>
      holdAll(
        within,
        spender(),
        ids.map((id) => ({ id, amount: 3 })),
        'test',
        at(0),
      ),
    );
    await expect(both).rejects.toMatchObject({ code: 'credits-insufficient', data: { required: 6, available: 5 } });
    expect(await sum()).toBe(5);
  });

  it('ends a grant before its time, and what is held of it can still be taken', async () => {
    await give(10, null, 'payment');
    const taken = await hold(2);
    const back = await hold(3);
    expect(await inOne((within) => endGrant(within, me, 'payment', at(1)))).toBe(5);
    expect(await inOne((within) => endGrant(within, me, 'payment', at(1)))).toBe(0);
    await inOne((within) => take(within, taken, Infinity, at(1)));
    await inOne((within) => giveBack(within, back, at(1)));
    expect(await sum(at(1))).toBe(0);
    expect((await lines()).at(-1)).toEqual(['expire', -3, 0]);
  });

  it('refuses to be changed, by whatever statement', async () => {
    await give(5, at(9), 'key');
    const mine = sql`owner_id = ${me.id}`;
    for (const statement of [
      sql`update credit_entries set amount = 6, amount_after = 6 where ${mine}`,
      sql`delete from credit_entries where ${mine}`,
      sql`update credit_grants set amount = 6 where ${mine}`,
      sql`update credit_grants set expires_at = ${at(99)} where ${mine}`,
      sql`update credit_grants set expires_at = null where ${mine}`,
      sql`delete from credit_grants where ${mine}`,
    ]) {
      await expect(statement.execute(database.sql)).rejects.toThrow('only added to');
    }
    const below = { owner_kind: 'user', owner_id: me.id, number: 2, kind: 'hold', amount: -6, held: 6 } as const;
    const { grant_id } = await database.sql
      .selectFrom('credit_entries')
      .where('owner_id', '=', me.id)
      .select('grant_id')
      .executeTakeFirstOrThrow();
    const rest = { grant_id, hold_id: randomUUID(), reason: 'x', created_at: at(0), amount_after: -1, held_after: 6 };
    await expect(
      database.sql
        .insertInto('credit_entries')
        .values({ ...below, ...rest })
        .execute(),
    ).rejects.toThrow();
  });

  it('counts of a hold towards its network what was taken', async () => {
    await give(10, null);
    const id = randomUUID();
    const address = { fingerprint: randomUUID(), most: 6, expiresAt: at(1) };
    const among = { ...spender(), address };
    await inOne((within) => holdAll(within, among, [{ id, amount: 5 }], 'test', at(0)));
    expect(await leftOfAddress(database.sql, address, at(0))).toBe(1);
    expect(await inOne((within) => take(within, id, 2, at(0)))).toBe(2);
    expect(await leftOfAddress(database.sql, address, at(0))).toBe(4);
    expect(await leftOfAddress(database.sql, address, at(2))).toBe(6);
  });

  it('writes down what goes with a grant that is ended, once', async () => {
    await give(5, null, 'bought');
    expect(await inOne((within) => endGrant(within, me, 'bought', at(1)))).toBe(5);
    expect(await lines()).toEqual([
      ['grant', 5, 0],
      ['expire', -5, 0],
    ]);
    expect(await inOne((within) => endGrant(within, me, 'bought', at(2)))).toBe(0);
  });

  it('goes with its owner, and with no other', async () => {
    const other = me;
    await give(5, null);
    me = { kind: 'user', id: randomUUID() };
    await give(5, null);
    await hold(2);
    await inOne((within) => eraseLedger(within, me));
    expect(await lines()).toEqual([]);
    me = other;
    expect(await sum()).toBe(5);
  });

  it('tells in an audit what does not agree', async () => {
    await give(5, null);
    await hold(2);
    const audit = await auditLedger(database.sql);
    expect(audit.problems.map(({ rule }) => rule)).toEqual([
      'whatever is held is held for a conversion that is not finished',
    ]);
  });
});
