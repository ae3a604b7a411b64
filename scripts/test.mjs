/**
 * Everything that must hold before a change lands: the checks, the unit and database tests, the build of the web app
 * and the tests in a browser. All runners run whatever the one before them found; the last line is the sum.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/root.mjs';
import { countChecks, countPlaywright, countVitest } from './test/counts.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tallyleaf-test-'));
const packages = join(root, 'node_modules');

/**
 * @typedef {object} Runner
 * @property {string} name
 * @property {readonly string[]} args what Node runs
 * @property {Record<string, string>} [env]
 * @property {(path: string) => import('./test/counts.mjs').Counts} [count] reads its report; without one it counts as one test
 */

/** @type {Runner[]} */
const runners = [
  {
    name: 'check',
    args: ['scripts/check.mjs', '--report', join(reports, 'check')],
    count: countChecks,
  },
  // Before the tests: some look at what the build wrote.
  { name: 'build', args: ['scripts/build-web.mjs'] },
  {
    name: 'unit',
    args: [
      join(packages, 'vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'unit')}`,
    ],
    count: countVitest,
  },
  {
    name: 'browser',
    args: [join(packages, '@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser') },
    count: countPlaywright,
  },
];

let passed = 0;
let failed = 0;
try {
  for (const runner of runners) {
    const counts = run(runner);
    passed += counts.passed;
    failed += counts.failed;
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * A runner that ends badly has failed at least once, whatever it counted; one that ran nothing has failed, too.
 * @param {Runner} runner
 */
function run({ name, args, env, count }) {
  process.stdout.write(`\n=== ${name}\n`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = count(join(reports, name));
  if (counts.failed > 0 || (status === 0 && counts.passed > 0)) return counts;
  process.stdout.write(`${name}: ${counts.passed} passed, yet it ended with status ${status}\n`);
  return { ...counts, failed: 1 };
}
