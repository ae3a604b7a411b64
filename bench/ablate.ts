/**
 * Which rules of the engine no document needs: `node bench/ablate.ts [--corpus DIR]… [--only TEXT]… [--documents N] [--scans]
 * [--families N] [--units] [--keep FILE]`. Each rule of the engine's middle (a function that answers yes or no, that finds
 * something or nothing, or that changes what it is given) is made to give one answer always, and documents are read again in which
 * it gives another. A rule is without a case where none is answered worse by the truth that is known of it, or where it answers the
 * same in all of them.
 *
 * On our own corpus and the spent rounds, and on those in `--corpus` as well; digital documents, and with `--scans` the others, too;
 * of each layout `--families` (2), the smallest. `--only` narrows by file or name, `--documents` says how many are tried at most (12),
 * `--units` tries the unit tests of what no document needs. `--keep` writes each trial as JSON when it is done; a run that finds the
 * file, and the engine as it was, goes on from there. Fails where the rules without a case are not those of `bench/ablate/known.json`.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnswerer } from './ablate/answerer.ts';
import { corporaKept, readUntouchedOnce } from './ablate/cache.ts';
import { keepTrials } from './ablate/keep-trials.ts';
import { compareWithKnown, readKnown } from './ablate/known.ts';
import { lineOf, summaryOf } from './ablate/print.ts';
import { ENGINE, findRules } from './ablate/rules.ts';
import { type Paper, type Trial, tryRules } from './ablate/try-rules.ts';
import { openUnitTests } from './ablate/unit-tests.ts';
import { type Verdict, verdictsOf } from './ablate/verdicts.ts';
import { withoutHarm } from './answers.ts';
import { type Corpus, fileOf, ofKind, openCorpus } from './corpora/corpus.ts';

interface Settings {
  readonly corpora: readonly string[];
  readonly only: readonly string[];
  readonly documents: number;
  readonly families: number;
  readonly scans: boolean;
  readonly units: boolean;
  readonly keep: string | undefined;
}

function settingsOf(): Settings {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [''] },
      documents: { type: 'string', default: '12' },
      families: { type: 'string', default: '2' },
      scans: { type: 'boolean', default: false },
      units: { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
  });
  const { corpus, documents, families, keep, ...rest } = values;
  const counts = { documents: Number(documents), families: Number(families) };
  return { ...rest, ...counts, corpora: corpus.map((path) => resolve(path)), keep: keep && resolve(keep) };
}

/** The documents of a corpus, of each layout the smallest. */
function papersOf(corpus: Corpus, { scans, families }: Settings): Paper[] {
  const chosen = ofKind(withoutHarm(corpus), scans ? 'all' : 'digital');
  const papers = chosen.entries.map((entry) => ({
    path: fileOf(chosen, entry),
    passwords: entry.password ? [entry.password] : [],
    name: entry.name,
    family: `${corpus.name} ${entry.family ?? entry.name}`,
    accepted: corpus.name === 'corpus',
    judged: { entry, truth: join(corpus.folder, 'truth', `${entry.name}.json`) },
  }));
  const sizes = new Map(papers.map(({ path }) => [path, statSync(path).size]));
  const met = new Map<string, number>();
  return papers
    .toSorted((a, b) => (sizes.get(a.path) ?? 0) - (sizes.get(b.path) ?? 0))
    .filter(({ family }) => {
      met.set(family, (met.get(family) ?? 0) + 1);
      return (met.get(family) ?? 0) <= families;
    });
}

async function tryAll(papers: readonly Paper[], { only, documents, keep }: Settings): Promise<Trial[]> {
  const rules = findRules(ENGINE).filter(({ id }) => only.some((text) => id.includes(text)));
  const subject = join(import.meta.dirname, 'ablate/read-pages.ts');
  const untouched = await readUntouchedOnce(() => createAnswerer(subject, ENGINE, 'notes'), papers);
  console.log(`${rules.length} rules, ${untouched.length} documents`);
  const answerer = createAnswerer(subject, ENGINE, 'quick');
  const kept = keepTrials(keep);
  try {
    const tell = (trial: Trial): void => {
      console.log(lineOf(trial));
      kept.add(trial);
    };
    return await tryRules(answerer, untouched, rules, documents, { known: kept.known, tell });
  } finally {
    await answerer.restart();
  }
}

/** Of the rules without a case, those that a unit test holds, each with the file of the test. */
async function heldByUnits(verdicts: readonly Verdict[], folder: string): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  const tests = await openUnitTests(folder);
  try {
    for (const { rule, spare } of verdicts.filter(({ isWithoutCase }) => isWithoutCase)) {
      const file = await tests.holding(rule, spare);
      if (file !== null) held.set(rule.id, file);
      console.log(`${rule.id}  ${file ?? '-'}`);
    }
    return held;
  } finally {
    await tests.end();
  }
}

async function main(): Promise<void> {
  const settings = settingsOf();
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-ablate-'));
  try {
    const corpora = [...corporaKept(), ...settings.corpora.map((path) => openCorpus(path))];
    const trials = await tryAll(
      corpora.flatMap((corpus) => papersOf(corpus, settings)),
      settings,
    );
    const verdicts = verdictsOf(trials);
    const units = settings.units ? await heldByUnits(verdicts, folder) : new Map<string, string>();
    console.log(summaryOf(verdicts, units));
    for (const fault of compareWithKnown(verdicts, readKnown(), settings.corpora.length > 0 || settings.scans)) {
      console.error(fault);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
