import { Readable } from 'node:stream';
import { checkApplied, runMigrations, type Session } from '../../database/migrate.ts';
import { othersWork } from '../../database/others.ts';
import { QUEUE_SCHEMA } from '../../jobs/queue.ts';
import { replaceKey } from '../../secrets.ts';
import { openKeyRing } from '../../storage/encryption/key-ring.ts';
import { KEYS_IN_USE, lackedBy, sayMissing } from '../../storage/encryption/keys-in-use.ts';
import { isStorageId, type Storage } from '../../storage/storage.ts';
import { AdminError } from '../admin-error.ts';
import { type AdminGround, keyOfGround } from '../ground.ts';
import { type ArchiveReader, checkArchive, openArchive, textOf } from './archive.ts';
import { FORMAT, type Manifest } from './backup.ts';
import { continueNumbers, loadRows, quoted } from './rows.ts';
import { namesOfOurs, type OwnTable, ownTables } from './tables.ts';
import { DamagedArchive } from './tar.ts';

export interface RestoreReport {
  readonly rows: number;
  readonly files: number;
}

/**
 * Puts what an archive holds in the place of everything that is there: rows in one transaction, which is committed once
 * all files are stored. An archive that is not whole is found out before anything is begun. After a failure everything is as it was before.
 * @param force also where there is something already
 * @throws {AdminError | DamagedArchive}
 */
export async function restore(ground: AdminGround, file: string, force: boolean): Promise<RestoreReport> {
  const { database, storage } = ground;
  await checkArchive(file);
  await refuseWhileInUse(ground);
  const before = new Set<string>();
  for await (const { id } of storage.list()) before.add(id);
  const archive = await openArchive(file);
  const stored: string[] = [];
  const oldKey = await keyOfGround(ground);
  try {
    const rows = await database.raw.transaction(async (session) => {
      if (!force && (before.size > 0 || (await hasRows(session)))) {
        throw new AdminError('There is something already, and it would all be replaced. Say --force if that is meant.');
      }
      return load(session, ground, archive, stored);
    });
    const kept = new Set(stored);
    for (const id of before) if (!kept.has(id)) await storage.delete(id);
    return { rows, files: stored.length };
  } catch (error) {
    for (const id of stored) if (!before.has(id)) await storage.delete(id);
    if (ground.config.secretKey === undefined) await replaceKey(ground.config.dataFolder, oldKey);
    throw error;
  } finally {
    archive.close();
  }
}

/** A server that goes on with rows which are being replaced under it would mix the old with the new. */
async function refuseWhileInUse({ database }: AdminGround): Promise<void> {
  if (await othersWork(database)) {
    throw new AdminError('A server or a worker is using this database. Stop all of them, then restore.');
  }
}

async function hasRows(session: Session): Promise<boolean> {
  // Whoever has only started a server once has the rows of its keys, and nothing else.
  for (const { name } of (await ownTables(session)).filter((table) => !['seal', 'storage_keys'].includes(table.name))) {
    if ((await session.query(`select from ${quoted(name)} limit 1`)).length > 0) return true;
  }
  return false;
}

async function load(session: Session, ground: AdminGround, archive: ArchiveReader, stored: string[]): Promise<number> {
  let rows = 0;
  let tables: ReadonlyMap<string, OwnTable> | undefined;
  for await (const { name, content } of archive.entries) {
    const [kind = '', which = ''] = name.split('/');
    if (!tables) {
      if (name !== 'manifest.json') throw new DamagedArchive('it is no backup of Tallyleaf');
      tables = await makeTables(session, readManifest(await textOf(content)));
    } else if (kind === 'tables') {
      const table = tables.get(which);
      if (!table) throw new DamagedArchive('it holds a table that its version does not have');
      rows += await loadRows(session, table, await textOf(content));
    } else if (kind === 'files') {
      stored.push(await storeFile(ground.storage, which, content));
    } else if (name === 'secret.key') {
      await takeKey(ground, Buffer.from((await textOf(content)).trim(), 'base64'));
    } else throw new DamagedArchive('it holds something unknown');
  }
  if (!tables) throw new DamagedArchive('it is empty');
  for (const table of tables.values()) await continueNumbers(session, table);
  // From the version that made the archive on to this program's.
  await runMigrations(session);
  await demandKeysOfArchive(session, ground);
  return rows;
}

function readManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== FORMAT || !Array.isArray(manifest.migrations)) {
    throw new DamagedArchive('it is no backup of Tallyleaf, or one of a newer version');
  }
  return { format: manifest.format, createdAt: manifest.createdAt ?? '', migrations: manifest.migrations };
}

/** Empty tables as they were when the archive was made, in place of all of ours that there are. */
async function makeTables(session: Session, { migrations }: Manifest): Promise<ReadonlyMap<string, OwnTable>> {
  await checkApplied(migrations);
  const names = await namesOfOurs();
  for (const name of ['migrations', ...names.tables])
    await session.script(`drop table if exists ${quoted(name)} cascade`);
  for (const name of names.functions) await session.script(`drop function if exists ${quoted(name)} cascade`);
  await session.script(`drop schema if exists ${quoted(QUEUE_SCHEMA)} cascade`);
  await runMigrations(session, migrations.at(-1)?.number ?? 0);
  return new Map((await ownTables(session)).map((table) => [table.name, table]));
}

async function storeFile(storage: Storage, id: string, content: AsyncIterable<Buffer>): Promise<string> {
  if (!isStorageId(id)) throw new DamagedArchive('it holds a file under a name that is none of ours');
  await storage.put(id, Readable.from(content, { objectMode: false }));
  return id;
}

/** What the archive holds encrypted is encrypted as it was: its keys must be here. */
async function demandKeysOfArchive(session: Session, { config }: AdminGround): Promise<void> {
  const missing = lackedBy(openKeyRing(config.storageKeys), await session.query<{ id: string }>(KEYS_IN_USE));
  if (missing.length === 0) return;
  throw new AdminError(`${sayMissing(missing, "this archive's files and results")} Add it after the first one.`);
}

/** The key of the archive opens what its rows hold sealed. */
async function takeKey({ config }: AdminGround, key: Buffer): Promise<void> {
  if (key.length !== 32) throw new DamagedArchive('its key is damaged');
  if (config.secretKey === undefined) return replaceKey(config.dataFolder, key);
  if (!config.secretKey.equals(key)) {
    throw new AdminError(
      'SECRET_KEY is not the key of the server that made this archive. Set it to that one, or leave it out.',
    );
  }
}
