import type { FileVerdict } from '@tallyleaf/contract';
import type { Owner } from '../../http/authenticate.ts';
import type { Db } from './repository.ts';

/** What is kept of a result that was corrected. */
interface Corrected {
  /** What it was made from. */
  readonly revision: number;
  /** As the columns keep them. */
  readonly corrections: string | null;
  /** Of the result as it stands now, of which lists tell. */
  readonly outlines: string | null;
  readonly verdict: FileVerdict;
}

/**
 * Keeps what a person corrected, over the revision that it was made from; the new revision, or `undefined` where another
 * one is there by now.
 */
export async function saveCorrections(
  db: Db,
  owner: Owner,
  id: string,
  { revision, ...kept }: Corrected,
): Promise<number | undefined> {
  const row = await db
    .updateTable('conversions')
    .set({ ...kept, corrections_revision: revision + 1 })
    .where('id', '=', id)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('corrections_revision', '=', revision)
    .returning('corrections_revision')
    .executeTakeFirst();
  return row?.corrections_revision;
}
