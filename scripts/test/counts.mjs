import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 */

/**
 * What `check.mjs --report` wrote.
 * @param {string} path
 * @returns {Counts}
 */
export const countChecks = (path) => readReport(path) ?? { passed: 0, failed: 0 };

/**
 * What Vitest's JSON reporter wrote. A file that could not be loaded has no test that could fail: it counts as one.
 * @param {string} path
 * @returns {Counts}
 */
export function countVitest(path) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 0 };
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * What Playwright's JSON reporter wrote. A test that passes only when it is tried again has failed.
 * @param {string} path
 * @returns {Counts}
 */
export function countPlaywright(path) {
  const report = readReport(path);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (unexpected + flaky === 0 ? report.errors.length : 0) };
}

/** @param {string} path */
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
