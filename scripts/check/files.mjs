import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

/**
 * The repository's files, those not committed yet included and those that git ignores left out; paths relative to it.
 * @param {...string} patterns as git takes them
 */
export function repositoryFiles(...patterns) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns];
  const list = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return [...new Set(list.split('\0'))].filter((path) => path && existsSync(join(root, path)));
}

/** @param {string} path relative to the repository */
export const readText = (path) => readFileSync(join(root, path), 'utf8');
