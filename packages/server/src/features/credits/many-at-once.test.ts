import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/client.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { testDatabases } from '../../testing/database.ts';
import { inDatabase } from '../../testing/in-database.ts';
import { auditLedger } from './audit.ts';
import { endGrant, giveBack, grant, holdAll, type Spender, take } from './ledger.ts';

const DAY = 24 * 60 * 60 * 1000;

type Step =
  | { readonly do: 'grant'; readonly amount: number; readonly days: number | null }
  | { readonly do: 'hold'; readonly amount: number; readonly end: 'take' | 'give back' | 'part' | 'twice' }
  | { readonly do: 'end' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      amount: fc.integer({ min: 1, max: 9 }),
      days: fc.option(fc.integer({ min: -1, max: 3 })),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      amount: fc.integer({ min: 1, max: 6 }),
      end: fc.constantFrom('take' as const, 'give back' as const, 'part' as const, 'twice' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);

describe.each(testDatabases)('many at once on $name', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database?.close());

  it('never spend more than there is, and lose nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const owner: Owner = { kind: 'user', id: randomUUID() };
        const inOne = inDatabase(() => database);
        const keys: string[] = [];
        const spent: number[] = [];
        const run = async (one: Step): Promise<void> => {
          if (one.do === 'grant') {
            const key = randomUUID();
            keys.push(key);
            const expiresAt = one.days === null ? null : new Date(Date.now() + one.days * DAY);
            await inOne((within) => grant(within, owner, { source: 'operator', amount: one.amount, expiresAt, key }));
          } else if (one.do === 'end') {
            const key = keys[0];
            if (key !== undefined) await inOne((within) => endGrant(within, owner, key));
          } else {
            const id = randomUUID();
            const spender: Spender = { owner, unlimited: false, due: [], address: undefined };
            const held = await inOne((within) => holdAll(within, spender, [{ id, amount: one.amount }], 'test')).then(
              () => true,
              (error: unknown) => {
                if (error instanceof ApiError) return false;
                throw error;
              },
            );
            if (!held) return;
            const half = Math.ceil(one.amount / 2);
            if (one.end === 'give back') await inOne((within) => giveBack(within, id));
            if (one.end === 'take') spent.push(await inOne((within) => take(within, id)));
            if (one.end === 'part') spent.push(await inOne((within) => take(within, id, half)));
            if (one.end === 'twice') {
              const both = [take, take].map((settle) => inOne((within) => settle(within, id)));
              spent.push(...(await Promise.all([...both, inOne((within) => giveBack(within, id)).then(() => 0)])));
            }
          }
        };
        await Promise.all(steps.map(run));
        const { ok, problems } = await auditLedger(database.sql);
        expect({ ok, problems }).toEqual({ ok: true, problems: [] });
        const { rows } = await sql<{ taken: number; held: number; least: number }>`
          select coalesce(-sum(held) filter (where kind = 'take'), 0)::int as taken, coalesce(sum(held), 0)::int as held,
            coalesce(min(amount_after), 0)::int as least from credit_entries where owner_id = ${owner.id}`.execute(
          database.sql,
        );
        expect(rows[0]).toEqual({ taken: spent.reduce((a, b) => a + b, 0), held: 0, least: expect.any(Number) });
        expect(rows[0]?.least).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25 },
    );
  });
});
