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
import { type Find, judge, nameOf } from './judge.ts';
import { type MadeFile, recipesFor } from './make-file.ts';
import { type Maker, startMaker } from './maker.ts';
import { minimise } from './minimise.ts';
import { RECIPES } from './recipes.ts';
import { readSeeds, type Seeds } from './seeds.ts';
import { createTally } from './tally.ts';
import { type Answer, openWatchedPool, type WatchedPool } from './watched-pool.ts';

interface Run {
  readonly seed: string;
  readonly out: string;
  readonly only: string;
  readonly seeds: Seeds;
  readonly maker: Maker;
  readonly pool: WatchedPool;
  /** What the seeds yield, by their names. */
  readonly sources: Map<string, Promise<Conversion | undefined>>;
  readonly tally: ReturnType<typeof createTally>;
}

/** After the last minute, what is still being converted within its limits is given up after so long. Milliseconds. */
const GRACE = 40_000;

async function sourceOf({ seeds, sources, pool }: Run, name: string | undefined): Promise<Conversion | undefined> {
  const seed = name === undefined ? undefined : seeds.named(name);
  if (!seed) return undefined;
  const known = sources.get(seed.name) ?? pool.convert(seed.bytes, seed.name).then(({ conversion }) => conversion);
  sources.set(seed.name, known);
  return known;
}

/** Keeps a find: its file, the shortest that is still wrong in the same way, and what is wrong. */
async function keep(run: Run, number: number, file: MadeFile, find: Find, answer: Answer): Promise<void> {
  const again = `--seed ${run.seed} --file ${number}${run.only && ` --only ${run.only}`}`;
  console.log(`FIND ${find.kind}: ${file.recipe}, ${again}: ${find.what.slice(0, 300)}`);
  const place = join(run.out, `${find.kind}-${file.recipe}-${number}`);
  writeFileSync(place, file.bytes);
  const { time, memory } = answer;
  const told = { ...find, recipe: file.recipe, again, source: file.seed, time, memory };
  writeFileSync(`${place}.json`, JSON.stringify(told, null, 1));
  if (find.kind !== 'crash' && find.kind !== 'fault') return;
  const source = await sourceOf(run, file.seed);
  const stillWrong = async (bytes: Uint8Array): Promise<boolean> =>
    judge(await run.pool.convert(bytes, place), source)?.kind === find.kind;
  const least = await minimise(file.bytes, stillWrong);
  if (least.length < file.bytes.length) writeFileSync(`${place}.least`, least);
}

async function tryOne(run: Run, number: number, signal?: AbortSignal): Promise<void> {
  const file = await run.maker.make({ seed: run.seed, number, only: run.only });
  const answer = await run.pool.convert(file.bytes, `fuzz-${number}`, signal);
  const source = answer.conversion && (await sourceOf(run, file.seed));
  const find = judge(answer, source);
  run.tally.count(`${file.recipe} ${number}`, nameOf(answer), answer, find);
  if (find) await keep(run, number, file, find, answer);
}

/** Tries one file after the other on each of `lanes`, for so long. */
async function tryMany(run: Run, lanes: number, minutes: number): Promise<void> {
  const ending = new AbortController();
  const end = performance.now() + minutes * 60_000;
  const timer = setTimeout(() => ending.abort(), minutes * 60_000 + GRACE);
  let next = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const number = next++;
      await tryOne(run, number, ending.signal).catch((error: unknown) => {
        if (!ending.signal.aborted) throw error;
        console.log(`file ${number} was still being converted within its limits`);
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  clearTimeout(timer);
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now()) },
    only: { type: 'string', default: '' },
    file: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'tallyleaf-fuzz') },
  },
});
const { seed, out, only, file } = values;
if (recipesFor(only).length === 0) {
  const names = [...new Set(RECIPES.map(({ name }) => name))].join(', ');
  throw new RangeError(`no recipe begins with ${only}; there are ${names}`);
}
const lanes = availableParallelism();
const pool = openWatchedPool(lanes);
const run: Run = {
  ...{ seed, out, only, pool },
  seeds: readSeeds(),
  maker: startMaker(),
  sources: new Map(),
  tally: createTally(),
};
mkdirSync(out, { recursive: true });
console.log(`seed ${seed}, ${file ? `file ${file}` : `${values.minutes} minutes`}, finds are kept in ${out}`);
if (file === undefined) await tryMany(run, lanes, Number(values.minutes));
else {
  const made = await run.maker.make({ seed, number: Number(file), only });
  writeFileSync(join(out, `file-${file}`), made.bytes);
  await tryOne(run, Number(file));
}
await Promise.all([run.maker.close(), pool.close()]);
run.tally.report();
process.exitCode = run.tally.finds() === 0 ? 0 : 1;
