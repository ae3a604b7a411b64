import { type LocaleCode, PROVIDER_CALLBACK_PAGE, type UserInfo } from '@tallyleaf/contract';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { ProviderConfig } from '../../config.ts';
import type { Browser } from '../../http/browser.ts';
import { ApiError } from '../../http/errors.ts';
import { newToken } from '../../http/tokens.ts';
import type { Logger } from '../../log.ts';
import { type AccountsNeeds, accountOf } from './accounts.ts';
import { type Discovered, type DiscoverySettings, discoverer } from './discovery.ts';
import { failureOf } from './failures.ts';
import { verifyCredential } from './one-tap.ts';
import { type Profile, profileOf } from './profile.ts';
import {
  addCompleted,
  addFlow,
  type Flow,
  methodOfSession,
  takeCompleted,
  takeFlow,
  useCredential,
} from './repository.ts';

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

const SCOPE = 'openid email profile';

export type Providers = ReturnType<typeof createProviders>;

/** Sign-in by a provider: the authorization code flow with PKCE, state and nonce, and one-tap credentials. */
export function createProviders(needs: ProvidersNeeds) {
  const { sql, config, log } = needs;
  const discover = config && discoverer(config, needs.discovery);

  /** The provider by its name. Everything that is asked of it goes through here, and so does everything that fails. */
  async function withProvider<T>(name: string, work: (provider: Discovered, config: ProviderConfig) => Promise<T>) {
    if (!config || !discover || name !== config.name) throw new ApiError('no-such-provider');
    const found = await discover().catch((error: unknown) => {
      log.warn({ err: error }, 'the provider of sign-in cannot be found out about');
      throw new ApiError('provider-unreachable');
    });
    try {
      return await work(found, config);
    } catch (error) {
      throw failureOf(error, log);
    }
  }

  /** Opens a session for a proven profile. */
  async function enter(method: string, userId: string, { userAgent, visitorId }: SigningIn): Promise<TokenAndUser> {
    return needs.signIn(userId, { method, userAgent, visitorId });
  }

  return {
    /** Begins a sign-in: where to go, and the secret that the browser keeps until it comes back. */
    begin: (name: string, origin: string): Promise<{ readonly url: string; readonly flow: string }> =>
      withProvider(name, async ({ client }) => {
        const flow: Flow = {
          redirectUri: origin + PROVIDER_CALLBACK_PAGE,
          state: randomState(),
          nonce: randomNonce(),
          codeVerifier: randomPKCECodeVerifier(),
        };
        const cookie = newToken('flow');
        await addFlow(sql, cookie, name, flow, FLOW_MS);
        const url = buildAuthorizationUrl(client, {
          redirect_uri: flow.redirectUri,
          scope: SCOPE,
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, flow: cookie };
      }),

    /**
     * Completes a sign-in with what the provider said to the page that it led back to.
     * @param answer the page's query string
     * @returns `undefined` where it is left to be collected
     */
    verify: (name: string, answer: string, browser: SigningIn, collect = true): Promise<TokenAndUser | undefined> =>
      withProvider(name, async ({ client }) => {
        const said = new URLSearchParams(answer);
        const state = said.get('state');
        const flow = state !== null && browser.flow ? await takeFlow(sql, browser.flow, name, state) : undefined;
        if (!flow || !browser.flow || (!said.has('code') && !said.has('error'))) throw new ApiError('sign-in-failed');
        const profile = await exchange(client, flow, said);
        const userId = await accountOf(needs, profile, browser.locale);
        if (collect) return enter(name, userId, browser);
        await addCompleted(sql, browser.flow, name, userId, COLLECT_MS);
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
      withProvider(name, async (provider, { clientId }) => {
        const { profile, fingerprint, expiresAt } = await verifyCredential(provider, clientId, credential);
        if (!(await useCredential(sql, fingerprint, expiresAt))) throw new ApiError('sign-in-failed');
        return enter(name, await accountOf(needs, profile, browser.locale), browser);
      }),

    /**
     * Ends a session, however it was opened. Where it was by this provider, and the provider has a page that ends its
     * own, that page's address is returned; signing out never fails because of the provider.
     */
    signOut: async (name: string, userId: string, sessionId: string, origin: string): Promise<string | undefined> => {
      const method = await methodOfSession(sql, sessionId);
      await needs.endSession(userId, sessionId);
      if (!discover || method !== name || method !== config?.name) return undefined;
      const found = await discover().catch(() => undefined);
      if (found?.client.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(found.client, { post_logout_redirect_uri: `${origin}/` }).href;
    },
  };
}

/** Trades the code for an ID token, whose signature, issuer, audience, age and nonce openid-client checks. */
async function exchange(client: Discovered['client'], flow: Flow, said: URLSearchParams): Promise<Profile> {
  const address = new URL(flow.redirectUri);
  address.search = said.toString();
  const tokens = await authorizationCodeGrant(client, address, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new ApiError('sign-in-failed');
  const profile = profileOf(claims.iss, claims.sub, claims);
  // Many providers leave the address out of the ID token (OpenID Connect Core 1.0, section 5.4).
  if (profile.verifiedEmail !== undefined || !client.serverMetadata().userinfo_endpoint) return profile;
  return profileOf(claims.iss, claims.sub, await fetchUserInfo(client, tokens.access_token, claims.sub));
}
