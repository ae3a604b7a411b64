import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '../../database/client.ts';
import { grant } from '../../features/credits/ledger.ts';
import { keyOf } from '../../secrets.ts';
import { testDatabases } from '../../testing/database.ts';
import { silentLog } from '../../testing/log.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { createTestUser } from '../../testing/people.ts';
import type { AdminGround } from '../ground.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { dumpRows } from './rows.ts';
import { ownTables } from './tables.ts';

let folder: string;
let grounds: { readonly name: string; readonly source: AdminGround; readonly target: AdminGround }[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-backup-'));
  const open = async (kind: (typeof testDatabases)[number], name: string): Promise<AdminGround> => ({
    config: { dataFolder: path.join(folder, name), secretKey: undefined, storageKeys: [] },
    database: await kind.open('tallyleaf admin'),
    storage: memoryStorage(),
  });
  grounds = [];
  for (const kind of testDatabases) {
    const source = await open(kind, `${kind.name} source`);
    await fill(source);
    grounds.push({ name: kind.name, source, target: await open(kind, `${kind.name} target`) });
  }
});
afterAll(async () => {
  for (const { source, target } of grounds) await Promise.all([source.database.close(), target.database.close()]);
  await rm(folder, { recursive: true });
});

/** More than one question to the database gives. */
const GRANTS = 300;
/** A user, a session, a conversion, a key, an account of credits; grants and their entries. */
const ROWS = 5 + 2 * GRANTS;

const RESULT = '{"b":1,"a":[2,"ü\\u2028\\n"],"amount":"-23.40"}';

/** Something in every kind of column: people, a conversion with its file, a ledger that the database numbers. */
async function fill({ database, storage }: AdminGround): Promise<void> {
  const { id: user } = await createTestUser(database);
  const [conversion, file] = [randomUUID(), randomUUID()];
  await storage.put(file, Readable.from([Buffer.from('%PDF-1.7 a statement')]));
  await sql`insert into conversions (id, charge_id, owner_kind, owner_id, file_name, file_id, media_type, size, sha256,
      options, status, result, verdict, created_at, finished_at, expires_at)
    values (${conversion}, ${conversion}, 'user', ${user}, 'März "1".pdf', ${file}, 'application/pdf',
      9007199254740993, 'x', '{}', 'done', ${RESULT}::json, 'none', '2025-03-31T12:00:00.123456Z', now(), 'infinity')`.execute(
    database.sql,
  );
  await sql`insert into idempotency_keys (owner_kind, owner_id, route, key, fingerprint, made_ids, expires_at)
    values ('user', ${user}, 'POST /', 'k', 'f', array[${conversion}, ${user}]::uuid[], now())`.execute(database.sql);
  const owner = { kind: 'user', id: user } as const;
  for (let n = 0; n < GRANTS; n++) {
    const given = { source: 'operator', amount: 1, expiresAt: null, key: `grant ${n}` } as const;
    await database.sql.transaction().execute((within) => grant(within, owner, given));
  }
}

/** Every row of every table of ours, as the database writes it. */
const rowsOf = ({ database }: AdminGround): Promise<Record<string, string[]>> =>
  database.raw.transaction(async (session) => {
    const all: Record<string, string[]> = {};
    for (const table of await ownTables(session)) {
      all[table.name] = [];
      for await (const chunk of dumpRows(session, table)) all[table.name]?.push(...chunk.trimEnd().split('\n'));
      all[table.name]?.sort();
    }
    return all;
  });
const filesOf = async ({ storage }: AdminGround): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for await (const { id } of storage.list()) files[id] = (await buffer(await storage.get(id))).toString();
  return files;
};
const stateOf = async (ground: AdminGround) => ({
  rows: await rowsOf(ground),
  files: await filesOf(ground),
  key: (await keyOf(ground.config)).toString('base64'),
});
const archiveOf = (name: string): string => path.join(folder, `${name}.tallyleaf`);

describe.each(testDatabases)('a backup of $name', ({ name }) => {
  const source = () => grounds.find((ground) => ground.name === name)?.source as AdminGround;

  it('is one private file that the usual tools can read', async () => {
    const report = await backUp(source(), archiveOf(name), false);
    expect(report).toMatchObject({ rows: ROWS, files: 1, gone: 0 });
    const { mode, size } = await stat(archiveOf(name));
    expect([mode & 0o077, size]).toEqual([0, report.bytes]);
    const tar = gunzipSync(await readFile(archiveOf(name)));
    expect(tar.length % 512).toBe(0);
    expect(tar.subarray(0, 13).toString()).toBe('manifest.json');
  });

  it.each(testDatabases)('is restored on $name as it was', async (kind) => {
    const target = grounds.find((ground) => ground.name === kind.name)?.target as AdminGround;
    const inUse = (await rowsOf(target)).users?.length !== 0;
    if (inUse) await expect(restore(target, archiveOf(name), false)).rejects.toThrow('--force');
    expect(await restore(target, archiveOf(name), inUse)).toEqual({ rows: ROWS, files: 1 });
    expect(await stateOf(target)).toEqual(await stateOf(source()));
    const { rows } = await sql<{ result: string }>`select result::text as result from conversions`.execute(
      target.database.sql,
    );
    expect(rows).toEqual([{ result: RESULT }]);
    // The database goes on numbering where it was, and has the tables of this program.
    const owner = { kind: 'user', id: randomUUID() } as const;
    const given = { source: 'operator', amount: 1, expiresAt: null, key: 'next' } as const;
    await target.database.sql.transaction().execute((within) => grant(within, owner, given));
    const next = await target.database.sql
      .selectFrom('credit_entries')
      .where('owner_id', '=', owner.id)
      .select('id')
      .execute();
    expect(next).toEqual([{ id: String(GRANTS + 1) }]);
  });

  it('replaces no file unless that is asked for, and leaves no part', async () => {
    await expect(backUp(source(), archiveOf(name), false)).rejects.toThrow('EEXIST');
    await backUp(source(), archiveOf(name), true);
    const failing = { ...source(), storage: { ...memoryStorage(), stat: () => Promise.reject(new Error('a fault')) } };
    await expect(backUp(failing, path.join(folder, 'failing'), false)).rejects.toThrow('a fault');
    await expect(backUp(source(), path.join(folder, 'nowhere', 'file'), false)).rejects.toThrow('ENOENT');
    expect((await readdir(folder)).filter((file) => /failing|part/.test(file))).toEqual([]);
  });

  it('changes nothing where it is not whole, was changed, or is none', async () => {
    const target = grounds.find((ground) => ground.name === name)?.target as AdminGround;
    const before = await stateOf(target);
    const whole = await readFile(archiveOf(name));
    const tar = gunzipSync(whole);
    const changed = Buffer.from(tar);
    changed.writeUInt8((changed[tar.indexOf('grant 7"') + 6] ?? 0) ^ 1, tar.indexOf('grant 7"') + 6);
    const cases: readonly [string, Buffer, RegExp][] = [
      ['cut', whole.subarray(0, whole.length - 40), /cut off|too early/],
      ['without its end', gzipSync(tar.subarray(0, tar.indexOf('complete.json'))), /too early/],
      ['changed', gzipSync(changed), /changed/],
      ['another file', randomBytes(5000), /damaged/],
      ['empty', Buffer.alloc(0), /cut off|too early|damaged/],
      ['another archive', gzipSync(Buffer.alloc(1024)), /not whole/],
    ];
    for (const [what, bytes, message] of cases) {
      await writeFile(path.join(folder, 'bad'), bytes);
      await expect(restore(target, path.join(folder, 'bad'), true), what).rejects.toThrow(message);
    }
    await expect(restore(target, path.join(folder, 'none'), true)).rejects.toThrow('ENOENT');
    expect(await stateOf(target)).toEqual(before);
  });

  it('does not bring rows together with another key than theirs', async () => {
    const target = grounds.find((ground) => ground.name === name)?.target as AdminGround;
    const secretKey = randomBytes(32);
    const configured = { ...target, config: { ...target.config, secretKey } };
    await expect(restore(configured, archiveOf(name), true)).rejects.toThrow('SECRET_KEY');
  });

  it('is not restored under a server that runs', async () => {
    const target = grounds.find((ground) => ground.name === name)?.target as AdminGround;
    // With the embedded database, it is the lock of the folder that keeps others out.
    if (target.database.exclusive) return;
    const server = await openServer(target.database.queue.connectionString ?? '', silentLog());
    await expect(restore(target, archiveOf(name), true)).rejects.toThrow('Stop all of them');
    await server.close();
  });
});
