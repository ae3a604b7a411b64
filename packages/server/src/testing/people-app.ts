import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type LightMyRequestResponse } from 'fastify';
import type { Database } from '../database/client.ts';
import type { PeopleMail, PeopleNeeds } from '../features/people/needs.ts';
import { createPasswords } from '../features/people/passwords.ts';
import { peopleRoutes } from '../features/people/routes.ts';
import { findSession } from '../features/people/sessions.ts';
import type { App } from '../http/app-type.ts';
import { createAttempts } from '../http/attempts.ts';
import { authenticate, renewVisitor, VISITOR_COOKIE } from '../http/authenticate.ts';
import { answerErrors } from '../http/errors.ts';
import { sealWith } from '../secrets.ts';
import type { TestDatabase } from './database.ts';
import { TEST_KEY, visitor } from './harness.ts';

/** The calls about people on a fresh database, with an outbox that can be read at once. */
export interface PeopleApp {
  readonly app: App;
  readonly database: Database;
  readonly needs: PeopleNeeds;
  /** Every mail that was sent; the newest last. */
  readonly mails: PeopleMail[];
  /** Which visitors were bound to which users. */
  readonly bound: { readonly visitorId: string; readonly userId: string }[];
  /** What the link of the newest mail carries. */
  readonly lastToken: () => string;
  /** Registers an address from a browser and follows the link. */
  readonly signUp: (from: TestBrowser, email: string) => Promise<{ readonly id: string; readonly token: string }>;
  /** A browser with a visitor's cookie, at a network address of its own. */
  readonly browser: () => TestBrowser;
  readonly close: () => Promise<void>;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** A browser: it keeps its visitor's cookie as the answers set it. */
export interface TestBrowser {
  visitorId: string;
  address: string;
  readonly post: (url: string, payload: object, options?: CallOptions) => Promise<LightMyRequestResponse>;
  readonly call: (
    method: 'GET' | 'PATCH' | 'DELETE' | 'POST',
    url: string,
    options?: CallOptions & { readonly payload?: object },
  ) => Promise<LightMyRequestResponse>;
}

export const PASSWORD = 'seventeen green apples';
export const OTHER_PASSWORD = 'eighteen yellow pears';
export const OWN_ADDRESS = 'https://tally.example';

/** Passwords of tests need no strength, and their answers no floor (registration.test.ts holds the floor). */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export async function startPeopleApp(kind: TestDatabase, others: Partial<PeopleNeeds> = {}): Promise<PeopleApp> {
  const database = await kind.open();
  const mails: PeopleMail[] = [];
  const bound: { visitorId: string; userId: string }[] = [];
  const needs: PeopleNeeds = {
    sql: database.sql,
    attempts: createAttempts(database.sql, sealWith(TEST_KEY)),
    passwords: createPasswords(CHEAP),
    seal: sealWith(TEST_KEY),
    product: 'Tallyleaf',
    alikeMs: 0,
    mail: { send: async (message) => void mails.push(message) },
    ownAddress: () => OWN_ADDRESS,
    available: async () => 100,
    planOf: async () => ({ index: 0, name: 'free' }),
    bindVisitor: async (visitorId, userId) => void bound.push({ visitorId, userId }),
    keepAsSet: async () => {},
    endPlan: async () => {},
    personalData: [],
    ...others,
  };
  const app: App = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  const isSecure = () => false;
  answerErrors(app);
  await app.register(cookie, { secret: sealWith(TEST_KEY).cookieSecret });
  authenticate(app, isSecure, {
    bySession: (token) => findSession(database.sql, token),
    byApiKey: async () => undefined,
  });
  peopleRoutes(app, {
    people: needs,
    isSecure,
    renewVisitor: (request, reply) => renewVisitor(request, reply, isSecure),
  });
  const lastToken = (): string => new URL(mails.at(-1)?.link ?? '').search.replace(/^\?\w+=/, '');
  let addresses = 0;
  return {
    app,
    database,
    needs,
    mails,
    bound,
    lastToken,
    signUp: async (from, email) => {
      await from.post('/api/auth/register', { email, password: PASSWORD });
      const { token, user } = (await from.post('/api/auth/verify', { token: lastToken() })).json();
      return { token, id: user.id };
    },
    browser: () => browserOn(app, `203.0.113.${addresses++ % 250}`),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

function browserOn(app: App, address: string): TestBrowser {
  const browser: TestBrowser = {
    visitorId: randomUUID(),
    address,
    post: (url, payload, options = {}) => browser.call('POST', url, { ...options, payload }),
    call: async (method, url, { payload, token, headers } = {}) => {
      const answer = await app.inject({
        method,
        url,
        remoteAddress: browser.address,
        headers: {
          ...visitor(browser.visitorId),
          'user-agent': 'Testing/1.0',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(payload && { payload }),
      });
      const set = answer.cookies.find(({ name }) => name === VISITOR_COOKIE);
      if (set) browser.visitorId = set.value.slice(0, set.value.indexOf('.'));
      return answer;
    },
  };
  return browser;
}
