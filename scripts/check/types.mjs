import { dirname, join } from 'node:path';
import { root } from '../setup/root.mjs';
import { foldersOf } from './changed.mjs';
import { repositoryFiles } from './files.mjs';
import { program } from './program.mjs';

/** What the compiler remembers of each folder, so that it looks again only at what a change can touch. */
const remembered = join(root, '.cache', 'types');

/**
 * One check for each tsconfig.json. The web app's route types are generated before its own is run.
 * @param {readonly string[]} [files] those that are checked; without them all are
 */
export function typeChecks(files) {
  const paths = repositoryFiles('tsconfig.json', '**/tsconfig.json');
  const wanted = new Set(files ? foldersOf(files, paths.map(dirname)) : paths.map(dirname));
  const routes = repositoryFiles('packages/*/react-router.config.ts').map(dirname);
  return paths
    .filter((path) => wanted.has(dirname(path)))
    .map((path) => {
      const folder = dirname(path);
      const memory = join(remembered, `${folder === '.' ? 'tests' : folder.replaceAll('/', '-')}.tsbuildinfo`);
      const incremental = ['--incremental', '--tsBuildInfoFile', memory];
      const compile = program('tsc', ['-p', path, '--noEmit', '--pretty', 'false', ...incremental]);
      const generate = program('react-router', ['typegen'], folder);
      const faults = async () => {
        const missing = routes.includes(folder) ? await generate() : [];
        return missing.length > 0 ? missing : compile();
      };
      return { name: `types of ${folder === '.' ? 'tests and scripts' : folder}`, faults };
    });
}
