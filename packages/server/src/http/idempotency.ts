import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Seal } from '../secrets.ts';
import type { Owner } from './authenticate.ts';
import { ApiError } from './errors.ts';

/**
 * `Idempotency-Key`: a call that is sent twice with one key is done once, and answered alike
 * (draft-ietf-httpapi-idempotency-key-header). Keys are an owner's own, and each call's own.
 */

type Db = Kysely<Tables> | Transaction<Tables>;

/** What was asked for, under which key. */
export interface Asked {
  readonly owner: Owner;
  /** The call: `POST /api/v1/keys`. */
  readonly route: string;
  readonly key: string;
  /** Tells what was asked for from anything else, and says nothing to whoever lacks the server's key. */
  readonly fingerprint: string;
}

/** What a call makes: its ids, and its answer where that cannot be read anew later. */
export interface Made {
  readonly ids: readonly string[];
  readonly sealedAnswer?: string | undefined;
}

/** Makes something once for a key. */
export type Once = <T>(
  asked: Asked | undefined,
  made: { readonly ids: readonly string[]; readonly answer: T },
  work: (within: Transaction<Tables>) => Promise<void>,
) => Promise<T>;

/** How long a key stands for its first answer. */
const KEY_HOURS = 24;
const MAX_KEY = 255;

/**
 * The key of a call, if it has one.
 * @throws {ApiError} `invalid-input` where the header is no key
 */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && key.length > 0 && key.length <= MAX_KEY)) return key;
  throw new ApiError('invalid-input', `The header Idempotency-Key holds 1 to ${MAX_KEY} characters.`);
}

/** What a call with a JSON body asks for, where it has a key. */
export function askedBy(request: FastifyRequest, seal: Seal): Asked | undefined {
  const key = idempotencyKey(request);
  if (key === undefined) return undefined;
  const { method, url } = request.routeOptions;
  return { owner: request.owner, route: `${method} ${url}`, key, fingerprint: seal.fingerprint(inOrder(request)) };
}

/** The same text for the same request, in whatever order its fields come. */
const inOrder = ({ params, body }: FastifyRequest): string =>
  JSON.stringify([params, body], (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * Makes `Once`: the work and its key are kept together or not at all. The first answer is kept sealed, as it may hold a
 * secret that is shown once, such as an API key: whoever repeats the call proves to be its owner again.
 */
export const createOnce =
  ({ sql: db, seal }: { readonly sql: Kysely<Tables>; readonly seal: Seal }): Once =>
  async (asked, { ids, answer }, work) => {
    const context = asked && `answer to ${asked.route} of ${asked.owner.kind} ${asked.owner.id}`;
    const before = await db.transaction().execute(async (within) => {
      if (asked !== undefined && context !== undefined) {
        const claimed = await claimKey(within, asked, {
          ids,
          sealedAnswer: seal.seal(JSON.stringify(answer), context),
        });
        if (claimed) return claimed;
      }
      await work(within);
      return undefined;
    });
    if (before === undefined || context === undefined) return answer;
    return JSON.parse(seal.open(before.sealedAnswer ?? '', context)) as typeof answer;
  };

/**
 * Claims an idempotency key for what a request makes, inside the transaction that makes it. A second request with the
 * key waits for the first one's end.
 * @returns what the key stands for when the same was asked for before, `undefined` when this is the first time
 * @throws {ApiError} `idempotency-key-reused` when something else was asked for before
 */
export async function claimKey(within: Transaction<Tables>, asked: Asked, made: Made): Promise<Made | undefined> {
  await within
    .deleteFrom('idempotency_keys')
    .where(ownKey(asked))
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const { numInsertedOrUpdatedRows = 0n } = await within
    .insertInto('idempotency_keys')
    .values({
      owner_kind: asked.owner.kind,
      owner_id: asked.owner.id,
      route: asked.route,
      key: asked.key,
      fingerprint: asked.fingerprint,
      made_ids: [...made.ids],
      sealed_answer: made.sealedAnswer ?? null,
      expires_at: new Date(Date.now() + KEY_HOURS * 3_600_000),
    })
    .onConflict((conflict) => conflict.columns(['owner_kind', 'owner_id', 'route', 'key']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return undefined;
  const before = await within
    .selectFrom('idempotency_keys')
    .where(ownKey(asked))
    .select(['fingerprint', 'made_ids', 'sealed_answer'])
    .executeTakeFirstOrThrow();
  if (before.fingerprint !== asked.fingerprint) throw new ApiError('idempotency-key-reused');
  return { ids: before.made_ids, sealedAnswer: before.sealed_answer ?? undefined };
}

const ownKey = ({ owner, route, key }: Asked) =>
  sql<boolean>`owner_kind = ${owner.kind} and owner_id = ${owner.id} and route = ${route} and key = ${key}`;

/** Forgets the keys of what is deleted. */
export async function forgetKeysOf(db: Db, madeIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(sql<boolean>`made_ids && ${[...madeIds]}::uuid[]`)
    .execute();
}

/** Forgets keys that are due. */
export const deleteExpiredKeys = async (db: Db): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', sql<Date>`now()`).execute();
};
