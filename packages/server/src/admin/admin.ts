import type { Config } from '../config.ts';
import { openDatabase } from '../database/client.ts';
import { demandKeyOfDatabase, forgetKey } from '../database/key-of-database.ts';
import { OPERATOR, othersWork } from '../database/others.ts';
import { createServices } from '../features.ts';
import { ApiError } from '../http/errors.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { JOBS } from '../jobs/registry.ts';
import { type TidyAllNeeds, tidyAll } from '../jobs/tidy-all.ts';
import { writeJournal } from '../journal.ts';
import { createLogger } from '../log.ts';
import { sealOf } from '../secrets.ts';
import { encryptedStorage } from '../storage/encryption/encrypted-storage.ts';
import { openKeyRing } from '../storage/encryption/key-ring.ts';
import { openStorage } from '../storage/open-storage.ts';
import { AdminError } from './admin-error.ts';
import { type BackupReport, backUp } from './backup/backup.ts';
import { type RestoreReport, restore } from './backup/restore.ts';
import { DamagedArchive } from './backup/tar.ts';
import { type JournalLine, type JournalQuery, readJournal } from './journal.ts';
import {
  addUser,
  type CreditsGiven,
  describeUser,
  giveCredits,
  givePlan,
  type NewAccount,
  type Revocable,
  removeUser,
  revoke,
  type UserDescription,
} from './people.ts';
import { type Purge, purge } from './purge.ts';
import { type Rotation, rotateKeys } from './rotate-keys.ts';
import { gatherStats, type Stats } from './stats.ts';

/** What operators can do. Each throws an {AdminError} that says what to put right, where that is theirs. */
export interface Admin {
  readonly addUser: (account: NewAccount) => Promise<string>;
  readonly describeUser: (email: string) => Promise<UserDescription>;
  readonly removeUser: (email: string) => Promise<void>;
  readonly giveCredits: (email: string, given: CreditsGiven) => Promise<void>;
  readonly givePlan: (email: string, index: number, months?: number) => Promise<void>;
  readonly revoke: (email: string, what: Revocable) => Promise<number>;
  readonly forgetKey: () => Promise<void>;
  readonly rotateKeys: () => Promise<Rotation>;
  readonly purge: (what: Purge) => Promise<{ readonly conversions: number; readonly files: number }>;
  readonly stats: () => Promise<Stats>;
  readonly journal: (query: JournalQuery) => Promise<readonly JournalLine[]>;
  readonly backUp: (file: string, replace: boolean) => Promise<BackupReport>;
  readonly restore: (file: string, force: boolean) => Promise<RestoreReport>;
}

/** How long jobs may take to stop, in milliseconds. */
const QUEUE_GRACE_MS = 1000;

/** After a restore: what was due since the backup goes at once, and what was not finished gets its jobs. */
async function takeUp(needs: TidyAllNeeds): Promise<void> {
  await tidyAll(needs, true);
  const mails = await needs.sql.selectFrom('mails').select('id').execute();
  for (const { id } of mails) await needs.queue.add(JOBS.mail, id);
}

/**
 * Opens everything for one command, and closes it after it.
 * @throws {FolderInUse} when a server has the embedded database
 * @throws {AdminError}
 */
export async function administer<T>(config: Config, work: (admin: Admin) => Promise<T>): Promise<T> {
  const log = createLogger(config.logLevel);
  const database = await openDatabase(config, log, OPERATOR);
  let queue: Queue | undefined;
  try {
    const storage = await openStorage(config);
    const ground = { config, database, storage, sql: database.sql, log };
    /** With the queue, which only some commands need. */
    const withQueue = async () => {
      // Read anew: a restore may have brought another key.
      const seal = await sealOf(config);
      await demandKeyOfDatabase(database.sql, seal);
      queue ??= await openQueue(database, log);
      const storageKeys = openKeyRing(config.storageKeys);
      return { ...ground, storage: encryptedStorage(storage, database.sql, storageKeys), storageKeys, seal, queue };
    };
    const people = async () => {
      const ownAddress = (): string => config.publicUrl ?? '';
      return { database, services: createServices({ ...(await withQueue()), ownAddress }) };
    };
    /** Does what an operator asks, and writes down that it was done, or not. */
    const act = async <R>(detail: string, done: () => Promise<R>, account?: string): Promise<R> => {
      const note = async (outcome: string): Promise<void> =>
        writeJournal(database.sql, await sealOf(config), { kind: 'operator', outcome, detail, account });
      try {
        const result = await done();
        await note('ok');
        return result;
      } catch (error) {
        await note(error instanceof AdminError || error instanceof ApiError ? 'refused' : 'failed').catch(() => {});
        throw error;
      }
    };
    return await work({
      addUser: (account) => act('user create', () => addUser(ground, account), account.email),
      describeUser: async (email) => describeUser(await people(), email),
      removeUser: (email) => act('user delete', async () => removeUser(await people(), email), email),
      giveCredits: (email, given) => act('grant credits', async () => giveCredits(await people(), email, given), email),
      givePlan: (email, index, months) =>
        act('grant plan', async () => givePlan(await people(), email, index, months), email),
      revoke: (email, what) => act(`revoke ${what}`, async () => revoke(await people(), email, what), email),
      forgetKey: () => act('forget-key', () => forgetKey(database.sql)),
      rotateKeys: () => act('rotate-keys', () => rotateKeys(ground)),
      purge: async (what) => {
        // Before the queue is opened: its connections are listed like those of a server.
        const isAlone = !(await othersWork(database));
        return act('purge', async () => purge(await withQueue(), what, isAlone));
      },
      stats: () => gatherStats(database.sql),
      journal: async (query) => readJournal(database.sql, await sealOf(config), query),
      backUp: async (file, replace) => {
        // An archive with another key than that of its rows could not be used.
        await demandKeyOfDatabase(database.sql, await sealOf(config));
        return act('backup', () => backUp(ground, file, replace));
      },
      restore: async (file, force) => {
        const report = await restore(ground, file, force);
        await takeUp(await withQueue());
        return act('restore', async () => report);
      },
    });
  } catch (error) {
    throw error instanceof ApiError || error instanceof DamagedArchive ? new AdminError(error.message) : error;
  } finally {
    await queue?.stop(QUEUE_GRACE_MS);
    await database.close();
  }
}
