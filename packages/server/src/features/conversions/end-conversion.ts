import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import type { KeyRing } from '../../storage/encryption/key-ring.ts';
import type { Storage } from '../../storage/storage.ts';
import { CONDEMNED, discard, loosen } from './loose-files.ts';
import { isAwaited, keepsFiles } from './ownership.ts';
import { type EndedRow, finishConversion, type Outcome } from './repository.ts';

/** What conversions need of credits once they end. Each may be said again and does nothing then. */
export interface Charges {
  /** Locks an owner's account until the transaction ends. */
  readonly lock: (owner: Owner, within: Transaction<Tables>) => Promise<void>;
  readonly take: (chargeId: string, within: Transaction<Tables>) => Promise<unknown>;
  readonly giveBack: (chargeId: string, within: Transaction<Tables>) => Promise<unknown>;
}

/** How a conversion ended, as others are told. */
export interface Ended {
  readonly id: string;
  readonly owner: Owner;
  readonly status: 'done' | 'refused' | 'failed';
}

/** What others do when a conversion comes to an outcome, inside the transaction that keeps it: both happen, or neither. */
export type OnEnd = readonly ((within: Transaction<Tables>, ended: Ended) => Promise<void>)[];

export interface EndNeeds {
  readonly sql: Kysely<Tables>;
  readonly storage: Storage;
  readonly storageKeys: KeyRing;
  readonly charges: Charges;
}

/**
 * Keeps how a conversion ended, and settles what it costs: both, or neither. Of several that try, the first one wins,
 * so it is paid once whoever converted it and how often.
 * @param owner only if it is theirs
 * @returns false when it was finished, cancelled or deleted before
 */
export async function endConversion(
  { sql, storage, storageKeys, charges, onEnd = [] }: EndNeeds & { readonly onEnd?: OnEnd },
  id: string,
  outcome: Outcome,
  owner?: Owner,
): Promise<boolean> {
  const ended = await sql.transaction().execute(async (within) => {
    const row = await finishConversion(within, storageKeys, id, outcome, owner);
    if (!row) return undefined;
    await settle(within, charges, row);
    const { owner: of, status } = row;
    if (status !== 'cancelled') for (const tell of onEnd) await tell(within, { id, owner: of, status });
    const isKept = await keepsFiles(within, row.owner);
    if (!isKept) await loosen(within, [row.fileId], CONDEMNED);
    return { ...row, isKept };
  });
  if (ended && !ended.isKept) await discard({ sql, storage }, [ended.fileId]);
  return ended !== undefined;
}

/**
 * A conversion that is done is paid. Of one that came to nothing the credits go back, unless another conversion of the
 * same file still waits for them: cancelling the first of two does not make the second free.
 *
 * Whoever accepts a file looks for such others under the lock of its owner's account; so does this.
 */
export async function settle(within: Transaction<Tables>, charges: Charges, ended: EndedRow): Promise<void> {
  await charges.lock(ended.owner, within);
  if (ended.status === 'done') await charges.take(ended.chargeId, within);
  else if (!(await isAwaited(within, ended.chargeId))) await charges.giveBack(ended.chargeId, within);
}
