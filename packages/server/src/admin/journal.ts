import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { accountMark } from '../journal.ts';
import type { Seal } from '../secrets.ts';

/** Which entries of the journal are wanted, the newest first. */
export interface JournalQuery {
  /** Of one account, by its address. */
  readonly email: string | undefined;
  /** Of so many hours up to now. */
  readonly hours: number | undefined;
  readonly limit: number;
}

export interface JournalLine {
  readonly at: Date;
  readonly kind: string;
  readonly outcome: string;
  readonly account: string | null;
  readonly network: string | null;
  readonly detail: string | null;
}

/** Reads the security journal. */
export async function readJournal(
  db: Kysely<Tables>,
  seal: Pick<Seal, 'fingerprint'>,
  { email, hours, limit }: JournalQuery,
): Promise<JournalLine[]> {
  const marks = email === undefined ? undefined : await marksOf(db, seal, email);
  return db
    .selectFrom('security_journal')
    .$if(marks !== undefined, (query) => query.where('account', 'in', marks ?? []))
    .$if(hours !== undefined, (query) => query.where('at', '>', new Date(Date.now() - (hours ?? 0) * 3_600_000)))
    .select(['at', 'kind', 'outcome', 'account', 'network', 'detail'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** An account is written down by its address before it is signed in, and by its id afterwards. */
async function marksOf(db: Kysely<Tables>, seal: Pick<Seal, 'fingerprint'>, email: string): Promise<string[]> {
  const key = email.normalize('NFKC').trim().toLowerCase();
  const user = await db.selectFrom('users').where('email_key', '=', key).select('id').executeTakeFirst();
  return [email, ...(user ? [user.id] : [])].map((one) => accountMark(seal, one));
}
