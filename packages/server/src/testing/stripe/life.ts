import { type Charge, type Invoice, newId, type Session, type Store, type Subscription } from './objects.ts';

/** What happens at Stripe: people pay, time passes, cards fail. Each step makes the events that Stripe would make. */
export class Life {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Somebody pays on the page of a checkout session.
   * @param how `later`: by a way that takes days (see `settle`); `free`: with a coupon for all of it
   */
  pay(sessionId: string, how: 'now' | 'later' | 'free' = 'now'): Session {
    const session = this.#store.get('checkout.session', sessionId);
    if (session.status !== 'open') throw new Error('This checkout session is not open.');
    session.status = 'complete';
    session.payment_status = how === 'now' ? 'paid' : how === 'free' ? 'no_payment_required' : 'unpaid';
    if (session.mode === 'subscription') session.subscription = this.#subscribe(session).id;
    else if (how !== 'free') this.#charge(session, how === 'now');
    this.#store.happened('checkout.session.completed', session);
    return session;
  }

  /** The payment of a session that was paid `later` comes, or does not. */
  settle(sessionId: string, paid = true): void {
    const session = this.#store.get('checkout.session', sessionId);
    if (paid) {
      session.payment_status = 'paid';
      this.#store.get('payment_intent', session.payment_intent ?? '').status = 'succeeded';
    }
    this.#store.happened(`checkout.session.async_payment_${paid ? 'succeeded' : 'failed'}`, session);
  }

  #charge(session: Session, paid: boolean): void {
    const amount = this.#store.get('price', session.bought.price).unit_amount ?? 0;
    const { customer } = session;
    const id = newId('pi');
    const charge = this.#store.put<Charge>({
      id: newId('ch'),
      object: 'charge',
      customer,
      payment_intent: id,
      amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    });
    const status = paid ? 'succeeded' : 'processing';
    this.#store.put({ id, object: 'payment_intent', customer, amount, status, latest_charge: charge.id });
    session.payment_intent = id;
    this.#store.happened('charge.succeeded', charge);
  }

  #subscribe({ customer, bought }: Session): Subscription {
    const price = this.#store.get('price', bought.price);
    const now = this.#store.now();
    const id = newId('sub');
    const item = {
      id: newId('si'),
      object: 'subscription_item' as const,
      price,
      current_period_start: now,
      current_period_end: later(now, now, price.recurring?.interval ?? 'month'),
    };
    const subscription = this.#store.put<Subscription>({
      id,
      object: 'subscription',
      customer,
      metadata: bought.subscriptionMetadata,
      start_date: now,
      billing_cycle_anchor: now,
      created: now,
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    });
    const invoice = this.#invoice(subscription, 'subscription_create', 'paid');
    this.#store.happened('customer.subscription.created', subscription);
    this.#store.happened('invoice.paid', invoice);
    return subscription;
  }

  #invoice(subscription: Subscription, reason: Invoice['billing_reason'], status: Invoice['status']): Invoice {
    const invoice = this.#store.put<Invoice>({
      id: newId('in'),
      object: 'invoice',
      customer: subscription.customer,
      created: this.#store.now(),
      billing_reason: reason,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      status,
    });
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /**
   * The next period begins, and is paid or not; a subscription that was to end then ends.
   * @param payment `soon`: its invoice is made and not yet collected, as in the first hour of each period
   */
  renew(id: string, payment: 'paid' | 'fails' | 'soon' = 'paid'): Subscription {
    const subscription = this.#store.get('subscription', id);
    if (subscription.cancel_at_period_end || subscription.cancel_at !== null) return this.end(id);
    for (const item of subscription.items.data) {
      const interval = item.price.recurring?.interval ?? 'month';
      item.current_period_start = item.current_period_end;
      item.current_period_end = later(subscription.billing_cycle_anchor, item.current_period_end, interval);
    }
    this.#invoice(subscription, 'subscription_cycle', 'draft');
    this.#store.happened('customer.subscription.updated', subscription);
    if (payment === 'paid') this.collect(id);
    if (payment === 'fails') this.fail(id);
    return subscription;
  }

  /** The payment of the latest invoice fails. */
  fail(id: string): void {
    const subscription = this.#store.get('subscription', id);
    const invoice = this.#store.get('invoice', subscription.latest_invoice ?? '');
    invoice.status = 'open';
    subscription.status = 'past_due';
    this.#store.happened('invoice.payment_failed', invoice);
    this.#store.happened('customer.subscription.updated', subscription);
  }

  /** The latest invoice is paid, at once or at a further try. */
  collect(id: string): void {
    const subscription = this.#store.get('subscription', id);
    const invoice = this.#store.get('invoice', subscription.latest_invoice ?? '');
    invoice.status = 'paid';
    subscription.status = 'active';
    this.#store.happened('invoice.paid', invoice);
    this.#store.happened('customer.subscription.updated', subscription);
  }

  /** It is to end with its period, or after all not; the portal of newer accounts says a time instead. */
  cancel(id: string, { atPeriodEnd = true, byTime = false } = {}): Subscription {
    const subscription = this.#store.get('subscription', id);
    subscription.cancel_at_period_end = atPeriodEnd && !byTime;
    subscription.cancel_at = atPeriodEnd ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    subscription.canceled_at = atPeriodEnd ? this.#store.now() : null;
    this.#store.happened('customer.subscription.updated', subscription);
    return subscription;
  }

  /** It ends now. */
  end(id: string): Subscription {
    const subscription = this.#store.get('subscription', id);
    subscription.status = 'canceled';
    subscription.ended_at = this.#store.now();
    subscription.canceled_at ??= subscription.ended_at;
    this.#store.happened('customer.subscription.deleted', subscription);
    return subscription;
  }

  /** Another price, chosen in the portal; another interval begins a new period. */
  change(id: string, priceId: string, payment: 'paid' | 'fails' = 'paid'): void {
    const subscription = this.#store.get('subscription', id);
    const price = this.#store.get('price', priceId);
    const now = this.#store.now();
    for (const item of subscription.items.data) {
      if (item.price.recurring?.interval !== price.recurring?.interval) {
        item.current_period_start = now;
        item.current_period_end = later(now, now, price.recurring?.interval ?? 'month');
      }
      item.price = price;
    }
    this.#invoice(subscription, 'subscription_update', 'draft');
    this.#store.happened('customer.subscription.updated', subscription);
    if (payment === 'paid') this.collect(id);
    else this.fail(id);
  }

  /** The payment of a session is given back, all of it or some. */
  refund(sessionId: string, amount?: number): void {
    const charge = this.#chargeOf(sessionId);
    charge.amount_refunded = amount ?? charge.amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.#store.happened('charge.refunded', charge);
  }

  /** The payer goes to the bank. */
  dispute(sessionId: string): void {
    const charge = this.#chargeOf(sessionId);
    charge.disputed = true;
    const { id, payment_intent } = charge;
    const status = 'needs_response';
    const dispute = { id: newId('dp'), object: 'dispute' as const, charge: id, payment_intent, status };
    this.#store.happened('charge.dispute.created', this.#store.put(dispute));
  }

  /** The bank decides. */
  closeDispute(sessionId: string, won: boolean): void {
    const charge = this.#chargeOf(sessionId);
    const dispute = this.#store.all('dispute').find((one) => one.charge === charge.id);
    if (!dispute) throw new Error('There is no dispute.');
    dispute.status = won ? 'won' : 'lost';
    this.#store.happened('charge.dispute.closed', dispute);
  }

  #chargeOf(sessionId: string): Charge {
    const session = this.#store.get('checkout.session', sessionId);
    const intent = this.#store.get('payment_intent', session.payment_intent ?? '');
    return this.#store.get('charge', intent.latest_charge ?? '');
  }
}

/** The end of the period that begins at a time (in seconds), in months or years from the anchor. */
function later(anchor: number, start: number, interval: 'month' | 'year'): number {
  const step = interval === 'month' ? 1 : 12;
  for (let months = step; ; months += step) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}

function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const days = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear(), from.getUTCMonth() + months, Math.min(from.getUTCDate(), days));
  return to.getTime() / 1000;
}
