import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { ProviderConfig } from '../../config.ts';
import { isLoopback } from '../../http/loopback.ts';

/** The provider, as it describes itself (OpenID Connect Discovery 1.0). */
export interface Discovered {
  readonly client: Configuration;
  readonly issuer: string;
  /** The keys that sign its ID tokens; fetched when needed, and again when a token names another one. */
  readonly keys: JWTVerifyGetKey | undefined;
}

export interface DiscoverySettings {
  /** How long the provider may take for one answer, in milliseconds. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Somebody waits at a button: two attempts stay under the few seconds that one waits. */
const TIMEOUT_MS = 3000;
const ATTEMPTS = 2;
/** Endpoints and methods change seldom; keys are looked after by themselves. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * Finds out about the configured provider when it is first needed, and keeps that for an hour. What was known stays in
 * use while the provider cannot be asked anew; a failure is not kept, so that the next call tries again.
 */
export function discoverer(config: ProviderConfig, settings: DiscoverySettings = {}): () => Promise<Discovered> {
  const { timeoutMs = TIMEOUT_MS, now = Date.now } = settings;
  let known: { readonly value: Discovered; readonly until: number } | undefined;
  let asking: Promise<Discovered> | undefined;
  const ask = async (): Promise<Discovered> => {
    try {
      const value = await withRetry(() => discover(config, timeoutMs));
      known = { value, until: now() + FRESH_MS };
      return value;
    } catch (error) {
      if (known) return known.value;
      throw error;
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (known && now() < known.until) return known.value;
    // Whoever comes meanwhile waits for the same answer.
    asking ??= ask();
    return asking;
  };
}

async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function discover(config: ProviderConfig, timeoutMs: number): Promise<Discovered> {
  const server = new URL(config.issuer);
  // Without TLS nobody can know who answers; on one's own machine, where tests run, there is nobody in between.
  const insecure = server.protocol === 'http:' && isLoopback(server.hostname);
  const client = await discovery(server, config.clientId, undefined, authentication(config.clientSecret), {
    timeout: timeoutMs / 1000,
    execute: insecure ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
  });
  const { issuer, jwks_uri } = client.serverMetadata();
  const keysAt = jwks_uri === undefined ? undefined : new URL(jwks_uri);
  const mayAsk = keysAt !== undefined && (keysAt.protocol === 'https:' || insecure);
  return { client, issuer, keys: mayAsk ? createRemoteJWKSet(keysAt, { timeoutDuration: timeoutMs }) : undefined };
}

/** Sends the secret in the way that the provider takes; where it says nothing, that is the header (Discovery 1.0, section 3). */
function authentication(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const apply = methods.includes('client_secret_post') ? post : basic;
    apply(server, client, body, headers);
  };
}
