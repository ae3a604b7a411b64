import { ContentAltered, StorageKeyMissing } from './storage/encryption/key-ring.ts';
import { FileMissing } from './storage/storage.ts';

/**
 * A failure of the surroundings, not of the request: `full`, a disk or a database has no room; `away`, the database, the storage or
 * the machine is not available for now. The request may be repeated later.
 */
export type Outage = 'full' | 'away';

/** The storage returned other bytes than were stored, or only part of them. */
export class FileAltered extends Error {
  constructor() {
    super('the storage gave other bytes than it was given');
    this.name = 'FileAltered';
  }
}

/** No room: of a file system (errno), and of PostgreSQL (53100, disk full). */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Codes of Node for a connection or a machine that fails. */
const AWAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND'],
  ...['EMFILE', 'ENFILE', 'EAGAIN', 'ENOMEM', 'EIO', 'EROFS'],
]);

/**
 * SQLSTATE classes of PostgreSQL, appendix A of its manual: connection (08), transaction rolled back (40), insufficient
 * resources (53), operator intervention (57), system error (58); and a lock that was not available (55P03).
 */
const AWAY_STATE = /^(08|40|53|57|58)[0-9A-Z]{3}$|^55P03$/;

/** What drivers say without a code. */
const AWAY_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|fetch failed|Client has encountered a connection error)|not queryable|does not answer/;

/** What a storage does not have, does not give as it was, or gives to those who have another key. */
const ABSENT = [FileMissing, FileAltered, ContentAltered, StorageKeyMissing];

/** The outage that an error, or one of its causes, reports; `undefined` for any other error. */
export function outageOf(error: unknown): Outage | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    if (FULL.has(code)) return 'full';
    if (AWAY.has(code) || AWAY_STATE.test(code) || AWAY_TEXT.test(one.message)) return 'away';
    if (ABSENT.some((kind) => one instanceof kind)) return 'away';
    // An answer of the storage: what it cannot do now, it may do later.
    if (one.name === 'S3Error') return 'away';
  }
  return undefined;
}
