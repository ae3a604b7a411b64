import type { LocaleCode, UserInfo } from '@tallyleaf/contract';
import { buildEndSessionUrl } from 'openid-client';
import type { ProviderConfig } from '../../config.ts';
import type { Browser } from '../../http/browser.ts';
import { ApiError } from '../../http/errors.ts';
import { newToken } from '../../http/tokens.ts';
import type { Logger } from '../../log.ts';
import { type AccountsNeeds, accountOf } from './accounts.ts';
import { newFlow, pageOf, tradeCode } from './code-flow.ts';
import { type Discovered, type DiscoverySettings, discoverer } from './discovery.ts';
import { failureOf } from './failures.ts';
import { verifyCredential } from './one-tap.ts';
import type { Profile } from './profile.ts';
import { addCompleted, addFlow, methodOfSession, takeCompleted, takeFlow, useCredential } from './repository.ts';

export interface ProvidersNeeds extends AccountsNeeds {
  /** `undefined`: nobody signs in by a provider here. */
  readonly config: ProviderConfig | undefined;
  readonly log: Logger;
  /** Opens a session, and binds what the visitor converted. */
  readonly signIn: (userId: string, origin: SignInOrigin) => Promise<TokenAndUser>;
  readonly endSession: (userId: string, sessionId: string) => Promise<unknown>;
  readonly discovery?: DiscoverySettings;
}

export interface TokenAndUser {
  readonly token: string;
  readonly user: UserInfo;
}

/** What a session is opened with. */
export interface SignInOrigin {
  /** The provider's name. */
  readonly method: string;
  readonly userAgent: string;
  /** The visitor that this browser was until now. */
  readonly visitorId: string | undefined;
}

/** The browser that asks. */
export interface SigningIn extends Browser {
  /** The secret of a sign-in that it began. */
  readonly flow: string | undefined;
  readonly locale: LocaleCode;
}

/** How long somebody may take at the provider, and how long a completed sign-in waits to be collected; in milliseconds. */
export const FLOW_MS = 10 * 60 * 1000;
const COLLECT_MS = 2 * 60 * 1000;

/** What is known of the configured provider, and how it is asked. */
interface Asking {
  readonly config: ProviderConfig;
  readonly discover: () => Promise<Discovered>;
}

export type Providers = ReturnType<typeof createProviders>;

/** Sign-in by a provider: the authorization code flow with PKCE, state and nonce, and one-tap credentials. */
export function createProviders(needs: ProvidersNeeds) {
  const { sql, config } = needs;
  const asking = config && { config, discover: discoverer(config, needs.discovery) };
  const enter = (name: string, userId: string, { userAgent, visitorId }: SigningIn): Promise<TokenAndUser> =>
    needs.signIn(userId, { method: name, userAgent, visitorId });
  const enterAs = async (name: string, profile: Profile, browser: SigningIn): Promise<TokenAndUser> =>
    enter(name, await accountOf(needs, profile, browser.locale), browser);

  return {
    /** Begins a sign-in: where to go, and the secret that the browser keeps until it comes back. */
    begin: (name: string, ownAddress: string): Promise<{ readonly url: string; readonly flow: string }> =>
      ask(needs, asking, name, async ({ client }) => {
        const [flow, secret] = [newFlow(ownAddress), newToken('flow')];
        await addFlow(sql, secret, name, flow, FLOW_MS);
        return { url: await pageOf(client, flow), flow: secret };
      }),

    /**
     * Completes a sign-in with what the provider said to the page that it led back to.
     * @param answer the page's query string
     * @returns `undefined` where it is left to be collected
     */
    verify: (name: string, answer: string, browser: SigningIn, collect = true): Promise<TokenAndUser | undefined> =>
      ask(needs, asking, name, async ({ client }) => {
        const said = new URLSearchParams(answer);
        const state = said.get('state');
        if (state === null || browser.flow === undefined) throw new ApiError('sign-in-failed');
        const flow = await takeFlow(sql, browser.flow, name, state);
        if (!flow) throw new ApiError('sign-in-failed');
        const profile = await tradeCode(client, flow, said);
        if (collect) return enterAs(name, profile, browser);
        await addCompleted(sql, browser.flow, name, await accountOf(needs, profile, browser.locale), COLLECT_MS);
        return undefined;
      }),

    /** Signs in who completed a sign-in in another window of this browser; `undefined` where there is none. */
    collect: async (name: string, browser: SigningIn): Promise<TokenAndUser | undefined> => {
      if (name !== config?.name) throw new ApiError('no-such-provider');
      const userId = browser.flow && (await takeCompleted(sql, browser.flow, name));
      return userId ? enter(name, userId, browser) : undefined;
    },

    /** Signs in with what the provider's one-tap prompt gave the page. */
    oneTap: (name: string, credential: string, browser: SigningIn): Promise<TokenAndUser> =>
      ask(needs, asking, name, async (provider, { clientId }) => {
        const { profile, fingerprint, expiresAt } = await verifyCredential(provider, clientId, credential);
        if (!(await useCredential(sql, fingerprint, expiresAt))) throw new ApiError('sign-in-failed');
        return enterAs(name, profile, browser);
      }),

    /** Ends a session, however it was opened, and returns the provider's page that ends its own, if there is one. */
    signOut: async (name: string, userId: string, sessionId: string, ownAddress: string) => {
      const method = await methodOfSession(sql, sessionId);
      await needs.endSession(userId, sessionId);
      const isTheirs = method === name && name === config?.name;
      return asking && isTheirs ? endPageOf(asking, ownAddress) : undefined;
    },
  };
}

/** Everything that is asked of the provider goes through here, and so does everything that fails. */
async function ask<T>(
  { log }: ProvidersNeeds,
  asking: Asking | undefined,
  name: string,
  work: (provider: Discovered, config: ProviderConfig) => Promise<T>,
): Promise<T> {
  if (!asking || name !== asking.config.name) throw new ApiError('no-such-provider');
  const provider = await asking.discover().catch((error: unknown) => {
    log.warn({ err: error }, 'the provider of sign-in cannot be found out about');
    throw new ApiError('provider-unreachable');
  });
  try {
    return await work(provider, asking.config);
  } catch (error) {
    throw failureOf(error, log);
  }
}

/** The provider's page that ends one's session there (OpenID Connect RP-Initiated Logout 1.0); signing out never fails for it. */
async function endPageOf({ discover }: Asking, ownAddress: string): Promise<string | undefined> {
  const found = await discover().catch(() => undefined);
  if (found?.client.serverMetadata().end_session_endpoint === undefined) return undefined;
  return buildEndSessionUrl(found.client, { post_logout_redirect_uri: `${ownAddress}/` }).href;
}
