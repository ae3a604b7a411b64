import type { Readable } from 'node:stream';
import type {
  ConversionCost,
  ConversionDetail,
  ConversionListQuery,
  ConversionPage,
  ConversionReceipt,
  ConversionSummary,
  CorrectionsUpdate,
  CostQuestion,
} from '@tallyleaf/contract';
import type { Owner } from '../../http/authenticate.ts';
import { fromCursor, toCursor } from '../../http/cursor.ts';
import { ApiError } from '../../http/errors.ts';
import { type ByteRange, FileMissing } from '../../storage/storage.ts';
import { type AcceptNeeds, acceptUpload, type Request, type Sender, usersOf } from './accept-upload.ts';
import { bindPending, bindVisitor } from './binding.ts';
import { correct, correctionsOf } from './corrections.ts';
import { costOf } from './costs.ts';
import { endConversion, settle } from './end-conversion.ts';
import { demandAllowance } from './fair/allowance.ts';
import { removeJob } from './jobs-of-conversion.ts';
import { keepAsSet } from './keep-as-set.ts';
import { discard } from './loose-files.ts';
import { toDetail, toReceipt, toSummary } from './presentation.ts';
import {
  deleteConversions,
  findDetail,
  findDetails,
  findSummaries,
  findSummary,
  finishConversion,
  listSummaries,
  lockOwn,
  type SummaryRow,
} from './repository.ts';
import { tryAgain } from './try-again.ts';

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

/** The rows with these ids, in the ids' order. @throws {ApiError} `not-found` when one is not there. */
function inOrder<Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new ApiError('not-found');
    return row;
  });
}

export function createConversions(needs: AcceptNeeds) {
  const { sql, storage, storageKeys } = needs;
  const summaryOf = async (owner: Owner, id: string): Promise<SummaryRow> => {
    const row = await findSummary(sql, owner, id);
    if (!row) throw new ApiError('not-found');
    return row;
  };
  return {
    /** Accepts uploaded files; see `acceptUpload`. */
    create: (sender: Sender, request: Request) => acceptUpload(needs, sender, request),

    /** Refuses, before it is read, an upload that is over what its sender may use. @throws {ApiError} `rate-limited` */
    admit: (sender: Sender, bytes: number): Promise<void> =>
      demandAllowance(sql, needs.limits.fair, usersOf(needs.seal, sender), { files: 1, bytes }),

    /** What files would cost, before they are handed in. */
    cost: (owner: Owner, question: CostQuestion): Promise<ConversionCost> => costOf(sql, owner, question),

    /** Makes all of a visitor's conversions a user's, at sign-in. */
    bindVisitor: (visitorId: string, userId: string) => bindVisitor(needs, visitorId, userId),

    /** Makes the one that was begun before signing in the user's; see `bindPending`. */
    bindPending: (visitorId: string | undefined, userId: string, id: string) =>
      bindPending(needs, visitorId, userId, id),

    /** Applies what a user sets about keeping to the conversions that are there. */
    keepAsSet: (userId: string) => keepAsSet(needs, userId),

    list: async (owner: Owner, query: ConversionListQuery): Promise<ConversionPage> => {
      const { cursor, limit = PAGE, search = '' } = query;
      const after = cursor === undefined ? undefined : fromCursor(cursor);
      if (cursor !== undefined && !after) throw new ApiError('invalid-input', 'The cursor is not one of ours.');
      const rows = await listSummaries(sql, owner, { after, search: search.trim(), limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        items: shown.map((row) => toSummary(storageKeys, row)),
        ...(rows.length > limit && last && { nextCursor: toCursor(last) }),
      };
    },

    get: async (owner: Owner, id: string): Promise<ConversionDetail> => {
      const row = await findDetail(sql, owner, id);
      if (!row) throw new ApiError('not-found');
      return toDetail(storageKeys, row);
    },

    /** Several at once, in the order of the ids; one that is not there is `not-found`. */
    getAll: async (owner: Owner, ids: readonly string[]): Promise<ConversionDetail[]> =>
      inOrder(ids, await findDetails(sql, owner, ids)).map((row) => toDetail(storageKeys, row)),

    /** The same without their results. @throws {ApiError} `not-found` when one is not there. */
    listAll: async (owner: Owner, ids: readonly string[]): Promise<ConversionSummary[]> =>
      inOrder(ids, await findSummaries(sql, owner, ids)).map((row) => toSummary(storageKeys, row)),

    summary: summaryOf,

    /** What was corrected of one; see `correctionsOf`. */
    corrections: (owner: Owner, id: string) => correctionsOf({ sql, storageKeys }, owner, id),

    /** Keeps what was corrected of one; see `correct`. */
    correct: (owner: Owner, id: string, update: CorrectionsUpdate) => correct({ sql, storageKeys }, owner, id, update),

    /** Stops a conversion; one that is finished stays as it is. */
    cancel: async (owner: Owner, id: string): Promise<ConversionReceipt> => {
      if (await endConversion(needs, id, { status: 'cancelled' }, owner)) await removeJob(needs.queue, id);
      return toReceipt(await summaryOf(owner, id));
    },

    /** Converts once more what came to nothing; see `tryAgain`. */
    tryAgain: (sender: Sender, id: string): Promise<ConversionReceipt> => tryAgain(needs, sender, id),

    /** Deletes the file, the result and the row. A worker that is at it hears of it and stops. */
    delete: async (owner: Owner, id: string): Promise<void> => {
      const files = await sql.transaction().execute(async (within) => {
        if (!(await lockOwn(within, owner, id))) throw new ApiError('not-found');
        const ended = await finishConversion(within, storageKeys, id, { status: 'cancelled' });
        if (ended) await settle(within, needs.charges, ended);
        await removeJob(needs.queue, id, within);
        return deleteConversions(within, [id]);
      });
      await discard(needs, files);
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
