import { findPlan, type LocaleCode, type Plan } from '@tallyleaf/contract';
import type { Stripe } from 'stripe';
import { ApiError } from '../../http/errors.ts';
import { type CustomerRow, ensureCustomer, keyOf, type Payer } from './customers.ts';
import { findRunning } from './repository.ts';
import { isOfStripe } from './stripe.ts';
import { type SyncNeeds, sync } from './sync.ts';

/** The ways to Stripe's own pages, where people pay, and change how they pay. No card's number comes near us. */

export interface CheckoutNeeds extends SyncNeeds {
  /** Where the browser comes back to; never taken from a request, as whoever sends it chooses what it says. */
  readonly ownAddress: () => string;
}

/** What somebody wants to buy. */
export interface Order {
  readonly payer: Payer;
  readonly planIndex: number;
  readonly locale: LocaleCode;
}

/** Stripe's names of our locales (stripe.com/docs/api/checkout/sessions/object, "locale"). */
const STRIPE_LOCALE = {
  en: 'en',
  es: 'es',
  pt: 'pt',
  fr: 'fr',
  de: 'de',
  it: 'it',
  ja: 'ja',
  cn: 'zh',
  'zh-TW': 'zh-TW',
} as const satisfies Record<LocaleCode, string>;

/** A screen's address in a language; English has no prefix (specification, section 2). */
const screen = ({ ownAddress }: CheckoutNeeds, locale: LocaleCode, path: string): string =>
  `${ownAddress()}${locale === 'en' ? '' : `/${locale}`}${path}`;

/**
 * The address of a page where an order is paid. A second order of the same leads to the same page; of another plan, it
 * closes the page of the first, so that nobody pays for two plans by mistake.
 * @throws {ApiError} `invalid-input` for what is not for sale, `plan-running` where a plan is paid for already
 */
export async function startCheckout(needs: CheckoutNeeds, order: Order): Promise<string> {
  const { payer, planIndex } = order;
  const plan = findPlan(planIndex);
  const price = needs.payments.prices.get(planIndex);
  if (!plan || price === undefined) throw new ApiError('invalid-input', 'This plan is not for sale here.');
  if (plan.recurring) await refuseSecondPlan(needs, payer.id);
  const stripe = await needs.payments.stripe();
  const customer = await ensureCustomer(needs.sql, stripe, payer);
  if (plan.recurring) await refuseUnheardPlan(needs, stripe, customer);
  const wanted = sessionFor(needs, order, plan, price, customer);
  for (const session of await openPages(stripe, customer.stripe_id)) {
    if (session.url !== null && isSame(session, wanted) && lasts(session)) return session.url;
    if (plan.recurring && session.mode === 'subscription') await closePage(stripe, session.id);
  }
  // A double click, where neither sees the other's session, makes one; a minute later it is another order.
  const minute = Math.floor(Date.now() / 60_000);
  const idempotencyKey = keyOf('checkout', JSON.stringify(wanted), customer.version, minute);
  const { url } = await stripe.checkout.sessions.create(wanted, { idempotencyKey });
  if (url === null) throw new Error('A checkout session has no address.');
  return url;
}

/** The address of the page where somebody changes how they pay, changes or ends a plan, and finds invoices. */
export async function openPortal(needs: CheckoutNeeds, payer: Payer, locale: LocaleCode): Promise<string> {
  const stripe = await needs.payments.stripe();
  const customer = await ensureCustomer(needs.sql, stripe, payer);
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.stripe_id,
    return_url: screen(needs, locale, '/account/plan'),
    locale: STRIPE_LOCALE[locale],
  });
  return url;
}

/** A plan that is paid for is changed in the portal; one that an operator granted may be cancelled first. */
async function refuseSecondPlan({ sql }: CheckoutNeeds, userId: string): Promise<void> {
  for (const { plan_index, stripe_id, status, period_end } of await findRunning(sql, userId)) {
    const isOver = stripe_id === null && (status === 'cancelled' || (period_end !== null && period_end <= new Date()));
    if (findPlan(plan_index)?.recurring && !isOver) throw new ApiError('plan-running');
  }
}

/** What Stripe no longer asks money for. */
const OVER = new Set<string>(['canceled', 'incomplete', 'incomplete_expired', 'ended']);

/** Somebody may have paid a moment ago, and the call that tells us is on its way. */
async function refuseUnheardPlan(needs: CheckoutNeeds, stripe: Stripe, { stripe_id }: CustomerRow): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer: stripe_id, limit: 100 });
  const running = data.filter(({ status }) => !OVER.has(status));
  for (const { id } of running) await sync(needs, { kind: 'subscription', id, customer: stripe_id });
  if (running.length > 0) throw new ApiError('plan-running');
}

function sessionFor(
  needs: CheckoutNeeds,
  { payer, locale }: Order,
  plan: Plan,
  price: string,
  customer: CustomerRow,
): Stripe.Checkout.SessionCreateParams & { readonly metadata: Record<string, string> } {
  const metadata = { user_id: payer.id, plan_index: String(plan.index) };
  return {
    mode: plan.recurring ? 'subscription' : 'payment',
    customer: customer.stripe_id,
    client_reference_id: payer.id,
    // The price and the language tell one order from another.
    metadata: { ...metadata, price, locale },
    line_items: [{ price, quantity: 1 }],
    success_url: screen(needs, locale, '/account/plan?payment=done'),
    cancel_url: screen(needs, locale, '/pricing?payment=cancelled'),
    locale: STRIPE_LOCALE[locale],
    ...(plan.recurring ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
  };
}

const isSame = (
  { metadata, success_url }: Stripe.Checkout.Session,
  wanted: { readonly metadata: Record<string, string>; readonly success_url?: string },
): boolean =>
  success_url === wanted.success_url &&
  Object.entries(wanted.metadata).every(([key, value]) => metadata?.[key] === value);

/** A page that is about to close is no good to send somebody to. */
const lasts = ({ expires_at }: Stripe.Checkout.Session): boolean => expires_at * 1000 - Date.now() > 30 * 60 * 1000;

/** The pages on which a customer could pay now. */
export const openPages = async (stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> =>
  (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;

/** Closes a page; one that was paid or closed in this moment stays as it is. */
export async function closePage(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!isOfStripe(error) || error.type !== 'StripeInvalidRequestError') throw error;
  });
}
