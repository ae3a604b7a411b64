import type { ConversionReceipt } from '@tallyleaf/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { ApiError } from '../../http/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Keeping, keepingOf } from './keeping.ts';
import { CONDEMNED, discard, loosen } from './loose-files.ts';
import { bindConversions } from './ownership.ts';
import { toReceipt } from './presentation.ts';
import { findSummary } from './repository.ts';

export interface BindingNeeds {
  readonly sql: Kysely<Tables>;
  readonly storage: Storage;
  readonly limits: Keeping;
}

/**
 * Makes a visitor's conversions a user's. What is being worked on goes on. What was held for them stays in the
 * visitor's ledger and is settled there; nothing of a visitor's credits becomes the user's.
 * @param only one of them, where not all
 */
export async function bindVisitor(
  needs: BindingNeeds,
  visitorId: string,
  userId: string,
  only?: string,
): Promise<void> {
  const bound = await needs.sql.transaction().execute(async (within) => {
    const keeping = await keepingOf(within, needs.limits, { kind: 'user', id: userId });
    if (!keeping) throw new ApiError('not-signed-in');
    const rows = await bindConversions(within, visitorId, userId, keeping.hours, only);
    if (keeping.files) return [];
    const ended = rows.filter(({ finished }) => finished).map(({ fileId }) => fileId);
    await loosen(within, ended, CONDEMNED);
    return ended;
  });
  await discard(needs, bound);
}

/**
 * Binds the conversion that somebody had begun before signing in (`ap_ppt_id` of the specification). It must be the
 * user's already, or belong to the visitor whose cookie comes with the call; said again, it is done once.
 * @throws {ApiError} `not-found` for anything else, as if it were not there
 */
export async function bindPending(
  needs: BindingNeeds,
  visitorId: string | undefined,
  userId: string,
  id: string,
): Promise<ConversionReceipt> {
  if (visitorId !== undefined) await bindVisitor(needs, visitorId, userId, id);
  const row = await findSummary(needs.sql, { kind: 'user', id: userId }, id);
  if (!row) throw new ApiError('not-found');
  return toReceipt(row);
}
