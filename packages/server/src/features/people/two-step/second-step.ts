import type { CredentialProof, PasskeyOptions, SecondStep, SecondStepKind } from '@tallyleaf/contract';
import type { Browser } from '../../../http/browser.ts';
import { ApiError } from '../../../http/errors.ts';
import { networkGuess, passkeyAsks, SECOND_STEP_MINUTES } from '../limits.ts';
import type { PeopleNeeds } from '../needs.ts';
import { type Db, findUser, type UserRow } from '../repository.ts';
import { type SignedInUser, type SignInOrigin, signIn } from '../sign-in.ts';
import { checkCode } from './check-code.ts';
import { factorsOf } from './factors.ts';
import { askForProof, checkProof } from './passkeys.ts';
import { findChallenge, insertChallenge, type Pending, takeChallenge, tryChallenge } from './repository.ts';

/** By what somebody may take the second step; none where the password is enough. */
async function stepsOf(db: Db, userId: string): Promise<SecondStepKind[]> {
  const { totp, passkeys, codes, isOn } = await factorsOf(db, userId);
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(isOn && codes.length > 0 ? (['recovery'] as const) : []),
  ];
}

/**
 * Signs in somebody whose password was right, or who followed a link of "forgot password".
 * @param binds whether what the browser's visitor did becomes the user's
 * @throws {ApiError} `second-step-needed` where the account has two-step sign-in: with a challenge, and by what it can be met
 */
export async function signInByFirstStep(
  needs: PeopleNeeds,
  userId: string,
  browser: Browser,
  binds: boolean,
): Promise<SignedInUser> {
  const steps = await stepsOf(needs.sql, userId);
  if (steps.length === 0) return signIn(needs, userId, originOf(browser, binds));
  const challenge = await insertChallenge(needs.sql, userId, binds);
  const data = { challenge, steps: steps.join(' '), minutes: SECOND_STEP_MINUTES };
  throw new ApiError('second-step-needed', undefined, {}, data);
}

const originOf = (browser: Browser, binds: boolean): SignInOrigin => ({
  ...browser,
  method: 'password',
  visitorId: binds ? browser.visitorId : undefined,
});

/** @throws {ApiError} `sign-in-failed` where the challenge is none, is over, or was tried too often */
export async function pendingOf({ sql }: PeopleNeeds, challenge: string): Promise<Pending> {
  const pending = await tryChallenge(sql, challenge);
  if (!pending) throw new ApiError('sign-in-failed');
  return pending;
}

/** What a passkey is to sign as the second step. @throws {ApiError} `sign-in-failed` as `pendingOf` */
export async function askForSecondStep(needs: PeopleNeeds, challenge: string): Promise<PasskeyOptions> {
  const userId = await findChallenge(needs.sql, challenge);
  if (userId === undefined) throw new ApiError('sign-in-failed');
  return { options: await askForProof(needs, userId) };
}

type Proof = Pick<SecondStep, 'code' | 'credential'>;

/**
 * Takes the second step of a sign-in, by a code or a passkey.
 * @throws {ApiError} `sign-in-failed`, `wrong-code`, `code-used`, `passkey-refused`, `too-many-attempts`
 */
export async function takeSecondStep(
  needs: PeopleNeeds,
  pending: Pending,
  proof: Proof,
  browser: Browser,
): Promise<SignedInUser & { readonly by: SecondStepKind }> {
  const user = await findUser(needs.sql, pending.userId);
  if (!user) throw new ApiError('sign-in-failed');
  const by = await checkStep(needs, user, proof, browser.network);
  if (!(await takeChallenge(needs.sql, pending))) throw new ApiError('sign-in-failed');
  return { ...(await signIn(needs, user.id, originOf(browser, pending.binds))), by };
}

async function checkStep(
  needs: PeopleNeeds,
  user: UserRow,
  { code, credential }: Proof,
  network: string,
): Promise<SecondStepKind> {
  if (code !== undefined) return checkCode(needs, user, network, code);
  if (credential === undefined) throw new ApiError('invalid-input', 'Send a code, or the proof of a passkey.');
  await checkProof(needs, user.id, credential);
  return 'passkey';
}

/** What a passkey is to sign to sign in alone; the browser knows whose it is. @throws {ApiError} `too-many-attempts` */
export async function askForPasskey(needs: PeopleNeeds, { network }: Browser): Promise<PasskeyOptions> {
  await needs.attempts.demand(passkeyAsks(network));
  return { options: await askForProof(needs, null) };
}

/** Whose passkey signs in alone. @throws {ApiError} `passkey-refused`, `email-unverified`, `too-many-attempts` */
export async function ownerOfPasskey(
  needs: PeopleNeeds,
  credential: CredentialProof,
  { network }: Browser,
): Promise<string> {
  await needs.attempts.guess([networkGuess(network)]);
  const userId = await checkProof(needs, null, credential);
  await needs.attempts.forgive(networkGuess(network));
  if (!(await findUser(needs.sql, userId))?.email_verified_at) throw new ApiError('email-unverified');
  return userId;
}
