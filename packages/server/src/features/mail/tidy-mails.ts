import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import { isPart } from '../../storage/whole-file.ts';
import { mailFolderOf } from './carrier.ts';
import { deleteMailsBefore } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A mail is given up after a day; a row that is older has lost its job. */
const KEEP_ROWS_MS = 2 * DAY_MS;
/** How long files of mails are kept. They hold addresses, and links that are of use for a day. */
const KEEP_FILES_MS = 7 * DAY_MS;

/** Forgets mails that nobody waits for any more: rows without a job, files that were there to be looked at. */
export async function tidyMails(
  sql: Kysely<Tables>,
  config: Pick<Config, 'dataFolder'>,
  now = Date.now(),
): Promise<void> {
  await deleteMailsBefore(sql, new Date(now - KEEP_ROWS_MS));
  const folder = mailFolderOf(config);
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((each) => each.endsWith('.eml') || isPart(each))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < now - KEEP_FILES_MS) await rm(file, { force: true });
  }
}
