import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';

/** How long things are kept by the server's own rule (product, section 4). */
export interface Keeping {
  readonly visitorHours: number;
  readonly userDays: number;
}

/** What holds for one owner. */
export interface OwnKeeping {
  /** How long a conversion is kept, in hours from when it was handed in. */
  readonly hours: number;
  /** False: files go as soon as they are converted. */
  readonly files: boolean;
}

/**
 * How long an owner's conversions are kept. A user's account cannot be deleted until the transaction ends, so nothing
 * is made for an account that is gone; `undefined` where it is.
 */
export async function keepingOf(
  within: Transaction<Tables>,
  { visitorHours, userDays }: Keeping,
  owner: Owner,
): Promise<OwnKeeping | undefined> {
  if (owner.kind === 'visitor') return { hours: visitorHours, files: true };
  const user = await within
    .selectFrom('users')
    .where('id', '=', owner.id)
    .select(['keep_hours', 'keep_files'])
    .forKeyShare()
    .executeTakeFirst();
  return user && { hours: user.keep_hours ?? userDays * 24, files: user.keep_files };
}
