/**
 * How right the conversions of a corpus are: `node bench/accuracy.ts [--corpus DIR] [--only TEXT] [--worst N] [--keep DIR]`.
 * Converts every file of the corpus (passwords from its manifest), and scores the answers with the corpus's own scorer.
 * A whole corpus that `baseline.json` knows by its folder's name fails when it got worse; `--accept` writes down what it came to.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@tallyleaf/engine';
import { createEnginePool, type EnginePool } from '@tallyleaf/engine/node';
import { type Baseline, worseThanBaseline, writeBaseline } from './baseline.ts';

interface Entry {
  readonly name: string;
  readonly class: 'statement' | 'no-statement' | 'hostile';
  readonly password?: string;
  readonly family?: string;
}

const shared = resolve(import.meta.dirname, '../../shared');

async function answer(pool: EnginePool, corpus: string, entry: Entry): Promise<unknown> {
  const path = join(corpus, 'files', entry.name);
  const passwords = entry.password ? [entry.password] : [];
  try {
    return await pool.convert({ path, fileName: entry.name, passwords });
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    console.error(`${entry.name}: ${error instanceof Error ? error.stack : error}`);
    return { refusal: 'fault' };
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string' },
      only: { type: 'string' },
      worst: { type: 'string' },
      keep: { type: 'string' },
      accept: { type: 'boolean' },
    },
  });
  const corpus = resolve(values.corpus ?? join(shared, 'samples'));
  if (!existsSync(join(corpus, 'manifest.json'))) throw new Error(`there is no corpus in ${corpus}`);
  const entries = (JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as Entry[]).filter(
    (entry) => !values.only || entry.name.includes(values.only),
  );
  const got = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'tallyleaf-accuracy-'));
  mkdirSync(got, { recursive: true });
  // How right the answers are must not depend on how fast the machine is.
  const pool = createEnginePool({ limits: { documentTime: 600_000 } });
  await Promise.all(
    entries.map(async (entry) => {
      const result = await answer(pool, corpus, entry);
      writeFileSync(join(got, `${entry.name}.json`), JSON.stringify(result));
    }),
  );
  await pool.close();
  const scorer = join(shared, 'score', 'score.mjs');
  const report = join(got, 'score.json');
  const args = [scorer, '--truth', corpus, '--got', got, '--worst', values.worst ?? '20', '--json', report];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0 && !values.only) {
    const { total } = JSON.parse(readFileSync(report, 'utf8')) as { total: Baseline };
    if (values.accept) writeBaseline(basename(corpus), total);
    for (const fault of worseThanBaseline(basename(corpus), total)) {
      console.error(`worse than the baseline: ${fault}`);
      process.exitCode = 1;
    }
  }
  if (!values.keep) rmSync(got, { recursive: true });
}

await main();
