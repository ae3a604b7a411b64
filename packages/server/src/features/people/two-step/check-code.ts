import type { SecondStepKind } from '@tallyleaf/contract';
import { ApiError } from '../../../http/errors.ts';
import { confirm, ownUser, type Person } from '../confirm.ts';
import { codeGuess, networkGuess } from '../limits.ts';
import type { PeopleNeeds } from '../needs.ts';
import type { UserRow } from '../repository.ts';
import { findRecoveryCode } from './recovery-codes.ts';
import { findTotp, listRecoveryCodes, takeRecoveryCode, useStep } from './repository.ts';
import { isAppCode, plainCode, stepOfCode } from './totp.ts';

/** The text under which the secret of an app is sealed: it opens for this account only. */
export const totpContext = (userId: string): string => `totp ${userId}`;

/** Which step of time a code is of; `undefined` where it is of none, or the key that sealed the secret was lost. */
export function stepOf({ seal }: PeopleNeeds, userId: string, sealed: string, typed: string): number | undefined {
  let secret: string;
  try {
    secret = seal.open(sealed, totpContext(userId));
  } catch {
    return undefined;
  }
  return stepOfCode(secret, plainCode(typed));
}

/**
 * Checks a code of an app or a recovery code, and uses it up. Guesses are counted before anything is computed.
 * @throws {ApiError} `wrong-code`, `code-used`, `too-many-attempts`
 */
export async function checkCode(
  needs: PeopleNeeds,
  user: UserRow,
  network: string,
  typed: string,
): Promise<SecondStepKind> {
  await needs.attempts.guess([networkGuess(network), codeGuess(user.id)]);
  const kind = isAppCode(typed) ? await useAppCode(needs, user, typed) : await useRecoveryCode(needs, user, typed);
  await needs.attempts.forgive(networkGuess(network));
  await needs.attempts.forget(codeGuess(user.id).of);
  return kind;
}

async function useAppCode(needs: PeopleNeeds, user: UserRow, typed: string): Promise<SecondStepKind> {
  const totp = await findTotp(needs.sql, user.id);
  const step = totp && stepOf(needs, user.id, totp.sealed_secret, typed);
  if (step === undefined) throw new ApiError('wrong-code');
  if (!(await useStep(needs.sql, user.id, step))) throw new ApiError('code-used');
  return 'totp';
}

async function useRecoveryCode(needs: PeopleNeeds, user: UserRow, typed: string): Promise<SecondStepKind> {
  const kept = await listRecoveryCodes(needs.sql, user.id);
  const found = await findRecoveryCode(needs.passwords, kept, typed);
  if (!found) throw new ApiError('wrong-code');
  await needs.sql.transaction().execute(async (within) => {
    if (!(await takeRecoveryCode(within, found.id))) throw new ApiError('wrong-code');
    await needs.mail.send(
      {
        to: user.email,
        locale: user.locale,
        kind: 'recovery-code-used',
        values: { left: String(kept.length - 1) },
      },
      within,
    );
  });
  return 'recovery';
}

/**
 * Makes sure that it is the person who changes how they sign in: by the password; where there is none, by a code of their app;
 * where there is no app either, by a sign-in of a moment ago.
 * @throws {ApiError} `wrong-credentials`, `wrong-code`, `code-used`, `sign-in-again`, `too-many-attempts`
 */
export async function confirmChange(
  needs: PeopleNeeds,
  person: Person,
  { password, code }: { readonly password?: string | undefined; readonly code?: string | undefined },
): Promise<UserRow> {
  const user = await ownUser(needs, person.userId);
  if (user.password_hash !== null || !(await findTotp(needs.sql, user.id))) return confirm(needs, person, password);
  if (code === undefined) throw new ApiError('wrong-code');
  await checkCode(needs, user, person.network, code);
  return user;
}
