/**
 * Which rules of the engine no document needs: `node bench/ablate.ts [--corpus DIR]… [--only TEXT]… [--documents N] [--scans]
 * [--units] [--keep FILE]`. Each rule of the engine's middle (a function that answers yes or no, or one that proposes) is made to
 * give one answer always, first `false`, then `true`, and documents are converted again in which it gives the other. A rule is without
 * a case where none changes, or where it answers the same in all of them.
 *
 * On our own corpus and the spent rounds, and on those in `--corpus` as well; digital documents, and with `--scans` the others, too.
 * `--only` narrows by file or name, `--documents` says how many are tried at most (12), `--units` tries the unit tests of what no
 * document needs, `--keep` writes all trials as JSON. Fails where the rules without a case are not those of `bench/ablate/known.json`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnswerer } from './ablate/answerer.ts';
import { compareWithKnown, readKnown } from './ablate/known.ts';
import { lineOf, summaryOf } from './ablate/print.ts';
import { ENGINE, findRules } from './ablate/rules.ts';
import { type Paper, readUntouched, type Trial, tryRules } from './ablate/try-rules.ts';
import { openUnitTests } from './ablate/unit-tests.ts';
import { type Verdict, verdictsOf } from './ablate/verdicts.ts';
import { withoutHarm } from './answers.ts';
import { corporaAtHand } from './corpora/at-hand.ts';
import { type Corpus, fileOf, ofKind, openCorpus } from './corpora/corpus.ts';

interface Settings {
  readonly corpora: readonly string[];
  readonly only: readonly string[];
  readonly documents: number;
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
      scans: { type: 'boolean', default: false },
      units: { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
  });
  const { corpus, documents, ...rest } = values;
  return { ...rest, corpora: corpus.map((path) => resolve(path)), documents: Number(documents), keep: values.keep };
}

function papersOf(corpus: Corpus, { scans }: Settings): Paper[] {
  const chosen = ofKind(withoutHarm(corpus), scans ? 'all' : 'digital');
  return chosen.entries.map((entry) => ({
    path: fileOf(chosen, entry),
    passwords: entry.password ? [entry.password] : [],
    name: entry.name,
    family: entry.family ?? entry.name,
  }));
}

async function tryAll(papers: readonly Paper[], { only, documents }: Settings): Promise<Trial[]> {
  const rules = findRules(ENGINE).filter(({ id }) => only.some((text) => id.includes(text)));
  const answerer = createAnswerer(join(import.meta.dirname, 'ablate/convert-document.ts'), ENGINE);
  try {
    const untouched = await readUntouched(answerer, papers);
    console.log(`${rules.length} rules, ${untouched.length} documents`);
    return await tryRules(answerer, untouched, rules, documents, (trial) => console.log(lineOf(trial)));
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
    const corpora = [...corporaAtHand(folder), ...settings.corpora.map((path) => openCorpus(path))];
    const trials = await tryAll(
      corpora.flatMap((corpus) => papersOf(corpus, settings)),
      settings,
    );
    const verdicts = verdictsOf(trials);
    const units = settings.units ? await heldByUnits(verdicts, folder) : new Map<string, string>();
    console.log(summaryOf(verdicts, units));
    if (settings.keep)
      writeFileSync(settings.keep, JSON.stringify({ trials, units: Object.fromEntries(units) }, null, 1));
    for (const fault of compareWithKnown(verdicts, readKnown(), settings.corpora.length > 0 || settings.scans)) {
      console.error(fault);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
