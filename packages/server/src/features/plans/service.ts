import type { Kysely, Transaction } from 'kysely';
import type { GrantSource, Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { grantPlan } from './operator.ts';
import { choosePlan, type UserPlan } from './plan-of.ts';
import { type Db, findFacts } from './repository.ts';

/** Gives credits, once for each key. The ledger's own function. */
export type Grant = (
  owner: Owner,
  what: {
    readonly source: GrantSource;
    readonly amount: number;
    readonly expiresAt: Date | null;
    readonly key: string;
  },
  within: Transaction<Tables>,
) => Promise<unknown>;

export interface PlansNeeds {
  readonly sql: Kysely<Tables>;
  readonly grant: Grant;
  readonly now?: () => Date;
}

/** The plans of users. */
export type Plans = ReturnType<typeof createPlans>;

export function createPlans(needs: PlansNeeds) {
  const { sql, now = () => new Date() } = needs;
  const whole = { ...needs, now };
  return {
    /**
     * The plan that a user has now.
     * @param db the transaction, where one is open: the embedded database has a single connection
     * @throws {ApiError} `not-found` where there is no such user
     */
    planOf: async (userId: string, db: Db = sql): Promise<UserPlan> => {
      const facts = await findFacts(db, userId);
      if (!facts) throw new ApiError('not-found');
      return choosePlan(facts, now());
    },

    /** For operators: grants a plan for so many months, or without an end; see `grantPlan`. */
    setPlan: (userId: string, index: number, months?: number): Promise<void> => grantPlan(whole, userId, index, months),
  };
}
