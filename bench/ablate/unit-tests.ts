import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Constant, Rule } from './rules.ts';
import type { Answers } from './switches.ts';
import { nameOf, type Trial } from './try-rules.ts';

/** Unit tests are cases, too: one that fails with a rule off holds it. */

const root = join(import.meta.dirname, '../..');
const VITEST = join(root, 'node_modules/vitest/vitest.mjs');

/** Files of tests at most that are run for a rule. */
const MOST_FILES = 8;
/** Milliseconds: tests that take longer with a rule off have failed. */
const LIMIT = 300_000;

interface Noted {
  readonly path: string;
  readonly answers: Readonly<Record<string, Answers>>;
}

/** Whether all tests in the files pass; without files, in all. */
function pass(files: readonly string[], env: Readonly<Record<string, string>>): boolean {
  const config = join(import.meta.dirname, 'vitest.config.ts');
  const args = [VITEST, 'run', '--config', config, '--bail', '1', '--reporter', 'dot', ...files];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: LIMIT * (files.length === 0 ? 6 : 1),
    killSignal: 'SIGKILL',
  });
  return status === 0;
}

/** What rules answer in each file of tests. `folder` is written in. */
function noteAnswers(folder: string): Noted[] {
  const notes = join(folder, 'units');
  if (!pass([], { TALLYLEAF_RULES_NOTED: notes })) throw new Error('unit tests fail with all rules on');
  return readdirSync(notes).map((name) => JSON.parse(readFileSync(join(notes, name), 'utf8')) as Noted);
}

/** The tests in which a rule answers otherwise: its own first, then the smallest. */
function testsOf(noted: readonly Noted[], { id, file }: Rule, constant: Constant): string[] {
  const own = basename(file, '.ts');
  const isOwn = ({ path }: Noted): number => (basename(path, '.test.ts') === own ? 0 : 1);
  const size = ({ answers }: Noted): number => Object.keys(answers).length;
  return noted
    .filter(({ answers }) => (answers[id]?.[constant] ?? 0) > 0)
    .toSorted((a, b) => isOwn(a) - isOwn(b) || size(a) - size(b))
    .map(({ path }) => relative(root, path));
}

/** Of the trials that changed no document, those that a unit test holds, by name, each with the file of the test. */
export function heldByUnits(trials: readonly Trial[], folder: string): Map<string, string> {
  const none = trials.filter(({ changed }) => changed === null);
  const held = new Map<string, string>();
  if (none.length === 0) return held;
  const noted = noteAnswers(folder);
  for (const trial of none) {
    const { rule, constant } = trial;
    const files = testsOf(noted, rule, constant).slice(0, MOST_FILES);
    if (files.length === 0) continue;
    const off = JSON.stringify({ rule: rule.id, constant });
    if (!pass(files, { TALLYLEAF_RULE_OFF: off }))
      held.set(nameOf(trial), files.length === 1 ? (files[0] ?? '') : `of ${files.length} files`);
  }
  return held;
}
