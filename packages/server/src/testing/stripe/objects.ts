import { randomBytes } from 'node:crypto';

/** Stripe's objects, as far as the server and its tests look at them (stripe.com/docs/api). */

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string | null;
  readonly metadata: Metadata;
  readonly deleted?: true;
}

export interface Price {
  readonly id: string;
  readonly object: 'price';
  active: boolean;
  readonly unit_amount: number | null;
  readonly currency: string;
  readonly type: 'recurring' | 'one_time';
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number } | null;
}

export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment' | 'subscription';
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly metadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly locale: string | null;
  readonly created: number;
  readonly expires_at: number;
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  subscription: string | null;
  /** Not shown by Stripe unless it is asked for; our own note of what is bought. */
  readonly bought: { readonly price: string; readonly subscriptionMetadata: Metadata };
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly metadata: Metadata;
  readonly start_date: number;
  readonly billing_cycle_anchor: number;
  readonly created: number;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly customer: string;
  readonly created: number;
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly parent: { readonly type: string; readonly subscription_details: { readonly subscription: string } };
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly customer: string;
  readonly amount: number;
  status: 'succeeded' | 'processing' | 'requires_payment_method';
  latest_charge: string | null;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly customer: string;
  readonly payment_intent: string;
  readonly amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly charge: string;
  readonly payment_intent: string;
  status: string;
}

export type StripeObject = Customer | Price | Session | Subscription | Invoice | PaymentIntent | Charge | Dispute;
export type Metadata = Readonly<Record<string, string>>;

/** An event as Stripe sends it: what happened, and the object as it was then. */
export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly type: string;
  readonly data: { readonly object: StripeObject };
}

/** A fresh id of Stripe's form. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Everything that is at Stripe, by id; and what happened, in order. */
export class Store {
  readonly #objects = new Map<string, StripeObject>();
  readonly events: StripeEvent[] = [];
  /** Stripe's clock, in seconds. */
  now = (): number => Math.floor(Date.now() / 1000);

  put<T extends StripeObject>(object: T): T {
    this.#objects.set(object.id, object);
    return object;
  }

  find<K extends StripeObject['object']>(kind: K, id: string): Extract<StripeObject, { object: K }> | undefined {
    const object = this.#objects.get(id);
    return object?.object === kind ? (object as Extract<StripeObject, { object: K }>) : undefined;
  }

  /** One that must be there. */
  get<K extends StripeObject['object']>(kind: K, id: string): Extract<StripeObject, { object: K }> {
    const object = this.find(kind, id);
    if (!object) throw new Error(`There is no ${kind} ${id} at the test's Stripe.`);
    return object;
  }

  all<K extends StripeObject['object']>(kind: K): Extract<StripeObject, { object: K }>[] {
    return [...this.#objects.values()].filter(
      (object): object is Extract<StripeObject, { object: K }> => object.object === kind,
    );
  }

  byId = (id: string): StripeObject | undefined => this.#objects.get(id);

  /** Writes down that something happened; the event holds the object as it is now. */
  happened(type: string, object: StripeObject): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now(),
      livemode: false,
      type,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    return event;
  }
}
