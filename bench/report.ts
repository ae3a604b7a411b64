/**
 * Writes `docs/accuracy.md` and its reliability diagram: `node bench/report.ts [--out DIR] [--unseen]`. Converts every corpus at hand (rounds of
 * families, the repository's own corpus, sets of samples where they lie beside it) with and without the engine's parts, and scores it.
 * `--unseen` writes only what sets came to when they were unseen, as it is kept in `bench/`, and converts nothing.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { convertAll } from './answers.ts';
import { truthOf } from './corpora/corpus.ts';
import { corporaIn, type Reported } from './report/corpora.ts';
import { MODES, type Mode } from './report/modes.ts';
import { leastKnownRows, type Measured, pageOf, withUnseen } from './report/page.ts';
import { binsOf, diagram } from './report/reliability.ts';
import { scoreAll } from './score/score-all.ts';

async function measure(reported: Reported, mode: Mode): Promise<Measured> {
  const { corpus } = reported;
  const answers = await convertAll(corpus, mode);
  const score = scoreAll(
    corpus.entries,
    (entry) => truthOf(corpus, entry),
    (entry) => answers.get(entry) ?? null,
  );
  const { meanFileF1, perfect, silentErrors } = score.total;
  console.log(`${corpus.name}, ${mode.name}: mean F1 ${meanFileF1}, perfect ${perfect}, silent ${silentErrors}`);
  return { reported, mode, score };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' }, unseen: { type: 'boolean' } } });
  const out = resolve(values.out ?? join(import.meta.dirname, '../docs'));
  if (values.unseen) {
    const path = join(out, 'accuracy.md');
    writeFileSync(path, withUnseen(readFileSync(path, 'utf8')));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-report-'));
  try {
    const all: Measured[] = [];
    for (const reported of corporaIn(folder)) for (const mode of MODES) all.push(await measure(reported, mode));
    const rows = leastKnownRows(all);
    mkdirSync(join(out, 'images'), { recursive: true });
    writeFileSync(join(out, 'accuracy.md'), pageOf(all));
    writeFileSync(join(out, 'images/reliability.svg'), diagram(binsOf(rows), rows.length));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();
