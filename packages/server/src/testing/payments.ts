import { CHECKOUT_PATH, type CreditsState, type PlanInfo, STRIPE_WEBHOOK_PATH } from '@tallyleaf/contract';
import type { TestDatabase } from './database.ts';
import { type Harness, startHarness } from './harness.ts';
import type { TestUser } from './people.ts';
import { type FakeStripe, type Signing, type StripeEvent, startStripe } from './stripe.ts';

/** A whole server whose payments go to a local Stripe. */
export interface Payments {
  readonly harness: Harness;
  readonly stripe: FakeStripe;
  /** Begins to buy a plan; returns the checkout session's id. */
  readonly order: (user: TestUser, planIndex: number) => Promise<string>;
  /** Buys a plan; whether its events are sent is another matter. Returns the session's id. */
  readonly pay: (user: TestUser, planIndex: number) => Promise<string>;
  /** The subscription that was bought in a session. */
  readonly subscriptionOf: (session: string) => string;
  /** Sends one event; returns the status. */
  readonly send: (event: StripeEvent, how?: Signing) => Promise<number>;
  /** Takes out everything that happened and was not taken out before. */
  readonly events: () => StripeEvent[];
  /** Sends it, in order. */
  readonly deliver: () => Promise<void>;
  /** `GET /api/credits/user`. */
  readonly credits: (user: TestUser) => Promise<CreditsState>;
  readonly plan: (user: TestUser) => Promise<PlanInfo>;
  readonly close: () => Promise<void>;
}

/** Where the server says that it is. */
export const PUBLIC_URL = 'https://tallyleaf.example';

export async function startPayments(kind: TestDatabase): Promise<Payments> {
  const stripe = await startStripe();
  const harness = await startHarness(kind, { environment: { ...stripe.environment, PUBLIC_URL } });
  const { app } = harness;
  const order: Payments['order'] = async ({ headers }, planIndex) => {
    const payload = { plan_index: planIndex };
    const answer = await app.inject({ method: 'POST', url: CHECKOUT_PATH, payload, headers: { ...headers } });
    if (answer.statusCode !== 200) throw new Error(`The checkout was refused: ${answer.body}`);
    return sessionOf(answer.json().data.url);
  };
  const send: Payments['send'] = async (event, how) =>
    (await app.inject({ method: 'POST', url: STRIPE_WEBHOOK_PATH, ...stripe.signed(event, how) })).statusCode;
  const credits: Payments['credits'] = async ({ headers }) =>
    (await app.inject({ url: '/api/credits/user', headers: { ...headers } })).json().data;
  const events = (): StripeEvent[] => stripe.store.events.splice(0);
  return {
    harness,
    stripe,
    order,
    send,
    credits,
    events,
    pay: async (user, planIndex) => stripe.life.pay(await order(user, planIndex)).id,
    subscriptionOf: (session) => stripe.store.get('checkout.session', session).subscription ?? 'none',
    deliver: async () => {
      for (const event of events()) {
        const status = await send(event);
        if (status !== 200) throw new Error(`The event ${event.type} was answered with ${status}.`);
      }
    },
    plan: async (user) => (await credits(user)).plan_info,
    close: async () => {
      await harness.close();
      await stripe.close();
    },
  };
}

/** The checkout session whose page has this address. */
export const sessionOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
