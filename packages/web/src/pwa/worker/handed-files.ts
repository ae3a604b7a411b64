import { SHARE_FIELD } from '../share.ts';

/**
 * Files that the system hands to the app: the share menu posts a form, which the service worker takes and lays into the
 * browser's own store, from where the page takes it. It never reaches a network.
 */

const STORE = 'tallyleaf-handed';
const NAME_HEADER = 'x-file-name';

/** Keeps the files of a form until the page takes them. */
export async function keepHanded(form: FormData, store: CacheStorage = caches): Promise<void> {
  const cache = await store.open(STORE);
  const files = form.getAll(SHARE_FIELD).filter((value): value is File => value instanceof File);
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(`/handed/${crypto.randomUUID()}/${index}`, new Response(file, { headers }));
  }
}

/** Takes the files that wait, once: they are gone from the store then. */
export async function takeHanded(store: CacheStorage = caches): Promise<readonly File[]> {
  if (!(await store.has(STORE))) return [];
  const cache = await store.open(STORE);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response) continue;
    const type = response.headers.get('content-type') ?? '';
    const name = decodeURIComponent(response.headers.get(NAME_HEADER) ?? 'file');
    files.push(new File([await response.blob()], name, { type }));
  }
  await store.delete(STORE);
  return files;
}
