import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { ApiError } from '../../http/errors.ts';
import type { Discovered } from './discovery.ts';
import { namesOf, type Profile, profileOf } from './profile.ts';

/** What a one-tap credential proves. */
export interface Credential {
  readonly profile: Profile;
  /** The same for every way to write this token, so that it is good once. */
  readonly fingerprint: string;
  /** From then on it is refused for its age. */
  readonly expiresAt: Date;
}

/** Signatures that only the provider can make; one made with a shared secret proves nothing of who made it. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'Ed25519',
  'EdDSA',
];
/** How far clocks may differ, and how old a token may be: Google's are good for an hour. */
const TOLERANCE_SECONDS = 10;
const MAX_AGE_SECONDS = 60 * 60;

/**
 * Checks an ID token that the page got from the provider's one-tap prompt (OpenID Connect Core 1.0, section 3.1.3.7).
 * @throws {ApiError | JOSEError} when it is not one for us, or not any more
 */
export async function verifyCredential(
  { keys, issuer }: Discovered,
  clientId: string,
  credential: string,
): Promise<Credential> {
  if (!keys) throw new ApiError('sign-in-failed');
  const { payload } = await jwtVerify(credential, keys, {
    issuer: namesOf(issuer),
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'iat', 'exp'],
    clockTolerance: TOLERANCE_SECONDS,
    maxTokenAge: MAX_AGE_SECONDS,
  });
  const { aud, azp, sub, iat, iss } = payload;
  // Given to another application that may also speak for us, or to several: not given by this page's prompt.
  const isOurs = azp === undefined ? typeof aud === 'string' || aud?.length === 1 : azp === clientId;
  if (!isOurs || !sub || iat === undefined || iss === undefined) throw new ApiError('sign-in-failed');
  return {
    profile: profileOf(iss, sub, payload),
    fingerprint: fingerprintOf(credential),
    expiresAt: new Date((iat + MAX_AGE_SECONDS + 2 * TOLERANCE_SECONDS) * 1000),
  };
}

/** Of what is signed, not of the signature: of some kinds of signatures anybody can make a second one. */
function fingerprintOf(credential: string): string {
  const signed = credential.slice(0, credential.lastIndexOf('.'));
  return createHash('sha256').update(signed).digest('hex');
}
