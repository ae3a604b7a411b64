/** A browser's stores in memory, as far as the service worker uses them; for tests. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  async match(request: Request | string, options: CacheQueryOptions = {}): Promise<Response | undefined> {
    const wanted = keyOf(request, options.ignoreSearch);
    for (const [key, response] of this.entries) {
      // What varies may have been kept for another request.
      if (response.headers.has('vary') && !options.ignoreVary) continue;
      if (keyOf(key, options.ignoreSearch) === wanted) return response.clone();
    }
    return undefined;
  }
  async put(request: Request | string, response: Response): Promise<void> {
    this.entries.set(keyOf(request), response);
  }
  async delete(request: Request | string): Promise<boolean> {
    return this.entries.delete(keyOf(request));
  }
  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

export const ORIGIN = 'https://tallyleaf.example';

function keyOf(request: Request | string, ignoreSearch = false): string {
  const url = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
  return ignoreSearch ? url.origin + url.pathname : url.href;
}

export function memoryCaches() {
  const all = new Map<string, MemoryCache>();
  const open = async (name: string): Promise<MemoryCache> => {
    const cache = all.get(name) ?? new MemoryCache();
    all.set(name, cache);
    return cache;
  };
  const store = {
    open,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
  /** The addresses that are kept, by store, without their origin. */
  const kept = (name: string): readonly string[] =>
    [...(all.get(name)?.entries.keys() ?? [])].map((url) => url.replace(ORIGIN, '')).sort();
  return { store: store as unknown as CacheStorage, kept };
}
