import { PLANS } from '@tallyleaf/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/database.ts';
import { deferred } from '../../testing/fake-converter.ts';
import { type Payments, startPayments } from '../../testing/payments.ts';
import { createTestUser, type TestUser } from '../../testing/people.ts';
import { priceOf, type StripeEvent } from '../../testing/stripe.ts';

const SEED = 20_261_121;

/** A step of a life at Stripe; each does nothing where it cannot happen. */
const STEPS = ['renew', 'renew unpaid', 'fail', 'collect', 'cancel', 'keep', 'change', 'end', 'pack'] as const;
const PACK_STEPS = ['refund', 'dispute', 'win', 'lose'] as const;
type Step = (typeof STEPS)[number] | (typeof PACK_STEPS)[number];

describe.each(testDatabases)('events in any order on $name', (kind) => {
  let payments: Payments;
  beforeAll(async () => {
    payments = await startPayments(kind);
  });
  afterAll(() => payments?.close());
  beforeEach(() => {
    payments.stripe.beforeAnswer = () => {};
    payments.events();
  });

  /** A user who has paid for a plan, of which nobody has heard here; and what there is to hear. */
  const payer = async (planIndex: number) => {
    const user = await createTestUser(payments.harness.database);
    const session = await payments.pay(user, planIndex);
    return { user, id: payments.subscriptionOf(session), waiting: payments.events() };
  };
  const shown = async (user: TestUser) => {
    const { available, plan_info } = await payments.credits(user);
    const { plan_index, status, period_end, is_loop_sub } = plan_info;
    return { available, plan_index, status, period_end, is_loop_sub };
  };
  const sendAll = async (events: readonly StripeEvent[]): Promise<void> => {
    for (const event of events) expect(await payments.send(event)).toBe(200);
  };

  it('comes to the same in every order, each event twice', async () => {
    const seen = new Set<string>();
    for (const order of permutations([0, 1, 2, 3])) {
      const { user, id, waiting } = await payer(1);
      payments.stripe.life.cancel(id);
      const events = [...waiting, ...payments.events()].filter(({ type }) => type !== 'charge.succeeded');
      expect(events).toHaveLength(4);
      const ordered = order.map((place) => events[place] as StripeEvent);
      await sendAll([...ordered, ...ordered]);
      const { period_end, ...rest } = await shown(user);
      expect(period_end).toBe(endOf(payments, id));
      seen.add(JSON.stringify(rest));
    }
    expect([...seen]).toEqual([
      JSON.stringify({ available: 1000, plan_index: 1, status: 'cancelled', is_loop_sub: true }),
    ]);
  });

  it('comes to what stands at Stripe, whatever happens and however it is told', async () => {
    const turn = fc.record({
      step: fc.constantFrom<Step>(...STEPS, ...PACK_STEPS),
      sent: fc.array(fc.nat(), { maxLength: 2 }),
    });
    const lives = fc.record({
      plan: fc.constantFrom(1, 2, 3, 7),
      turns: fc.array(turn, { minLength: 2, maxLength: 7 }),
      together: fc.boolean(),
      shuffle: fc.infiniteStream(fc.nat()),
    });
    await fc.assert(
      fc.asyncProperty(lives, async ({ plan, turns, together, shuffle }) => {
        const { user, id, waiting } = await payer(plan);
        const packs: string[] = [];
        for (const { step, sent } of turns) {
          await live(payments, user, id, packs, step);
          waiting.push(...payments.events());
          for (const place of sent) await payments.send(waiting[place % waiting.length] as StripeEvent);
        }
        const rest = inSomeOrder(waiting, shuffle);
        if (together) await Promise.all(rest.map((event) => payments.send(event)));
        else await sendAll(rest);
        await sendAll(rest.slice(0, 2));
        expect(await shown(user)).toEqual(expected(payments, id, packs));
      }),
      { seed: SEED, numRuns: 25 },
    );
  });

  it('does not put an old state over a newer one when two calls overlap', async () => {
    const { user, id, waiting } = await payer(3);
    const [created] = waiting as [StripeEvent];
    const gate = deferred();
    const begun = deferred();
    let first = true;
    payments.stripe.beforeAnswer = async (request) => {
      if (!first || request !== `GET subscriptions/${id}`) return;
      first = false;
      begun.resolve();
      await gate.promise;
    };
    // The first call reads that the plan runs, and is slow; meanwhile it ends, and the second call says so.
    const slow = payments.send(created);
    await begun.promise;
    payments.stripe.life.end(id);
    const [ended] = payments.events() as [StripeEvent];
    expect(await payments.send(ended)).toBe(200);
    gate.resolve();
    expect(await slow).toBe(200);
    expect(await payments.plan(user)).toMatchObject({ plan_index: 0 });
  });

  it('gives a pack once, however many calls come at once', async () => {
    const { user, waiting } = await payer(5);
    const completed = waiting.find(({ type }) => type === 'checkout.session.completed') as StripeEvent;
    const copies = Array.from({ length: 8 }, (_, n) =>
      n < 4 ? completed : { ...completed, id: `${completed.id}${n}` },
    );
    expect(await Promise.all(copies.map((event) => payments.send(event)))).toEqual(copies.map(() => 200));
    expect(await payments.credits(user)).toMatchObject({ available: 600, plan_info: { plan_index: 5 } });
  });
});

/** One step of a life; one that cannot happen now is passed over. */
async function live(payments: Payments, user: TestUser, id: string, packs: string[], step: Step): Promise<void> {
  const { life, store } = payments.stripe;
  const subscription = store.get('subscription', id);
  const pack = packs.at(-1);
  if (step === 'pack') {
    packs.push(await payments.pay(user, 5));
    return;
  }
  if (isOfPack(step)) {
    if (pack !== undefined) livePack(payments, pack, step);
    return;
  }
  const { status } = subscription;
  if (status === 'canceled') return;
  if (step === 'end') life.end(id);
  else if (step === 'cancel') life.cancel(id);
  else if (step === 'keep') life.cancel(id, { atPeriodEnd: false });
  else if (status === 'past_due' && step === 'collect') life.collect(id);
  else if (status === 'active' && step === 'renew') life.renew(id);
  else if (status === 'active' && step === 'renew unpaid') life.renew(id, 'fails');
  else if (status === 'active' && step === 'change') life.change(id, priceOf(6));
}

const isOfPack = (step: Step): step is (typeof PACK_STEPS)[number] => PACK_STEPS.some((one) => one === step);

function livePack({ stripe: { life, store } }: Payments, pack: string, step: (typeof PACK_STEPS)[number]): void {
  const intent = store.get('payment_intent', store.get('checkout.session', pack).payment_intent ?? '');
  const charge = store.get('charge', intent.latest_charge ?? '');
  const open = store.all('dispute').some((one) => one.charge === charge.id && one.status === 'needs_response');
  if (step === 'refund' && !charge.disputed && !charge.refunded) life.refund(pack);
  if (step === 'dispute' && !charge.disputed && !charge.refunded) life.dispute(pack);
  if (open && (step === 'win' || step === 'lose')) life.closeDispute(pack, step === 'win');
}

/** What a user is to see, by what stands at Stripe. */
function expected(payments: Payments, id: string, packs: readonly string[]) {
  const { store } = payments.stripe;
  const subscription = store.get('subscription', id);
  const standing = packs.filter((pack) => stands(payments, pack));
  const bought = standing.length * 500;
  if (subscription.status === 'canceled') {
    const last = standing.at(-1);
    const period_end = last === undefined ? null : aYearAfter(store.get('checkout.session', last).created);
    const plan_index = last === undefined ? 0 : 5;
    return { available: bought + 100, plan_index, status: 'active', period_end, is_loop_sub: false };
  }
  const [item] = subscription.items.data;
  const plan = PLANS.find(({ index }) => priceOf(index) === item?.price.id);
  const paid = store.get('invoice', subscription.latest_invoice ?? '').status === 'paid';
  const active = subscription.cancel_at_period_end ? 'cancelled' : 'active';
  return {
    available: bought + (plan?.creditsAMonth ?? 0),
    plan_index: plan?.index,
    status: subscription.status === 'past_due' ? 'past-due' : active,
    period_end: iso((paid ? item?.current_period_end : item?.current_period_start) ?? 0),
    is_loop_sub: true,
  };
}

function stands({ stripe: { store } }: Payments, pack: string): boolean {
  const intent = store.get('payment_intent', store.get('checkout.session', pack).payment_intent ?? '');
  const charge = store.get('charge', intent.latest_charge ?? '');
  const disputes = store.all('dispute').filter((one) => one.charge === charge.id);
  return !charge.refunded && disputes.every(({ status }) => status === 'won');
}

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

function aYearAfter(seconds: number): string {
  const date = new Date(seconds * 1000);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString();
}

const endOf = ({ stripe }: Payments, id: string): string =>
  iso(stripe.store.get('subscription', id).items.data[0]?.current_period_end ?? 0);

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]));
}

function inSomeOrder<T>(items: readonly T[], numbers: Iterator<number>): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(numbers.next().value % left.length, 1));
}
