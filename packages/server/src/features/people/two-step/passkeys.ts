import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { CredentialProof, NewCredential } from '@tallyleaf/contract';
import { ApiError } from '../../../http/errors.ts';
import { outageOf } from '../../../outages.ts';
import type { PeopleNeeds } from '../needs.ts';
import type { UserRow } from '../repository.ts';
import {
  findPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  type NewPasskeyRow,
  notePasskeyUse,
  type PasskeyRow,
  takePasskeyChallenge,
} from './passkey-repository.ts';

/** Passkeys by WebAuthn: what browsers are asked, and whether their answers are right. */

/** It brings much along that only passkeys need. */
const webauthn = () => import('@simplewebauthn/server');

type Needs = Pick<PeopleNeeds, 'sql' | 'product' | 'ownAddress'>;
/** As the library's types have it: it lists what some standards of today know. */
type Options = Record<string, unknown>;

/** Whom a passkey is made for: pages of our own address, by its host. */
function placeOf({ ownAddress }: Needs): { readonly origin: string; readonly rpID: string } {
  const { origin, hostname } = new URL(ownAddress());
  return { origin, rpID: hostname };
}

/** The account as authenticators keep it: its id, which is no person's name. */
const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

const keyOf = ({ credential_id, public_key, counter, transports }: PasskeyRow): WebAuthnCredential => ({
  id: credential_id,
  publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
  counter: Number(counter),
  transports: transports as AuthenticatorTransport[],
});

const shown = (row: PasskeyRow) => ({ id: row.credential_id, transports: row.transports as AuthenticatorTransport[] });

/** What the browser is asked for, for a new passkey. */
export async function askForNewPasskey(needs: Needs, user: UserRow): Promise<Options> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: needs.product,
    rpID: placeOf(needs).rpID,
    userName: user.email,
    userID: handleOf(user.id),
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(needs.sql, user.id)).map(shown),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await insertPasskeyChallenge(needs.sql, options.challenge, 'add', user.id);
  return { ...options };
}

/** Reads a new passkey. @throws {ApiError} `passkey-refused` */
export async function readNewPasskey(
  needs: Needs,
  userId: string,
  name: string,
  credential: NewCredential,
): Promise<NewPasskeyRow> {
  const { verifyRegistrationResponse } = await webauthn();
  const { origin, rpID } = placeOf(needs);
  const read = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takePasskeyChallenge(needs.sql, challenge, 'add', userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(refuse);
  if (!read.verified) throw new ApiError('passkey-refused');
  const { id, publicKey, counter, transports = [] } = read.registrationInfo.credential;
  const public_key = Buffer.from(publicKey).toString('base64url');
  return { user_id: userId, name, credential_id: id, public_key, counter, transports };
}

/** What the browser is asked for, for a proof by a passkey; without a user one that it knows of by itself. */
export async function askForProof(needs: Needs, userId: string | null): Promise<Options> {
  const { generateAuthenticationOptions } = await webauthn();
  const known = userId === null ? {} : { allowCredentials: (await listPasskeys(needs.sql, userId)).map(shown) };
  const options = await generateAuthenticationOptions({
    rpID: placeOf(needs).rpID,
    ...known,
    userVerification: userId === null ? 'required' : 'preferred',
  });
  await insertPasskeyChallenge(needs.sql, options.challenge, userId === null ? 'sign-in' : 'second-step', userId);
  return { ...options };
}

/**
 * Whose passkey a proof is of. As a second step it is that user's; alone it also shows that the device knew its owner, by a
 * finger, a face or a number.
 * @throws {ApiError} `passkey-refused`
 */
export async function checkProof(needs: Needs, userId: string | null, credential: CredentialProof): Promise<string> {
  const passkey = await findPasskey(needs.sql, credential.id);
  const handle = credential.response.userHandle;
  if (!passkey || (userId !== null && passkey.user_id !== userId)) throw new ApiError('passkey-refused');
  if (handle !== undefined && handle !== Buffer.from(handleOf(passkey.user_id)).toString('base64url')) {
    throw new ApiError('passkey-refused');
  }
  const { verifyAuthenticationResponse } = await webauthn();
  const { origin, rpID } = placeOf(needs);
  const purpose = userId === null ? 'sign-in' : 'second-step';
  const proof = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takePasskeyChallenge(needs.sql, challenge, purpose, userId),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: keyOf(passkey),
    requireUserVerification: userId === null,
  }).catch(refuse);
  const isRight = proof.verified && (await notePasskeyUse(needs.sql, passkey, proof.authenticationInfo.newCounter));
  if (!isRight) throw new ApiError('passkey-refused');
  return passkey.user_id;
}

/** The library throws what is wrong with an answer; an outage of ours stays what it is. */
function refuse(error: unknown): never {
  if (outageOf(error)) throw error;
  throw new ApiError('passkey-refused');
}
