import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** Seals what must not lie in the database in clear, such as the passwords of files that wait for conversion. */
export interface Seal {
  /** @param context what it belongs to; it opens only under the same. */
  readonly seal: (text: string, context: string) => string;
  /** @throws when it was sealed with another key or for another context, or was changed. */
  readonly open: (sealed: string, context: string) => string;
  /** A fingerprint of a text that tells nothing to whoever lacks the key (HMAC-SHA-256, hex). */
  readonly fingerprint: (text: string) => string;
  /** Signs cookies; drawn from the key, so that it serves nothing else (HKDF, RFC 5869; 32 bytes). */
  readonly cookieSecret: Buffer;
}

/** The name of the key's file in the data folder. */
export const KEY_FILE = 'secret.key';

/** A seal with this key of 32 bytes (AES-256-GCM, a fresh nonce each time). */
export const sealWith = (key: Buffer): Seal => ({
  seal: (text, context) => sealBytes(key, Buffer.from(text), context).toString('base64'),
  open: (sealed, context) => openBytes(key, Buffer.from(sealed, 'base64'), context).toString('utf8'),
  fingerprint: (text) => createHmac('sha256', key).update(text).digest('hex'),
  cookieSecret: Buffer.from(hkdfSync('sha256', key, '', 'cookies', 32)),
});

/** Where the key is: given by the configuration, or in the data folder. */
export interface KeyPlace {
  readonly secretKey: Buffer | undefined;
  readonly dataFolder: string;
}

/** The seal that the configuration asks for. */
export const sealOf = async (place: KeyPlace): Promise<Seal> => sealWith(await keyOf(place));

/** The seal of a data folder. */
export const sealOfFolder = (dataFolder: string): Promise<Seal> => sealOf({ secretKey: undefined, dataFolder });

/** The key that seals. One of a data folder is made on the first use and kept there, readable by the server alone. */
export async function keyOf({ secretKey, dataFolder }: KeyPlace): Promise<Buffer> {
  if (secretKey !== undefined) return secretKey;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const file = path.join(dataFolder, KEY_FILE);
  const key = (await readKey(file)) ?? (await makeKey(file));
  if (key.length !== 32)
    throw new Error('The file secret.key in the data folder is damaged. Restore it, or delete it.');
  return key;
}

/** Puts another key into a data folder. */
export async function replaceKey(folder: string, key: Buffer): Promise<void> {
  const file = path.join(folder, KEY_FILE);
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(own, `${key.toString('base64')}\n`, { mode: 0o600 });
  await rename(own, file);
}

const readKey = (file: string): Promise<Buffer | undefined> =>
  readFile(file, 'utf8').then(
    (text) => Buffer.from(text.trim(), 'base64'),
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    },
  );

/** Two processes may start together on one folder: the first one's key is everybody's. */
async function makeKey(file: string): Promise<Buffer> {
  const own = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(own, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  await link(own, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(own);
  const key = await readKey(file);
  if (!key) throw new Error('The key of the data folder could not be written.');
  return key;
}
