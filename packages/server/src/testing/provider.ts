import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import {
  type AdapterFactory,
  type AdapterPayload,
  type ClientMetadata,
  type Configuration,
  Provider,
} from 'oidc-provider';

/** Somebody who has an account at the provider. */
export interface Person {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly name?: string;
}

/** A provider of sign-in on this machine, which speaks OpenID Connect as the real ones do. */
export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** What a server is configured with to use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Who sits before the browser: from now on, this is who signs in. */
  readonly seat: (person: Person) => void;
  /** What a browser does with an address of the provider: signs in, and returns where it is led back to. */
  readonly visit: (address: string) => Promise<URL>;
  /** An ID token such as the one-tap prompt gives; `claims` replace its usual ones. */
  readonly credential: (person: Person, claims?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface LocalProviderOptions {
  /** Google writes name and address into the ID token; others have to be asked for them. */
  readonly claimsInIdToken?: boolean;
}

const HOUR = 60 * 60;
const MAX_REDIRECTS = 20;

/** Starts a provider on a free port. Whoever is led to it signs in at once, as the person who was seated last. */
export async function startLocalProvider({
  claimsInIdToken = true,
}: LocalProviderOptions = {}): Promise<LocalProvider> {
  const clientId = 'tallyleaf-tests';
  const clientSecret = randomBytes(24).toString('base64url');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const people = new Map<string, Person>();
  let seated: Person = { sub: 'nobody' };

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    ...SETTINGS,
    adapter: memoryAdapter(),
    conformIdTokenClaims: !claimsInIdToken,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    clients: [clientOf(clientId, clientSecret)],
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    people.set(seated.sub, seated);
    provider
      // The standard wants people asked before a native client is answered (RFC 8252, section 8.6): they say yes.
      .interactionFinished(request, response, { login: { accountId: seated.sub }, consent: {} })
      .catch(() => response.writeHead(400).end());
  });

  return {
    issuer,
    clientId,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    seat: (person) => {
      seated = person;
    },
    visit: (address) => followTo(address, issuer),
    credential: (person, claims = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: issuer, aud: clientId, azp: clientId, iat: now, exp: now + HOUR, jti: randomUUID() };
      return new SignJWT({ ...usual, ...person, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A native client may be led back to this machine at any port (RFC 8252, section 7.3), wherever the server listens. */
const clientOf = (client_id: string, client_secret: string): ClientMetadata => ({
  client_id,
  client_secret,
  application_type: 'native',
  redirect_uris: ['http://localhost/auth/callback', 'http://127.0.0.1/auth/callback'],
  post_logout_redirect_uris: ['http://localhost/', 'http://127.0.0.1/'],
});

/** What the provider keeps, for as long as it runs. */
function memoryAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  const find = (fits: (payload: AdapterPayload) => boolean) => [...kept.values()].find(fits);
  return (model) => ({
    upsert: async (id, payload) => void kept.set(`${model} ${id}`, payload),
    find: async (id) => kept.get(`${model} ${id}`),
    findByUid: async (uid) => find((payload) => payload.kind === model && payload.uid === uid),
    findByUserCode: async (code) => find((payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = kept.get(`${model} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void kept.delete(`${model} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}

const SETTINGS: Configuration = {
  ttl: { AccessToken: HOUR, AuthorizationCode: 60, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
  // Nobody is asked whether the client may know who they are.
  loadExistingGrant: async ({ oidc }) => {
    const { client, session, provider } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
};

/** Follows redirects with cookies, as a browser does, until one leads away from an origin. */
async function followTo(address: string, origin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  for (let step = 0; at.origin === origin; step++) {
    if (step === MAX_REDIRECTS) throw new Error('The provider leads in circles.');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider answered ${response.status} and led nowhere.`);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    at = new URL(location, at);
  }
  return at;
}
