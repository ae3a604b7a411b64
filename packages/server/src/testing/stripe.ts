import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { answer } from './stripe/api.ts';
import { Life } from './stripe/life.ts';
import { newId, type Price, Store, type StripeEvent } from './stripe/objects.ts';
import { expanded, readForm, StripeRefusal } from './stripe/wire.ts';

export type { StripeEvent } from './stripe/objects.ts';

/** A local server that speaks Stripe's HTTP, for tests and demonstrations. */
export interface FakeStripe {
  readonly url: string;
  /** What is there, and the events of what happened. */
  readonly store: Store;
  /** What people, banks and time do. */
  readonly life: Life;
  /** The settings of a server that is to use it, with a price for each plan. */
  readonly environment: Readonly<Record<string, string>>;
  /** The requests that came: `POST checkout/sessions`. */
  readonly requests: string[];
  /** Runs when an answer is ready and before it is sent; what is thrown makes it a 500. */
  beforeAnswer: (request: string) => Promise<void> | void;
  /** An event as the body and headers of Stripe's call. */
  readonly signed: (event: StripeEvent, how?: Signing) => SignedCall;
  /** Where a payment on a session's page sends its events, one after the other; `undefined`: nowhere. */
  webhookUrl: string | undefined;
  readonly close: () => Promise<void>;
}

export interface Signing {
  /** Another secret than the one that was agreed on. */
  readonly secret?: string;
  /** When it was signed, in seconds. */
  readonly timestamp?: number;
}

export interface SignedCall {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

const KEY = 'sk_test_of_tests';
const SECRET = 'whsec_of_tests';

/** What plans cost here, in cents, by their index. */
const AMOUNTS: readonly (readonly [index: number, amount: number, interval: 'month' | 'year' | undefined])[] = [
  [1, 900, 'month'],
  [2, 9000, 'year'],
  [3, 2900, 'month'],
  [4, 29_000, 'year'],
  [5, 1500, undefined],
  [6, 7900, 'month'],
  [7, 79_000, 'year'],
];

/** The price's id of a plan. */
export const priceOf = (index: number): string => `price_test_${index}`;

/** Starts it on a free port. */
export async function startStripe(): Promise<FakeStripe> {
  const store = new Store();
  for (const [index, amount, interval] of AMOUNTS) store.put(price(priceOf(index), amount, interval));
  const life = new Life(store);
  const kept = new Map<string, Kept>();
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const session = /^\/c\/pay\/(\w+)$/.exec(pathname)?.[1];
    if (session) return payPage(fake, session, request, response);
    const body = request.method === 'POST' ? await text(request) : searchParams.toString();
    const path = pathname.replace(/^\/v1\//, '');
    const what = `${request.method} ${path}`;
    fake.requests.push(what);
    const { status, content, replayed } = respond({ store, life, kept, origin: url }, request, path, body);
    try {
      await fake.beforeAnswer(what);
    } catch {
      return send(response, 500, { error: { type: 'api_error', message: 'Something went wrong on our end.' } });
    }
    send(response, status, content, replayed ? { 'idempotent-replayed': 'true' } : {});
  };

  const fake: FakeStripe = {
    url,
    store,
    life,
    requests: [],
    beforeAnswer: () => {},
    webhookUrl: undefined,
    environment: {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: url,
      STRIPE_PRICES: AMOUNTS.map(([index]) => `${index}=${priceOf(index)}`).join(','),
    },
    signed: sign,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

const price = (id: string, amount: number, interval: 'month' | 'year' | undefined): Price => ({
  id,
  object: 'price',
  active: true,
  unit_amount: amount,
  currency: 'eur',
  type: interval ? 'recurring' : 'one_time',
  recurring: interval ? { interval, interval_count: 1 } : null,
});

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

function sign(event: StripeEvent, { secret = SECRET, timestamp = nowInSeconds() }: Signing = {}): SignedCall {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}

/** What was answered to a request with an idempotency key. */
interface Kept {
  readonly asked: string;
  readonly status: number;
  readonly content: unknown;
}

interface Parts {
  readonly store: Store;
  readonly life: Life;
  readonly kept: Map<string, Kept>;
  readonly origin: string;
}

/** Answers a call; one whose idempotency key came before is answered alike, and refused when it asks for something else. */
function respond(
  { store, life, kept, origin }: Parts,
  request: IncomingMessage,
  path: string,
  body: string,
): Outcome & { readonly replayed?: boolean } {
  if (request.headers.authorization !== `Bearer ${KEY}`) {
    return { status: 401, content: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
  }
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const asked = createHash('sha256').update(`${request.method} ${path} ${body}`).digest('hex');
  const before = typeof key === 'string' ? kept.get(key) : undefined;
  if (before && before.asked !== asked) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return { status: 400, content: { error: { type: 'idempotency_error', message } } };
  }
  if (before) return { ...before, replayed: true };
  const form = readForm(body);
  const method = request.method ?? 'GET';
  const done = outcome(() => {
    const value = answer(store, life, { method, path: path.split('/'), form, origin });
    const paths = Array.isArray(form.expand) ? form.expand.map(String) : [];
    return expanded(value, paths, store.byId);
  });
  if (typeof key === 'string') kept.set(key, { asked, ...done });
  return done;
}

interface Outcome {
  readonly status: number;
  readonly content: unknown;
}

function outcome(work: () => unknown): Outcome {
  try {
    return { status: 200, content: work() };
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, content: error.body };
    throw error;
  }
}

function send(response: ServerResponse, status: number, content: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers });
  response.end(JSON.stringify(content));
}

/** The page where one pays: a button; paying sends what happened and leads back. */
async function payPage(
  fake: FakeStripe,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const session = fake.store.find('checkout.session', id);
  if (session?.status !== 'open') {
    response.writeHead(410, { 'content-type': 'text/plain' }).end('This page is no longer open.');
    return;
  }
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Payment</title><form method="post"><button>Pay</button></form>');
    return;
  }
  const before = fake.store.events.length;
  fake.life.pay(id);
  if (fake.webhookUrl !== undefined) {
    for (const event of fake.store.events.slice(before)) {
      const { payload, headers } = fake.signed(event);
      await fetch(fake.webhookUrl, { method: 'POST', body: payload, headers });
    }
  }
  response.writeHead(303, { location: session.success_url }).end();
}
