import { dirname } from 'node:path';
import { repositoryFiles } from './files.mjs';
import { program } from './program.mjs';

/** One check for each tsconfig.json. The web app's route types are generated before its own is run. */
export function typeChecks() {
  const routes = repositoryFiles('packages/*/react-router.config.ts').map(dirname);
  return repositoryFiles('tsconfig.json', '**/tsconfig.json').map((path) => {
    const folder = dirname(path);
    const compile = program('tsc', ['-p', path, '--noEmit', '--pretty', 'false']);
    const generate = program('react-router', ['typegen'], folder);
    const faults = async () => {
      const missing = routes.includes(folder) ? await generate() : [];
      return missing.length > 0 ? missing : compile();
    };
    return { name: `types of ${folder === '.' ? 'tests and scripts' : folder}`, faults };
  });
}
