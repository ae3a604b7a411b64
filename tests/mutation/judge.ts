import { resolve } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import config from '../../vitest.config.ts';

/**
 * A process of its own, for one project of vitest.config.ts: runs tests on sources that it is handed and that are written
 * nowhere. The parent ends it where a change makes tests run for ever.
 */

export interface Question {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** What the file shall hold. */
  readonly source: string;
}

export interface Order {
  readonly project: string;
  /** Files that are going to be changed, relative to the root. */
  readonly files: readonly string[];
  readonly judges: readonly string[];
}

/** `passed`: the tests of the file pass; `tests`: how many test files there are; `fault`: why, where they do not. */
export interface Answer {
  readonly passed: boolean;
  readonly tests: number;
  readonly fault: string;
}

const root = resolve(import.meta.dirname, '../..');
const replaced = { file: '', source: '' };

/** The one project, without the others; each file of tests with modules of its own, since one of them changes. */
function projectNamed(name: string) {
  const { projects = [], ...shared } = config.test ?? {};
  const project = projects.find((one) => typeof one === 'object' && 'test' in one && one.test?.name === name);
  if (typeof project !== 'object' || !('test' in project)) throw new Error(`vitest.config.ts has no project ${name}`);
  const { plugins, extends: _shared, ...rest } = project;
  const replace = {
    name: 'replace-source',
    enforce: 'pre' as const,
    load: (id: string) => (id === replaced.file ? replaced.source : null),
  };
  const test = { ...shared, ...project.test, isolate: true, fsModuleCache: false, sequence: { sequencer: AsGiven } };
  return { ...rest, root, plugins: [plugins, replace], test } as ViteUserConfig;
}

/** The tests of the same folder come first: they are quick, and the first that fails ends a run. */
class AsGiven {
  shard = async (files: TestSpecification[]): Promise<TestSpecification[]> => files;
  sort = async (files: TestSpecification[]): Promise<TestSpecification[]> => files;
}

async function begin({ project, files, judges }: Order): Promise<(question: Question) => Promise<Answer>> {
  const options = {
    config: false as const,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
    passWithNoTests: true,
  };
  const vitest = await createVitest('test', { ...options, root }, projectNamed(project));
  const judging = new Map<string, TestSpecification[]>();
  for (const file of files) judging.set(file, await testsOf(vitest, resolve(root, file), judges));
  return async ({ file, source }) => {
    const path = resolve(root, file);
    const before = replaced.file;
    Object.assign(replaced, { file: path, source });
    for (const changed of new Set([before, path])) if (changed !== '') vitest.invalidateFile(changed);
    // Failures of the run before would end this one at once.
    vitest.state.filesMap.clear();
    vitest.state.clearErrors();
    const tests = judging.get(file) ?? [];
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests, false);
    const failed = testModules.filter((one) => !one.ok());
    const fault = failed.map((one) => one.relativeModuleId).join(', ') || unhandledErrors.map(String).join(', ');
    return { passed: fault === '', tests: tests.length, fault };
  };
}

/** Tests in the given folders that import the file, however far; the file's own test first, then those beside it. */
async function testsOf(vitest: Vitest, path: string, judges: readonly string[]): Promise<TestSpecification[]> {
  vitest.config.related = [path];
  const tests = await vitest.getRelevantTestSpecifications([...judges]);
  const far = ({ moduleId }: TestSpecification): number => {
    const [own, test] = [path, moduleId].map((one) => one.replace(/([.]test)?[.]tsx?$/, ''));
    return own === test ? 0 : test?.startsWith(path.slice(0, path.lastIndexOf('/') + 1)) ? 1 : 2;
  };
  return tests.sort((a, b) => far(a) - far(b) || (a.moduleId < b.moduleId ? -1 : 1));
}

// Whoever asked is gone.
process.once('disconnect', () => process.exit());
process.once('message', async (order: Order) => {
  const ask = await begin(order);
  process.on('message', async (question: Question) => process.send?.(await ask(question)));
  process.send?.('ready');
});
