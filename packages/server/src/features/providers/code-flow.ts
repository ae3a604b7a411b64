import { PROVIDER_CALLBACK_PAGE } from '@tallyleaf/contract';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { ApiError } from '../../http/errors.ts';
import { type Profile, profileOf } from './profile.ts';

/** The secrets of one way to the provider and back (OpenID Connect Core 1.0, section 3.1; PKCE: RFC 7636). */
export interface Flow {
  readonly redirectUri: string;
  /** What the provider says on the page that it leads back to must carry it: whoever is there comes from here. */
  readonly state: string;
  /** The ID token must carry it: it was made for this way and no other. */
  readonly nonce: string;
  /** Proves that whoever trades the code is who asked for it. */
  readonly codeVerifier: string;
}

const SCOPE = 'openid email profile';

/** The secrets of a way that begins, from a server with this address. */
export const newFlow = (ownAddress: string): Flow => ({
  redirectUri: ownAddress + PROVIDER_CALLBACK_PAGE,
  state: randomState(),
  nonce: randomNonce(),
  codeVerifier: randomPKCECodeVerifier(),
});

/** Where the way leads: the provider's page. */
export async function pageOf(client: Configuration, flow: Flow): Promise<string> {
  const url = buildAuthorizationUrl(client, {
    redirect_uri: flow.redirectUri,
    scope: SCOPE,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Trades the code for an ID token, whose signature, issuer, audience, age and nonce openid-client checks.
 * @param said what the provider said to the page that it led back to
 */
export async function tradeCode(client: Configuration, flow: Flow, said: URLSearchParams): Promise<Profile> {
  if (!said.has('code') && !said.has('error')) throw new ApiError('sign-in-failed');
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
