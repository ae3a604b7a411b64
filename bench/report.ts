/**
 * Writes `docs/accuracy.md` and its reliability diagram: `node bench/report.ts [--out DIR]`. Prints the families, converts them
 * and the samples with and without the engine's parts, and scores all of it with the scorer that the samples come with.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@tallyleaf/engine';
import { convertBytes } from '@tallyleaf/engine/node';
import { blindFigures, type Corpus, corporaIn, type Entry } from './report/corpora.ts';
import { MODES, type Mode } from './report/modes.ts';
import { binsOf, diagram } from './report/reliability.ts';
import { type Answer, judgedRows, loadScorer, type Score, truthOf } from './report/score.ts';
import { ablationTable, binTable, blindTable, fieldTable, groupTable, headTable } from './report/tables.ts';

async function answerOf({ folder }: Corpus, entry: Entry, { deciders }: Mode): Promise<Answer> {
  const bytes = new Uint8Array(readFileSync(join(folder, 'files', entry.name)));
  const passwords = entry.password ? [entry.password] : [];
  try {
    return await convertBytes({ bytes, fileName: entry.name }, { passwords, deciders });
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    throw error;
  }
}

interface Measured {
  readonly corpus: Corpus;
  readonly mode: Mode;
  readonly score: Score;
  readonly rows: readonly (readonly [confidence: number, right: boolean])[];
}

async function measure(corpus: Corpus, mode: Mode): Promise<Measured> {
  const scorer = await loadScorer();
  // Files that mean harm are converted in processes of their own, by bench:accuracy.
  const entries = corpus.entries.filter((entry) => entry.class !== 'hostile');
  const answers = new Map<Entry, Answer>();
  for (const entry of entries) answers.set(entry, await answerOf(corpus, entry, mode));
  const score = scorer.scoreAll(
    entries,
    (entry) => truthOf(corpus, entry),
    (entry) => answers.get(entry),
  );
  const rows = entries.flatMap((entry) => {
    const truth = truthOf(corpus, entry);
    return truth ? judgedRows(scorer, truth, answers.get(entry) as Answer) : [];
  });
  return { corpus, mode, score, rows };
}

const HEAD = `# Accuracy

Made by \`npm run bench:report\`; written by no hand. Digital files; scans are read in another way. The scorer is the one that the
samples come with: a transaction is right when its date, amount, balance and description are; a statement is perfect when all
of it is; a *silent error* is a statement called verified that is not right, the worst there is.

Families are layouts written one by one without a look at the engine, printed by a browser (every other file rewritten by
another PDF producer), in rounds. Each round was measured when it was new, and only then was the engine mended on what had failed in it: so
**what a bank never seen before may expect is the first figure of the newest round, not the later ones.** None of the families,
and none of the samples, was ever trained on: the model learns from statements that \`training/\` draws.
`;

const section = (title: string, ...parts: readonly string[]): string => `\n## ${title}\n\n${parts.join('\n\n')}\n`;

/** Rows of the newest round, as the engine reads them with all its parts. */
const newestRows = (all: readonly Measured[]): Measured['rows'] =>
  all.find(({ mode }) => mode === MODES.at(-1))?.rows ?? [];

function pageOf(all: readonly Measured[]): string {
  const whole = all.filter(({ mode }) => mode === MODES.at(-1));
  const named = whole.map(({ corpus, score }) => [corpus.name, score.total] as const);
  const rows = newestRows(all);
  const ablation = whole.map(({ corpus }) => {
    const modes = all.filter((measured) => measured.corpus === corpus);
    return `### ${corpus.name}\n\n${ablationTable(modes.map(({ mode, score }) => [mode.name, score.total]))}`;
  });
  const groups = ['family', 'language', 'difficulty'].map((group) =>
    section(`By ${group}`, ...whole.map(({ corpus, score }) => `### ${corpus.name}\n\n${groupTable(score, group)}`)),
  );
  return [
    HEAD,
    section(
      'When each round was new',
      'Measured once, before anybody had looked at what failed.',
      blindTable(blindFigures()),
    ),
    section(
      'All in all, now',
      headTable(named),
      whole.map(({ corpus }) => `- ${corpus.name}: ${corpus.about}`).join('\n'),
      fieldTable(named),
    ),
    section('What each part is worth', 'The same files with parts of the engine switched off.', ...ablation),
    section(
      'Confidence',
      'Of rows given 0.9, nine in ten should be right. Rows of the newest round of families, as it is read now that the engine has been mended on it; the area of a point grows with its rows.',
      '![Reliability diagram](images/reliability.svg)',
      binTable(binsOf(rows)),
    ),
    ...groups,
  ].join('');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const out = resolve(values.out ?? join(import.meta.dirname, '../docs'));
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-report-'));
  try {
    const all: Measured[] = [];
    for (const corpus of corporaIn(folder)) {
      for (const mode of MODES) {
        const measured = await measure(corpus, mode);
        all.push(measured);
        const { meanFileF1, perfect, silentErrors } = measured.score.total;
        console.log(`${corpus.name}, ${mode.name}: mean F1 ${meanFileF1}, perfect ${perfect}, silent ${silentErrors}`);
      }
    }
    const rows = newestRows(all);
    mkdirSync(join(out, 'images'), { recursive: true });
    writeFileSync(join(out, 'accuracy.md'), pageOf(all));
    writeFileSync(join(out, 'images/reliability.svg'), diagram(binsOf(rows), rows.length));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
