import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { lookAtDatabase, type SeenDatabase } from '../../database/client.ts';
import { FolderInUse } from '../../database/folder-lock.ts';
import { isKeyOfDatabase } from '../../database/key-of-database.ts';
import { checkApplied, readApplied } from '../../database/migrate.ts';
import { auditLedger } from '../../features/credits/audit.ts';
import { KEY_FILE, sealOf } from '../../secrets.ts';
import { openKeyRing } from '../../storage/encryption/key-ring.ts';
import { keysMissing, sayMissing } from '../../storage/encryption/keys-in-use.ts';
import type { Finding } from './finding.ts';
import { examineWork } from './work.ts';

/** How far two clocks may be apart, in milliseconds: tokens and periods are compared on both. */
const CLOCK_MS = 2000;

/** The database and what is in it: migrations, queue, processes, ledger, its clock. Nothing is changed. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  const check = 'database';
  let seen: SeenDatabase | undefined;
  try {
    seen = await lookAtDatabase(config);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const next = 'Ask GET /health of that server, or stop it and run this again.';
    return [{ check, state: 'warning', says: `${error.message.split('.')[0]}: its database is not looked into`, next }];
  }
  if (!seen) return [{ check, state: 'ok', says: 'the embedded database is made at the first start' }];
  try {
    const began = Date.now();
    const { rows } = await sql<{
      version: string;
      now: Date;
    }>`select version() as version, clock_timestamp() as now`.execute(seen.sql);
    const [found] = rows;
    const [version = ''] = /PostgreSQL [\d.]+/.exec(found?.version ?? '') ?? [];
    const kind = seen.exclusive ? 'embedded, ' : '';
    return [
      { check, state: 'ok', says: `${kind}${version} answers` },
      clockFinding(found?.now.getTime() ?? 0, began, Date.now()),
      ...(await examineTables(seen, config)),
    ];
  } finally {
    await seen.close();
  }
}

function clockFinding(there: number, began: number, ended: number): Finding {
  const apart = Math.max(began - there, there - ended, 0);
  if (apart <= CLOCK_MS) return { check: 'clock', state: 'ok', says: 'agrees with the database' };
  return {
    check: 'clock',
    state: 'broken',
    says: `is ${Math.round(apart / 1000)} s apart from the database's`,
    next: 'Let both machines set their clocks by the network (NTP).',
  };
}

async function examineTables(seen: SeenDatabase, config: Config): Promise<Finding[]> {
  const check = 'migrations';
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.migrations') is not null as there`.execute(
    seen.sql,
  );
  if (!rows[0]?.there) return [{ check, state: 'ok', says: 'the tables are made at the first start' }];
  const applied = await seen.raw.transaction(readApplied);
  let missing: number;
  try {
    missing = await checkApplied(applied);
  } catch (error) {
    const says = error instanceof Error ? error.message : '';
    return [{ check, state: 'broken', says, next: 'Run the version that made this database, or a newer one.' }];
  }
  if (missing > 0) {
    return [
      { check, state: 'warning', says: `${missing} are to be run`, next: 'Start the server: it runs them first.' },
    ];
  }
  return [
    { check, state: 'ok', says: `all ${applied.length} have run` },
    ...(await examineWork(seen)),
    await examineLedger(seen),
    ...(await examineKeyOfDatabase(seen, config)),
    await examineEncryption(seen, config),
  ];
}

/** A key that is made at the first start is not looked at: nothing is made here. */
async function examineKeyOfDatabase({ sql: db }: SeenDatabase, config: Config): Promise<Finding[]> {
  if (config.secretKey === undefined && !existsSync(path.join(config.dataFolder, KEY_FILE))) return [];
  if ((await isKeyOfDatabase(db, await sealOf(config))) !== false) return [];
  return [
    {
      check: 'key',
      state: 'broken',
      says: 'is not the one that this database was begun with',
      next: 'Give this process the same SECRET_KEY or secret.key as the others.',
    },
  ];
}

/** Whether what is stored is encrypted, all of it, by the first key. */
async function examineEncryption({ sql: db }: SeenDatabase, { storageKeys }: Config): Promise<Finding> {
  const check = 'encryption';
  const ring = openKeyRing(storageKeys);
  const missing = await keysMissing(db, ring);
  if (missing.length > 0) {
    const next = 'Give this process the STORAGE_KEY of the others; an older key stands after the first one.';
    return { check, state: 'broken', says: sayMissing(missing, 'stored files and results'), next };
  }
  const next = 'Run tallyleaf admin rotate-keys.';
  if (ring.current === undefined) {
    return { check, state: 'off', says: 'files and results are kept in clear', next: 'Set STORAGE_KEY.' };
  }
  const { rows } = await sql<{ clear: number; older: number }>`select
    (select count(*)::int from conversions where status = 'done' and result_key is null) as clear,
    (select count(*)::int from conversions where result_storage_key <> ${ring.current}) +
    (select count(*)::int from file_keys where storage_key <> ${ring.current}) as older`.execute(db);
  const { clear = 0, older = 0 } = rows[0] ?? {};
  if (clear > 0) return { check, state: 'warning', says: `${clear} results from before lie in clear`, next };
  if (older > 0) return { check, state: 'warning', says: `${older} files and results need an older key`, next };
  return { check, state: 'ok', says: 'files and results are encrypted by the first key' };
}

async function examineLedger({ sql: db }: SeenDatabase): Promise<Finding> {
  const { ok, problems } = await auditLedger(db);
  if (ok) return { check: 'credits', state: 'ok', says: 'the ledger adds up' };
  return {
    check: 'credits',
    state: 'broken',
    says: problems.map(({ rule, count }) => `${count} times not: ${rule}`).join('; '),
    next: 'Keep a backup of this database, and report it: this is a fault of ours.',
  };
}
