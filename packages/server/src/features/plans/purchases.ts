import { randomUUID } from 'node:crypto';
import type { Plan } from '@tallyleaf/contract';
import type { Transaction } from 'kysely';
import type { Stripe } from 'stripe';
import type { Tables } from '../../database/tables.ts';
import { addMonths } from './periods.ts';
import { changePurchase, findPurchase, insertPurchase } from './repository.ts';
import type { Grant, TakeBack } from './service.ts';
import { idOf, planOfMetadata } from './stripe.ts';

/** Packs that are bought: each payment gives its credits once; what is refunded or in dispute is taken back. */

/** A pack that was paid, as Stripe says it. */
export interface Purchase {
  readonly customer: string;
  /** The checkout session: there is one for each payment, also for one of nothing, with a coupon for all of it. */
  readonly sessionId: string;
  readonly plan: Plan;
  readonly boughtAt: Date;
  /** The money is ours: not refunded, and no dispute is open or lost. */
  readonly stands: boolean;
}

/** How disputes look in which the money is ours, or not taken from us (stripe.com/docs/disputes/how-disputes-work). */
const HARMLESS = new Set(['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed']);

/**
 * Reads a purchase by its checkout session, or by the payment intent that paid it.
 * @returns `undefined` where nothing was paid yet, or something else than a pack of ours
 */
export async function readPurchase(
  stripe: Stripe,
  by: 'session' | 'payment',
  id: string,
): Promise<Purchase | undefined> {
  const session = by === 'session' ? await sessionById(stripe, id) : await sessionOfPayment(stripe, id);
  const plan = planOfMetadata(session?.metadata);
  if (session?.mode !== 'payment' || session.payment_status === 'unpaid') return undefined;
  if (!plan || plan.creditsOnce === 0 || session.customer === null) return undefined;
  return {
    customer: idOf(session.customer),
    sessionId: session.id,
    plan,
    boughtAt: new Date(session.created * 1000),
    stands: await stands(stripe, session),
  };
}

const sessionById = (stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });

async function sessionOfPayment(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  const { data } = await stripe.checkout.sessions.list({
    payment_intent: id,
    limit: 1,
    expand: ['data.payment_intent.latest_charge'],
  });
  return data[0];
}

async function stands(stripe: Stripe, { payment_intent }: Stripe.Checkout.Session): Promise<boolean> {
  const charge = payment_intent === null || typeof payment_intent === 'string' ? null : payment_intent.latest_charge;
  if (charge === null || typeof charge === 'string') return true;
  if (charge.refunded) return false;
  if (!charge.disputed) return true;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  return data.every(({ status }) => HARMLESS.has(status));
}

/** Brings our row and the ledger to what a purchase is now. */
export async function writePurchase(
  { grant, takeBack }: { readonly grant: Grant; readonly takeBack: TakeBack },
  within: Transaction<Tables>,
  userId: string,
  { sessionId, plan, boughtAt, stands: isOurs }: Purchase,
): Promise<void> {
  const owner = { kind: 'user', id: userId } as const;
  const key = (round: number): string => `purchase ${sessionId} ${round}`;
  const expiresAt = addMonths(boughtAt, plan.periodMonths);
  const give = (amount: number, round: number) =>
    grant(owner, { source: 'purchase', amount, expiresAt, key: key(round) }, within);
  const row = await findPurchase(within, sessionId);
  if (!row) {
    await insertPurchase(within, {
      id: randomUUID(),
      user_id: userId,
      plan_index: plan.index,
      bought_at: boughtAt,
      expires_at: expiresAt,
      stripe_id: sessionId,
      taken_back: isOurs ? null : plan.creditsOnce,
    });
    if (isOurs) await give(plan.creditsOnce, 0);
  } else if (row.taken_back === null && !isOurs) {
    const amount = await takeBack(owner, key(row.round), within);
    await changePurchase(within, row.id, { round: row.round, taken_back: amount });
  } else if (row.taken_back !== null && isOurs) {
    // A dispute was won: what was taken back is given again.
    const round = row.round + 1;
    if (row.taken_back > 0) await give(row.taken_back, round);
    await changePurchase(within, row.id, { round, taken_back: null });
  }
}
