import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { areaOf, filesOf } from './chosen.ts';
import { CORE } from './core.ts';

const root = resolve(import.meta.dirname, '../..');

/** The files of tests that a project of vitest.config.ts runs, relative to the root. */
function testsOf(project: string): string[] {
  for (const one of config.test?.projects ?? [])
    if (typeof one === 'object' && 'test' in one && one.test?.name === project)
      return globSync([...(one.test.include ?? [])], { cwd: root });
  return [];
}

const judged = (project: string, judges: readonly string[]): number =>
  testsOf(project).filter((file) => judges.some((judge) => file.startsWith(judge))).length;

// Changes that no test can notice would all be counted as survivors.
it.each(CORE)('$name has files to change, and tests in its project that judge them', (area) => {
  expect(filesOf(area, root)).not.toEqual([]);
  expect(judged(area.project, area.judges)).toBeGreaterThan(0);
});

it.each(['packages/contract/src/columns.ts', 'packages/engine/src/convert.ts', 'packages/cli/src/main.ts'])(
  '%s, no part of the core, is judged by tests of its package',
  (file) => {
    const { project, judges } = areaOf(file, CORE, root);
    expect(judged(project, judges)).toBeGreaterThan(0);
  },
);
