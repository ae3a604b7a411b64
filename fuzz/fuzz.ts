/**
 * `npm run fuzz -- [--minutes N] [--seed TEXT] [--only RECIPE] [--file N] [--out DIR]`: makes hostile files and converts each as the
 * server does, in the engine's own processes with its own limits. Every file must get a conversion or a refusal within them; anything
 * else is a find, is kept in DIR with what it was, and makes the status 1. `--seed` and `--file` make one file again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Conversion } from '@tallyleaf/contract';
import { seededRandom } from '../corpus/generator/random.ts';
import { type Find, judge, nameOf } from './judge.ts';
import { minimise } from './minimise.ts';
import type { Hostile, Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';
import { readSeeds, type Seeds } from './seeds.ts';
import { createTally } from './tally.ts';
import { type Answer, openWatchedPool, type WatchedPool } from './watched-pool.ts';

interface Run {
  readonly seed: string;
  readonly out: string;
  readonly recipes: readonly Recipe[];
  readonly seeds: Seeds;
  readonly pool: WatchedPool;
  /** What the seeds yield, by their names. */
  readonly sources: Map<string, Promise<Conversion | undefined>>;
  readonly tally: ReturnType<typeof createTally>;
}

async function makeFile({ seed, recipes, seeds }: Run, number: number): Promise<Hostile & { readonly recipe: string }> {
  const random = seededRandom(`${seed}/${number}`);
  const recipe = random.pick(recipes);
  const made = await recipe.make(random, seeds);
  return { recipe: recipe.name, ...(made instanceof Uint8Array ? { bytes: made } : made) };
}

async function sourceOf({ seeds, sources, pool }: Run, name: string | undefined): Promise<Conversion | undefined> {
  const seed = name === undefined ? undefined : seeds.named(name);
  if (!seed) return undefined;
  const known = sources.get(seed.name) ?? pool.convert(seed.bytes, seed.name).then(({ conversion }) => conversion);
  sources.set(seed.name, known);
  return known;
}

/** Keeps a find: its file, the shortest that is still wrong in the same way, and what is wrong. */
async function keep(
  run: Run,
  number: number,
  file: Hostile & { recipe: string },
  find: Find,
  answer: Answer,
): Promise<void> {
  const name = `${find.kind}-${file.recipe}-${number}`;
  console.log(`FIND ${find.kind}: ${file.recipe}, --seed ${run.seed} --file ${number}: ${find.what.slice(0, 300)}`);
  const place = join(run.out, name);
  writeFileSync(place, file.bytes);
  const told = {
    ...find,
    recipe: file.recipe,
    seed: run.seed,
    file: number,
    source: file.seed,
    time: answer.time,
    memory: answer.memory,
  };
  writeFileSync(`${place}.json`, JSON.stringify(told, null, 1));
  if (find.kind !== 'crash' && find.kind !== 'fault') return;
  const source = await sourceOf(run, file.seed);
  const least = await minimise(
    file.bytes,
    async (bytes) => judge(await run.pool.convert(bytes, name), source)?.kind === find.kind,
  );
  if (least.length < file.bytes.length) writeFileSync(`${place}.least`, least);
}

async function tryOne(run: Run, number: number): Promise<void> {
  const file = await makeFile(run, number);
  const answer = await run.pool.convert(file.bytes, `fuzz-${number}`);
  const source = answer.conversion && (await sourceOf(run, file.seed));
  const find = judge(answer, source);
  run.tally.count(`${file.recipe} ${number}`, nameOf(answer), answer, find);
  if (find) await keep(run, number, file, find, answer);
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now()) },
    only: { type: 'string' },
    file: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'tallyleaf-fuzz') },
  },
});

const recipes = values.only === undefined ? RECIPES : RECIPES.filter(({ name }) => name.startsWith(values.only ?? ''));
if (recipes.length === 0)
  throw new RangeError(
    `no recipe begins with ${values.only}: ${[...new Set(RECIPES.map(({ name }) => name))].join(', ')}`,
  );
const size = availableParallelism();
const pool = openWatchedPool(size);
const run: Run = {
  seed: values.seed,
  out: values.out,
  recipes,
  seeds: readSeeds(),
  pool,
  sources: new Map(),
  tally: createTally(),
};
mkdirSync(run.out, { recursive: true });
console.log(
  `seed ${run.seed}, ${values.file ? `file ${values.file}` : `${values.minutes} minutes`}, finds are kept in ${run.out}`,
);

if (values.file !== undefined) {
  const made = await makeFile(run, Number(values.file));
  writeFileSync(join(run.out, `file-${values.file}`), made.bytes);
  await tryOne(run, Number(values.file));
} else {
  const end = performance.now() + Number(values.minutes) * 60_000;
  let next = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) await tryOne(run, next++);
  };
  await Promise.all(Array.from({ length: size }, work));
}
await pool.close();
run.tally.report();
process.exitCode = run.tally.finds() === 0 ? 0 : 1;
