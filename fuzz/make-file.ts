import { seededRandom } from '../corpus/generator/random.ts';
import type { Hostile } from './recipe.ts';
import { RECIPES } from './recipes.ts';
import type { Seeds } from './seeds.ts';

/** A file by the name of what made it. */
export interface MadeFile extends Hostile {
  readonly recipe: string;
}

/** The recipes whose names begin so. */
export const recipesFor = (only: string): typeof RECIPES => RECIPES.filter(({ name }) => name.startsWith(only));

/** The same file of the same seed, number and recipes. */
export async function makeFile(seeds: Seeds, seed: string, number: number, only: string): Promise<MadeFile> {
  const random = seededRandom(`${seed}/${number}`);
  const recipe = random.pick(recipesFor(only));
  const made = await recipe.make(random, seeds);
  return { recipe: recipe.name, ...(made instanceof Uint8Array ? { bytes: made } : made) };
}
