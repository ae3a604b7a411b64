import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  CONVERSIONS_PATH,
  type ConversionDetail,
  type ConversionPage,
  type ConversionReceipt,
} from '@tallyleaf/contract';
import type { Kysely } from 'kysely';
import type { ServerLimits } from '../../config.ts';
import type { Tables } from '../../database/tables.ts';
import type { Owner } from '../../http/authenticate.ts';
import { fromCursor, toCursor } from '../../http/cursor.ts';
import { ApiError } from '../../http/errors.ts';
import { claimKey } from '../../http/idempotency.ts';
import type { Queue } from '../../jobs/queue.ts';
import { JOBS } from '../../jobs/registry.ts';
import type { Seal } from '../../secrets.ts';
import { type ByteRange, FileMissing, type Storage } from '../../storage/storage.ts';
import { passwordContext } from './convert.job.ts';
import { toDetail, toReceipt, toSummary } from './presentation.ts';
import { discardFiles, type ReceivedFile, type Upload } from './receive-upload.ts';
import {
  cancelConversion,
  deleteConversions,
  findDetail,
  findDetails,
  findSummaries,
  findSummary,
  insertConversions,
  listSummaries,
  type NewConversion,
  type SummaryRow,
} from './repository.ts';

export interface ConversionsNeeds {
  readonly sql: Kysely<Tables>;
  readonly storage: Storage;
  readonly queue: Queue;
  readonly seal: Seal;
  readonly limits: ServerLimits;
}

export interface OpenedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  readonly read: (range?: ByteRange) => Promise<Readable>;
}

/** What can be done with conversions. What is not the owner's is `not-found`, as if it were not there. */
export type Conversions = ReturnType<typeof createConversions>;

const PAGE = 50;

/** The call that idempotency keys of uploads belong to. */
const ROUTE = `POST ${CONVERSIONS_PATH}`;

export function createConversions(needs: ConversionsNeeds) {
  const { sql, storage } = needs;
  const summaryOf = async (owner: Owner, id: string): Promise<SummaryRow> => {
    const row = await findSummary(sql, owner, id);
    if (!row) throw new ApiError('not-found');
    return row;
  };
  return {
    /** Accepts uploaded files: rows and jobs in one transaction, so that neither is ever without the other. */
    create: (owner: Owner, upload: Upload, key: string | undefined) => createAll(needs, owner, upload, key),

    list: async (owner: Owner, cursor: string | undefined, limit = PAGE): Promise<ConversionPage> => {
      const after = cursor === undefined ? undefined : fromCursor(cursor);
      if (cursor !== undefined && !after) throw new ApiError('invalid-input', 'The cursor is not one of ours.');
      const rows = await listSummaries(sql, owner, after, limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return { items: shown.map(toSummary), ...(rows.length > limit && last && { nextCursor: toCursor(last) }) };
    },

    get: async (owner: Owner, id: string): Promise<ConversionDetail> => {
      const row = await findDetail(sql, owner, id);
      if (!row) throw new ApiError('not-found');
      return toDetail(row);
    },

    /** Several at once, in the order of the ids; one that is not there is `not-found`. */
    getAll: async (owner: Owner, ids: readonly string[]): Promise<ConversionDetail[]> => {
      const rows = new Map((await findDetails(sql, owner, ids)).map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = rows.get(id);
        if (!row) throw new ApiError('not-found');
        return toDetail(row);
      });
    },

    summary: summaryOf,

    /** Stops a conversion; one that is finished stays as it is. */
    cancel: async (owner: Owner, id: string): Promise<ConversionReceipt> => {
      if (await cancelConversion(sql, owner, id)) await needs.queue.remove(JOBS.convert, id);
      return toReceipt(await summaryOf(owner, id));
    },

    /** Deletes the file, the result and the row. A worker that is at it hears of it and stops. */
    delete: async (owner: Owner, id: string): Promise<void> => {
      await summaryOf(owner, id);
      const files = await sql.transaction().execute(async (within) => {
        await needs.queue.remove(JOBS.convert, id, within);
        return deleteConversions(within, [id]);
      });
      for (const file of files) await storage.delete(file);
    },

    /** The uploaded file. */
    openFile: async (owner: Owner, id: string): Promise<OpenedFile> => {
      const row = await summaryOf(owner, id);
      return {
        fileName: row.file_name,
        mediaType: row.media_type,
        size: Number(row.size),
        sha256: row.sha256,
        read: (range) =>
          storage.get(row.file_id, range).catch((error: unknown) => {
            throw error instanceof FileMissing ? new ApiError('file-gone') : error;
          }),
      };
    },
  };
}

async function createAll(
  needs: ConversionsNeeds,
  owner: Owner,
  upload: Upload,
  key: string | undefined,
): Promise<ConversionReceipt[]> {
  const conversions = upload.files.map((file) => newConversion(needs, file, upload));
  try {
    const before = await needs.sql.transaction().execute(async (within) => {
      if (key !== undefined) {
        const ids = conversions.map(({ id }) => id);
        const asked = { owner, route: ROUTE, key, fingerprint: fingerprintOf(needs.seal, upload) };
        const claimed = await claimKey(within, asked, { ids });
        if (claimed) return claimed.ids;
      }
      await insertConversions(within, owner, conversions);
      for (const { id } of conversions) await needs.queue.add(JOBS.convert, id, within);
      return undefined;
    });
    if (!before) return conversions.map(({ id, fileName }) => ({ id, fileName, status: 'queued' }));
    await discardFiles(needs.storage, upload.files);
    return receiptsOf(needs, owner, before);
  } catch (error) {
    await discardFiles(needs.storage, upload.files);
    throw error;
  }
}

function newConversion({ seal, limits }: ConversionsNeeds, file: ReceivedFile, upload: Upload): NewConversion {
  const id = randomUUID();
  const createdAt = new Date();
  return {
    id,
    ...file,
    options: upload.options,
    sealedPasswords:
      upload.passwords.length === 0 ? null : seal.seal(JSON.stringify(upload.passwords), passwordContext(id)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + limits.visitorHours * 3_600_000),
  };
}

/** What a request asks for, told apart from any other; passwords are part of it, and cannot be found out from it. */
const fingerprintOf = (seal: Seal, upload: Upload): string =>
  seal.fingerprint(
    JSON.stringify([
      upload.files.map(({ fileName, sha256 }) => [fileName, sha256]),
      upload.passwords,
      Object.entries(upload.options).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );

/** The answer to a repeated request: the same conversions, as they are now. */
async function receiptsOf(
  { sql }: ConversionsNeeds,
  owner: Owner,
  ids: readonly string[],
): Promise<ConversionReceipt[]> {
  const rows = new Map((await findSummaries(sql, owner, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toReceipt(row)] : [];
  });
}
