import type { PlanPrice } from '@tallyleaf/contract';
import type { Stripe } from 'stripe';
import type { Logger } from '../../log.ts';
import type { Payments } from './stripe.ts';

/** Prices are asked for again after so long; after a failure a little later than at once. */
const FRESH_MS = 10 * 60 * 1000;
const RETRY_MS = 60 * 1000;

/** People wait for these. */
const PATIENCE = { timeout: 5000, maxNetworkRetries: 1 };

type Prices = ReadonlyMap<number, PlanPrice>;

/**
 * What plans cost, as Stripe says: the one place where prices are kept. Known ones are given at once, old ones too while
 * new ones are fetched or cannot be had.
 */
export function priceList(payments: Payments, log: Logger, now: () => number = Date.now): () => Promise<Prices> {
  let known: Prices | undefined;
  let askAgainAt = 0;
  let asking: Promise<Prices> | undefined;
  const ask = async (): Promise<Prices> => {
    try {
      known = await readPrices(payments, known, log);
      askAgainAt = now() + FRESH_MS;
    } catch (error) {
      log.error({ err: error }, 'the prices could not be read from Stripe');
      askAgainAt = now() + RETRY_MS;
    } finally {
      asking = undefined;
    }
    return known ?? new Map();
  };
  return async () => {
    if (now() >= askAgainAt) asking ??= ask();
    return known ?? asking ?? new Map();
  };
}

async function readPrices({ stripe, prices }: Payments, known: Prices | undefined, log: Logger): Promise<Prices> {
  const client = await stripe();
  const asked = [...prices];
  const answers = await Promise.allSettled(asked.map(([, id]) => client.prices.retrieve(id, {}, PATIENCE)));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && answers.every((answer) => answer.status === 'rejected')) throw failed.reason;
  const found = new Map<number, PlanPrice>();
  for (const [place, [index]] of asked.entries()) {
    const answer = answers[place];
    const price = answer?.status === 'fulfilled' ? shownPrice(answer.value) : known?.get(index);
    if (price) found.set(index, price);
    else log.warn({ plan: index }, 'a price of STRIPE_PRICES cannot be used');
  }
  return found;
}

const INTERVALS = ['month', 'year'] as const;

/** A price as people are told it; `undefined` where it is no plain amount for a month, a year or once. */
function shownPrice({ active, unit_amount, currency, recurring }: Stripe.Price): PlanPrice | undefined {
  if (!active || unit_amount === null) return undefined;
  const interval = recurring === null ? null : INTERVALS.find((one) => one === recurring.interval);
  return interval === undefined ? undefined : { amount: unit_amount, currency: currency.toUpperCase(), interval };
}
