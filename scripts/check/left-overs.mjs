import { readText, repositoryFiles } from './files.mjs';

/** This file names what it looks for. */
const own = 'scripts/check/left-overs.mjs';

const rules = [
  {
    pattern: /\b(it|test|describe|suite)\.(skip|only|todo|fixme|skipIf|runIf)\b|\bx(it|describe)\(/,
    advice: 'a test that does not run, or runs alone',
  },
  { pattern: /\b(TODO|FIXME|HACK)\b/, advice: 'a note to oneself: do it, or file an issue' },
  { pattern: /@ts-(ignore|nocheck)\b/, advice: 'a type error that is hidden' },
  { pattern: /\bas any\b/, advice: 'a type that is given up' },
];

/** What must not be left in the code: tests that are skipped or run alone, notes, hidden type errors. */
export async function leftOvers() {
  return repositoryFiles('*.ts', '*.tsx', '*.mjs')
    .filter((path) => path !== own)
    .flatMap((path) =>
      readText(path)
        .split('\n')
        .flatMap((line, index) => faultsOf(line, `${path}:${index + 1}`)),
    );
}

/**
 * @param {string} line
 * @param {string} place
 */
const faultsOf = (line, place) =>
  rules.filter(({ pattern }) => pattern.test(line)).map(({ advice }) => `${place}: ${advice}`);
