import { ChildCrashed } from '@tallyleaf/engine/node';
import { Refusal } from '@tallyleaf/engine/refusal';
import { withLocalFile } from '../../storage/local-file.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Converter } from './converter.ts';

/** What can have more than one page. */
const MANY_PAGED = new Set(['application/pdf', 'image/tiff']);

export interface CountNeeds {
  readonly storage: Storage;
  readonly counter: Pick<Converter, 'countPages'>;
}

/** A file in the storage. */
export interface StoredUpload {
  readonly fileId: string;
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * How many pages an uploaded file has: what converting it costs. A file that cannot be opened counts as one page; the
 * conversion says why, and costs nothing.
 * @throws {Refusal} for a file that keeps the counter busy until it is stopped: what cannot be counted is not read
 */
export async function countUpload(
  { storage, counter }: CountNeeds,
  { fileId, fileName, mediaType }: StoredUpload,
  passwords: readonly string[],
): Promise<number> {
  if (!MANY_PAGED.has(mediaType)) return 1;
  try {
    return await withLocalFile(storage, fileId, (path) => counter.countPages({ path }, { fileName, passwords }));
  } catch (error) {
    const isTold = error instanceof ChildCrashed || (error instanceof Refusal && error.code !== 'took-too-long');
    if (!isTold) throw error;
    return 1;
  }
}
