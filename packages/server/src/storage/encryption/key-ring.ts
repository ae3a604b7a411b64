import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { openBytes, sealBytes } from '../../sealed-bytes.ts';

/** A data key as it is kept: wrapped by one of the configured keys. */
export interface WrappedKey {
  /** The fingerprint of the configured key. */
  readonly storageKey: string;
  /** Base64. */
  readonly wrapped: string;
}

/** The keys of `STORAGE_KEY`: the first one wraps, each unwraps what it wrapped. */
export interface KeyRing {
  /** Fingerprints of all of them, in their order; none: nothing is encrypted. */
  readonly ids: readonly string[];
  /** The fingerprint of the first one. */
  readonly current: string | undefined;
  /** @param context what the data key is for; it is unwrapped for the same only. @throws where there is no key */
  readonly wrap: (dataKey: Buffer, context: string) => WrappedKey;
  /** @throws {StorageKeyMissing | ContentAltered} */
  readonly unwrap: (wrapped: WrappedKey, context: string) => Buffer;
}

/** Something was encrypted under a key that this process does not have. */
export class StorageKeyMissing extends Error {
  constructor(id: string) {
    super(`STORAGE_KEY lacks the key ${id}, under which this was encrypted`);
    this.name = 'StorageKeyMissing';
  }
}

/** What was encrypted reads otherwise by now, or belongs elsewhere. */
export class ContentAltered extends Error {
  constructor() {
    super('what was encrypted was altered');
    this.name = 'ContentAltered';
  }
}

const KEY_BYTES = 32;

/** A random key for one file or one result (32 bytes). */
export const newDataKey = (): Buffer => randomBytes(KEY_BYTES);

/** A key drawn from another (HKDF with SHA-256, RFC 5869), which serves this purpose alone. */
export const derive = (key: Buffer, purpose: string, salt: Uint8Array | string = ''): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, purpose, KEY_BYTES));

/** What names a key and tells nothing of it: 16 digits (hex). */
const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key).update('the name of a storage key').digest('hex').slice(0, 16);

/** @param keys of 32 bytes each, the one that wraps first */
export function openKeyRing(keys: readonly Buffer[]): KeyRing {
  const wrapping = new Map(keys.map((key) => [fingerprintOf(key), derive(key, 'wraps keys of files and results')]));
  const ids = [...wrapping.keys()];
  const [current] = ids;
  return {
    ids,
    current,
    wrap: (dataKey, context) => {
      const key = current === undefined ? undefined : wrapping.get(current);
      if (current === undefined || !key) throw new Error('there is no storage key');
      return { storageKey: current, wrapped: sealBytes(key, dataKey, context).toString('base64') };
    },
    unwrap: ({ storageKey, wrapped }, context) => {
      const key = wrapping.get(storageKey);
      if (!key) throw new StorageKeyMissing(storageKey);
      return open(key, Buffer.from(wrapped, 'base64'), context);
    },
  };
}

/** What `sealBytes` encrypted. @throws {ContentAltered} */
export function open(key: Buffer, sealed: Buffer, context: string): Buffer {
  try {
    return openBytes(key, sealed, context);
  } catch {
    throw new ContentAltered();
  }
}
