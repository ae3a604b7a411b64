import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { seededRandom } from '../../corpus/generator/random.ts';
import { unlike } from '../flood/attacks.ts';
import { makeScan } from '../scans/make-scan.ts';
import { recipeOf } from '../scans/recipe.ts';
import { type Entry, printedEntries } from '../scans/source.ts';

/** What is converted under load: statements of the corpus, each time as other files. */

const corpus = resolve(import.meta.dirname, '../../corpus');

const bytesOf = (entry: Entry & { readonly path?: string }): Buffer => readFileSync(join(corpus, entry.path ?? ''));

const statements = (): Entry[] => printedEntries(corpus).filter((entry) => entry.class === 'statement');

/** So many statements, the corpus from its beginning, again and again. */
export function printedFiles(count: number): Buffer[] {
  const all = statements();
  return Array.from({ length: count }, (_, n) => unlike(bytesOf(all[n % all.length] as Entry)));
}

/** So many scans, each of one page of a statement of the corpus. */
export async function scannedFiles(count: number): Promise<Buffer[]> {
  const all = statements().filter(({ pages }) => pages === 1);
  const scans: Buffer[] = [];
  for (let n = 0; n < count; n++) {
    const entry = all[n % all.length] as Entry;
    const random = seededRandom(`load/${n}`);
    const recipe = { ...recipeOf('office', true, random), container: 'pdf' as const };
    const source = { entry, bytes: bytesOf(entry), truth: null };
    scans.push(Buffer.from((await makeScan(source, recipe, basename(entry.name), random)).bytes));
  }
  return scans;
}
