import { CANCEL_PLAN_PATH, CHECKOUT_PATH, PLANS_PATH, PORTAL_PATH, STRIPE_WEBHOOK_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { type FakeStripe, priceOf, type Signing, type StripeEvent, startStripe } from '../../testing/stripe.ts';

const PUBLIC_URL = 'https://tallyleaf.example';

describe.each(testDatabases)('plans on $name', (kind) => {
  let harness: Harness;
  let stripe: FakeStripe;
  let me: TestUser;
  beforeAll(async () => {
    stripe = await startStripe();
    harness = await startHarness(kind, { environment: { ...stripe.environment, PUBLIC_URL } });
  });
  afterAll(async () => {
    await harness?.close();
    await stripe?.close();
  });
  beforeEach(async () => {
    stripe.beforeAnswer = () => {};
    stripe.store.events.length = 0;
    stripe.requests.length = 0;
    me = await createTestUser(harness.database);
  });

  const post = (url: string, payload: object, headers: object = me.headers) =>
    harness.app.inject({ method: 'POST', url, payload, headers: { ...headers } });
  const order = async (planIndex: number, user = me): Promise<string> => {
    const answer = await post(CHECKOUT_PATH, { plan_index: planIndex }, user.headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return sessionOf(answer.json().data.url);
  };
  const sessionOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
  const send = (event: StripeEvent, how?: Signing) =>
    harness.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...stripe.signed(event, how) });
  /** Sends everything that happened so far and was not sent. */
  const deliver = async (): Promise<void> => {
    for (const event of stripe.store.events.splice(0)) {
      const answer = await send(event);
      expect(answer.statusCode, event.type).toBe(200);
    }
  };
  const buy = async (planIndex: number, user = me): Promise<string> => {
    const session = await order(planIndex, user);
    stripe.life.pay(session);
    await deliver();
    return session;
  };
  const subscriptionOf = (session: string): string =>
    stripe.store.get('checkout.session', session).subscription ?? 'none';
  const credits = async (user = me) => {
    const answer = await harness.app.inject({ url: '/api/credits/user', headers: { ...user.headers } });
    return answer.json().data;
  };
  const planInfo = async (user = me) => (await credits(user)).plan_info;
  const cancel = () => harness.app.inject({ method: 'DELETE', url: CANCEL_PLAN_PATH, headers: { ...me.headers } });

  it('tells anyone what there is and what it costs, as Stripe says it', async () => {
    const answer = await harness.app.inject({ url: PLANS_PATH });
    expect(answer.statusCode).toBe(200);
    const { payments, plans } = answer.json().data;
    expect(payments).toBe(true);
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
    const answer = await harness.app.inject({
      method: 'POST',
      url: CHECKOUT_PATH,
      payload: { plan_index: 1, locale: 'cn' },
      headers: { ...me.headers, host: 'evil.example' },
    });
    const session = stripe.store.get('checkout.session', sessionOf(answer.json().data.url));
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: me.id,
      metadata: { user_id: me.id, plan_index: '1' },
      success_url: `${PUBLIC_URL}/cn/account?payment=done`,
      cancel_url: `${PUBLIC_URL}/cn/pricing?payment=cancelled`,
      locale: 'zh',
    });
    expect(stripe.store.get('customer', session.customer)).toMatchObject({ email: me.email });
  });

  it('makes one page of a double click, another where another plan is wanted, and no second customer', async () => {
    const [first, second] = await Promise.all([order(1), order(1)]);
    expect(second).toBe(first);
    expect(await order(1)).toBe(first);
    const business = await order(3);
    expect(stripe.store.get('checkout.session', first).status).toBe('expired');
    const pack = await order(5);
    expect(stripe.store.get('checkout.session', business).status).toBe('open');
    const customers = [first, business, pack].map((id) => stripe.store.get('checkout.session', id).customer);
    expect(new Set(customers).size).toBe(1);
    expect(stripe.requests.filter((request) => request === 'POST customers').length).toBeLessThanOrEqual(2);
  });

  it.each([0, 8, 1.5, 'x'])('refuses to sell plan %s', async (planIndex) => {
    expect((await post(CHECKOUT_PATH, { plan_index: planIndex })).statusCode).toBe(400);
  });

  it('gives a plan when it is paid, and its credits', async () => {
    expect(await planInfo()).toMatchObject({ plan_index: 0, is_loop_sub: false });
    await buy(1);
    expect(await planInfo()).toMatchObject({ plan_index: 1, status: 'active', is_loop_sub: true });
    expect(await credits()).toMatchObject({ available: 1100 });
  });

  it('gives an unlimited plan', async () => {
    await buy(3);
    expect(await planInfo()).toMatchObject({ plan_index: 3, status: 'active', is_loop_sub: true });
  });

  it('believes only what Stripe signed, and signed lately', async () => {
    const session = await order(1);
    stripe.life.pay(session);
    const events = stripe.store.events.splice(0);
    const now = Math.floor(Date.now() / 1000);
    for (const event of events) {
      expect((await send(event, { secret: 'whsec_other' })).statusCode).toBe(400);
      expect((await send(event, { timestamp: now - 3600 })).statusCode).toBe(400);
      const { payload } = stripe.signed(event);
      const unsigned = await harness.app.inject({
        method: 'POST',
        url: STRIPE_WEBHOOK_PATH,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(unsigned).toMatchObject({ statusCode: 400 });
      const call = stripe.signed(event);
      const changed = { ...call, payload: call.payload.replace('"livemode":false', '"livemode":true') };
      expect((await harness.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...changed })).statusCode).toBe(400);
    }
    expect(await planInfo()).toMatchObject({ plan_index: 0 });
    const big = { ...stripe.signed(events[0] as StripeEvent), payload: 'x'.repeat(1_100_000) };
    expect((await harness.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...big })).statusCode).toBe(413);
  });

  it('passes over events that are nothing of ours', async () => {
    const session = await order(1);
    stripe.life.pay(session);
    const paid = stripe.store.events.splice(0).at(-1) as StripeEvent;
    expect((await send({ ...paid, id: 'evt_unknown', type: 'customer.created' })).statusCode).toBe(200);
    const foreign = structuredClone(paid) as unknown as { data: { object: { customer: string } } } & StripeEvent;
    foreign.data.object.customer = 'cus_of_another_program';
    expect((await send({ ...foreign, id: 'evt_foreign' })).statusCode).toBe(200);
    expect(await planInfo()).toMatchObject({ plan_index: 0 });
  });

  it('gives a plan to the customer who paid it, whatever the event names', async () => {
    const session = await order(1);
    stripe.life.pay(session);
    const other = await createTestUser(harness.database);
    const theirs = await order(1, other);
    const event = stripe.store.events.find(({ type }) => type === 'customer.subscription.created') as StripeEvent;
    const forged = structuredClone(event) as unknown as { data: { object: { customer: string } } } & StripeEvent;
    forged.data.object.customer = stripe.store.get('checkout.session', theirs).customer;
    expect((await send(forged)).statusCode).toBe(200);
    expect(await planInfo(other)).toMatchObject({ plan_index: 0 });
    expect(await planInfo()).toMatchObject({ plan_index: 0 });
  });

  it('answers a fault so that Stripe sends it again, and then does it', async () => {
    const session = await order(5);
    stripe.life.pay(session);
    const [event] = stripe.store.events.splice(0).filter(({ type }) => type === 'checkout.session.completed');
    stripe.beforeAnswer = () => {
      throw new Error('down');
    };
    expect((await send(event as StripeEvent)).statusCode).toBe(500);
    expect(await planInfo()).toMatchObject({ plan_index: 0 });
    stripe.beforeAnswer = () => {};
    expect((await send(event as StripeEvent)).statusCode).toBe(200);
    expect(await planInfo()).toMatchObject({ plan_index: 5 });
  });

  it('says that the other service does not answer, and keeps what it knows of prices', async () => {
    stripe.beforeAnswer = () => {
      throw new Error('down');
    };
    const answer = await post(CHECKOUT_PATH, { plan_index: 1 });
    expect(answer.json()).toMatchObject({ code: 502, error: 'provider-unreachable' });
    expect((await harness.app.inject({ url: PLANS_PATH })).json().data.plans[1].price).toMatchObject({ amount: 900 });
  });

  it('sells no second plan, also where the call about the first is still on its way', async () => {
    const session = await order(1);
    stripe.life.pay(session);
    expect((await post(CHECKOUT_PATH, { plan_index: 3 })).json()).toMatchObject({ code: 409, error: 'plan-running' });
    expect(await planInfo()).toMatchObject({ plan_index: 1 });
    expect((await post(CHECKOUT_PATH, { plan_index: 3 })).json()).toMatchObject({ error: 'plan-running' });
    await deliver();
    const pack = await order(5);
    stripe.life.pay(pack);
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 1 });
    expect(await credits()).toMatchObject({ available: 1500 });
  });

  it('makes a customer anew that was deleted at Stripe', async () => {
    const { customer } = stripe.store.get('checkout.session', await order(1));
    stripe.store.put({ ...stripe.store.get('customer', customer), deleted: true });
    const again = stripe.store.get('checkout.session', await order(3));
    expect(again.customer).not.toBe(customer);
  });

  it('opens the portal', async () => {
    const answer = await post(PORTAL_PATH, { locale: 'de' });
    expect(answer.json().data.url).toMatch(/\/p\/session\/bps_/);
  });

  it('cancels: the plan is kept until its end, and then is no more', async () => {
    const session = await buy(1);
    const answer = await cancel();
    expect(answer.statusCode).toBe(200);
    const end = stripe.store.get('subscription', subscriptionOf(session)).items.data[0]?.current_period_end ?? 0;
    expect(answer.json().data).toMatchObject({
      plan_index: 1,
      status: 'cancelled',
      is_loop_sub: true,
      period_end: new Date(end * 1000).toISOString(),
    });
    expect((await cancel()).statusCode).toBe(200);
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 1, status: 'cancelled' });
    stripe.life.renew(subscriptionOf(session));
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 0 });
    expect((await cancel()).json()).toMatchObject({ code: 409, error: 'no-plan' });
  });

  it('has nothing to cancel for Free and for a pack', async () => {
    expect((await cancel()).json()).toMatchObject({ error: 'no-plan' });
    await buy(5);
    expect((await cancel()).json()).toMatchObject({ error: 'no-plan' });
  });

  it('understands a cancellation of the portal, by flag or by time, and that it was taken back', async () => {
    const id = subscriptionOf(await buy(3));
    for (const byTime of [false, true]) {
      stripe.life.cancel(id, { byTime });
      await deliver();
      expect(await planInfo()).toMatchObject({ plan_index: 3, status: 'cancelled' });
      stripe.life.cancel(id, { atPeriodEnd: false });
      await deliver();
      expect(await planInfo()).toMatchObject({ plan_index: 3, status: 'active' });
    }
  });

  it('follows a change of plan, and grants nothing twice for changing to and fro', async () => {
    const id = subscriptionOf(await buy(1));
    expect(await credits()).toMatchObject({ available: 1000 });
    for (const index of [2, 1, 2]) {
      stripe.life.change(id, priceOf(index));
      await deliver();
      expect(await planInfo()).toMatchObject({ plan_index: index });
      expect(await credits()).toMatchObject({ available: 1000 });
    }
    stripe.life.change(id, priceOf(7));
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 7 });
  });

  it('keeps the plan of a price that is no longer in the configuration', async () => {
    const id = subscriptionOf(await buy(3));
    stripe.store.put({ ...stripe.store.get('price', priceOf(3)), id: 'price_old' });
    stripe.life.change(id, 'price_old');
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 3 });
  });

  it('says that a payment failed, keeps the plan for some days, and is glad when it comes', async () => {
    const id = subscriptionOf(await buy(1));
    stripe.life.fail(id);
    // As if the period that is not paid for had begun just now.
    const [item] = stripe.store.get('subscription', id).items.data;
    const invoice = stripe.store.get('subscription', id).latest_invoice ?? '';
    stripe.store.put({ ...stripe.store.get('invoice', invoice), billing_reason: 'subscription_cycle' });
    await deliver();
    expect(await planInfo()).toMatchObject({
      plan_index: 1,
      status: 'past-due',
      period_end: new Date((item?.current_period_start ?? 0) * 1000).toISOString(),
    });
    stripe.life.collect(id);
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 1, status: 'active' });
  });

  it('ends at once what is cancelled while it is not paid for', async () => {
    const id = subscriptionOf(await buy(1));
    stripe.life.fail(id);
    await deliver();
    expect((await cancel()).json().data).toMatchObject({ plan_index: 0 });
    expect(stripe.store.get('subscription', id).status).toBe('canceled');
  });

  it('gives a pack once for each payment, and takes back what is refunded', async () => {
    const first = await buy(5);
    expect(await planInfo()).toMatchObject({ plan_index: 5, is_loop_sub: false, status: 'active' });
    expect(await credits()).toMatchObject({ available: 600 });
    await buy(5);
    expect(await credits()).toMatchObject({ available: 1100 });
    stripe.life.refund(first, 100);
    await deliver();
    expect(await credits()).toMatchObject({ available: 1100 });
    stripe.life.refund(first);
    await deliver();
    expect(await credits()).toMatchObject({ available: 600 });
  });

  it('gives a pack when a slow payment comes, not before', async () => {
    const session = await order(5);
    stripe.life.pay(session, 'later');
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 0 });
    stripe.life.settle(session);
    await deliver();
    expect(await planInfo()).toMatchObject({ plan_index: 5 });
    const free = await order(5);
    stripe.life.pay(free, 'free');
    await deliver();
    expect(await credits()).toMatchObject({ available: 1100 });
  });

  it('takes a pack back while the payment is in dispute, and gives it again when that is won', async () => {
    const session = await buy(5);
    stripe.life.dispute(session);
    await deliver();
    expect(await credits()).toMatchObject({ available: 100 });
    expect(await planInfo()).toMatchObject({ plan_index: 0 });
    stripe.life.closeDispute(session, true);
    await deliver();
    expect(await credits()).toMatchObject({ available: 600 });
    stripe.life.refund(session);
    await deliver();
    expect(await credits()).toMatchObject({ available: 100 });
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
