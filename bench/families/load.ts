import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Family, Stranger } from './family.ts';

/**
 * The newest round of families is source, `round-N`: written blind, and measured before anybody looks at what fails in it. Spent
 * rounds are kept as drawn (`bench/pack-round.ts`).
 */

const FOLDER = /^round-(\d+)$/;

/** The number of the newest round that is source, or null where all are packed. */
export function newestRound(): string | null {
  const numbers = readdirSync(import.meta.dirname).flatMap((name) => FOLDER.exec(name)?.[1] ?? []);
  return numbers.sort((a, b) => Number(a) - Number(b)).at(-1) ?? null;
}

/**
 * The families and strangers of a folder: each file in it exports `families`, `strangers` or both.
 * @param round a round's number, or `example`
 * @throws {RangeError} where there is no such folder
 */
export async function loadFamilies(round: string): Promise<{ families: Family[]; strangers: Stranger[] }> {
  const folder = join(import.meta.dirname, round === 'example' ? round : `round-${round}`);
  if (!existsSync(folder)) throw new RangeError(`round ${round} is not source`);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const families: Family[] = [];
  const strangers: Stranger[] = [];
  for (const file of files) {
    const module = (await import(join(folder, file))) as { families?: Family[]; strangers?: Stranger[] };
    families.push(...(module.families ?? []));
    strangers.push(...(module.strangers ?? []));
  }
  return { families, strangers };
}
