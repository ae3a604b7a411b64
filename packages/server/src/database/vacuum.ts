import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Tables that rows are deleted from: a deleted row stays in the files of PostgreSQL until its place is used again.
 * A server does this by itself now and then, the embedded database never does.
 */
const TABLES = [
  'conversions',
  'idempotency_keys',
  'registrations',
  'sessions',
  'mail_tokens',
  'mails',
  'users',
] as const;

/** Frees the places of deleted rows, so that new rows are written over them. */
export async function vacuum(db: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) await sql`vacuum ${sql.table(table)}`.execute(db);
}

/**
 * Writes all tables anew, without anything that was deleted, and gives the space back. Others wait meanwhile, and the
 * space of the largest table is needed once more. The write-ahead log still holds what was written lately.
 */
export async function compact(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum full`.execute(db);
  await sql`checkpoint`.execute(db);
}
