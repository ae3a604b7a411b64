import { randomUUID } from 'node:crypto';
import type {
  CreditsState,
  Deduction,
  DeductRequest,
  LedgerEntry,
  LedgerPage,
  PlanInfo,
  SurveyAnswers,
  SurveyReceipt,
} from '@tallyleaf/contract';
import type { Kysely, Transaction } from 'kysely';
import { holdUser } from '../../database/hold-user.ts';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { networkFingerprint } from '../../http/network-address.ts';
import type { Seal } from '../../secrets.ts';
import { type AddressLimit, leftOfAddress } from './addresses.ts';
import {
  endGrant,
  eraseLedger,
  giveBack,
  grant,
  type Hold,
  holdAll,
  lockAccount,
  type NewGrant,
  type Spender,
  take,
} from './ledger.ts';
import { type CurrentGrant, currentGrants, type EntryRow, hasGrants, listEntries, listGrants } from './repository.ts';
import {
  dailyGrants,
  dayOf,
  isOfPlan,
  isPromotion,
  type PlanOfUser,
  planGrants,
  SURVEY_CREDITS,
  SURVEY_KEY,
} from './rules.ts';

export interface CreditsNeeds {
  readonly sql: Kysely<Tables>;
  readonly seal: Seal;
  readonly limits: { readonly visitorCredits: number; readonly addressCredits: number };
  readonly planOf: (userId: string) => Promise<PlanOfUser>;
  readonly now?: () => Date;
}

/** What can be spent, and what was given for the time that runs. */
export interface Balance {
  readonly total: number;
  readonly available: number;
  readonly activityTotal: number;
  readonly activityAvailable: number;
}

/** Everything that is done with credits. */
export type Credits = ReturnType<typeof createCredits>;

type Within = Transaction<Tables>;

const PAGE = 50;

export function createCredits(needs: CreditsNeeds) {
  const { sql, now = () => new Date() } = needs;
  const spenderOf = (owner: Owner, ip?: string): Promise<Spender> => findSpender(needs, owner, ip, now());
  return {
    /**
     * What has to be known of an owner before the transaction that holds: plan, grants that are due, network.
     * @param ip where a visitor calls from
     */
    spenderOf,
    /** The same of a visitor whose network is known by its fingerprint on the day of a moment. */
    spenderFrom: async (owner: Owner, network: string | null, moment: Date): Promise<Spender> => {
      const spender = await spenderOf(owner);
      if (network === null) return spender;
      return { ...spender, address: addressOf(needs, network, dayOf(moment).end) };
    },
    lock: lockAccount,
    /** @throws {ApiError} `credits-insufficient` */
    hold: (spender: Spender, holds: readonly Hold[], reason: string, within: Within) =>
      holdAll(within, spender, holds, reason, now()),
    /** Takes what is held, or so much of it, and gives back the rest. Said twice, it is done once. */
    take: (holdId: string, amount: number | undefined, within: Within) => take(within, holdId, amount, now()),
    giveBack: (holdId: string, within: Within) => giveBack(within, holdId, now()),
    /** Gives credits, once for each key; false where that was done before. */
    grant: async (owner: Owner, given: NewGrant, within: Within): Promise<boolean> => {
      await holdOwner(within, owner);
      return grant(within, owner, given, now());
    },
    /** Ends what was given under a key: nothing more of it can be spent. Returns how much went with it. */
    endGrant: (owner: Owner, key: string, within: Within) => endGrant(within, owner, key, now()),
    balance: async (owner: Owner, ip?: string): Promise<Balance> => {
      const spender = await spenderOf(owner, ip);
      return balanceOf(await grantsOf(needs, spender, now()), await leftHere(sql, spender, now()));
    },
    state: (owner: Owner, ip: string) => stateOf(needs, owner, ip, now()),
    deduct: (owner: Owner, ip: string, request: DeductRequest) => deduct(needs, owner, ip, request, now()),
    survey: (userId: string, answers: SurveyAnswers) => fillSurvey(sql, userId, answers, now()),
    ledger: async (owner: Owner, cursor: string | undefined, limit = PAGE): Promise<LedgerPage> => {
      const rows = await listEntries(sql, owner, cursor, limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return { items: shown.map(toEntry), ...(rows.length > limit && last && { nextCursor: last.id }) };
    },
    /** A user's part of an export of the account. */
    collect: async (userId: string) => {
      const owner: Owner = { kind: 'user', id: userId };
      const survey = await sql
        .selectFrom('survey_answers')
        .where('user_id', '=', userId)
        .select(['answers', 'created_at'])
        .executeTakeFirst();
      const entries = await listEntries(sql, owner, undefined, MAX_EXPORTED);
      return { grants: await listGrants(sql, owner), entries: entries.map(toEntry), survey: survey ?? null };
    },
    /** Erases all of a user's credits with the account. */
    erase: async (userId: string, within: Within): Promise<void> => {
      await within.deleteFrom('survey_answers').where('user_id', '=', userId).execute();
      await eraseLedger(within, { kind: 'user', id: userId });
    },
  };
}

/** A ledger goes with its user's account: nothing is written into that of one who is gone. */
async function holdOwner(within: Within, { kind, id }: Owner): Promise<void> {
  if (kind === 'user' && !(await holdUser(within, id))) throw new ApiError('not-signed-in');
}

/** Rows of a ledger in an export: more than anybody makes in years. */
const MAX_EXPORTED = 100_000;

const addressOf = ({ limits }: CreditsNeeds, fingerprint: string, expiresAt: Date): AddressLimit => ({
  fingerprint,
  most: limits.addressCredits,
  expiresAt,
});

async function findSpender(needs: CreditsNeeds, owner: Owner, ip: string | undefined, now: Date): Promise<Spender> {
  const { planOf, limits, seal } = needs;
  if (owner.kind === 'user') {
    const plan = await planOf(owner.id);
    return { owner, unlimited: plan.unlimited, due: planGrants(plan, now), address: undefined };
  }
  const { start, end } = dayOf(now);
  const address = ip === undefined ? undefined : addressOf(needs, networkFingerprint(seal, ip, start), end);
  return { owner, unlimited: false, due: dailyGrants(limits.visitorCredits, now), address };
}

/**
 * The grants of an owner as they stand. What is due to a user is given at the first look; what is due to a visitor is
 * only reckoned, as whoever comes without a cookie is another visitor each time.
 */
async function grantsOf({ sql }: CreditsNeeds, { owner, due }: Spender, now: Date): Promise<CurrentGrant[]> {
  if (owner.kind === 'visitor') {
    const grants = await currentGrants(sql, owner, now);
    const missing = due.filter(({ key }) => !grants.some((grant) => grant.key === key));
    return [...grants, ...missing.map(({ source, key, amount }) => ({ source, key, amount, left: amount }))];
  }
  const keys = due.map(({ key }) => key);
  if (!(await hasGrants(sql, owner, keys))) {
    await sql.transaction().execute(async (within) => {
      await holdOwner(within, owner);
      for (const given of due) await grant(within, owner, given, now);
    });
  }
  return currentGrants(sql, owner, now);
}

/** What the visitor's network address leaves; Infinity where it is no limit. */
const leftHere = async (sql: Kysely<Tables>, { address }: Spender, now: Date): Promise<number> =>
  address ? leftOfAddress(sql, address, now) : Infinity;

const sumOf = (grants: readonly CurrentGrant[], of: 'amount' | 'left'): number =>
  grants.reduce((sum, grant) => sum + grant[of], 0);

function balanceOf(grants: readonly CurrentGrant[], most: number): Balance {
  const promotions = grants.filter(({ source }) => isPromotion(source));
  return {
    total: sumOf(grants, 'amount'),
    available: Math.min(most, sumOf(grants, 'left')),
    activityTotal: sumOf(promotions, 'amount'),
    activityAvailable: Math.min(most, sumOf(promotions, 'left')),
  };
}

async function stateOf(needs: CreditsNeeds, owner: Owner, ip: string, now: Date): Promise<CreditsState> {
  const { sql, planOf } = needs;
  const spender = await findSpender(needs, owner, ip, now);
  const grants = await grantsOf(needs, spender, now);
  const most = await leftHere(sql, spender, now);
  const { total, available, activityTotal, activityAvailable } = balanceOf(grants, most);
  const ofPlan = balanceOf(
    grants.filter(({ source }) => isOfPlan(source)),
    most,
  );
  const info = owner.kind === 'user' ? infoOf(await planOf(owner.id)) : visitorInfo(now);
  return {
    total,
    available,
    plan_info: { ...info, total: ofPlan.total, available: ofPlan.available },
    is_fill_survey: owner.kind === 'user' && (await hasGrants(sql, owner, [SURVEY_KEY])),
    activity_total: activityTotal,
    activity_available: activityAvailable,
  };
}

type Info = Omit<PlanInfo, 'total' | 'available'>;

const infoOf = (plan: PlanOfUser): Info => ({
  credit_period_start: plan.creditPeriodStart.toISOString(),
  credit_period_end: plan.creditPeriodEnd.toISOString(),
  period_start: plan.periodStart.toISOString(),
  period_end: plan.periodEnd?.toISOString() ?? null,
  plan_index: plan.index,
  status: plan.status,
  is_loop_sub: plan.recurring,
});

/** A visitor has the plan Free, and credits by the day. */
function visitorInfo(now: Date): Info {
  const { start, end } = dayOf(now);
  return {
    credit_period_start: start.toISOString(),
    credit_period_end: end.toISOString(),
    period_start: null,
    period_end: null,
    plan_index: 0,
    status: 'active',
    is_loop_sub: false,
  };
}

/** Spends one's own credits, once for each key. */
async function deduct(
  needs: CreditsNeeds,
  owner: Owner,
  ip: string,
  { amount, reason, idempotency_key: key }: DeductRequest,
  now: Date,
): Promise<Deduction> {
  const { sql } = needs;
  const spender = await findSpender(needs, owner, ip, now);
  const charged = await sql.transaction().execute(async (within) => {
    await holdOwner(within, owner);
    await lockAccount(within, owner);
    const before = await within
      .selectFrom('credit_deductions')
      .where('owner_kind', '=', owner.kind)
      .where('owner_id', '=', owner.id)
      .where('key', '=', key)
      .select(['amount', 'reason', 'charged'])
      .executeTakeFirst();
    if (before) {
      if (before.amount === amount && before.reason === reason) return before.charged;
      throw new ApiError('idempotency-key-reused');
    }
    const id = randomUUID();
    await holdAll(within, spender, [{ id, amount }], reason, now);
    const charged = await take(within, id, amount, now);
    await within
      .insertInto('credit_deductions')
      .values({ id, owner_kind: owner.kind, owner_id: owner.id, key, amount, charged, reason, created_at: now })
      .execute();
    return charged;
  });
  const { available } = balanceOf(await grantsOf(needs, spender, now), await leftHere(sql, spender, now));
  return { amount, charged, available };
}

/** Takes the answers of the survey and gives what it is worth, once. */
async function fillSurvey(
  sql: Kysely<Tables>,
  userId: string,
  answers: SurveyAnswers,
  now: Date,
): Promise<SurveyReceipt> {
  const owner: Owner = { kind: 'user', id: userId };
  return sql.transaction().execute(async (within) => {
    await holdOwner(within, owner);
    const given = { source: 'survey', amount: SURVEY_CREDITS, expiresAt: null, key: SURVEY_KEY } as const;
    if (!(await grant(within, owner, given, now))) throw new ApiError('already-done');
    await within
      .insertInto('survey_answers')
      .values({ user_id: userId, answers: JSON.stringify(answers), created_at: now })
      .execute();
    return { granted: SURVEY_CREDITS };
  });
}

const toEntry = ({ expires_at, created_at, ...row }: EntryRow): LedgerEntry => ({
  ...row,
  expires_at: expires_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
