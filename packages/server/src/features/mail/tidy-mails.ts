import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import { isPart } from '../../storage/whole-file.ts';
import { mailFolderOf } from './carrier.ts';
import { deleteMailsBefore, findMailsBefore } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A mail is given up after a day; a row that is older has lost its job. */
const KEEP_ROWS_MS = 2 * DAY_MS;
/** How long files of mails are kept. They hold addresses, and links that are of use for a day. */
const KEEP_FILES_MS = 7 * DAY_MS;

/** A row that is younger may be waiting for the end of its transaction's first job. */
const LOST_MS = 10 * 60 * 1000;

export interface TidyMailsNeeds {
  readonly sql: Kysely<Tables>;
  readonly queue: Pick<Queue, 'isPending' | 'add' | 'remove'>;
  readonly config: Pick<Config, 'dataFolder'>;
}

/**
 * Forgets mails that nobody waits for any more: old rows, and files that were there to be looked at. Rows that have no
 * job, as those of a backup that was restored, get one.
 */
export async function tidyMails({ sql, queue, config }: TidyMailsNeeds, now = Date.now()): Promise<void> {
  await deleteMailsBefore(sql, new Date(now - KEEP_ROWS_MS));
  for (const { id } of await findMailsBefore(sql, new Date(now - LOST_MS))) {
    if (await queue.isPending(JOBS.mail, id)) continue;
    await sql.transaction().execute(async (within) => {
      await queue.remove(JOBS.mail, id, within);
      await queue.add(JOBS.mail, id, within);
    });
  }
  await removeOldFiles(mailFolderOf(config), now - KEEP_FILES_MS);
}

async function removeOldFiles(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((each) => each.endsWith('.eml') || isPart(each))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}
