import { randomUUID } from 'node:crypto';
import {
  PROVIDER_LOGIN_PATH,
  PROVIDER_LOGOUT_PATH,
  PROVIDER_VERIFY_PATH,
  type SignedIn,
  SUCCESS_CODE,
} from '@tallyleaf/contract';
import { expect } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { App } from '../http/app-type.ts';
import type { TestDatabase } from './database.ts';
import { type Harness, startHarness } from './harness.ts';
import { type LocalProvider, type Person, startLocalProvider } from './provider.ts';

/** What every call of the specification names the provider with. */
export const GOOGLE = { auth_name: 'google' };
export const TRADE_PATH = '/api/auth/google';
export const FLOW_COOKIE = 'sign_in_flow';

/** Somebody whom nobody knows yet. */
export const somebody = (more: Partial<Person> = {}): Person => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.org`, email_verified: true, name: 'Ada Lovelace', ...more };
};

type Answer = Awaited<ReturnType<SignInBench['post']>>;
type Cookies = Record<string, string>;

/** Whether a call was refused, and how. */
export const expectFailure = (answer: Answer, error = 'sign-in-failed', status = 401): void =>
  expect([answer.statusCode, answer.json().error]).toEqual([status, error]);

/** A server and a provider, with people who go from one to the other. */
export class SignInBench {
  readonly harness: Harness;
  readonly provider: LocalProvider;
  readonly #closing: (() => Promise<unknown>)[] = [];
  #network = 0;

  static async start(kind: TestDatabase): Promise<SignInBench> {
    const provider = await startLocalProvider();
    return new SignInBench(await startHarness(kind, { environment: provider.environment }), provider);
  }

  private constructor(harness: Harness, provider: LocalProvider) {
    this.harness = harness;
    this.provider = provider;
  }

  get app(): App {
    return this.harness.app;
  }

  /** What is closed with the bench, the last first. */
  closeLater(close: () => Promise<unknown>): void {
    this.#closing.unshift(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closing) await close();
    await this.harness.close();
    await this.provider.close();
  }

  /** From now on calls come from another network, so that tests do not use up one another's calls. */
  moveOn(): void {
    this.#network++;
  }

  /** The same server with another configuration. */
  async withEnvironment(environment: Readonly<Record<string, string>>): Promise<App> {
    const other = await buildApp({ ...this.harness, config: readConfig(environment, false) });
    this.closeLater(() => other.close());
    return other;
  }

  post(url: string, payload?: object, cookies: Cookies = {}, headers: Record<string, string> = {}, to = this.app) {
    const remoteAddress = `192.0.2.${this.#network}`;
    return to.inject({ method: 'POST', url, ...(payload && { payload }), cookies, headers, remoteAddress });
  }

  /** Asks where to go. */
  async begin(path = PROVIDER_LOGIN_PATH, to = this.app) {
    const answer = await this.post(path, path === TRADE_PATH ? undefined : GOOGLE, {}, {}, to);
    expect([answer.statusCode, answer.json().code]).toEqual([200, SUCCESS_CODE]);
    const cookie = answer.cookies.find(({ name }) => name === FLOW_COOKIE)?.value ?? '';
    return { url: answer.json().data.url as string, flow: { [FLOW_COOKIE]: cookie }, answer };
  }

  /** Goes there, signs in, and comes back with what the provider says. */
  async come(person: Person, to = this.app, provider = this.provider) {
    const { url, flow } = await this.begin(PROVIDER_LOGIN_PATH, to);
    provider.seat(person);
    return { flow, back: await provider.visit(url) };
  }

  /** Hands in what the provider said. */
  verify(search: string, flow: Cookies, body: object = {}, headers: Record<string, string> = {}, to = this.app) {
    return this.post(`${PROVIDER_VERIFY_PATH}${search}`, { ...GOOGLE, ...body }, flow, headers, to);
  }

  async signIn(person: Person): Promise<SignedIn> {
    const { back, flow } = await this.come(person);
    const answer = await this.verify(back.search, flow);
    expect(answer.json()).toMatchObject({ code: SUCCESS_CODE });
    return answer.json();
  }

  signOut(token: string, to = this.app) {
    return this.post(PROVIDER_LOGOUT_PATH, GOOGLE, {}, { authorization: `Bearer ${token}` }, to);
  }
}
