/**
 * Everything that is wrong without running the product: format and lint, types, import rules, sizes, the lock file,
 * left-overs. Parts run side by side; each is reported, and counts as one test where `--report FILE` asks for figures.
 * `--changed` looks at what differs from `main` only, and leaves out the import rules and the types of packages that use what
 * was changed: for between two commits.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { changedFiles } from './check/changed.mjs';
import { oversizedFiles } from './check/file-sizes.mjs';
import { leftOvers } from './check/left-overs.mjs';
import { lockFileFaults } from './check/lock-file.mjs';
import { program } from './check/program.mjs';
import { typeChecks } from './check/types.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {() => Promise<readonly string[]>} faults what is wrong, a line or more each; empty when all is well
 */

const changed = process.argv.includes('--changed') ? changedFiles() : undefined;

/** @type {Part[]} */
const parts = [
  // The slowest first.
  ...typeChecks(changed),
  ...(changed?.length === 0 ? [] : [{ name: 'format and lint', faults: lint(changed ?? []) }]),
  ...(changed ? [] : [{ name: 'import rules', faults: importRules() }]),
  { name: 'file sizes', faults: oversizedFiles },
  { name: 'left-overs', faults: leftOvers },
  { name: 'lock file', faults: lockFileFaults },
];

/** @param {readonly string[]} files none is all */
function lint(files) {
  const given = files.length > 0 ? ['--no-errors-on-unmatched', ...files] : [];
  return program('biome', ['ci', '--colors=off', '--error-on-warnings', ...given]);
}

function importRules() {
  const cruised = ['packages', 'bench', 'corpus', 'fuzz', 'tests', 'training', 'scripts'];
  return program('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', ...cruised]);
}

const started = performance.now();
let failed = 0;
const waiting = [...parts];
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
process.stdout.write(
  `${failed === 0 ? 'all checks pass' : `${failed} of ${parts.length} checks fail`} (${seconds(started)})\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
const report = process.argv.indexOf('--report');
if (report > 0)
  writeFileSync(process.argv[report + 1] ?? '', JSON.stringify({ passed: parts.length - failed, failed }));

async function work() {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const start = performance.now();
    const faults = await part.faults();
    if (faults.length > 0) failed += 1;
    process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${part.name} (${seconds(start)})\n`);
    for (const fault of faults) process.stdout.write(`${fault.replace(/^/gm, '     ')}\n`);
  }
}

/** @param {number} start */
function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
