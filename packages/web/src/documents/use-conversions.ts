import type { Conversion } from '@tallyleaf/contract';
import { useCallback } from 'react';
import { type Resource, useResource } from '../api/use-resource.ts';
import { findConversion } from './find-conversion.ts';

/** A result and the file that it is of. */
export interface Named {
  readonly id: string;
  readonly fileName: string;
  readonly conversion: Conversion;
}

/** Asked for at a time: a year of statements comes quickly, and the server serves others, too. */
const AT_ONCE = 4;

/** The results of these conversions, in the ids' order; those without a result are left out. @throws {ApiError} */
export async function findAll(ids: readonly string[]): Promise<readonly Named[]> {
  const results: (Named | null)[] = ids.map(() => null);
  const waiting = [...ids.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, id] = next;
      const found = await findConversion(id);
      if (found?.conversion) results[at] = { id, fileName: found.fileName, conversion: found.conversion };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results.filter((result) => result !== null);
}

/** The same, once they are there. */
export function useConversions(ids: readonly string[]): Resource<readonly Named[]> {
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells which ids
  return useResource(useCallback(() => findAll(ids), [key]));
}
