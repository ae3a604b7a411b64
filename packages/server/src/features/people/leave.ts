import type { Readable } from 'node:stream';
import { ApiError } from '../../http/errors.ts';
import { jsonFile, type PersonalFile } from '../../personal-data.ts';
import { zipStream } from './archive.ts';
import { confirm, type Person } from './confirm.ts';
import { accountGuess, codeGuess, exportsOf } from './limits.ts';
import type { PeopleNeeds } from './needs.ts';
import { deleteRegistrations, deleteUser, findIdentities, findUser, lockUser, type UserRow } from './repository.ts';
import { listSessions } from './sessions.ts';
import { twoStepOf } from './two-step/factors.ts';

/** Taking one's data out, and leaving. */

/** Everything that is kept of a user, as a ZIP that is written while it is sent. */
export async function exportAccount(needs: PeopleNeeds, userId: string, now = new Date()): Promise<Readable> {
  await needs.attempts.demand(exportsOf(userId));
  return zipStream(filesOf(needs, userId), now);
}

async function* filesOf(needs: PeopleNeeds, userId: string): AsyncGenerator<PersonalFile> {
  yield jsonFile('account.json', await accountOf(needs, userId));
  yield jsonFile('sessions.json', await listSessions(needs.sql, userId));
  yield jsonFile('two-step.json', await twoStepOf(needs.sql, userId));
  for (const { collect } of needs.personalData) yield* collect(userId);
}

async function accountOf({ sql }: PeopleNeeds, userId: string): Promise<object> {
  const user = await findUser(sql, userId);
  if (!user) return {};
  const { email_key: _key, password_hash, ...told } = user;
  return { ...told, has_password: password_hash !== null, identities: await findIdentities(sql, userId) };
}

/** Deletes one's own account, once its owner has proved to be the one who asks. */
export async function deleteAccount(needs: PeopleNeeds, person: Person, password: string | undefined): Promise<void> {
  await eraseAccount(needs, await confirm(needs, person, password));
}

/**
 * Deletes an account and all that belongs to it. What is paid for ends first: a plan that could not be ended would go on to
 * cost money, with nobody left to stop it. Rows go in one transaction, then files; should the process end between the two,
 * files without rows are swept up by the tidy job.
 */
export async function eraseAccount(needs: PeopleNeeds, user: UserRow): Promise<void> {
  await needs.endPlan(user.id);
  const left = await needs.sql.transaction().execute(async (within) => {
    // Whoever makes something for the account at this moment was before us, or finds it gone.
    if (!(await lockUser(within, user.id))) throw new ApiError('not-signed-in');
    const rest: (() => Promise<void>)[] = [];
    for (const { erase } of needs.personalData) {
      const later = await erase(user.id, within);
      if (later) rest.push(later);
    }
    await deleteRegistrations(within, user.email_key);
    await needs.attempts.forget(accountGuess(user.email_key).of, within);
    await needs.attempts.forget(codeGuess(user.id).of, within);
    await deleteUser(within, user.id);
    await needs.mail.send({ to: user.email, locale: user.locale, kind: 'account-deleted' }, within);
    return rest;
  });
  for (const work of left) await work();
}
