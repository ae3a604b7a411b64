import {
  MOST_PASSKEYS,
  type NewPasskey,
  type PasskeyOptions,
  type RecoveryCodes,
  type TotpBegun,
  type TwoStepProof,
} from '@tallyleaf/contract';
import { ApiError } from '../../../http/errors.ts';
import { ownUser, type Person } from '../confirm.ts';
import { codeGuess, networkGuess } from '../limits.ts';
import type { PeopleNeeds } from '../needs.ts';
import { confirmChange, stepOf, totpContext } from './check-code.ts';
import { addFactor, factorsOf, removeFactor } from './factors.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-repository.ts';
import { askForNewPasskey, readNewPasskey } from './passkeys.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { confirmTotp, deleteTotp, findBegunTotp, findTotp, putBegunTotp, replaceRecoveryCodes } from './repository.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** What people do with their two-step sign-in. */

/** Begins with an app that shows codes. @throws {ApiError} `already-done` where there is one, and those of `confirmChange` */
export async function beginTotp(needs: PeopleNeeds, person: Person, proof: TwoStepProof): Promise<TotpBegun> {
  if (await findTotp(needs.sql, person.userId)) throw new ApiError('already-done');
  const user = await confirmChange(needs, person, proof);
  const secret = newTotpSecret();
  const sealed = needs.seal.seal(secret, totpContext(user.id));
  if (!(await putBegunTotp(needs.sql, user.id, sealed))) throw new ApiError('already-done');
  return { secret, uri: totpUri(secret, needs.product, user.email) };
}

/**
 * Makes the app count, by a first code of it; the person is told, and gets recovery codes where there are none.
 * @throws {ApiError} `wrong-code`, `too-many-attempts`, and `not-found` where nothing was begun within half an hour
 */
export async function confirmBegunTotp(needs: PeopleNeeds, person: Person, code: string): Promise<RecoveryCodes> {
  const user = await ownUser(needs, person.userId);
  const begun = await findBegunTotp(needs.sql, user.id);
  if (!begun) throw new ApiError('not-found');
  await needs.attempts.guess([networkGuess(person.network), codeGuess(user.id)]);
  const step = stepOf(needs, user.id, begun.sealed_secret, code);
  if (step === undefined) throw new ApiError('wrong-code');
  await needs.attempts.forgive(networkGuess(person.network));
  await needs.attempts.forget(codeGuess(user.id).of);
  return addFactor(needs, user, async (within) => {
    if (!(await confirmTotp(within, user.id, begun.sealed_secret, step))) throw new ApiError('not-found');
  });
}

/** Removes the app. @throws {ApiError} `not-found` where there is none, and those of `confirmChange` */
export async function removeTotp(needs: PeopleNeeds, person: Person, proof: TwoStepProof): Promise<void> {
  if (!(await findTotp(needs.sql, person.userId))) throw new ApiError('not-found');
  const user = await confirmChange(needs, person, proof);
  await removeFactor(needs, user, async (within) => {
    if (!(await deleteTotp(within, user.id))) throw new ApiError('not-found');
  });
}

/** Begins with a passkey: what the browser is to be asked for. @throws {ApiError} `too-many`, and those of `confirmChange` */
export async function beginPasskey(needs: PeopleNeeds, person: Person, proof: TwoStepProof): Promise<PasskeyOptions> {
  const user = await confirmChange(needs, person, proof);
  if ((await listPasskeys(needs.sql, user.id)).length >= MOST_PASSKEYS) throw new ApiError('too-many');
  return { options: await askForNewPasskey(needs, user) };
}

/**
 * Adds the passkey that the browser made; the person is told, and gets recovery codes where there are none.
 * @throws {ApiError} `passkey-refused`, also where nothing was begun within ten minutes
 */
export async function addPasskey(needs: PeopleNeeds, person: Person, made: NewPasskey): Promise<RecoveryCodes> {
  const user = await ownUser(needs, person.userId);
  const row = await readNewPasskey(needs, user.id, made.name.trim(), made.credential);
  return addFactor(needs, user, async (within) => {
    if (!(await insertPasskey(within, row))) throw new ApiError('passkey-refused');
  });
}

/** Removes a passkey. @throws {ApiError} `not-found` where there is none, and those of `confirmChange` */
export async function removePasskey(
  needs: PeopleNeeds,
  person: Person,
  id: string,
  proof: TwoStepProof,
): Promise<void> {
  const user = await confirmChange(needs, person, proof);
  await removeFactor(needs, user, async (within) => {
    if (!(await deletePasskey(within, user.id, id))) throw new ApiError('not-found');
  });
}

/** Makes recovery codes anew; those before are good no longer. @throws {ApiError} `not-found` where there is no factor */
export async function renewRecoveryCodes(
  needs: PeopleNeeds,
  person: Person,
  proof: TwoStepProof,
): Promise<RecoveryCodes> {
  if (!(await factorsOf(needs.sql, person.userId)).isOn) throw new ApiError('not-found');
  const user = await confirmChange(needs, person, proof);
  const recovery_codes = newRecoveryCodes();
  const hashes = await hashRecoveryCodes(needs.passwords, recovery_codes);
  await needs.sql.transaction().execute(async (within) => {
    await replaceRecoveryCodes(within, user.id, hashes);
    await needs.mail.send({ to: user.email, locale: user.locale, kind: 'recovery-codes-made' }, within);
  });
  return { recovery_codes };
}
