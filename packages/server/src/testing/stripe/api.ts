import type { Life } from './life.ts';
import { type Customer, newId, type Session, type Store, type Subscription } from './objects.ts';
import { type FormValue, list, missing, StripeRefusal } from './wire.ts';

/** The calls of Stripe's API that the server makes, and some more that its neighbours may need. */

export interface Call {
  readonly method: string;
  /** Without `/v1/`, in parts. */
  readonly path: readonly string[];
  readonly form: Readonly<Record<string, FormValue>>;
  /** Where this server is reached. */
  readonly origin: string;
}

/** Answers a call, or throws a `StripeRefusal`. */
export function answer(store: Store, life: Life, call: Call): unknown {
  const [kind = '', ...rest] = call.path;
  switch (kind) {
    case 'customers':
      return customers(store, life, call, rest);
    case 'prices':
      return one(store, 'price', rest[0]);
    case 'checkout':
      return sessions(store, call, rest.slice(1));
    case 'subscriptions':
      return subscriptions(store, life, call, rest);
    case 'invoices':
      return one(store, 'invoice', rest[0]);
    case 'payment_intents':
      return one(store, 'payment_intent', rest[0]);
    case 'charges':
      return one(store, 'charge', rest[0]);
    case 'disputes':
      return list('/v1/disputes', store.all('dispute').filter(where(call.form, 'payment_intent', 'charge')));
    case 'billing_portal':
      return portal(store, call);
    default:
      throw new StripeRefusal(404, {
        message: `Unrecognized request URL (${call.method}: /v1/${call.path.join('/')}).`,
      });
  }
}

const text = (value: FormValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const metadataOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && !Array.isArray(value) ? value : {}).map(([key, inner]) => [
      key,
      String(inner),
    ]),
  );

function one<K extends 'price' | 'invoice' | 'payment_intent' | 'charge'>(store: Store, kind: K, id = '') {
  const found = store.find(kind, id);
  if (!found) throw missing('id', kind, id);
  return found;
}

/** Whether an object has the values that a list is asked for by. */
const where =
  (form: Call['form'], ...keys: readonly string[]) =>
  (object: object): boolean =>
    keys.every((key) => form[key] === undefined || (object as Record<string, unknown>)[key] === form[key]);

function customers(store: Store, life: Life, { method, form }: Call, [id]: readonly string[]): unknown {
  if (id === undefined && method === 'POST') {
    const email = text(form.email) ?? null;
    return store.put({ id: newId('cus'), object: 'customer', email, metadata: metadataOf(form.metadata) });
  }
  const customer = store.find('customer', id ?? '');
  if (!customer) throw missing('id', 'customer', id ?? '');
  if (method === 'GET') return customer;
  if (customer.deleted) throw missing('id', 'customer', customer.id);
  if (method === 'POST') return store.put({ ...customer, email: text(form.email) ?? customer.email });
  for (const one of store.all('subscription')) {
    if (one.customer === customer.id && one.status !== 'canceled') life.end(one.id);
  }
  return store.put({ ...customer, email: null, metadata: {}, deleted: true });
}

const LOCALES = new Set(['auto', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt', 'zh', 'zh-TW']);

function checkedCustomer(store: Store, form: Call['form']): Customer {
  const id = text(form.customer) ?? '';
  const customer = store.find('customer', id);
  if (!customer || customer.deleted) throw missing('customer', 'customer', id);
  if (form.locale !== undefined && !LOCALES.has(text(form.locale) ?? '')) {
    throw new StripeRefusal(400, { param: 'locale', message: `Invalid locale: ${form.locale}` });
  }
  return customer;
}

function sessions(store: Store, call: Call, [id, action]: readonly string[]): unknown {
  if (id === undefined && call.method === 'POST') return createSession(store, call);
  if (id === undefined) {
    const wanted = where(call.form, 'customer', 'status', 'payment_intent', 'subscription');
    return list('/v1/checkout/sessions', store.all('checkout.session').filter(wanted));
  }
  const session = store.find('checkout.session', id);
  if (!session) throw missing('id', 'checkout.session', id);
  if (action !== 'expire') return session;
  if (session.status !== 'open') {
    throw new StripeRefusal(400, { message: `Only Checkout Sessions with a status in ["open"] can be expired.` });
  }
  session.status = 'expired';
  store.happened('checkout.session.expired', session);
  return session;
}

/** A session stays open for a day. */
const SESSION_SECONDS = 24 * 60 * 60;

function createSession(store: Store, { form, origin }: Call): Session {
  const customer = checkedCustomer(store, form);
  const [line] = Array.isArray(form.line_items) ? form.line_items : [];
  const priceId = typeof line === 'object' && !Array.isArray(line) ? text(line.price) : undefined;
  const price = store.find('price', priceId ?? '');
  if (!price) throw missing('line_items[0][price]', 'price', priceId ?? '');
  const mode = form.mode;
  if (mode !== 'payment' && mode !== 'subscription') {
    throw new StripeRefusal(400, { param: 'mode', message: 'Invalid mode' });
  }
  if ((mode === 'subscription') !== (price.type === 'recurring')) {
    throw new StripeRefusal(400, { param: 'mode', message: `The price does not fit the mode ${mode}.` });
  }
  if (!price.active) throw new StripeRefusal(400, { message: 'The price specified is inactive.' });
  const success = text(form.success_url) ?? '';
  if (!/^https?:\/\//.test(success)) throw new StripeRefusal(400, { param: 'success_url', message: 'Not a valid URL' });
  const id = newId('cs_test');
  const subscriptionData = form.subscription_data;
  return store.put({
    id,
    object: 'checkout.session',
    mode,
    customer: customer.id,
    client_reference_id: text(form.client_reference_id) ?? null,
    metadata: metadataOf(form.metadata),
    success_url: success,
    cancel_url: text(form.cancel_url) ?? null,
    locale: text(form.locale) ?? null,
    created: store.now(),
    expires_at: store.now() + SESSION_SECONDS,
    url: `${origin}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    subscription: null,
    bought: {
      price: price.id,
      subscriptionMetadata: metadataOf(
        typeof subscriptionData === 'object' && !Array.isArray(subscriptionData)
          ? subscriptionData.metadata
          : undefined,
      ),
    },
  });
}

function subscriptions(store: Store, life: Life, { method, form }: Call, [id]: readonly string[]): unknown {
  if (id === undefined) {
    const status = text(form.status);
    const wanted = (one: Subscription): boolean =>
      status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status);
    return list('/v1/subscriptions', store.all('subscription').filter(where(form, 'customer')).filter(wanted));
  }
  const subscription = store.find('subscription', id);
  if (!subscription) throw missing('id', 'subscription', id);
  if (method === 'GET') return subscription;
  if (method === 'DELETE') {
    if (subscription.status === 'canceled') throw missing('id', 'subscription', id);
    return life.end(id);
  }
  if (subscription.status === 'canceled') {
    throw new StripeRefusal(400, { message: 'A canceled subscription can only update its cancellation_details.' });
  }
  return form.cancel_at_period_end === undefined
    ? subscription
    : life.cancel(id, { atPeriodEnd: form.cancel_at_period_end === 'true' });
}

function portal(store: Store, { form, origin }: Call): unknown {
  const customer = checkedCustomer(store, form);
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    customer: customer.id,
    return_url: text(form.return_url) ?? null,
    url: `${origin}/p/session/${id}`,
  };
}
