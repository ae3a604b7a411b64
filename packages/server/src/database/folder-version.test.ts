import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { silentLog } from '../testing/log.ts';
import { beginWithReady } from '../testing/ready-database.ts';
import { openDatabase } from './client.ts';
import { EMBEDDED_VERSION } from './folder-version.ts';

it('a folder of another version is told before it is opened, with a way forward, and stays as it is', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-version-'));
  const place = { databaseUrl: undefined, dataFolder };
  const file = path.join(dataFolder, 'database', 'PG_VERSION');
  await beginWithReady(dataFolder);
  await (await openDatabase(place, silentLog())).close();
  expect((await readFile(file, 'utf8')).trim()).toBe(EMBEDDED_VERSION);
  await writeFile(file, '15\n');
  await expect(openDatabase(place, silentLog())).rejects.toThrow(/version 15.*admin backup.*admin restore/);
  await writeFile(file, '99\n');
  await expect(openDatabase(place, silentLog())).rejects.toThrow(/version 99.*a newer one/);
  // The lock was given back, and with it everything is as it was.
  await writeFile(file, `${EMBEDDED_VERSION}\n`);
  await (await openDatabase(place, silentLog())).close();
  await rm(dataFolder, { recursive: true });
});

it('the folder is for this user alone, whoever may look into the one above', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'tallyleaf-private-'));
  const place = { databaseUrl: undefined, dataFolder };
  const folder = path.join(dataFolder, 'database');
  await chmod(dataFolder, 0o755);
  await (await openDatabase(place, silentLog())).close();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  // As versions before left it.
  await chmod(folder, 0o755);
  await (await openDatabase(place, silentLog())).close();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await rm(dataFolder, { recursive: true });
});
