import { type CategoryRule, MAX_CATEGORY_RULES } from '@tallyleaf/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors.ts';

/** What can be done with rules for categories. */
export type CategoryRules = ReturnType<typeof createCategoryRules>;

export function createCategoryRules({ sql }: { readonly sql: Kysely<Tables> }) {
  return {
    list: (userId: string): Promise<CategoryRule[]> =>
      sql
        .selectFrom('category_rules')
        .where('user_id', '=', userId)
        .select(['key', 'merchant', 'category'])
        .orderBy('key')
        .execute(),

    /**
     * Keeps a rule, in place of the merchant's rule before.
     * @throws {ApiError} `too-many`
     */
    put: async (userId: string, rule: CategoryRule): Promise<void> => {
      await sql.transaction().execute(async (within) => {
        // The user's row is locked: of two that ask at once, one waits for what the other does.
        await within.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
        const others = await within
          .selectFrom('category_rules')
          .where('user_id', '=', userId)
          .where('key', '!=', rule.key)
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(others.count) >= MAX_CATEGORY_RULES) throw new ApiError('too-many');
        const { key, merchant, category } = rule;
        await within
          .insertInto('category_rules')
          .values({ user_id: userId, key, merchant, category })
          .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ merchant, category }))
          .execute();
      });
    },

    /** Deletes the rule of a merchant, if there is one. */
    delete: async (userId: string, key: string): Promise<void> => {
      await sql.deleteFrom('category_rules').where('user_id', '=', userId).where('key', '=', key).execute();
    },
  };
}
