import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import type { StripeCustomersTable, Tables } from '../../database/tables.ts';
import type { Db } from './repository.ts';
import { isMissing } from './stripe.ts';

/** Who our users are at Stripe. */

export type CustomerRow = Selectable<StripeCustomersTable>;

export const findCustomer = (db: Db, stripeId: string): Promise<CustomerRow | undefined> =>
  db.selectFrom('stripe_customers').where('stripe_id', '=', stripeId).selectAll().executeTakeFirst();

export const findCustomerOf = (db: Db, userId: string): Promise<CustomerRow | undefined> =>
  db.selectFrom('stripe_customers').where('user_id', '=', userId).selectAll().executeTakeFirst();

/**
 * Locks a customer for writing what was read of it from Stripe, and counts the change.
 * @returns false when somebody else wrote since this version, or the customer is gone
 */
export async function claimVersion(within: Transaction<Tables>, { stripe_id, version }: CustomerRow): Promise<boolean> {
  const { numUpdatedRows } = await within
    .updateTable('stripe_customers')
    .set({ version: version + 1 })
    .where('stripe_id', '=', stripe_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who wants to pay. */
export interface Payer {
  readonly id: string;
  readonly email: string;
}

/**
 * The user's customer at Stripe, made when there is none (any more). It is told the user's address, which may have changed:
 * receipts go there. Two calls at once make one customer, by the idempotency key.
 */
export async function ensureCustomer(db: Kysely<Tables>, stripe: Stripe, payer: Payer): Promise<CustomerRow> {
  const known = await findCustomerOf(db, payer.id);
  if (known && (await tellAddress(stripe, known, payer))) return known;
  const gone = known?.stripe_id ?? '';
  const customer = await stripe.customers.create(
    { email: payer.email, metadata: { user_id: payer.id } },
    { idempotencyKey: keyOf('customer', payer.id, payer.email, gone) },
  );
  await db
    .insertInto('stripe_customers')
    .values({ user_id: payer.id, stripe_id: customer.id })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ stripe_id: customer.id, version: sql`stripe_customers.version + 1` })
        .where('stripe_customers.stripe_id', '=', gone),
    )
    .execute();
  const row = await findCustomerOf(db, payer.id);
  if (!row) throw new Error('A customer was not kept.');
  return row;
}

/** False when the customer was deleted at Stripe. */
async function tellAddress(stripe: Stripe, { stripe_id }: CustomerRow, { email }: Payer): Promise<boolean> {
  try {
    await stripe.customers.update(stripe_id, { email });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** A key by which Stripe knows a request that it has answered before. */
export const keyOf = (...parts: readonly (string | number)[]): string =>
  `tallyleaf ${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
