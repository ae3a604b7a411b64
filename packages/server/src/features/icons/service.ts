import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getIcons } from '@iconify/utils';

/** The sets that there are, by the files that the icon API names. */
const SETS: Readonly<Record<string, string>> = { 'lucide.json': '@iconify-json/lucide/icons.json' };

type IconData = Parameters<typeof getIcons>[0];

const loaded = new Map<string, Promise<IconData>>();

/** A set is read on its first use: most pages bring their icons. */
function load(source: string): Promise<IconData> {
  const known = loaded.get(source);
  if (known) return known;
  const reading = readFile(fileURLToPath(import.meta.resolve(source)), 'utf8').then(
    (text) => JSON.parse(text) as IconData,
  );
  loaded.set(source, reading);
  return reading;
}

/** Icons of a set, and which of the names are not in it; `undefined` where there is no such set. */
export async function findIcons(file: string, names: readonly string[]) {
  const source = Object.hasOwn(SETS, file) ? SETS[file] : undefined;
  if (source === undefined) return undefined;
  const data = await load(source);
  // Names such as "constructor" are of every object, but of no set.
  const isThere = (name: string) => Object.hasOwn(data.icons, name) || Object.hasOwn(data.aliases ?? {}, name);
  const found = getIcons(data, names.filter(isThere), true);
  const missing = names.filter((name) => !isThere(name));
  return found && { ...found, ...(missing.length > 0 && { not_found: missing }) };
}
