import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Family, Stranger } from './family.ts';

/** Every family and stranger: each file of `layouts/` exports `families`, `strangers` or both. */
export async function loadFamilies(): Promise<{ families: Family[]; strangers: Stranger[] }> {
  const folder = join(import.meta.dirname, 'layouts');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const families: Family[] = [];
  const strangers: Stranger[] = [];
  for (const name of files) {
    const module = (await import(join(folder, name))) as { families?: Family[]; strangers?: Stranger[] };
    families.push(...(module.families ?? []));
    strangers.push(...(module.strangers ?? []));
  }
  return { families, strangers };
}
