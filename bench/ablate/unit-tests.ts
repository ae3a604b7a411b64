import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createHelper, type Helper } from './helper.ts';
import type { Constant, Rule } from './rules.ts';
import type { Answers, Off } from './switches.ts';
import type { UnitRun } from './unit-child.ts';

/** Unit tests are cases, too: one that fails with a rule off holds it. */

/** Files of tests at most that are run for a rule. */
const MOST_FILES = 6;
/** Milliseconds: tests that take longer with a rule off have failed. */
const LIMIT = 180_000;
/** For all tests of the engine. */
const LIMIT_OF_ALL = 3_600_000;

interface Noted {
  readonly path: string;
  readonly answers: Readonly<Record<string, Answers>>;
}

type Runner = Helper<UnitRun, { readonly passed: boolean }>;

/** What rules answer in each file of tests. */
async function noteAnswers(runner: Runner, notes: string): Promise<void> {
  mkdirSync(notes, { recursive: true });
  const answer = await runner.ask({ files: [], off: null, notes }, LIMIT_OF_ALL);
  if (!answer?.passed) throw new Error('unit tests fail with all rules on');
}

/** The files of tests in which a rule answers otherwise: its own first, then those in which the fewest rules are asked. */
function testsOf(noted: readonly Noted[], { id, file }: Rule, constant: Constant): string[] {
  const own = basename(file, '.ts');
  const isOwn = ({ path }: Noted): number => (basename(path, '.test.ts') === own ? 0 : 1);
  const size = ({ answers }: Noted): number => Object.keys(answers).length;
  return noted
    .filter(({ answers }) => (answers[id]?.[constant] ?? 0) > 0)
    .toSorted((a, b) => isOwn(a) - isOwn(b) || size(a) - size(b))
    .map(({ path }) => path);
}

/** Whether a test in a file fails with a rule off, and passes with it on. */
async function fails(runner: Runner, file: string, off: Off): Promise<boolean> {
  const passes = async (off: Off | null): Promise<boolean> => {
    const answer = await runner.ask({ files: [file], off, notes: null }, LIMIT);
    return answer?.passed ?? false;
  };
  if (await passes(off)) return false;
  if (await passes(null)) return true;
  await runner.end();
  return !(await passes(off));
}

/** The engine's unit tests, to be run with rules off. */
export interface UnitTests {
  /** The file of a test that fails where a rule always gives one of some answers; null where none does. */
  readonly holding: (rule: Rule, constants: readonly Constant[]) => Promise<string | null>;
  readonly end: () => Promise<void>;
}

/** Runs all of them once, to know which rules each asks. `folder` is written in. */
export async function openUnitTests(folder: string): Promise<UnitTests> {
  const notes = join(folder, 'units');
  const runner: Runner = createHelper(join(import.meta.dirname, 'unit-child.ts'), [folder]);
  if (!existsSync(notes)) await noteAnswers(runner, notes);
  const noted = readdirSync(notes).map((name) => JSON.parse(readFileSync(join(notes, name), 'utf8')) as Noted);
  return {
    end: runner.end,
    holding: async (rule, constants) => {
      for (const constant of constants)
        for (const file of testsOf(noted, rule, constant).slice(0, MOST_FILES))
          if (await fails(runner, file, { rule: rule.id, constant })) return basename(file);
      return null;
    },
  };
}
