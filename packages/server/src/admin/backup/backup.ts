import { readApplied, type Session } from '../../database/migrate.ts';
import { FileMissing, type Storage } from '../../storage/storage.ts';
import { type AdminGround, keyOfGround } from '../ground.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { dumpRows } from './rows.ts';
import { ownTables } from './tables.ts';

/** What an archive says first. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly createdAt: string;
  /** The migrations that its tables have run. */
  readonly migrations: readonly { readonly number: number; readonly name: string; readonly sha256: string }[];
}

export const FORMAT = 'tallyleaf-backup/1';

export interface BackupReport {
  readonly rows: number;
  readonly files: number;
  /** Files that were deleted, with their rows, while the backup was made. */
  readonly gone: number;
  /** Size of the archive. */
  readonly bytes: number;
}

/**
 * Writes everything into one archive: rows of our tables as they are at one moment, the files that they name, the key.
 * What is encrypted under `STORAGE_KEY` stays so, and that key is left out: whoever restores has it.
 * The queue's own tables are left out: its jobs follow from the rows. Nothing is stopped for it, and the archive can
 * be restored on either kind of database.
 * @throws {AdminError} when the archive cannot be written
 */
export async function backUp(ground: AdminGround, file: string, replace: boolean): Promise<BackupReport> {
  const archive = await createArchive(file, replace);
  try {
    const { rows, fileIds } = await ground.database.raw.transaction((session) => addTables(session, archive));
    await archive.addText('secret.key', `${(await keyOfGround(ground)).toString('base64')}\n`);
    const gone = await addFiles(ground.storage, archive, fileIds);
    return { rows, files: fileIds.length - gone, gone, bytes: await archive.finish() };
  } finally {
    await archive.discard();
  }
}

async function addTables(session: Session, archive: ArchiveWriter) {
  // One moment for all tables, whatever others write meanwhile.
  await session.script('set transaction isolation level repeatable read, read only');
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migrations: await readApplied(session),
  };
  await archive.addText('manifest.json', JSON.stringify(manifest));
  let rows = 0;
  for (const table of await ownTables(session)) {
    let chunk = 0;
    for await (const lines of dumpRows(session, table)) {
      chunk += 1;
      rows += lines.split('\n').length - 1;
      await archive.addText(`tables/${table.name}/${String(chunk).padStart(6, '0')}.ndjson`, lines);
    }
  }
  const files = await session.query<{ file_id: string }>('select file_id from conversions order by file_id');
  return { rows, fileIds: files.map((row) => row.file_id) };
}

/** Returns how many files were not there any more. */
async function addFiles(storage: Storage, archive: ArchiveWriter, ids: readonly string[]): Promise<number> {
  let gone = 0;
  for (const id of ids) {
    const stored = await storage.stat(id);
    const content =
      stored &&
      (await storage.get(id).catch((error: unknown) => {
        if (error instanceof FileMissing) return undefined;
        throw error;
      }));
    if (stored && content) await archive.add(`files/${id}`, stored.size, content);
    else gone += 1;
  }
  return gone;
}
