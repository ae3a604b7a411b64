import { randomUUID } from 'node:crypto';
import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { parseEmail } from '../features/people/email-address.ts';
import { eraseAccount } from '../features/people/leave.ts';
import { checkNewPassword, createPasswords } from '../features/people/passwords.ts';
import type { UserRow } from '../features/people/repository.ts';
import { createUser, findByEmail } from '../features/people/service.ts';
import { endSessions } from '../features/people/sessions.ts';
import { factorsOf, removeFactors } from '../features/people/two-step/factors.ts';
import type { createServices } from '../features.ts';
import { forgetKeysOf } from '../http/idempotency.ts';
import { AdminError } from './admin-error.ts';
import type { AdminGround } from './ground.ts';

/** What operators do with accounts. An account is named by its address. */

export interface PeopleParts extends Pick<AdminGround, 'database'> {
  readonly services: ReturnType<typeof createServices>;
}

export interface NewAccount {
  readonly email: string;
  /** Without one, its owner sets it by "forgot password". */
  readonly password: string | undefined;
  readonly locale: string | undefined;
}

/** Makes an account whose address counts as proved: the operator vouches for it. @returns its id */
export async function addUser({ database }: Pick<AdminGround, 'database'>, account: NewAccount): Promise<string> {
  const locale = localeOf(account.locale ?? 'en');
  const { password } = account;
  if (password !== undefined) checkNewPassword(password, parseEmail(account.email));
  const passwordHash = password === undefined ? null : await createPasswords().hash(password);
  const { id } = await createUser(database.sql, { email: account.email, emailVerified: true, passwordHash, locale });
  return id;
}

function localeOf(text: string): LocaleCode {
  const found = LOCALES.find(({ code }) => code === text);
  if (!found)
    throw new AdminError(`There is no language "${text}". There are ${LOCALES.map((l) => l.code).join(', ')}.`);
  return found.code;
}

/** The account of an address. @throws {AdminError} when there is none */
export async function userOf({ database }: Pick<AdminGround, 'database'>, email: string): Promise<UserRow> {
  const user = await findByEmail(database.sql, email);
  if (!user) throw new AdminError(`There is no account of ${email}.`);
  return user;
}

/** What an operator may see of an account: no name of a file, nothing of a statement. */
export async function describeUser(parts: PeopleParts, email: string) {
  const user = await userOf(parts, email);
  const db = parts.database.sql;
  const plan = await parts.services.plans.planOf(user.id);
  const balance = await parts.services.credits.balance({ kind: 'user', id: user.id });
  const count = async (from: ReturnType<typeof sql>): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(db)).rows[0]?.n ?? 0;
  return {
    id: user.id,
    email: user.email,
    verified: user.email_verified_at !== null,
    username: user.username,
    locale: user.locale,
    createdAt: user.created_at,
    signsInBy: user.password_hash === null ? 'provider or not yet' : 'password',
    plan: plan.index,
    planName: plan.name,
    planStatus: plan.status,
    planEnds: plan.periodEnd,
    credits: balance.total,
    creditsAvailable: balance.available,
    conversions: await count(sql`conversions where owner_kind = 'user' and owner_id = ${user.id}`),
    sessions: await count(sql`sessions where user_id = ${user.id} and expires_at > now()`),
    twoStep: (await factorsOf(db, user.id)).isOn,
    keys: await count(sql`api_keys where user_id = ${user.id}`),
    keepHours: user.keep_hours,
    keepFiles: user.keep_files,
  };
}
export type UserDescription = Awaited<ReturnType<typeof describeUser>>;

export interface CreditsGiven {
  readonly amount: number;
  /** How long they are good, in days; without an end where it is left out. */
  readonly days: number | undefined;
  /** Said in the grant's key, for whoever looks into the ledger. */
  readonly reason: string | undefined;
}

/** Gives credits beside what a plan grants. */
export async function giveCredits(parts: PeopleParts, email: string, given: CreditsGiven): Promise<void> {
  const { amount, days, reason } = given;
  const user = await userOf(parts, email);
  const expiresAt = days === undefined ? null : new Date(Date.now() + days * DAY_MS);
  const key = ['operator', randomUUID(), reason?.slice(0, MAX_REASON)].filter((part) => part !== undefined).join(' ');
  await parts.database.sql
    .transaction()
    .execute((within) =>
      parts.services.credits.grant(
        { kind: 'user', id: user.id },
        { source: 'operator', amount, expiresAt, key },
        within,
      ),
    );
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_REASON = 200;

/** Gives a plan, for so many months or without an end. */
export async function givePlan(parts: PeopleParts, email: string, index: number, months?: number): Promise<void> {
  await parts.services.plans.setPlan((await userOf(parts, email)).id, index, months);
}

/** Deletes an account and everything of it, as its owner could. */
export async function removeUser(parts: PeopleParts, email: string): Promise<void> {
  await eraseAccount(parts.services.accounts, await userOf(parts, email));
}

export const REVOCABLE = ['sessions', 'keys', 'plan', 'factors'] as const;
export type Revocable = (typeof REVOCABLE)[number];

/**
 * Ends all of somebody's sessions or API keys, whatever plan runs, bought or granted, or what they prove besides the password:
 * for who lost their telephone, once the operator knows who asks. @returns how many ended
 */
export async function revoke(parts: PeopleParts, email: string, what: Revocable): Promise<number> {
  const user = await userOf(parts, email);
  const { id } = user;
  const db = parts.database.sql;
  if (what === 'sessions') return endSessions(db, id);
  if (what === 'factors') return removeFactors(parts.services.accounts, user);
  if (what === 'keys') {
    return db.transaction().execute(async (within) => {
      const keys = await within.deleteFrom('api_keys').where('user_id', '=', id).returning('id').execute();
      await forgetKeysOf(
        within,
        keys.map((key) => key.id),
      );
      return keys.length;
    });
  }
  const before = await parts.services.plans.planOf(id);
  await parts.services.plans.endPlan(id);
  const after = await parts.services.plans.planOf(id);
  return before.index === after.index ? 0 : 1;
}
