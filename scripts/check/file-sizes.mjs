import { readText, repositoryFiles } from './files.mjs';

/** Lines that a source file may have. */
const LIMIT = 300;

/** Data, not code: tables, messages, generated files. */
const excepted = [
  /\.d\.ts$/,
  /\/generated\//,
  /^packages\/engine\/src\/languages\//,
  /^packages\/web\/src\/i18n\/messages\//,
  /^packages\/server\/src\/database\/schema\.sql$/,
];

/** Files over the limit; a function's length is Biome's to check. */
export async function oversizedFiles() {
  return repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.sql')
    .filter((path) => !excepted.some((pattern) => pattern.test(path)))
    .map((path) => ({ path, lines: readText(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > LIMIT)
    .map(({ path, lines }) => `${path} has ${lines} lines, over ${LIMIT}: split it by meaning`);
}
