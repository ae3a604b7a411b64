import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { namedTests, titlePattern } from './coverage-page.mjs';

/**
 * @typedef {object} RunTest
 * @property {string} file from the repository's root, with slashes
 * @property {string} title
 * @property {boolean} passed
 */

/**
 * The tests that pages of requirements name and that did not pass. One that stands for several (a table's rows,
 * languages) passes where each that ran did, and one ran at least.
 * @param {string} page
 * @param {readonly RunTest[]} run
 * @param {(file: string) => boolean} looked whether the file's runner ran
 * @returns {string[]} `file “title”: why`
 */
export function namedButNotPassed(page, run, looked) {
  const named = new Map(namedTests(page).map((test) => [`${test.file} “${test.title}”`, test]));
  return [...named].flatMap(([name, { file, title }]) => {
    if (!looked(file)) return [];
    const pattern = titlePattern(title);
    const found = run.filter((one) => one.file === file && pattern.test(one.title));
    if (found.length === 0) return [`${name}: did not run`];
    return found.every(({ passed }) => passed) ? [] : [`${name}: failed`];
  });
}

/**
 * What Vitest's JSON reporter wrote.
 * @param {string} path
 * @param {string} root
 * @returns {RunTest[]}
 */
export function runByVitest(path, root) {
  /** @type {{ name: string, assertionResults: { title: string, status: string }[] }[]} */
  const files = read(path)?.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: fromRoot(root, name),
      title,
      passed: status === 'passed',
    })),
  );
}

/**
 * What Playwright's JSON reporter wrote.
 * @param {string} path
 * @param {string} root
 * @returns {RunTest[]}
 */
export function runByPlaywright(path, root) {
  /** @typedef {{ suites?: Suite[], specs?: { title: string, ok: boolean, file: string }[] }} Suite */
  const report = read(path);
  if (!report) return [];
  /** @type {(suite: Suite) => RunTest[]} */
  const testsOf = ({ suites = [], specs = [] }) => [
    ...specs.map(({ title, ok, file }) => ({
      file: fromRoot(root, join(report.config.rootDir, file)),
      title,
      passed: ok,
    })),
    ...suites.flatMap(testsOf),
  ];
  return testsOf(report);
}

/** @param {string} path */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/**
 * @param {string} root
 * @param {string} path
 */
const fromRoot = (root, path) => (isAbsolute(path) ? relative(root, path) : path).split(sep).join('/');
