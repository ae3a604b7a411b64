import { type Kysely, sql } from 'kysely';
import type { Tables } from './database/tables.ts';
import type { Seal } from './secrets.ts';

/** An entry of the security journal. */
export interface JournalEntry {
  readonly kind: string;
  /** `ok`, or the short code of the failure. */
  readonly outcome: string;
  /** An account's id, or an address as it was typed; kept as a fingerprint. */
  readonly account?: string | undefined;
  /** A network; kept as a fingerprint. */
  readonly network?: string | undefined;
  readonly detail?: string | undefined;
}

/** How long entries are kept, in days: breaches are often found after weeks. */
const KEPT_DAYS = 90;

/** How many hexadecimal characters of a fingerprint are kept: 64 bits tell accounts apart. */
const SHOWN = 16;

type Fingerprints = Pick<Seal, 'fingerprint'>;

/** The fingerprint of an account. Spellings of one address give the same one (NFKC, trimmed, lower case). */
export const accountMark = ({ fingerprint }: Fingerprints, account: string): string =>
  fingerprint(`journal account ${account.normalize('NFKC').trim().toLowerCase()}`).slice(0, SHOWN);

const networkMark = ({ fingerprint }: Fingerprints, network: string): string =>
  fingerprint(`journal network ${network}`).slice(0, SHOWN);

/** Writes an entry. */
export async function writeJournal(db: Kysely<Tables>, seal: Fingerprints, entry: JournalEntry): Promise<void> {
  const { kind, outcome, account, network, detail } = entry;
  await db
    .insertInto('security_journal')
    .values({
      kind,
      outcome,
      account: account === undefined ? null : accountMark(seal, account),
      network: network === undefined ? null : networkMark(seal, network),
      detail: detail ?? null,
    })
    .execute();
}

/** Deletes entries older than 90 days. */
export const tidyJournal = async (db: Kysely<Tables>): Promise<void> => {
  await sql`delete from security_journal where at < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(db);
};
