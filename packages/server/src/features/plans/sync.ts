import type { Kysely, Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import { holdUser } from '../../database/hold-user.ts';
import type { Tables } from '../../database/tables.ts';
import type { Logger } from '../../log.ts';
import { claimVersion, findCustomer } from './customers.ts';
import { readPurchase, writePurchase } from './purchases.ts';
import { claimEvent, endStripeSubscription, saveStripeSubscription } from './repository.ts';
import type { Grant, TakeBack } from './service.ts';
import { idOf, isMissing, type Payments } from './stripe.ts';
import { stateOf } from './subscription-state.ts';

/** Reads the state of things from Stripe and writes it into our rows. Events only say that there is something to read. */

export interface SyncNeeds {
  readonly sql: Kysely<Tables>;
  readonly payments: Payments;
  readonly grant: Grant;
  readonly takeBack: TakeBack;
  readonly log: Logger;
}

/** What is to be read: a subscription, a checkout session, or what a payment was for; and whose it is at Stripe. */
export interface Target {
  readonly kind: 'subscription' | 'session' | 'payment';
  readonly id: string;
  readonly customer: string;
}

/** The event for which it is read; its effect and the note that it was handled are one transaction. */
export interface EventNote {
  readonly id: string;
  readonly type: string;
}

/** Writes what was read for a user. */
type Write = (within: Transaction<Tables>, userId: string) => Promise<void>;

/** Each further try means that another reader came to its end; so many at once there are not. */
const MAX_TRIES = 50;

/**
 * Reads what an event is about, and writes it down. It is read outside of any transaction, so that a slow answer holds
 * nobody up; and again where another reader of this customer wrote meanwhile, as what was read may then be older than
 * what stands there. A customer that is not ours is passed over: the account was deleted, or another program uses the
 * same account at Stripe.
 */
export async function sync(needs: SyncNeeds, target: Target, event?: EventNote): Promise<void> {
  const { sql, log } = needs;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const customer = await findCustomer(sql, target.customer);
    if (!customer) return log.debug('Stripe told of a customer that is not known here');
    const write = await read(needs, target);
    const written = await sql.transaction().execute(async (within) => {
      // Before anything else, as whoever deletes an account begins with its row, too: neither waits for the other.
      if (!(await holdUser(within, customer.user_id))) return true;
      if (!(await claimVersion(within, customer))) return false;
      const first = event === undefined || (await claimEvent(within, event));
      if (first) await write(within, customer.user_id);
      return true;
    });
    if (written) return;
  }
  throw new Error('What Stripe says of a customer changes faster than it can be read.');
}

async function read(needs: SyncNeeds, { kind, id, customer }: Target): Promise<Write> {
  const stripe = await needs.payments.stripe();
  if (kind !== 'subscription') {
    const purchase = await readPurchase(stripe, kind, id);
    return async (within, userId) => {
      if (purchase?.customer === customer) await writePurchase(needs, within, userId, purchase);
    };
  }
  const subscription = await findSubscription(stripe, id);
  if (!subscription) return (within, userId) => endStripeSubscription(within, userId, id);
  const state = idOf(subscription.customer) === customer && stateOf(subscription, needs.payments.planOfPrice);
  if (!state) needs.log.debug({ status: subscription.status }, 'a subscription that gives no plan was passed over');
  return async (within, userId) => {
    if (state) await saveStripeSubscription(within, { ...state, user_id: userId });
  };
}

/** `undefined` where Stripe does not know it (any more), such as after a change from a test's key to another. */
const findSubscription = (stripe: Stripe, id: string): Promise<Stripe.Subscription | undefined> =>
  stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
