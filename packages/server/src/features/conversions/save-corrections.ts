import { type Conversion, type Corrections, verdictOfFile } from '@tallyleaf/contract';
import { outlinesOf } from '@tallyleaf/exporters';
import type { Owner } from '../../http/authenticate.ts';
import type { Db } from './repository.ts';

/**
 * Keeps what a person corrected, over the revision that it was made from; the new revision, or `undefined` where another
 * one is there by now.
 */
export async function saveCorrections(
  db: Db,
  owner: Owner,
  id: string,
  {
    revision,
    corrections,
    corrected,
  }: {
    revision: number;
    corrections: Corrections | null;
    /** The result as it stands now, of which lists tell. */
    corrected: Pick<Conversion, 'statements'>;
  },
): Promise<number | undefined> {
  const row = await db
    .updateTable('conversions')
    .set({
      corrections: corrections && JSON.stringify(corrections),
      corrections_revision: revision + 1,
      verdict: verdictOfFile(corrected),
      outlines: JSON.stringify(outlinesOf(corrected)),
    })
    .where('id', '=', id)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('corrections_revision', '=', revision)
    .returning('corrections_revision')
    .executeTakeFirst();
  return row?.corrections_revision;
}
