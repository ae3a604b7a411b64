/**
 * What the engine's confidence is worth, and what it would be if every group of rows had the share of right ones that other layouts
 * have: `node bench/calibrate.ts [--corpus DIR]… [--kind digital|scanned|all] [--group KEY] [--folds 10] [--got DIR]`.
 *
 * A group is what a row says under `KEY` (a debug key that an engine under work may give its rows), else the confidence that it was
 * given. Folds hold out whole families. `--got DIR` takes the answers that `bench/accuracy.ts --keep DIR` left, of one corpus, in
 * place of converting.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Answers, convertAll } from './answers.ts';
import {
  byGroup,
  calibrationError,
  heldOutConfidence,
  type JudgedRow,
  mean,
  weighFamilies,
} from './calibrate/cross-validate.ts';
import { corporaAtHand } from './corpora/at-hand.ts';
import { type Corpus, kindNamed, ofKind, openCorpus, truthOf } from './corpora/corpus.ts';
import { modeNamed } from './report/modes.ts';
import { scoreAll } from './score/score-all.ts';
import type { Answer } from './score/shapes.ts';

/** Answers that were kept. */
function readAnswers({ entries }: Corpus, folder: string): Answers {
  const read = (name: string): Answer => {
    const path = join(folder, `${name}.json`);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Answer) : null;
  };
  return new Map(entries.map((entry) => [entry, read(entry.name)]));
}

/** Every row that was given for a statement, beside whether it is right. */
function judgedRows(corpus: Corpus, answers: Answers, key: string | undefined): JudgedRow[] {
  const { files } = scoreAll(
    corpus.entries,
    (entry) => truthOf(corpus, entry),
    (entry) => answers.get(entry) ?? null,
  );
  return files.flatMap(({ entry, rows }) =>
    rows.map(({ row, right }) => {
      const named = key === undefined ? undefined : (row as unknown as Readonly<Record<string, unknown>>)[key];
      const group = String(named ?? row.confidence.toFixed(3));
      return {
        family: `${corpus.name}/${entry.family ?? entry.name}`,
        group,
        confidence: row.confidence,
        right,
        weight: 1,
      };
    }),
  );
}

function reportGroups(rows: readonly JudgedRow[], heldOut: (row: JudgedRow) => number): void {
  const set = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padStart(9)).join('');
  console.log(`${set(['rows', 'layouts', 'given', 'right', 'held out'])}  group`);
  for (const [group, own] of [...byGroup(rows)].sort(([, a], [, b]) => b.length - a.length)) {
    const layouts = new Set(own.map(({ family }) => family)).size;
    const means = [({ confidence }: JudgedRow) => confidence, ({ right }: JudgedRow) => Number(right), heldOut];
    console.log(`${set([own.length, layouts, ...means.map((of) => mean(own, of).toFixed(3))])}  ${group}`);
  }
}

function report(title: string, rows: readonly JudgedRow[], folds: number): void {
  const heldOut = heldOutConfidence(rows, folds);
  console.log(`\n${title}`);
  reportGroups(rows, heldOut);
  const [given, fitted] = [({ confidence }: JudgedRow) => confidence, heldOut].map(
    (of) => calibrationError(rows, of)?.toFixed(4) ?? '-',
  );
  console.log(`ECE as given ${given}, by the groups' means with layouts held out in ${folds} folds ${fitted}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', multiple: true, default: [] },
      kind: { type: 'string', default: 'all' },
      group: { type: 'string' },
      folds: { type: 'string', default: '10' },
      got: { type: 'string' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-calibrate-'));
  try {
    const given = values.corpus.map((path) => openCorpus(resolve(path)));
    if (values.got && given.length !== 1) throw new Error('--got is of one corpus: name it with --corpus');
    const rows: JudgedRow[] = [];
    for (const whole of given.length > 0 ? given : corporaAtHand(folder)) {
      const corpus = ofKind(whole, kindNamed(values.kind));
      const answers = values.got ? readAnswers(corpus, values.got) : await convertAll(corpus, modeNamed(undefined));
      rows.push(...judgedRows(corpus, answers, values.group));
    }
    report('every row counts alike', rows, Number(values.folds));
    report('every layout counts alike', weighFamilies(rows), Number(values.folds));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
