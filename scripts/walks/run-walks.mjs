import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

/**
 * Builds the app where it is not built, and runs what walks through its views (tests/e2e/walks), in these locales.
 * @param {readonly string[]} args of Playwright's `test`
 * @param {Readonly<Record<string, string>>} env
 * @returns {number} the exit status
 */
export function runWalks(args, env) {
  const node = (/** @type {readonly string[]} */ script) =>
    spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;
  return node(['scripts/build-web.mjs']) || node([join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args]);
}
