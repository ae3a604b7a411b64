import type { Conversion, ConversionOptions, ConversionProgress, RefusalCode } from '@tallyleaf/contract';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { PRESENCE } from '../../database/presence.ts';
import type { ConversionsTable, Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import type { Place } from '../../http/cursor.ts';
import { forgetKeysOf } from '../../http/idempotency.ts';
import type { KeyRing } from '../../storage/encryption/key-ring.ts';
import { announce } from './changes.ts';
import type { Users } from './fair/meters.ts';
import { CONDEMNED, loosen } from './loose-files.ts';
import { resultColumns } from './sealed-results.ts';

/** The SQL of conversions. Everything that a visitor asks for goes through an owner. */

export type Db = Kysely<Tables> | Transaction<Tables>;

const SUMMARY = [
  'id',
  'file_name',
  'file_id',
  'media_type',
  'size',
  'sha256',
  'status',
  'progress',
  'refusal_code',
  'refusal_message',
  'verdict',
  'outlines',
  'result_storage_key',
  'result_key',
  'pages',
  'version',
  'created_at',
  'finished_at',
  'expires_at',
] as const;

/** What it holds of the statement is as it is kept: `sealed-results.ts` reads it. */
export type SummaryRow = Pick<Selectable<ConversionsTable>, (typeof SUMMARY)[number]>;
const DETAIL = [...SUMMARY, 'result', 'corrections', 'corrections_revision'] as const;

export type DetailRow = Pick<Selectable<ConversionsTable>, (typeof DETAIL)[number]>;

export interface NewConversion {
  readonly id: string;
  readonly fileName: string;
  readonly fileId: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  readonly options: ConversionOptions;
  readonly sealedPasswords: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly pages: number;
  /** False: the job counts the pages. */
  readonly counted: boolean;
  readonly chargeId: string;
  /** What is asked for, as a fingerprint (`copies.ts`). */
  readonly asked: string;
  readonly turnAt: Date;
}

export async function insertConversions(
  db: Db,
  { owner, network }: Users,
  conversions: readonly NewConversion[],
): Promise<void> {
  await db
    .insertInto('conversions')
    .values(
      conversions.map((one) => ({
        id: one.id,
        owner_kind: owner.kind,
        owner_id: owner.id,
        file_name: one.fileName,
        file_id: one.fileId,
        media_type: one.mediaType,
        size: one.size,
        sha256: one.sha256,
        options: JSON.stringify(one.options),
        sealed_passwords: one.sealedPasswords,
        created_at: one.createdAt,
        expires_at: one.expiresAt,
        pages: one.pages,
        counted: one.counted,
        charge_id: one.chargeId,
        asked: one.asked,
        network,
        turn_at: one.turnAt,
      })),
    )
    .execute();
}

/** One's own conversions that are still kept. */
export const own = (db: Db, owner: Owner) =>
  db
    .selectFrom('conversions')
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('expires_at', '>', sql<Date>`now()`);

export const findSummary = (db: Db, owner: Owner, id: string): Promise<SummaryRow | undefined> =>
  own(db, owner).where('id', '=', id).select(SUMMARY).executeTakeFirst();

export const findDetail = (db: Db, owner: Owner, id: string): Promise<DetailRow | undefined> =>
  own(db, owner).where('id', '=', id).select(DETAIL).executeTakeFirst();

/** The conversions with these ids, in no order. */
export const findDetails = (db: Db, owner: Owner, ids: readonly string[]): Promise<DetailRow[]> =>
  own(db, owner).where('id', 'in', ids).select(DETAIL).execute();

export const findSummaries = (db: Db, owner: Owner, ids: readonly string[]): Promise<SummaryRow[]> =>
  own(db, owner).where('id', 'in', ids).select(SUMMARY).execute();

/** Which of one's own conversions are wanted. */
export interface Wanted {
  readonly after: Place | undefined;
  /** What the file's name has in it; empty: any. */
  readonly search: string;
  readonly limit: number;
}

/** A page of one's own conversions, newest first, beginning after a place. */
export const listSummaries = (db: Db, owner: Owner, { after, search, limit }: Wanted): Promise<SummaryRow[]> =>
  own(db, owner)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    // Not LIKE: what is typed is looked for as it stands, percent signs included.
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(lower(file_name), lower(${search}::text)) > 0`))
    .select(SUMMARY)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** A change that watchers should see. */
export const next = (db: Db) => db.updateTable('conversions').set(({ eb }) => ({ version: eb('version', '+', 1) }));
export const UNFINISHED = ['queued', 'running'] as const;

const BEGUN = [
  'owner_kind',
  'owner_id',
  'network',
  'file_id',
  'file_name',
  'size',
  'sha256',
  'options',
  'sealed_passwords',
  'attempts',
  'interruptions',
  'pages',
  'counted',
  'created_at',
] as const;

/**
 * Marks a conversion as running in this process. Where another was at it and did not come to an end, that one died, or
 * lost the database: this is counted. `undefined`: there is nothing (left) to do for it.
 */
export async function beginConversion(db: Db, id: string) {
  const row = await next(db)
    .set({
      status: 'running',
      progress: null,
      worker: PRESENCE,
      interruptions: sql<number>`interruptions + (status = 'running' and worker is distinct from ${PRESENCE}::int)::int`,
    })
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .returning(BEGUN)
    .executeTakeFirst();
  if (row) await announce(db, id, 'running');
  return row;
}

/** Keeps how far a conversion is; false when it is not running any more: finished, cancelled or deleted. */
export async function saveProgress(db: Db, id: string, progress: ConversionProgress): Promise<boolean> {
  const { numUpdatedRows } = await next(db)
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await announce(db, id, 'running');
  return numUpdatedRows > 0n;
}

/** How a conversion ended. */
export type Outcome =
  | { readonly status: 'done'; readonly conversion: Conversion }
  | { readonly status: 'refused'; readonly code: RefusalCode; readonly message: string }
  | { readonly status: 'failed' }
  | { readonly status: 'cancelled' };

/** A conversion that has just ended. */
export interface EndedRow {
  readonly id: string;
  readonly owner: Owner;
  readonly status: Outcome['status'];
  readonly chargeId: string;
  readonly fileId: string;
}

/**
 * Keeps how a conversion ended. Of several that try, the first one wins: `undefined` when it was finished, cancelled or
 * deleted before.
 * @param storageKeys encrypt its result
 * @param owner only if it is theirs
 */
export async function finishConversion(
  db: Db,
  storageKeys: KeyRing,
  id: string,
  outcome: Outcome,
  owner?: Owner,
): Promise<EndedRow | undefined> {
  const row = await next(db)
    .set({
      status: outcome.status,
      progress: null,
      worker: null,
      sealed_passwords: null,
      finished_at: new Date(),
      ...(outcome.status === 'done' && resultColumns(storageKeys, id, outcome.conversion)),
      ...(outcome.status === 'refused' && { refusal_code: outcome.code, refusal_message: outcome.message }),
    })
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .$if(owner !== undefined, (query) =>
      query.where('owner_kind', '=', owner?.kind ?? 'visitor').where('owner_id', '=', owner?.id ?? ''),
    )
    .returning(['owner_kind', 'owner_id', 'charge_id', 'file_id'])
    .executeTakeFirst();
  if (!row) return undefined;
  await announce(db, id, outcome.status);
  const { owner_kind, owner_id, charge_id, file_id } = row;
  return {
    id,
    owner: { kind: owner_kind, id: owner_id },
    status: outcome.status,
    chargeId: charge_id,
    fileId: file_id,
  };
}

/**
 * Puts a conversion that was being worked on back among the waiting.
 * @param isFault whether its own work failed, which is counted
 */
export async function returnConversion(db: Db, id: string, isFault: boolean): Promise<void> {
  const { numUpdatedRows } = await next(db)
    .set(({ eb }) => ({
      status: 'queued' as const,
      progress: null,
      worker: null,
      ...(isFault && { attempts: eb('attempts', '+', 1) }),
    }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('worker', '=', PRESENCE)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await announce(db, id, 'queued');
}

/** Locks one's own conversion until the transaction ends; false where there is none (any more). */
export const lockOwn = async (within: Transaction<Tables>, owner: Owner, id: string): Promise<boolean> =>
  (await own(within, owner).where('id', '=', id).select('id').forUpdate().executeTakeFirst()) !== undefined;

/** Deletes what has ended, and every trace of it in other tables; returns the ids of the files, which are loose now. */
export async function deleteConversions(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await forgetKeysOf(db, ids);
  const rows = await db
    .deleteFrom('conversions')
    .where('id', 'in', ids)
    .where('status', 'not in', UNFINISHED)
    .returning(['id', 'file_id'])
    .execute();
  for (const { id } of rows) await announce(db, id, 'deleted');
  const files = rows.map((row) => row.file_id);
  await loosen(db, files, CONDEMNED);
  return files;
}
