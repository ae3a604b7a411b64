/**
 * How right conversions are: `node bench/accuracy.ts [--corpus DIR]… [--kind digital|scanned|all] [--only TEXT] [--mode NAME]
 * [--worst N] [--by GROUP] [--keep DIR] [--forget SHARE] [--seed TEXT] [--accept]`. Without `--corpus` it measures what the repository holds: its corpus and the spent
 * rounds. Each figure's meaning: `bench/score/README.md`; the modes: `bench/report/modes.ts`.
 *
 * `--keep` keeps the answers and their score, `--by` shows figures by family, language, country, type, kind, difficulty or class.
 * `--forget 0.2` makes the engine forget a fifth of its vocabulary, chosen by `--seed`: what is then still read right does not hang on
 * known words, as on statements of strangers.
 * A whole corpus that `baseline.json` knows by its name fails when it got worse; `--accept` writes down what it came to.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { convertAll, convertHere, keepAnswers, withoutHarm } from './answers.ts';
import { worseThanBaseline, writeBaseline } from './baseline.ts';
import { corporaAtHand } from './corpora/at-hand.ts';
import { type Corpus, type Kind, kindNamed, ofKind, openCorpus, truthOf } from './corpora/corpus.ts';
import { forgetWords } from './forget-words.ts';
import { isWhole, type Mode, modeNamed } from './report/modes.ts';
import { figureTable, worstFiles } from './score/print.ts';
import { GROUPS, type Group, type Score, scoreAll } from './score/score-all.ts';

interface Settings {
  readonly corpora: readonly string[];
  readonly kind: Kind;
  readonly mode: Mode;
  readonly only: string;
  readonly worst: number;
  readonly by: Group | undefined;
  readonly keep: string | undefined;
  readonly accept: boolean;
  /** The share of its vocabulary that the engine forgets, and by which seed. */
  readonly forget: number;
  readonly seed: string;
}

function groupNamed(name: string | undefined): Group | undefined {
  const group = GROUPS.find((one) => one === name);
  if (name !== undefined && !group) throw new RangeError(`no group ${name}; there are ${GROUPS.join(', ')}`);
  return group;
}

function settingsOf(): Settings {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', multiple: true, default: [] },
      kind: { type: 'string', default: 'all' },
      mode: { type: 'string' },
      only: { type: 'string', default: '' },
      worst: { type: 'string', default: '20' },
      by: { type: 'string' },
      keep: { type: 'string' },
      accept: { type: 'boolean', default: false },
      forget: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'strangers' },
    },
  });
  return {
    corpora: values.corpus.map((path) => resolve(path)),
    kind: kindNamed(values.kind),
    mode: modeNamed(values.mode),
    only: values.only,
    worst: Number(values.worst),
    by: groupNamed(values.by),
    keep: values.keep === undefined ? undefined : resolve(values.keep),
    accept: values.accept,
    forget: Number(values.forget),
    seed: values.seed,
  };
}

/** What is measured of a corpus. */
function chosen(corpus: Corpus, { kind, mode, only, forget }: Settings): Corpus {
  const { name, ...rest } = ofKind(isWhole(mode) && forget === 0 ? corpus : withoutHarm(corpus), kind);
  return { name, ...rest, entries: rest.entries.filter((entry) => entry.name.includes(only)) };
}

async function measure(corpus: Corpus, { mode, forget }: Settings, keep: string | undefined): Promise<Score> {
  const answers = await (forget > 0 ? convertHere : convertAll)(corpus, mode);
  const score = scoreAll(
    corpus.entries,
    (entry) => truthOf(corpus, entry),
    (entry) => answers.get(entry) ?? null,
  );
  if (keep) {
    keepAnswers(keep, answers);
    const files = score.files.map(({ entry, figures, faults }) => ({ name: entry.name, ...figures, faults }));
    writeFileSync(join(keep, 'score.json'), JSON.stringify({ ...score, files }, null, 1));
  }
  return score;
}

/** Holds a whole corpus, converted by the whole engine, to its baseline. */
function judge({ name }: Corpus, { total }: Score, { only, mode, accept, forget }: Settings): void {
  if (only || forget > 0 || !isWhole(mode)) return;
  if (accept) writeBaseline(name, total);
  for (const fault of worseThanBaseline(name, total)) {
    console.error(`${name} is worse than its baseline: ${fault}`);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const settings = settingsOf();
  if (settings.forget > 0) forgetWords(settings.forget, settings.seed);
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-accuracy-'));
  try {
    const given = settings.corpora.map((path) => openCorpus(path));
    const all = (given.length > 0 ? given : corporaAtHand(folder)).map((corpus) => chosen(corpus, settings));
    const measured: [Corpus, Score][] = [];
    for (const corpus of all) {
      const keep = settings.keep && all.length > 1 ? join(settings.keep, corpus.name) : settings.keep;
      const score = await measure(corpus, settings, keep);
      measured.push([corpus, score]);
      const groups = Object.entries(settings.by ? score.by[settings.by] : {});
      if (groups.length > 0) console.log(`\n${corpus.name}\n${figureTable(groups)}`);
      const worst = worstFiles(score, settings.worst);
      if (worst) console.log(`\n${corpus.name}: the worst files\n${worst}`);
    }
    console.log(`\n${figureTable(measured.map(([{ name }, { total }]) => [name, total]))}`);
    for (const [corpus, score] of measured) judge(corpus, score, settings);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
