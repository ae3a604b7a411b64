import { ChildCrashed } from '@tallyleaf/engine/node';
import { Refusal } from '@tallyleaf/engine/refusal';
import { withLocalFile } from '../../storage/local-file.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Converter } from './converter.ts';
import type { Users } from './fair/meters.ts';
import { groupOf } from './fair/turns.ts';

/** What can have more than one page. */
const MANY_PAGED = new Set(['application/pdf', 'image/tiff']);

/**
 * How much of the processor's time counting may take while somebody waits for the answer to an upload, in milliseconds:
 * so much, and so much for each megabyte. A statement of a thousand pages takes a few hundredths of a second; what takes
 * longer holds hundreds of thousands of objects, and its job counts it.
 */
const BASE_MS = 250;
const MEGABYTE_MS = 10;

/** The whole time that an answer waits for a count, in milliseconds: a busy machine gives little of a processor's time. */
const PATIENCE_MS = 3000;

/** How much of the processor's time the job may take for it, in milliseconds; half of what a conversion may take before its pages are known. */
export const COUNT_MS = 10_000;

/** A file in the storage. */
export interface StoredUpload {
  readonly fileId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
}

/** What is known of a file's pages. */
export interface PageCount {
  readonly pages: number;
  /** False: it is taken for one page until its job has counted it. */
  readonly counted: boolean;
  /** Its own objects are too many, not that the machine was busy. */
  readonly slow: boolean;
}

/** Counts the pages of an uploaded file while its sender waits for the answer; never throws for what is wrong with the file. */
export type CountUpload = (file: StoredUpload, request: CountRequest) => Promise<PageCount>;

/** What a file was uploaded with. */
export interface CountRequest {
  readonly passwords: readonly string[];
  readonly users: Users;
  /** How many files of this upload are counted. */
  readonly files: number;
}

export interface CountNeeds {
  readonly storage: Storage;
  readonly counter: Pick<Converter, 'countPages'>;
}

/** How much of a processor's time a count may take, in milliseconds, and what ends it before. */
interface CountingTime {
  readonly ms: number;
  readonly signal?: AbortSignal;
}

/** What is not counted while its sender waits. */
export const notCounted = (slow: boolean): PageCount => ({ pages: 1, counted: false, slow });

/** An upload of more files than these waits longer for its answer anyway. */
const FEW_FILES = 3;

/** The line in which files of large uploads are counted, whosever they are. */
const LARGE = 'large uploads';

/**
 * Makes what counts uploads: one file of each owner, or of each network of visitors, at a time, so that nobody takes the
 * counting processes from the others; and one file of all large uploads, so that they do not take all processors.
 */
export function createUploadCounter(needs: CountNeeds): CountUpload {
  const inLine = createLines();
  return async (file, { passwords, users, files }) => {
    if (!MANY_PAGED.has(file.mediaType)) return { pages: 1, counted: true, slow: false };
    const count = (): Promise<PageCount> => countNow(needs, file, passwords);
    return inLine(groupOf(users), files > FEW_FILES ? () => inLine(LARGE, count) : count);
  };
}

/** Makes what does the work of each line one after the other. */
function createLines(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = lines.get(name) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.catch(() => {});
    lines.set(name, settled);
    try {
      return await mine;
    } finally {
      if (lines.get(name) === settled) lines.delete(name);
    }
  };
}

async function countNow(needs: CountNeeds, file: StoredUpload, passwords: readonly string[]): Promise<PageCount> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const ms = Math.min(COUNT_MS, BASE_MS + (MEGABYTE_MS * file.size) / 1e6);
  try {
    return { pages: await countStored(needs, file, passwords, { ms, signal }), counted: true, slow: false };
  } catch (error) {
    if (signal.aborted) return notCounted(false);
    if (error instanceof Refusal && error.code === 'took-too-long') return notCounted(true);
    throw error;
  }
}

/**
 * How many pages a file in the storage has: what converting it costs. A file that cannot be opened counts as one page;
 * the conversion says why, and costs nothing.
 * @throws {Refusal} `took-too-long` for a file that keeps the counter busy until it is stopped
 */
async function countStored(
  { storage, counter }: CountNeeds,
  { fileId, fileName }: Pick<StoredUpload, 'fileId' | 'fileName'>,
  passwords: readonly string[],
  within: CountingTime,
): Promise<number> {
  return withLocalFile(storage, fileId, (path) => countLocal(counter, path, { fileName, passwords }, within));
}

/** The same of a file on this machine. */
export async function countLocal(
  counter: CountNeeds['counter'],
  path: string,
  { fileName, passwords }: { readonly fileName: string; readonly passwords: readonly string[] },
  within: CountingTime,
): Promise<number> {
  try {
    return await counter.countPages({ path }, { fileName, passwords }, within);
  } catch (error) {
    const isTold = error instanceof ChildCrashed || (error instanceof Refusal && error.code !== 'took-too-long');
    if (!isTold) throw error;
    return 1;
  }
}
