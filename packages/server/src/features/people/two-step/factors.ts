import type { RecoveryCodes, TwoStep } from '@tallyleaf/contract';
import type { PeopleNeeds } from '../needs.ts';
import { type Db, lockUser, type UserRow } from '../repository.ts';
import { listPasskeys } from './passkey-repository.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { deleteFactors, findTotp, listRecoveryCodes, replaceRecoveryCodes } from './repository.ts';

/** What somebody proves besides the password: an app that shows codes, passkeys; and the recovery codes that go with them. */

/** All of it. */
export async function factorsOf(db: Db, userId: string) {
  const totp = await findTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  const codes = await listRecoveryCodes(db, userId);
  return { totp, passkeys, codes, isOn: totp !== undefined || passkeys.length > 0 };
}

/** How two-step sign-in stands, as its owner sees it. */
export async function twoStepOf(db: Db, userId: string): Promise<TwoStep> {
  const { totp, passkeys, codes } = await factorsOf(db, userId);
  return {
    totp_since: totp?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: codes.length,
  };
}

/**
 * Adds a factor, with recovery codes where there are none, and tells the person.
 * @param add throws an ApiError where it cannot be added
 */
export async function addFactor(
  needs: PeopleNeeds,
  user: UserRow,
  add: (within: Db) => Promise<void>,
): Promise<RecoveryCodes> {
  const isFirst = (await listRecoveryCodes(needs.sql, user.id)).length === 0;
  const recovery_codes = isFirst ? newRecoveryCodes() : [];
  const hashes = await hashRecoveryCodes(needs.passwords, recovery_codes);
  await needs.sql.transaction().execute(async (within) => {
    await add(within);
    if (isFirst) await replaceRecoveryCodes(within, user.id, hashes);
    await needs.mail.send({ to: user.email, locale: user.locale, kind: 'factor-added' }, within);
  });
  return { recovery_codes };
}

/**
 * Removes a factor, with the last one the recovery codes, too, and tells the person.
 * @param remove throws an ApiError where there is nothing to remove
 */
export async function removeFactor(
  needs: PeopleNeeds,
  user: UserRow,
  remove: (within: Db) => Promise<void>,
): Promise<void> {
  await needs.sql.transaction().execute(async (within) => {
    // Of two that go at once, one is the last.
    await lockUser(within, user.id);
    await remove(within);
    if (!(await factorsOf(within, user.id)).isOn) await replaceRecoveryCodes(within, user.id, []);
    await needs.mail.send({ to: user.email, locale: user.locale, kind: 'factor-removed' }, within);
  });
}

/** Removes all that somebody proves besides the password, and tells them. @returns how many factors there were */
export const removeFactors = (needs: Pick<PeopleNeeds, 'sql' | 'mail'>, user: UserRow): Promise<number> =>
  needs.sql.transaction().execute(async (within) => {
    const count = await deleteFactors(within, user.id);
    if (count > 0) await needs.mail.send({ to: user.email, locale: user.locale, kind: 'factor-removed' }, within);
    return count;
  });
