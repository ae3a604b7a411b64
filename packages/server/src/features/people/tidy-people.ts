import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { deleteForgottenAttempts } from '../../http/attempts.ts';
import { deleteExpiredPeople } from './repository.ts';

/** Deletes what is over: sessions, links of mails, registrations that nobody proved, counted attempts. */
export async function tidyPeople(sql: Kysely<Tables>): Promise<void> {
  await deleteExpiredPeople(sql);
  await deleteForgottenAttempts(sql);
}
