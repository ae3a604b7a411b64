import type { Readable } from 'node:stream';

/** The bytes `start` to `end` of a file, both counted from 0 and both included, as HTTP counts them. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

/**
 * Where uploaded files are kept. A file is known by its id (a UUID) alone: no name that a person gave ever becomes
 * part of a path. Every implementation passes `storage.test.ts`.
 */
export interface Storage {
  /**
   * Keeps what the stream yields. The file appears whole or, when the stream fails, not at all.
   * @returns its size in bytes
   */
  readonly put: (id: string, content: Readable) => Promise<number>;
  /** The file's bytes, or those in the range. @throws {FileMissing} */
  readonly get: (id: string, range?: ByteRange) => Promise<Readable>;
  /** What is known of the file, or `undefined` when there is none. */
  readonly stat: (id: string) => Promise<StoredFile | undefined>;
  /** Deletes the file; does nothing when there is none. */
  readonly delete: (id: string) => Promise<void>;
  /** Every file, in no order. */
  readonly list: () => AsyncIterable<StoredFile>;
  /** Removes what killed processes left half written, where that can be told. */
  readonly tidy?: () => Promise<void>;
  /** The file's path where it lies in clear on a disk of this machine, so that readers need not copy it. */
  readonly localPath?: (id: string) => Promise<string | undefined>;
}

/** A file that was asked for is not there. */
export class FileMissing extends Error {
  constructor() {
    super('the file is not in the storage');
    this.name = 'FileMissing';
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The id, when it is one.
 * @throws {RangeError} when it is not: such a thing must never become part of a path.
 */
export function checkedId(id: string): string {
  if (!UUID.test(id)) throw new RangeError('not an id of a stored file');
  return id;
}

export const isStorageId = (id: string): boolean => UUID.test(id);
