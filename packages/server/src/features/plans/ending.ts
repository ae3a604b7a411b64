import { findPlan } from '@tallyleaf/contract';
import type { Stripe } from 'stripe';
import { ApiError } from '../../http/errors.ts';
import type { Logger } from '../../log.ts';
import { closePage, openPages } from './checkout.ts';
import { findCustomerOf } from './customers.ts';
import { endGranted } from './operator.ts';
import { periodAround } from './periods.ts';
import { changeSubscription, deleteEvents, findDue, findRunning, type SubscriptionRow } from './repository.ts';
import { isMissing } from './stripe.ts';
import { type SyncNeeds, sync } from './sync.ts';

/** The ways in which a plan ends: by its user, by an operator, with the account, by itself. */

export interface EndingNeeds extends Omit<SyncNeeds, 'payments'> {
  /** `undefined`: payments are off. */
  readonly payments: SyncNeeds['payments'] | undefined;
  readonly now: () => Date;
}

/**
 * Cancels what recurs. It is kept until the end of what is paid for; where the last payment failed, nothing is, and it
 * ends at once. Cancelling twice changes nothing.
 * @throws {ApiError} `no-plan` where nothing recurs
 */
export async function cancelPlan(needs: EndingNeeds, userId: string): Promise<void> {
  const rows = (await findRunning(needs.sql, userId)).filter((row) => findPlan(row.plan_index)?.recurring);
  if (rows.length === 0) throw new ApiError('no-plan');
  for (const row of rows) {
    if (row.stripe_id === null) await cancelGranted(needs, row);
    else if (row.status !== 'cancelled') {
      await atStripe(needs, row, (stripe, id) =>
        row.status === 'past-due'
          ? stripe.subscriptions.cancel(id)
          : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      );
    }
  }
}

async function cancelGranted({ sql, now }: EndingNeeds, row: SubscriptionRow): Promise<void> {
  const end = row.period_end ?? periodAround(row.started_at, now()).end;
  await changeSubscription(sql, row.id, { status: 'cancelled', period_end: end });
}

/** Ends at once whatever runs, bought or granted; nothing further is paid, and nothing is given back. Packs stay. */
export async function endPlans(needs: EndingNeeds, userId: string): Promise<void> {
  for (const row of await findRunning(needs.sql, userId)) {
    if (row.stripe_id !== null) await atStripe(needs, row, (stripe, id) => stripe.subscriptions.cancel(id));
  }
  await needs.sql.transaction().execute((within) => endGranted(within, userId));
}

/** Changes a subscription at Stripe, and writes down what became of it; one that ended there by now is no failure. */
async function atStripe(
  needs: EndingNeeds,
  row: SubscriptionRow,
  change: (stripe: Stripe, id: string) => Promise<unknown>,
): Promise<void> {
  const { payments } = needs;
  const customer = await findCustomerOf(needs.sql, row.user_id);
  if (!payments || !customer || row.stripe_id === null) throw new ApiError('payments-off');
  const id = row.stripe_id;
  await change(await payments.stripe(), id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await sync({ ...needs, payments }, { kind: 'subscription', id, customer: customer.stripe_id });
}

/**
 * Before an account is deleted: deletes its customer at Stripe, which ends every subscription at once and forgets the
 * address; Stripe keeps invoices, as the law asks.
 * @throws {ApiError} `payments-off` where something is still being paid for and Stripe cannot be told
 */
export async function leaveStripe({ sql, payments }: EndingNeeds, userId: string): Promise<void> {
  const customer = await findCustomerOf(sql, userId);
  if (!customer) return;
  if (!payments) {
    const paid = (await findRunning(sql, userId)).some(({ stripe_id }) => stripe_id !== null);
    if (paid) throw new ApiError('payments-off');
    return;
  }
  const stripe = await payments.stripe();
  try {
    for (const { id } of await openPages(stripe, customer.stripe_id)) await closePage(stripe, id);
    await stripe.customers.del(customer.stripe_id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Stripe sends an event again for three days by itself, and for thirty by hand. */
const EVENT_DAYS = 60;

/**
 * Ends what is over, and asks Stripe about what should have been renewed and was not heard of. Each by itself: one that
 * fails does not keep the others waiting, and has its turn again in an hour.
 */
export async function endDue(needs: EndingNeeds): Promise<void> {
  const { sql, payments, log, now } = needs;
  for (const row of await findDue(sql, now())) {
    const customer = row.stripe_id === null ? undefined : await findCustomerOf(sql, row.user_id);
    if (row.stripe_id === null) await changeSubscription(sql, row.id, { status: 'ended' });
    else if (payments && customer) {
      const target = { kind: 'subscription', id: row.stripe_id, customer: customer.stripe_id } as const;
      await sync({ ...needs, payments }, target).catch((error: unknown) => failed(log, error));
    }
  }
  await deleteEvents(sql, new Date(now().getTime() - EVENT_DAYS * 24 * 60 * 60 * 1000));
}

const failed = (log: Logger, error: unknown): void =>
  log.error({ err: error }, 'a subscription could not be read from Stripe');
