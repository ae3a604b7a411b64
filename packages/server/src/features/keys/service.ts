import { randomUUID } from 'node:crypto';
import { type ApiKey, MAX_API_KEYS, type MadeApiKey, type NewApiKey } from '@tallyleaf/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors.ts';
import { type Asked, forgetKeysOf, type Once } from '../../http/idempotency.ts';
import { newToken } from '../../http/tokens.ts';
import { countKeys, deleteKey, insertKey, type KeyRow, listKeys } from './repository.ts';

export interface KeysNeeds {
  readonly sql: Kysely<Tables>;
  readonly once: Once;
}

/** What can be done with API keys. */
export type Keys = ReturnType<typeof createKeys>;

/** How much of a key is kept in clear: its mark and six characters; the other 37 are 222 random bits. */
const START_LENGTH = 10;

export function createKeys({ sql, once }: KeysNeeds) {
  return {
    list: async (userId: string): Promise<ApiKey[]> => (await listKeys(sql, userId)).map(toApiKey),

    /**
     * Makes a key. It is in the answer and nowhere else; of it, the hash is kept.
     * @throws {ApiError} `too-many`, or `invalid-input` where it would be good no more already
     */
    make: async (userId: string, wanted: NewApiKey, asked: Asked | undefined): Promise<MadeApiKey> => {
      const createdAt = new Date();
      const expiresAt = wanted.expiresAt === undefined ? null : new Date(wanted.expiresAt);
      if (expiresAt && !(expiresAt > createdAt)) {
        throw new ApiError('invalid-input', '"expiresAt" must be a time to come.');
      }
      const key = newToken('apiKey');
      const row = {
        id: randomUUID(),
        name: wanted.name.trim(),
        start: key.slice(0, START_LENGTH),
        created_at: createdAt,
        expires_at: expiresAt,
      };
      const answer: MadeApiKey = { ...toApiKey({ ...row, last_used_at: null }), key };
      return once(asked, { ids: [row.id], answer }, async (within) => {
        if ((await countKeys(within, userId)) >= MAX_API_KEYS) throw new ApiError('too-many');
        await insertKey(within, userId, row, key);
      });
    },

    /** Deletes a key; from then on it opens nothing. */
    delete: async (userId: string, id: string): Promise<void> => {
      await sql.transaction().execute(async (within) => {
        if (!(await deleteKey(within, userId, id))) throw new ApiError('not-found');
        await forgetKeysOf(within, [id]);
      });
    },
  };
}

const toApiKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  start: row.start,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
});
