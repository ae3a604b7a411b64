import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPart, writeWholeFile } from '../storage/whole-file.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Files in a folder, of so many bytes together at most: what was not used for longest goes first. */
export class BoundedCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Sizes by key; the one used last stands last. Filled from the folder on the first use. */
  #sizes: Promise<Map<string, number>> | undefined;
  #total = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** @param key letters and digits */
  async get(key: string): Promise<Buffer | undefined> {
    const sizes = await this.#opened();
    const bytes = await readFile(path.join(this.#folder, key)).catch(() => undefined);
    this.#forget(sizes, key);
    if (bytes) this.#remember(sizes, key, bytes.length);
    return bytes;
  }

  /** Keeps bytes, and lets others go for them. One at a time, as what goes must be there before. */
  put(key: string, bytes: Uint8Array): Promise<void> {
    const put = this.#last.then(() => this.#put(key, bytes));
    this.#last = put.catch(() => {});
    return put;
  }

  async #put(key: string, bytes: Uint8Array): Promise<void> {
    const sizes = await this.#opened();
    if (bytes.length > this.#maxBytes) return;
    this.#forget(sizes, key);
    const old: string[] = [];
    for (const [other, size] of sizes) {
      if (this.#total + bytes.length <= this.#maxBytes) break;
      sizes.delete(other);
      this.#total -= size;
      old.push(other);
    }
    await Promise.all(old.map((other) => rm(path.join(this.#folder, other), { force: true })));
    await writeWholeFile(path.join(this.#folder, key), bytes);
    this.#remember(sizes, key, bytes.length);
  }

  #remember(sizes: Map<string, number>, key: string, size: number): void {
    // Two may have come with the same one at once.
    this.#forget(sizes, key);
    sizes.set(key, size);
    this.#total += size;
  }

  #forget(sizes: Map<string, number>, key: string): void {
    this.#total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  #opened(): Promise<Map<string, number>> {
    this.#sizes ??= this.#open();
    return this.#sizes;
  }

  async #open(): Promise<Map<string, number>> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const found: { readonly key: string; readonly size: number; readonly time: number }[] = [];
    for (const key of await readdir(this.#folder)) {
      const { size, mtimeMs } = await stat(path.join(this.#folder, key));
      if (!isPart(key)) found.push({ key, size, time: mtimeMs });
      else if (Date.now() - mtimeMs > HOUR_MS) await rm(path.join(this.#folder, key), { force: true });
    }
    found.sort((a, b) => a.time - b.time);
    this.#total = found.reduce((sum, { size }) => sum + size, 0);
    return new Map(found.map(({ key, size }) => [key, size]));
  }
}
