import { STRIPE_WEBHOOK_PATH } from '@tallyleaf/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { type Payments, startPayments } from '../../testing/payments.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import type { StripeEvent } from '../../testing/stripe.ts';

describe.each(testDatabases)('events of Stripe on $name', (kind) => {
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

  it('believes only what Stripe signed, and signed lately', async () => {
    const session = await payments.order(me, 1);
    payments.stripe.life.pay(session);
    const events = payments.events();
    const now = Math.floor(Date.now() / 1000);
    for (const event of events) {
      expect(await payments.send(event, { secret: 'whsec_other' })).toBe(400);
      expect(await payments.send(event, { timestamp: now - 3600 })).toBe(400);
      const { payload } = payments.stripe.signed(event);
      const unsigned = await payments.harness.app.inject({
        method: 'POST',
        url: STRIPE_WEBHOOK_PATH,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(unsigned).toMatchObject({ statusCode: 400 });
      const call = payments.stripe.signed(event);
      const changed = { ...call, payload: call.payload.replace('"livemode":false', '"livemode":true') };
      expect(
        (await payments.harness.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...changed })).statusCode,
      ).toBe(400);
    }
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
    const big = { ...payments.stripe.signed(events[0] as StripeEvent), payload: 'x'.repeat(1_100_000) };
    expect((await payments.harness.app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...big })).statusCode).toBe(
      413,
    );
  });

  it('passes over events that are nothing of ours', async () => {
    const session = await payments.order(me, 1);
    payments.stripe.life.pay(session);
    const paid = payments.events().at(-1) as StripeEvent;
    expect(await payments.send({ ...paid, id: 'evt_unknown', type: 'customer.created' })).toBe(200);
    const foreign = structuredClone(paid) as unknown as { data: { object: { customer: string } } } & StripeEvent;
    foreign.data.object.customer = 'cus_of_another_program';
    expect(await payments.send({ ...foreign, id: 'evt_foreign' })).toBe(200);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
  });

  it('gives a plan to the customer who paid it, whatever the event names', async () => {
    const session = await payments.order(me, 1);
    payments.stripe.life.pay(session);
    const other = await createTestUser(payments.harness.database);
    const theirs = await payments.order(other, 1);
    const event = payments.stripe.store.events.find(
      ({ type }) => type === 'customer.subscription.created',
    ) as StripeEvent;
    const forged = structuredClone(event) as unknown as { data: { object: { customer: string } } } & StripeEvent;
    forged.data.object.customer = payments.stripe.store.get('checkout.session', theirs).customer;
    expect(await payments.send(forged)).toBe(200);
    expect(await payments.plan(other)).toMatchObject({ plan_index: 0 });
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
  });

  it('answers a fault so that Stripe sends it again, and then does it', async () => {
    const session = await payments.order(me, 5);
    payments.stripe.life.pay(session);
    const [event] = payments.events().filter(({ type }) => type === 'checkout.session.completed');
    payments.stripe.beforeAnswer = () => {
      throw new Error('down');
    };
    expect(await payments.send(event as StripeEvent)).toBe(500);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
    payments.stripe.beforeAnswer = () => {};
    expect(await payments.send(event as StripeEvent)).toBe(200);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 5 });
  });
});
