import type { Stripe } from 'stripe';
import { ApiError } from '../../http/errors.ts';
import { wasHandled } from './repository.ts';
import { idOf } from './stripe.ts';
import { type SyncNeeds, sync, type Target } from './sync.ts';

/**
 * Handles a call of Stripe's: each event once, in any order. It is answered before long, and with a failure where
 * something went wrong, so that Stripe sends it again (for three days).
 * @throws {ApiError} `bad-request` when the signature does not fit, or is older than five minutes
 */
export async function handleCall(needs: SyncNeeds, body: Buffer, signature: string | undefined): Promise<void> {
  const event = await verified(needs, body, signature);
  if (await wasHandled(needs.sql, event.id)) return;
  const target = await targetOf(await needs.payments.stripe(), event);
  if (target) await sync(needs, target, event);
}

/** How old a signature may be, in seconds: a call that was overheard is not worth anything later. */
const TOLERANCE_SECONDS = 300;

async function verified({ payments }: SyncNeeds, body: Buffer, signature: string | undefined): Promise<Stripe.Event> {
  const stripe = await payments.stripe();
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', payments.webhookSecret, TOLERANCE_SECONDS);
  } catch {
    throw new ApiError('bad-request', 'The signature does not fit.');
  }
}

/** What an event is about, where it is something that concerns plans. */
async function targetOf(stripe: Stripe, event: Stripe.Event): Promise<Target | undefined> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { kind: 'subscription', id: event.data.object.id, customer: idOf(event.data.object.customer) };
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofInvoice(event.data.object);
    case 'charge.refunded':
      return ofCharge(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return ofCharge(await stripe.charges.retrieve(idOf(event.data.object.charge)));
    default:
      return undefined;
  }
}

function ofSession({ id, customer, subscription }: Stripe.Checkout.Session): Target | undefined {
  if (customer === null) return undefined;
  return subscription === null
    ? { kind: 'session', id, customer: idOf(customer) }
    : { kind: 'subscription', id: idOf(subscription), customer: idOf(customer) };
}

/** Calls have the form of the version that the account is set to; `subscription` stood in the invoice itself before. */
function ofInvoice(invoice: Stripe.Invoice & { readonly subscription?: string | null }): Target | undefined {
  const subscription = invoice.parent?.subscription_details?.subscription ?? invoice.subscription;
  if (!subscription || !invoice.customer) return undefined;
  return { kind: 'subscription', id: idOf(subscription), customer: idOf(invoice.customer) };
}

function ofCharge({ payment_intent, customer }: Stripe.Charge): Target | undefined {
  if (payment_intent === null || customer === null) return undefined;
  return { kind: 'payment', id: idOf(payment_intent), customer: idOf(customer) };
}
