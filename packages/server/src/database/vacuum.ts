import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Tables that rows are deleted from: a deleted row stays in the files of PostgreSQL until its place is used again.
 * A server does this by itself now and then, the embedded database never does.
 */
const TABLES = [
  'conversions',
  'loose_files',
  'idempotency_keys',
  'registrations',
  'sessions',
  'mail_tokens',
  'mails',
  'users',
  'security_journal',
] as const;

/** Frees the places of deleted rows, so that new rows are written over them. */
export async function vacuum(db: Kysely<Tables>): Promise<void> {
  await unhurried(db, async (one) => {
    for (const table of TABLES) await sql`vacuum ${sql.table(table)}`.execute(one);
  });
}

/**
 * Writes all tables anew, without anything that was deleted, and gives the space back. Others wait meanwhile, and the
 * space of the largest table is needed once more. The write-ahead log still holds what was written lately.
 */
export async function compact(db: Kysely<Tables>): Promise<void> {
  await unhurried(db, async (one) => {
    await sql`vacuum full`.execute(one);
    await sql`checkpoint`.execute(one);
  });
}

/** Works on one connection whose statements may take as long as they take. */
const unhurried = (db: Kysely<Tables>, work: (one: Kysely<Tables>) => Promise<void>): Promise<void> =>
  db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    try {
      await work(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
