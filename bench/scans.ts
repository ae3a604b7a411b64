/**
 * Makes scans, photographs and faxes of printed statements: `node bench/scans.ts --corpus DIR --out DIR2 [--seed TEXT]
 * [--only TEXT] [--kinds a,b] [--count N]`, to be measured by `node bench/accuracy.ts --corpus DIR2`. `--corpus` may be given
 * more than once. Each file is of another family, as far as there are so many; every fifteenth is of a paper that is no statement.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Random, seededRandom } from '../corpus/generator/random.ts';
import { makeScan } from './scans/make-scan.ts';
import { recipeOf } from './scans/recipe.ts';
import { allKinds, schedule } from './scans/schedule.ts';
import { type Entry, printedEntries, readSource } from './scans/source.ts';

interface Candidate {
  readonly corpus: string;
  readonly entry: Entry;
}

/** Longer ones would only take longer. */
const MOST_PAGES = 4;
const STRANGER_EVERY = 15;

const familyOf = ({ entry }: Candidate): string => entry.family ?? entry.name.replace(/-\d+\.pdf$/, '');

/** Hands out files so that no family comes again before all others had their turn. */
function dealer(
  candidates: readonly Candidate[],
  random: Random,
): (fits: (entry: Entry) => boolean) => Candidate | null {
  const families = new Map<string, Candidate[]>();
  for (const candidate of random.shuffle(candidates)) {
    const family = familyOf(candidate);
    families.set(family, [...(families.get(family) ?? []), candidate]);
  }
  const queue = random.shuffle([...families.keys()]);
  return (fits) => {
    for (const family of queue) {
      const files = families.get(family) ?? [];
      const index = files.findIndex(({ entry }) => fits(entry));
      if (index < 0) continue;
      const [chosen] = files.splice(index, 1);
      queue.push(...queue.splice(queue.indexOf(family), 1));
      return chosen ?? null;
    }
    return null;
  };
}

/** Whether a file can be made into a scan of this kind. */
const fits = (kind: string) => (entry: Entry) => {
  const pages = entry.pages ?? 1;
  if (kind === 'phone') return pages <= 2;
  return pages <= MOST_PAGES && (!/spread|mixed/.test(kind) || pages > 1);
};

interface Settings {
  readonly corpora: readonly string[];
  readonly out: string;
  readonly seed: string;
  readonly only: string;
  readonly kinds: readonly string[];
  readonly count: number;
}

function settingsOf(): Settings {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', multiple: true },
      out: { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      kinds: { type: 'string' },
      count: { type: 'string' },
    },
  });
  if (!values.corpus || !values.out) throw new Error('--corpus DIR says what is scanned, --out DIR where the scans go');
  const kinds = values.kinds?.split(',') ?? [];
  const unknown = kinds.filter((kind) => !allKinds().includes(kind));
  if (unknown.length > 0) throw new Error(`no kind of scan: ${unknown.join(', ')}; there are ${allKinds().join(', ')}`);
  return {
    corpora: values.corpus.map((corpus) => resolve(corpus)),
    ...{ out: resolve(values.out), seed: values.seed ?? 'scans', only: values.only ?? '' },
    ...{ kinds, count: Number(values.count ?? (kinds.length || 45)) },
  };
}

async function main(): Promise<void> {
  const { corpora, out, seed, only, kinds, count } = settingsOf();
  for (const folder of ['files', 'truth']) mkdirSync(join(out, folder), { recursive: true });
  const random = seededRandom(seed);
  const all = corpora
    .flatMap((corpus) => printedEntries(corpus).map((entry) => ({ corpus, entry })))
    .filter(({ entry }) => entry.name.includes(only));
  const dealStatement = dealer(
    all.filter(({ entry }) => entry.class === 'statement'),
    random,
  );
  const dealStranger = dealer(
    all.filter(({ entry }) => entry.class === 'no-statement'),
    random,
  );
  const wanted =
    kinds.length > 0
      ? Array.from({ length: count }, (_, k) => kinds[k % kinds.length] as string)
      : schedule(count, random);
  const manifest: Entry[] = [];
  let failed = 0;
  for (const [index, kind] of wanted.entries()) {
    const stranger = index % STRANGER_EVERY === STRANGER_EVERY - 1 && /^(?:office|phone|fax)/.test(kind);
    const candidate = (stranger ? dealStranger(fits(kind)) : null) ?? dealStatement(fits(kind));
    if (!candidate) continue;
    const { corpus, entry } = candidate;
    const own = seededRandom(`${seed}/${entry.name}/${kind}`);
    const recipe = recipeOf(kind, entry.pages === 1, own);
    const name = `${basename(entry.name, '.pdf')}-${kind}.${recipe.container === 'jpeg' ? 'jpg' : recipe.container}`;
    try {
      const scan = await makeScan(readSource(corpus, entry), recipe, name, own);
      writeFileSync(join(out, 'files', name), scan.bytes);
      if (scan.truth) writeFileSync(join(out, 'truth', `${name}.json`), JSON.stringify(scan.truth, null, 1));
      manifest.push(scan.entry);
      // After each, so that what was made is worth something when the rest is not waited for.
      writeFileSync(join(out, 'manifest.json'), JSON.stringify(manifest, null, 1));
    } catch (error) {
      failed++;
      console.error(`${name}: ${error instanceof Error ? error.stack : error}`);
    }
  }
  console.log(`${manifest.length} files written, ${failed} could not be made`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
