import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { CONVERSIONS_PATH, type Corrections } from '@tallyleaf/contract';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { App } from '../http/app-type.ts';
import { encryptedStorage } from '../storage/encryption/encrypted-storage.ts';
import { openKeyRing } from '../storage/encryption/key-ring.ts';
import { demandStorageKeys } from '../storage/encryption/keys-in-use.ts';
import { form, type Harness, PDF, until } from './harness.ts';
import type { TestUser } from './people.ts';

export const GROCERIES: Corrections = { statements: [{ rows: [{ of: 0, amount: '-24.30', category: 'Groceries' }] }] };

/** Words of the file, of what was read and of what was corrected. */
const CONTENT = ['GREEN GROCER', 'Example Bank', '76.60', 'Groceries', 'a document for tests'];

/** A conversion that is done and corrected. */
export interface Kept {
  readonly id: string;
  readonly url: string;
  readonly bytes: Buffer;
}

export async function keepOne({ app }: Harness, { headers: me }: TestUser): Promise<Kept> {
  const bytes = Buffer.concat([PDF, Buffer.from(`% ${randomUUID()}\n`)]);
  const { payload, headers } = await form([{ name: 'march.pdf', bytes }]);
  const answer = await app.inject({ method: 'POST', url: CONVERSIONS_PATH, payload, headers: { ...headers, ...me } });
  const id: string = answer.json().data[0].id;
  const url = `${CONVERSIONS_PATH}/${id}`;
  await until(async () => (await app.inject({ url, headers: me })).json().data.status === 'done');
  const corrected = { revision: 0, corrections: GROCERIES };
  await app.inject({ method: 'PUT', url: `${url}/corrections`, headers: me, payload: corrected });
  return { id, url, bytes };
}

/** Everything of a conversion that its owner can get. */
export async function seenOf(app: App, { headers: me }: TestUser, { url }: Kept) {
  const get = (path: string, headers = {}) => app.inject({ url: path, headers: { ...me, ...headers } });
  return {
    detail: (await get(url)).json().data,
    corrections: (await get(`${url}/corrections`)).json().data,
    csv: (await get(`${url}/exports/csv`)).body,
    file: (await get(`${url}/file`)).body,
    part: (await get(`${url}/file`, { range: 'bytes=5-20' })).body,
    listed: (await get(CONVERSIONS_PATH)).json().data.items,
  };
}

/** A conversion's row and file, as they are kept. */
export async function keptOf({ database, kept }: Harness, id: string) {
  const { rows } = await sql<{ file: string; row: string }>`select file_id as file, row_to_json(c)::text as row
    from conversions c where id = ${id}`.execute(database.sql);
  const [{ file, row } = { file: '', row: '' }] = rows;
  return { row, file: await buffer(await kept.get(file)) };
}

/** What of a conversion's content can be read where it is kept. */
export async function legible(harness: Harness, { id }: Kept): Promise<string[]> {
  const { row, file } = await keptOf(harness, id);
  return CONTENT.filter((word) => row.includes(word) || file.includes(word));
}

/** The app of a process whose configuration has these keys, on a harness's database and storage. @throws {ConfigError} */
export async function appWithKeys(harness: Harness, ...keys: Buffer[]): Promise<App> {
  const storageKeys = openKeyRing(keys);
  await demandStorageKeys(harness.database.sql, storageKeys);
  const storage = encryptedStorage(harness.kept, harness.database.sql, storageKeys);
  return buildApp({ ...harness, storage, storageKeys });
}
