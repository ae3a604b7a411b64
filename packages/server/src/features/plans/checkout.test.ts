import { CANCEL_PLAN_PATH, CHECKOUT_PATH, PLANS_PATH, PORTAL_PATH, STRIPE_WEBHOOK_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { type Payments, PUBLIC_URL, sessionOf, startPayments } from '../../testing/payments.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';

describe.each(testDatabases)('buying a plan on $name', (kind) => {
  let payments: Payments;
  let me: TestUser;
  beforeAll(async () => {
    payments = await startPayments(kind);
  });
  afterAll(() => payments?.close());
  beforeEach(async () => {
    payments.stripe.beforeAnswer = () => {};
    payments.stripe.requests.length = 0;
    payments.events();
    me = await createTestUser(payments.harness.database);
  });

  const post = (url: string, payload: object) =>
    payments.harness.app.inject({ method: 'POST', url, payload, headers: { ...me.headers } });

  it('tells anyone what there is and what it costs, as Stripe says it', async () => {
    const answer = await payments.harness.app.inject({ url: PLANS_PATH });
    expect(answer.statusCode).toBe(200);
    const { payments: on, plans } = answer.json().data;
    expect(on).toBe(true);
    expect(plans).toHaveLength(8);
    expect(plans[0]).toEqual({
      plan_index: 0,
      name: 'free',
      credits_a_month: 100,
      credits_once: 0,
      unlimited: false,
      recurring: false,
      period_months: 0,
      price: null,
    });
    expect(plans[2]).toMatchObject({
      credits_a_month: 1000,
      price: { amount: 9000, currency: 'EUR', interval: 'year' },
    });
    expect(plans[3]).toMatchObject({ credits_a_month: null, unlimited: true });
    expect(plans[5]).toMatchObject({ credits_once: 500, price: { amount: 1500, interval: null } });
  });

  it('leads to a page where a plan is paid, and back to its own address, whatever host a request names', async () => {
    const answer = await payments.harness.app.inject({
      method: 'POST',
      url: CHECKOUT_PATH,
      payload: { plan_index: 1, locale: 'cn' },
      headers: { ...me.headers, host: 'evil.example' },
    });
    const session = payments.stripe.store.get('checkout.session', sessionOf(answer.json().data.url));
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: me.id,
      metadata: { user_id: me.id, plan_index: '1' },
      success_url: `${PUBLIC_URL}/cn/account/plan?payment=done`,
      cancel_url: `${PUBLIC_URL}/cn/pricing?payment=cancelled`,
      locale: 'zh',
    });
    expect(payments.stripe.store.get('customer', session.customer)).toMatchObject({ email: me.email });
  });

  it('makes one page of a double click, another where another plan is wanted, and no second customer', async () => {
    const [first, second] = await Promise.all([payments.order(me, 1), payments.order(me, 1)]);
    expect(second).toBe(first);
    expect(await payments.order(me, 1)).toBe(first);
    const business = await payments.order(me, 3);
    expect(payments.stripe.store.get('checkout.session', first).status).toBe('expired');
    const pack = await payments.order(me, 5);
    expect(payments.stripe.store.get('checkout.session', business).status).toBe('open');
    const customers = [first, business, pack].map((id) => payments.stripe.store.get('checkout.session', id).customer);
    expect(new Set(customers).size).toBe(1);
    expect(payments.stripe.requests.filter((request) => request === 'POST customers').length).toBeLessThanOrEqual(2);
  });

  it.each([0, 8, 1.5, 'x'])('refuses to sell plan %s', async (planIndex) => {
    expect((await post(CHECKOUT_PATH, { plan_index: planIndex })).statusCode).toBe(400);
  });

  it('says that the other service does not answer, and keeps what it knows of prices', async () => {
    payments.stripe.beforeAnswer = () => {
      throw new Error('down');
    };
    const answer = await post(CHECKOUT_PATH, { plan_index: 1 });
    expect(answer.json()).toMatchObject({ code: 502, error: 'provider-unreachable' });
    expect((await payments.harness.app.inject({ url: PLANS_PATH })).json().data.plans[1].price).toMatchObject({
      amount: 900,
    });
  });

  it('sells no second plan, also where the call about the first is still on its way', async () => {
    const session = await payments.order(me, 1);
    payments.stripe.life.pay(session);
    expect((await post(CHECKOUT_PATH, { plan_index: 3 })).json()).toMatchObject({ code: 409, error: 'plan-running' });
    expect(await payments.plan(me)).toMatchObject({ plan_index: 1 });
    expect((await post(CHECKOUT_PATH, { plan_index: 3 })).json()).toMatchObject({ error: 'plan-running' });
    await payments.deliver();
    const pack = await payments.order(me, 5);
    payments.stripe.life.pay(pack);
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 1 });
    expect(await payments.credits(me)).toMatchObject({ available: 1500 });
  });

  it('makes a customer anew that was deleted at Stripe', async () => {
    const { customer } = payments.stripe.store.get('checkout.session', await payments.order(me, 1));
    payments.stripe.store.put({ ...payments.stripe.store.get('customer', customer), deleted: true });
    const again = payments.stripe.store.get('checkout.session', await payments.order(me, 3));
    expect(again.customer).not.toBe(customer);
  });

  it('tells Stripe when the address has changed, as receipts go there', async () => {
    const { customer } = payments.stripe.store.get('checkout.session', await payments.order(me, 1));
    const email = `new-${me.email}`;
    await payments.harness.database.sql.updateTable('users').set({ email }).where('id', '=', me.id).execute();
    await payments.order(me, 1);
    expect(payments.stripe.store.get('customer', customer).email).toBe(email);
  });

  it('opens the portal', async () => {
    const answer = await post(PORTAL_PATH, { locale: 'de' });
    expect(answer.json().data.url).toMatch(/\/p\/session\/bps_/);
    const bare = await payments.harness.app.inject({ method: 'POST', url: PORTAL_PATH, headers: { ...me.headers } });
    expect(bare.statusCode).toBe(200);
  });
});

describe.each(testDatabases.slice(0, 1))('without payments', (kind) => {
  let harness: Harness;
  let me: TestUser;
  beforeAll(async () => {
    harness = await startHarness(kind);
    me = await createTestUser(harness.database);
  });
  afterAll(() => harness?.close());

  it('says so, and shows the plans all the same', async () => {
    const answer = await harness.app.inject({ url: PLANS_PATH });
    expect(answer.json().data).toMatchObject({ payments: false });
    expect(answer.json().data.plans).toHaveLength(8);
    for (const [url, payload] of [
      [CHECKOUT_PATH, { plan_index: 1 }],
      [PORTAL_PATH, {}],
    ] as const) {
      const refused = await harness.app.inject({ method: 'POST', url, payload, headers: { ...me.headers } });
      expect(refused.json()).toMatchObject({ code: 404, error: 'payments-off' });
    }
    const call = await harness.app.inject({
      method: 'POST',
      url: STRIPE_WEBHOOK_PATH,
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(call.json()).toMatchObject({ error: 'payments-off' });
  });

  it('asks who calls', async () => {
    for (const url of [CHECKOUT_PATH, PORTAL_PATH]) {
      const answer = await harness.app.inject({ method: 'POST', url, payload: { plan_index: 1 } });
      expect(answer.statusCode).toBe(401);
    }
    expect((await harness.app.inject({ method: 'DELETE', url: CANCEL_PLAN_PATH })).statusCode).toBe(401);
  });
});
