import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Keeps a user from being deleted until the transaction ends, so that nothing is made for an account that is gone.
 * @returns false where there is no such user
 */
export async function holdUser(within: Transaction<Tables>, userId: string): Promise<boolean> {
  const row = await within.selectFrom('users').where('id', '=', userId).select('id').forKeyShare().executeTakeFirst();
  return row !== undefined;
}
