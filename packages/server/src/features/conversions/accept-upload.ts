import { randomUUID } from 'node:crypto';
import { CONVERSIONS_PATH, type ConversionReceipt } from '@tallyleaf/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { claimKey } from '../../http/idempotency.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { Seal } from '../../secrets.ts';
import { passwordContext } from './convert.job.ts';
import { chargesOf, sha256sOf } from './costs.ts';
import type { Charges, EndNeeds } from './end-conversion.ts';
import { type Keeping, keepingOf } from './keeping.ts';
import { claim, giveUp } from './loose-files.ts';
import { findSameFiles } from './ownership.ts';
import { toReceipt } from './presentation.ts';
import type { Upload } from './receive-upload.ts';
import { findSummaries, insertConversions, type NewConversion } from './repository.ts';

/** Who hands files in, and from where. */
export interface Sender {
  readonly owner: Owner;
  /** The network address that the call came from. */
  readonly ip: string;
}

/** Holds all of these or none. @throws {ApiError} `credits-insufficient` */
export type HoldAll = (
  holds: readonly { readonly id: string; readonly amount: number }[],
  within: Transaction<Tables>,
) => Promise<void>;

/** What accepting needs of credits, besides settling what was held. */
export interface HoldingCharges extends Charges {
  /** Finds out, before the transaction, what has to be known of whoever is going to pay. */
  readonly prepare: (owner: Owner, ip: string) => Promise<HoldAll>;
}

export interface AcceptNeeds extends EndNeeds {
  readonly charges: HoldingCharges;
  readonly queue: Queue;
  readonly seal: Seal;
  readonly limits: Keeping;
}

/** The call that idempotency keys of uploads belong to. */
const ROUTE = `POST ${CONVERSIONS_PATH}`;

/** A conversion before it is known for how long it is kept and who pays for it. */
type Candidate = Omit<NewConversion, 'expiresAt' | 'chargeId'>;

/**
 * Accepts uploaded files: credits, rows and jobs in one transaction, so that none is ever without the others. When
 * anything is refused, nothing is kept.
 * @throws {ApiError} `credits-insufficient` for the whole request
 */
export async function acceptUpload(
  needs: AcceptNeeds,
  { owner, ip }: Sender,
  upload: Upload,
  key: string | undefined,
): Promise<ConversionReceipt[]> {
  try {
    const candidates = candidatesOf(needs, upload);
    const hold = await needs.charges.prepare(owner, ip);
    const before = await needs.sql.transaction().execute(async (within) => {
      const keeping = await keepingOf(within, needs.limits, owner);
      if (!keeping) throw new ApiError('not-signed-in');
      if (key !== undefined) {
        const asked = { owner, route: ROUTE, key, fingerprint: fingerprintOf(needs.seal, upload) };
        const claimed = await claimKey(within, asked, { ids: candidates.map(({ id }) => id) });
        if (claimed) return claimed.ids;
      }
      await claim(within, filesOf(upload));
      await needs.charges.lock(owner, within);
      const charged = await charge(within, hold, owner, candidates);
      const keptMs = keeping.hours * 3_600_000;
      const expiring = charged.map((one) => ({ ...one, expiresAt: new Date(one.createdAt.getTime() + keptMs) }));
      await insertConversions(within, owner, expiring);
      for (const { id } of expiring) await needs.queue.add(JOBS.convert, id, within);
      return undefined;
    });
    if (!before) return candidates.map(({ id, fileName }) => ({ id, fileName, status: 'queued' }));
    await giveUp(needs, filesOf(upload));
    return await receiptsOf(needs, owner, before);
  } catch (error) {
    await giveUp(needs, filesOf(upload));
    throw error;
  }
}

const filesOf = ({ files }: Upload): string[] => files.map(({ fileId }) => fileId);

function candidatesOf({ seal }: AcceptNeeds, upload: Upload): Candidate[] {
  const createdAt = new Date();
  return upload.files.map((file) => {
    const id = randomUUID();
    return {
      id,
      ...file,
      options: upload.options,
      sealedPasswords:
        upload.passwords.length === 0 ? null : seal.seal(JSON.stringify(upload.passwords), passwordContext(id)),
      createdAt,
    };
  });
}

/** Holds what files cost that are not paid for yet. */
async function charge(
  within: Transaction<Tables>,
  hold: HoldAll,
  owner: Owner,
  candidates: readonly Candidate[],
): Promise<(Candidate & { readonly chargeId: string })[]> {
  const paid = await findSameFiles(within, owner, sha256sOf(candidates));
  const { charged, holds } = chargesOf(paid, candidates);
  await hold(holds, within);
  return charged;
}

/** What a request asks for, told apart from any other; passwords are part of it, and cannot be found out from it. */
const fingerprintOf = (seal: Seal, upload: Upload): string =>
  seal.fingerprint(
    JSON.stringify([
      upload.files.map(({ fileName, sha256 }) => [fileName, sha256]),
      upload.passwords,
      Object.entries(upload.options).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );

/** The answer to a repeated request: the same conversions, as they are now. */
async function receiptsOf({ sql }: AcceptNeeds, owner: Owner, ids: readonly string[]): Promise<ConversionReceipt[]> {
  const rows = new Map((await findSummaries(sql, owner, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toReceipt(row)] : [];
  });
}
