import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AtlasEntry } from './entry.ts';
import { faultsOfEntry } from './shape.ts';

/** One institution in so many is set aside, to measure with. */
const HELD_OUT_ONE_IN = 5;

/** All entries, by country and name; one that does not fit the schema is an error. */
export function loadAtlas(folder: string = import.meta.dirname): readonly AtlasEntry[] {
  return filesOfAtlas(folder).map(({ country, path }) => {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const faults = faultsOfEntry(value);
    if (faults.length > 0) throw new Error(`${path}:\n${faults.join('\n')}`);
    const entry = value as AtlasEntry;
    if (`${entry.name}.json` !== basename(path) || entry.country.toLowerCase() !== country) {
      throw new Error(`${path}: its name and country are not those of its place`);
    }
    return entry;
  });
}

/**
 * Whether an entry is set aside: nothing is learnt from it, so that it can say how well the rest carries over. All
 * layouts of an institution go the same way, and always will.
 */
export const isHeldOut = ({ country, institution }: Pick<AtlasEntry, 'country' | 'institution'>): boolean =>
  hash(`${country}/${institution}`) % HELD_OUT_ONE_IN === 0;

function filesOfAtlas(folder: string) {
  const countries = readdirSync(folder, { withFileTypes: true })
    .filter((place) => place.isDirectory())
    .map(({ name }) => name)
    .sort();
  return countries.flatMap((country) =>
    readdirSync(join(folder, country))
      .sort()
      .map((file) => ({ country, path: join(folder, country, file) })),
  );
}

/** FNV-1a over UTF-8, mixed at its end: the low bits alone are nearly those of the last letters. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x7feb352d);
  return (sum ^ (sum >>> 15)) >>> 0;
}
