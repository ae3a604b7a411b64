import { PartMissing } from '@tallyleaf/engine';

/** Where the browser keeps parts of the program that not everybody needs, so that they are there without a network once they were fetched. */
const STORE = 'tallyleaf-parts';

/** Null where the browser keeps nothing: on an insecure address, in some private windows. */
async function openStore(): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  return caches.open(STORE).catch(() => null);
}

async function fetched(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new PartMissing(`${url} could not be fetched`, { cause: error });
  }
  if (!response.ok) throw new PartMissing(`${url} could not be fetched: HTTP ${response.status}`);
  return response;
}

/** Parts of the program, kept in the browser from their first use on. */
export interface KeptFiles {
  /** @throws {PartMissing} */
  readonly load: (url: string) => Promise<ArrayBuffer>;
  /** Throws away kept parts of other versions. */
  readonly tidy: () => Promise<void>;
}

/**
 * Opens what is kept. Addresses carry a hash: what was kept under one never changes.
 * @param urls all that may be kept; what else there is belongs to another version
 */
export function openKeptFiles(urls: readonly string[]): KeptFiles {
  const store = openStore();
  return {
    async load(url) {
      const kept = await (await store)?.match(url);
      if (kept) return kept.arrayBuffer();
      const response = await fetched(url);
      // Where there is no room for it, it is fetched again the next time.
      await (await store)?.put(url, response.clone()).catch(() => undefined);
      return response.arrayBuffer();
    },
    async tidy() {
      const wanted = new Set(urls.map((url) => new URL(url, location.href).href));
      const there = await store;
      for (const request of (await there?.keys()) ?? []) if (!wanted.has(request.url)) await there?.delete(request);
    },
  };
}
