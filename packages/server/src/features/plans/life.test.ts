import { CANCEL_PLAN_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { type Payments, startPayments } from '../../testing/payments.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { priceOf } from '../../testing/stripe.ts';

describe.each(testDatabases)('the life of a plan on $name', (kind) => {
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

  /** Buys a plan, and lets it be known; returns the session's id. */
  const buy = async (user: TestUser, planIndex: number): Promise<string> => {
    const session = await payments.pay(user, planIndex);
    await payments.deliver();
    return session;
  };
  const cancel = () =>
    payments.harness.app.inject({ method: 'DELETE', url: CANCEL_PLAN_PATH, headers: { ...me.headers } });

  it('gives a plan when it is paid, and its credits', async () => {
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0, is_loop_sub: false });
    await buy(me, 1);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 1, status: 'active', is_loop_sub: true });
    expect(await payments.credits(me)).toMatchObject({ available: 1100 });
  });

  it('gives an unlimited plan', async () => {
    await buy(me, 3);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 3, status: 'active', is_loop_sub: true });
  });

  it('cancels: the plan is kept until its end, and then is no more', async () => {
    const session = await buy(me, 1);
    const answer = await cancel();
    expect(answer.statusCode).toBe(200);
    const end =
      payments.stripe.store.get('subscription', payments.subscriptionOf(session)).items.data[0]?.current_period_end ??
      0;
    expect(answer.json().data).toMatchObject({
      plan_index: 1,
      status: 'cancelled',
      is_loop_sub: true,
      period_end: new Date(end * 1000).toISOString(),
    });
    expect((await cancel()).statusCode).toBe(200);
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 1, status: 'cancelled' });
    payments.stripe.life.renew(payments.subscriptionOf(session));
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
    expect((await cancel()).json()).toMatchObject({ code: 409, error: 'no-plan' });
  });

  it('has nothing to cancel for Free and for a pack', async () => {
    expect((await cancel()).json()).toMatchObject({ error: 'no-plan' });
    await buy(me, 5);
    expect((await cancel()).json()).toMatchObject({ error: 'no-plan' });
  });

  it('understands a cancellation of the portal, by flag or by time, and that it was taken back', async () => {
    const id = payments.subscriptionOf(await buy(me, 3));
    for (const byTime of [false, true]) {
      payments.stripe.life.cancel(id, { byTime });
      await payments.deliver();
      expect(await payments.plan(me)).toMatchObject({ plan_index: 3, status: 'cancelled' });
      payments.stripe.life.cancel(id, { atPeriodEnd: false });
      await payments.deliver();
      expect(await payments.plan(me)).toMatchObject({ plan_index: 3, status: 'active' });
    }
  });

  it('follows a change of plan, and grants nothing twice for changing to and fro', async () => {
    const id = payments.subscriptionOf(await buy(me, 1));
    expect(await payments.credits(me)).toMatchObject({ available: 1000 });
    for (const index of [2, 1, 2]) {
      payments.stripe.life.change(id, priceOf(index));
      await payments.deliver();
      expect(await payments.plan(me)).toMatchObject({ plan_index: index });
      expect(await payments.credits(me)).toMatchObject({ available: 1000 });
    }
    payments.stripe.life.change(id, priceOf(7));
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 7 });
  });

  it('keeps the plan of a price that is no longer in the configuration', async () => {
    const id = payments.subscriptionOf(await buy(me, 3));
    payments.stripe.store.put({ ...payments.stripe.store.get('price', priceOf(3)), id: 'price_old' });
    payments.stripe.life.change(id, 'price_old');
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 3 });
  });

  it('says that a payment failed, keeps the plan for some days, and is glad when it comes', async () => {
    const id = payments.subscriptionOf(await buy(me, 1));
    payments.stripe.life.fail(id);
    // As if the period that is not paid for had begun just now.
    const [item] = payments.stripe.store.get('subscription', id).items.data;
    const invoice = payments.stripe.store.get('subscription', id).latest_invoice ?? '';
    payments.stripe.store.put({
      ...payments.stripe.store.get('invoice', invoice),
      billing_reason: 'subscription_cycle',
    });
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({
      plan_index: 1,
      status: 'past-due',
      period_end: new Date((item?.current_period_start ?? 0) * 1000).toISOString(),
    });
    payments.stripe.life.collect(id);
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 1, status: 'active' });
  });

  it('ends at once what is cancelled while it is not paid for', async () => {
    const id = payments.subscriptionOf(await buy(me, 1));
    payments.stripe.life.fail(id);
    await payments.deliver();
    expect((await cancel()).json().data).toMatchObject({ plan_index: 0 });
    expect(payments.stripe.store.get('subscription', id).status).toBe('canceled');
  });

  it('gives a pack once for each payment, and takes back what is refunded', async () => {
    const first = await buy(me, 5);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 5, is_loop_sub: false, status: 'active' });
    expect(await payments.credits(me)).toMatchObject({ available: 600 });
    await buy(me, 5);
    expect(await payments.credits(me)).toMatchObject({ available: 1100 });
    payments.stripe.life.refund(first, 100);
    await payments.deliver();
    expect(await payments.credits(me)).toMatchObject({ available: 1100 });
    payments.stripe.life.refund(first);
    await payments.deliver();
    expect(await payments.credits(me)).toMatchObject({ available: 600 });
  });

  it('gives a pack when a slow payment comes, not before', async () => {
    const session = await payments.order(me, 5);
    payments.stripe.life.pay(session, 'later');
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
    payments.stripe.life.settle(session);
    await payments.deliver();
    expect(await payments.plan(me)).toMatchObject({ plan_index: 5 });
    const free = await payments.order(me, 5);
    payments.stripe.life.pay(free, 'free');
    await payments.deliver();
    expect(await payments.credits(me)).toMatchObject({ available: 1100 });
  });

  it('takes a pack back while the payment is in dispute, and gives it again when that is won', async () => {
    const session = await buy(me, 5);
    payments.stripe.life.dispute(session);
    await payments.deliver();
    expect(await payments.credits(me)).toMatchObject({ available: 100 });
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
    payments.stripe.life.closeDispute(session, true);
    await payments.deliver();
    expect(await payments.credits(me)).toMatchObject({ available: 600 });
    payments.stripe.life.refund(session);
    await payments.deliver();
    expect(await payments.credits(me)).toMatchObject({ available: 100 });
  });
});
