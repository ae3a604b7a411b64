import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeStripe, priceOf, startStripe } from './stripe.ts';

/** What the tests' Stripe must do as Stripe does, or tests that use it would prove nothing. */
describe('the Stripe of tests', () => {
  let fake: FakeStripe;
  let stripe: Stripe;
  beforeAll(async () => {
    fake = await startStripe();
    stripe = clientWith(fake.environment.STRIPE_SECRET_KEY ?? '');
  });
  afterAll(() => fake?.close());

  const clientWith = (key: string): Stripe => {
    const { hostname, port } = new URL(fake.url);
    return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  };
  const sessionFor = async (): Promise<Stripe.Checkout.Session> => {
    const customer = await stripe.customers.create({ email: 'a@example.org' });
    return stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: priceOf(1), quantity: 1 }],
      success_url: 'http://localhost/done',
      subscription_data: { metadata: { plan_index: '1' } },
    });
  };

  it('does once what has one idempotency key, and refuses the key for something else', async () => {
    const options = { idempotencyKey: 'once' };
    const first = await stripe.customers.create({ email: 'a@example.org' }, options);
    expect((await stripe.customers.create({ email: 'a@example.org' }, options)).id).toBe(first.id);
    expect((await stripe.customers.create({ email: 'a@example.org' })).id).not.toBe(first.id);
    await expect(stripe.customers.create({ email: 'b@example.org' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('opens to its key alone, and says what is missing', async () => {
    await expect(clientWith('sk_test_other').prices.retrieve(priceOf(1))).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    });
  });

  it('has subscriptions with items, periods and invoices, whole where it is asked to', async () => {
    const { id } = await sessionFor();
    const paid = fake.life.pay(id);
    const subscription = await stripe.subscriptions.retrieve(paid.subscription ?? '', { expand: ['latest_invoice'] });
    expect(subscription).toMatchObject({ status: 'active', metadata: { plan_index: '1' } });
    expect(subscription.items.data[0]?.price.id).toBe(priceOf(1));
    expect(subscription.latest_invoice).toMatchObject({ object: 'invoice', status: 'paid' });
    const { data } = await stripe.subscriptions.list({ customer: String(subscription.customer) });
    expect(data.map((one) => one.id)).toEqual([subscription.id]);
    await stripe.subscriptions.cancel(subscription.id);
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('refuses a recurring price where something is paid once', async () => {
    const customer = await stripe.customers.create({ email: 'a@example.org' });
    const wanted = stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [{ price: priceOf(1), quantity: 1 }],
      success_url: 'http://localhost/done',
    });
    await expect(wanted).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param: 'mode' });
  });

  it('has a page where one pays, which leads back', async () => {
    const { url } = await sessionFor();
    expect(await (await fetch(url ?? '')).text()).toContain('<button>');
    const paid = await fetch(url ?? '', { method: 'POST', redirect: 'manual' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://localhost/done']);
    expect((await fetch(url ?? '')).status).toBe(410);
  });
});
