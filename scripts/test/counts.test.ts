import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countChecks, countPlaywright, countVitest } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('checks are counted as they were reported', () => {
  expect(countChecks(report({ passed: 11, failed: 2 }))).toEqual({ passed: 11, failed: 2 });
});

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countVitest(report({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({ passed: 2, failed: 2 });
});

test('a browser test that passed at its second try counts as a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  expect(countPlaywright(report({ stats, errors: [] }))).toEqual({ passed: 5, failed: 2 });
});

test('an error outside any test counts as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright(report({ stats, errors: [{ message: 'no tests' }] }))).toEqual({ passed: 0, failed: 1 });
});

test('a runner that wrote no report ran nothing', () => {
  const missing = join(folder, 'missing.json');
  for (const count of [countChecks, countVitest, countPlaywright]) {
    expect(count(missing)).toEqual({ passed: 0, failed: 0 });
  }
});
