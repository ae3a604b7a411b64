import { useEffect, useState } from 'react';
import { askCost } from '../../api/conversions.ts';
import { type Job, requiredFor } from './jobs.ts';

const prints = new WeakMap<File, Promise<string>>();

/** A file's SHA-256 in hexadecimal digits, by which the server knows it again. */
function sha256Of(file: File): Promise<string> {
  const known = prints.get(file);
  if (known) return known;
  const print = file
    .arrayBuffer()
    .then((bytes) => crypto.subtle.digest('SHA-256', bytes))
    .then((digest) => [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  prints.set(file, print);
  return print;
}

/**
 * Credits that these jobs need on the server. The same file twice costs once while the first result is kept (product,
 * section 1): only the server knows that. Where it cannot be asked, it is one credit a page.
 */
export async function costOf(jobs: readonly Job[]): Promise<number> {
  if (jobs.length === 0) return 0;
  try {
    const files = jobs.map(async ({ file, pages }) => ({ sha256: await sha256Of(file), pages: pages ?? 1 }));
    return (await askCost({ files: await Promise.all(files) })).required;
  } catch (error) {
    // No network, a file that is gone, or a page without TLS, where browsers reckon no digests.
    console.warn(error);
    return requiredFor(jobs);
  }
}

/** The same for what is shown; null until it is known. Other jobs are asked for anew. */
export function useCost(jobs: readonly Job[]): number | null {
  const [cost, setCost] = useState<number | null>(null);
  const key = jobs.map(({ id, pages }) => `${id} ${pages}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells what of the jobs matters here
  useEffect(() => {
    let over = false;
    void costOf(jobs).then((required) => over || setCost(required));
    return () => {
      over = true;
    };
  }, [key]);
  return cost;
}
