import { randomUUID } from 'node:crypto';
import type { ConversionReceipt } from '@tallyleaf/contract';
import { sql } from 'kysely';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { type AcceptNeeds, countIn, type Sender, usersOf } from './accept-upload.ts';
import { announce } from './changes.ts';
import { chargesOf } from './costs.ts';
import { demandRoom } from './fair/allowance.ts';
import { giveTurns, thoughtMs } from './fair/turns.ts';
import { replaceJob } from './jobs-of-conversion.ts';
import { findSameFiles } from './ownership.ts';
import { toReceipt } from './presentation.ts';
import { findSummary, lockOwn, next } from './repository.ts';

/**
 * Converts once more what came to nothing and may end otherwise: it failed, was stopped, or took too long. Its credits went back
 * when it ended, and are held anew. Passwords are not kept beyond the end; a file that needs one says so. Anything else
 * stays as it is.
 * @throws {ApiError} `file-gone` where the file is not kept any more, `credits-insufficient`, `rate-limited`, `queue-full`
 */
export async function tryAgain(needs: AcceptNeeds, { owner, ip }: Sender, id: string): Promise<ConversionReceipt> {
  const users = usersOf(needs.seal, { owner, ip });
  await countIn(needs, users, { files: 1, bytes: 0 });
  const hold = await needs.charges.prepare(owner, ip);
  const isStored = await hasFile(needs, owner, id);
  await needs.sql.transaction().execute(async (within) => {
    if (!(await lockOwn(within, owner, id))) throw new ApiError('not-found');
    const row = await findSummary(within, owner, id);
    const isOver = row?.status === 'failed' || row?.status === 'cancelled' || row?.refusal_code === 'took-too-long';
    if (!row || !isOver) return;
    const loose = await within
      .selectFrom('loose_files')
      .where('file_id', '=', row.file_id)
      .select('file_id')
      .executeTakeFirst();
    if (loose || !isStored) throw new ApiError('file-gone');
    await needs.charges.lock(owner, within);
    await demandRoom(within, needs.limits.fair, users, { files: 1, bytes: 0 }, true);
    const [turnAt] = await giveTurns(within, users, [thoughtMs(row.pages)]);
    const paid = await findSameFiles(within, owner, [row.sha256]);
    const { charged, holds } = chargesOf(paid, [{ id: randomUUID(), sha256: row.sha256, pages: row.pages }]);
    await hold(holds, within);
    await next(within)
      .set({
        status: 'queued',
        attempts: 0,
        interruptions: 0,
        refusal_code: null,
        refusal_message: null,
        finished_at: null,
        network: users.network,
        turn_at: turnAt ?? null,
        charge_id: charged[0]?.chargeId ?? sql<string>`charge_id`,
      })
      .where('id', '=', id)
      .execute();
    await announce(within, id, 'queued');
    await replaceJob(needs.queue, id, within);
  });
  const row = await findSummary(needs.sql, owner, id);
  if (!row) throw new ApiError('not-found');
  return toReceipt(row);
}

/** Whether its file is there; one that is deleted from then on is among the loose ones. */
async function hasFile({ sql, storage }: AcceptNeeds, owner: Owner, id: string): Promise<boolean> {
  const row = await findSummary(sql, owner, id);
  return row !== undefined && (await storage.stat(row.file_id)) !== undefined;
}
