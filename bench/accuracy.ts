/**
 * How right conversions are: `node bench/accuracy.ts [--corpus DIR]… [--kind digital|scanned|all] [--only TEXT] [--mode NAME]
 * [--worst N] [--by GROUP] [--keep DIR] [--accept]`. Without `--corpus` it measures what the repository holds: its corpus and the spent
 * rounds. Each figure's meaning: `bench/score/README.md`; the modes: `bench/report/modes.ts`.
 *
 * `--keep` keeps the answers and their score, `--by` shows figures by family, language, country, type, kind, difficulty or class.
 * A whole corpus that `baseline.json` knows by its name fails when it got worse; `--accept` writes down what it came to.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { convertAll, keepAnswers, withoutHarm } from './answers.ts';
import { worseThanBaseline, writeBaseline } from './baseline.ts';
import { corporaAtHand } from './corpora/at-hand.ts';
import { type Corpus, type Kind, kindNamed, ofKind, openCorpus, truthOf } from './corpora/corpus.ts';
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
  };
}

/** What is measured of a corpus. */
function chosen(corpus: Corpus, { kind, mode, only }: Settings): Corpus {
  const { name, ...rest } = ofKind(isWhole(mode) ? corpus : withoutHarm(corpus), kind);
  return { name, ...rest, entries: rest.entries.filter((entry) => entry.name.includes(only)) };
}

async function measure(corpus: Corpus, { mode }: Settings, keep: string | undefined): Promise<Score> {
  const answers = await convertAll(corpus, mode);
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
function judge({ name }: Corpus, { total }: Score, { only, mode, accept }: Settings): void {
  if (only || !isWhole(mode)) return;
  if (accept) writeBaseline(name, total);
  for (const fault of worseThanBaseline(name, total)) {
    console.error(`${name} is worse than its baseline: ${fault}`);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const settings = settingsOf();
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
