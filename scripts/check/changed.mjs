import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

/** @param {readonly string[]} args of git; its words about what it does not know are not shown */
const git = (args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * The files that differ from where this branch left `main`, and those that are not committed; deleted ones left out.
 * Paths relative to the repository. Where there is no `main`, those that differ from the last commit.
 */
export function changedFiles() {
  const lists = [
    git(['diff', '--name-only', '-z', start()]),
    git(['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  const paths = lists.flatMap((list) => list.split('\0'));
  return [...new Set(paths)].filter((path) => path && existsSync(join(root, path)));
}

function start() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git(['merge-base', 'HEAD', main]).trim();
    } catch {
      // This clone does not know it.
    }
  }
  return 'HEAD';
}

/**
 * The folders, of those that have a tsconfig.json, that files are checked in: the innermost above each, and the repository's
 * own for tests, which it checks with all others'.
 * @param {readonly string[]} files
 * @param {readonly string[]} folders
 */
export function foldersOf(files, folders) {
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const innermost = code.map((file) =>
    folders
      .filter((folder) => folder !== '.' && file.startsWith(`${folder}/`))
      .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), ''),
  );
  const tests = code.some((file) => /^packages\/(contract|engine|exporters)\/.*\.test\.ts$/.test(file)) ? ['.'] : [];
  return new Set([...innermost.map((folder) => folder || '.'), ...tests]);
}
