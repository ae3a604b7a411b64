import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../jobs/registry.ts';
import { testDatabases } from '../../testing/database.ts';
import { until } from '../../testing/harness.ts';
import { recordingLog, silentLog } from '../../testing/log.ts';
import { type Payments, startPayments } from '../../testing/payments.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { ledgerOfPlans } from '../credits/ledger.ts';
import { addMonths } from './periods.ts';
import { plansJob } from './plans.job.ts';
import { createPlans, type Plans } from './service.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('how plans begin and end by others on $name', (kind) => {
  let payments: Payments;
  let plans: Plans;
  let me: TestUser;
  beforeAll(async () => {
    payments = await startPayments(kind);
    plans = plansAt();
  });
  afterAll(() => payments?.close());
  beforeEach(async () => {
    payments.stripe.beforeAnswer = () => {};
    payments.events();
    me = await createTestUser(payments.harness.database);
  });

  const plansAt = (now?: Date, on = true): Plans => {
    const { config, database } = payments.harness;
    return createPlans({
      ...ledgerOfPlans,
      sql: database.sql,
      config: on ? config : { payments: undefined },
      ownAddress: () => 'http://localhost',
      log: silentLog(),
      ...(now && { now: () => now }),
    });
  };
  const indexAt = async (now: Date): Promise<number> => (await plansAt(now).planOf(me.id)).index;
  const later = (ms: number, from = new Date()): Date => new Date(from.getTime() + ms);
  const rows = () =>
    payments.harness.database.sql
      .selectFrom('subscriptions')
      .where('user_id', '=', me.id)
      .orderBy('created_at')
      .select(['plan_index', 'status', 'period_end', 'stripe_id'])
      .execute();
  /** Buys a plan, and lets it be known; returns the subscription's id. */
  const buy = async (planIndex: number): Promise<string> => {
    const session = await payments.pay(me, planIndex);
    await payments.deliver();
    return payments.subscriptionOf(session);
  };
  const runJob = async (): Promise<void> => {
    const { queue } = payments.harness;
    const id = crypto.randomUUID();
    await queue.add(JOBS.plans, id);
    await until(async () => !(await queue.isPending(JOBS.plans, id)));
  };

  it('is granted by an operator, for some months or without an end, one at a time', async () => {
    await plans.setPlan(me.id, 3, 2);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 3, status: 'active', is_loop_sub: true });
    const end = addMonths(new Date(), 2);
    expect(await indexAt(later(-DAY, end))).toBe(3);
    expect(await indexAt(later(DAY, end))).toBe(0);
    await plans.setPlan(me.id, 1);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 1, period_end: null });
    expect(await indexAt(later(4000 * DAY))).toBe(1);
    await plans.setPlan(me.id, 0);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
    expect((await rows()).map(({ status }) => status)).toEqual(['ended', 'ended']);
  });

  it('may be a pack', async () => {
    await plans.setPlan(me.id, 5);
    await plans.setPlan(me.id, 5, 1);
    expect(await payments.credits(me)).toMatchObject({ available: 1100, plan_info: { plan_index: 5 } });
    expect(await indexAt(later(200 * DAY))).toBe(5);
  });

  it('is not granted to nobody, nor is what there is not', async () => {
    await expect(plans.setPlan(crypto.randomUUID(), 1)).rejects.toMatchObject({ code: 'not-found' });
    await expect(plans.setPlan(me.id, 9)).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(plans.planOf(crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is granted once when two operators do it at once', async () => {
    await Promise.all([plans.setPlan(me.id, 3), plans.setPlan(me.id, 4)]);
    expect((await rows()).filter(({ status }) => status === 'active')).toHaveLength(1);
  });

  it('is cancelled by its user though an operator granted it', async () => {
    await plans.setPlan(me.id, 3);
    const state = await plans.cancel(me.id);
    expect(state).toMatchObject({ plan_index: 3, status: 'cancelled' });
    expect(state.period_end).not.toBeNull();
    expect(await indexAt(later(32 * DAY))).toBe(0);
  });

  it('is bought beside one that was granted only when that was cancelled; the better one counts', async () => {
    await plans.setPlan(me.id, 3, 1);
    await expect(payments.order(me, 1)).rejects.toThrow('plan-running');
    await plans.cancel(me.id);
    await buy(1);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 3 });
    expect(await indexAt(later(31 * DAY))).toBe(1);
  });

  it('is ended at once by an operator, bought or granted', async () => {
    const id = await buy(3);
    await plans.setPlan(me.id, 6);
    await plans.endPlan(me.id);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 0 });
    expect(payments.stripe.store.get('subscription', id).status).toBe('canceled');
    await plans.endPlan(me.id);
  });

  it('ends with the account: nothing is paid any more, and what is told later is passed over', async () => {
    const id = await buy(1);
    const session = await payments.order(me, 5);
    await plans.leave(me.id);
    expect(payments.stripe.store.get('subscription', id).status).toBe('canceled');
    expect(payments.stripe.store.get('checkout.session', session).status).toBe('expired');
    const { customer } = payments.stripe.store.get('checkout.session', session);
    expect(payments.stripe.store.get('customer', customer)).toMatchObject({ deleted: true, email: null });
    await plans.leave(me.id);
    await payments.harness.database.sql.deleteFrom('users').where('id', '=', me.id).execute();
    await payments.deliver();
    for (const table of ['subscriptions', 'purchases', 'stripe_customers'] as const) {
      const left = await payments.harness.database.sql
        .selectFrom(table)
        .where('user_id', '=', me.id)
        .select('user_id')
        .execute();
      expect(left).toEqual([]);
    }
  });

  it('ends with the account while Stripe tells of its end and of a purchase', async () => {
    const { sql } = payments.harness.database;
    for (let time = 0; time < 5; time++) {
      const user = await createTestUser(payments.harness.database);
      await payments.pay(user, 1);
      await payments.pay(user, 5);
      await plans.leave(user.id);
      const erased = sql.transaction().execute(async (within) => {
        await within.selectFrom('users').where('id', '=', user.id).select('id').forUpdate().execute();
        await within.deleteFrom('users').where('id', '=', user.id).execute();
      });
      const told = payments.events().map((event) => payments.send(event));
      await erased;
      expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
      expect((await plans.collect(user.id)).purchases).toEqual([]);
    }
  });

  it('does not let an account go whose plan would be paid on', async () => {
    await buy(1);
    payments.stripe.beforeAnswer = () => {
      throw new Error('down');
    };
    await expect(plans.leave(me.id)).rejects.toMatchObject({ code: 'provider-unreachable' });
    await expect(plansAt(undefined, false).leave(me.id)).rejects.toMatchObject({ code: 'payments-off' });
  });

  it('is collected for an export', async () => {
    await buy(1);
    await plans.setPlan(me.id, 5);
    const { subscriptions, purchases } = await plans.collect(me.id);
    expect(subscriptions).toMatchObject([{ plan_index: 1, status: 'active' }]);
    expect(purchases).toMatchObject([{ plan_index: 5 }]);
  });

  it('is ended by the job when its time is over, and renewed when only the news of it was lost', async () => {
    const over = new Date(Date.now() - DAY);
    await plans.setPlan(me.id, 3, 1);
    const id = await buy(5).then(() => payments.harness.database.sql);
    await id.updateTable('subscriptions').set({ period_end: over }).where('user_id', '=', me.id).execute();
    await runJob();
    expect(await rows()).toMatchObject([{ status: 'ended' }]);

    const lost = await buy(1);
    payments.stripe.life.renew(lost);
    payments.events();
    await id.updateTable('subscriptions').set({ period_end: over }).where('stripe_id', '=', lost).execute();
    await runJob();
    const end = payments.stripe.store.get('subscription', lost).items.data[0]?.current_period_end ?? 0;
    expect((await rows())[1]).toMatchObject({ status: 'active', period_end: new Date(end * 1000) });

    payments.stripe.life.end(lost);
    payments.events();
    await id.updateTable('subscriptions').set({ period_end: over }).where('stripe_id', '=', lost).execute();
    await runJob();
    expect((await rows())[1]).toMatchObject({ status: 'ended' });
  });

  it('is ended when Stripe does not know it any more', async () => {
    const { sql } = payments.harness.database;
    await buy(1);
    const over = new Date(Date.now() - DAY);
    const lost = { stripe_id: `sub_of_another_key_${me.id}`, period_end: over };
    await sql.updateTable('subscriptions').set(lost).where('user_id', '=', me.id).execute();
    await runJob();
    expect(await rows()).toMatchObject([{ status: 'ended' }]);
  });

  it('goes on with the others where Stripe does not answer, and names nobody in the log', async () => {
    const lost = await buy(1);
    const { sql } = payments.harness.database;
    const over = new Date(Date.now() - DAY);
    await sql.updateTable('subscriptions').set({ period_end: over }).where('stripe_id', '=', lost).execute();
    payments.stripe.beforeAnswer = () => {
      throw new Error('down');
    };
    const { log, text } = recordingLog();
    await plansJob({ ...ledgerOfPlans, sql, log, config: payments.harness.config })();
    expect(text()).toContain('could not be read from Stripe');
    for (const secret of [lost, me.id, me.email]) expect(text()).not.toContain(secret);
    expect(await payments.plan(me)).toMatchObject({ plan_index: 1, status: 'active' });
    await sql.updateTable('subscriptions').set({ status: 'ended' }).where('stripe_id', '=', lost).execute();
  });
});
