/**
 * Everything that must hold before a change lands: the checks, the build of the web app, the unit and database tests, and
 * the tests in a browser. All runners run whatever the one before them found; the last line is the sum. With names, only
 * those run: `node scripts/test.mjs check`, `node scripts/test.mjs build browser`. `--reports FOLDER` keeps what they wrote.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './setup/root.mjs';
import { countChecks, countPlaywright, countVitest } from './test/counts.mjs';
import { namedButNotPassed, runByPlaywright, runByVitest } from './test/named-and-run.mjs';

const { values, positionals: wanted } = parseArgs({
  options: { reports: { type: 'string' } },
  allowPositionals: true,
});
const reports = values.reports ? resolve(values.reports) : mkdtempSync(join(tmpdir(), 'tallyleaf-test-'));
mkdirSync(reports, { recursive: true });
const packages = join(root, 'node_modules');
/** Hundreds of processes load the same sources: they are compiled once. */
const compiled = join(packages, '.cache', 'tallyleaf');
/** @param {string} name of a runner */
const reportOf = (name) => join(reports, `${name}.json`);

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
    args: ['scripts/check.mjs', '--report', reportOf('check')],
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
      `--outputFile.json=${reportOf('unit')}`,
    ],
    count: countVitest,
  },
  {
    name: 'browser',
    args: [join(packages, '@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser') },
    count: countPlaywright,
  },
];

const unknown = wanted.filter((name) => !runners.some((runner) => runner.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `no such runner: ${unknown.join(', ')}; there are ${runners.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}
const chosen = wanted.length === 0 ? runners : runners.filter(({ name }) => wanted.includes(name));

let passed = 0;
let failed = 0;
/** @type {string[]} */
const durations = [];
try {
  for (const counts of [...chosen.map(run), coverage()]) {
    passed += counts.passed;
    failed += counts.failed;
  }
} finally {
  if (!values.reports) rmSync(reports, { recursive: true, force: true });
}
process.stdout.write(`\n${durations.join(', ')}\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * A runner that ends badly has failed at least once, whatever it counted; one that ran nothing has failed, too.
 * @param {Runner} runner
 */
function run({ name, args, env, count }) {
  process.stdout.write(`\n=== ${name}\n`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: compiled, ...env },
  });
  durations.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
  if (!count) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = count(reportOf(name));
  if (counts.failed > 0 || (status === 0 && counts.passed > 0)) return counts;
  process.stdout.write(`${name}: ${counts.passed} passed, yet it ended with status ${status}\n`);
  return { ...counts, failed: 1 };
}

/** The tests that pages of requirements name must be among those that passed; each that is not has failed once more. */
function coverage() {
  const ran = new Set(chosen.map(({ name }) => name));
  if (!ran.has('unit') && !ran.has('browser')) return { passed: 0, failed: 0 };
  const faults = namedButNotPassed(
    ['docs/spec-coverage.md', 'docs/security-asvs.md'].map((page) => readFileSync(join(root, page), 'utf8')).join('\n'),
    [...runByVitest(reportOf('unit'), root), ...runByPlaywright(reportOf('browser'), root)],
    (file) => ran.has(file.endsWith('.spec.ts') ? 'browser' : 'unit'),
  );
  process.stdout.write('\n=== requirements\n');
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: faults.length };
}
