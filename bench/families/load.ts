import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Family, Stranger } from './family.ts';

/** Rounds of families, each written blind and measured before anybody looked at what fails in it. */
const ROUNDS: Readonly<Record<string, string>> = {
  '1': 'layouts',
  '2': 'round-2',
  '3': 'round-3',
  '4': 'round-4',
  '5': 'round-5',
};

/** The families and strangers of a round, or of all: each file exports `families`, `strangers` or both. */
export async function loadFamilies(round?: string): Promise<{ families: Family[]; strangers: Stranger[] }> {
  const folders = round ? [ROUNDS[round]] : Object.values(ROUNDS);
  const families: Family[] = [];
  const strangers: Stranger[] = [];
  for (const name of folders) {
    if (!name) throw new RangeError(`there is no round ${round}`);
    const folder = join(import.meta.dirname, name);
    const files = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .sort();
    for (const file of files) {
      const module = (await import(join(folder, file))) as { families?: Family[]; strangers?: Stranger[] };
      families.push(...(module.families ?? []));
      strangers.push(...(module.strangers ?? []));
    }
  }
  return { families, strangers };
}
