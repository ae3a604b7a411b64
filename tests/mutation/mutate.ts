import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openJudge } from './ask-judge.ts';
import { areaOf, changedFiles, filesOf, sample } from './chosen.ts';
import { type Area, CORE } from './core.ts';
import { isEquivalent, strangers } from './equivalent.ts';
import { findMutants, type Mutant, mutated } from './mutants.ts';
import { printArea, printSum, printSurvivor, type Result } from './print.ts';

/**
 * `npm run test:mutation`: changes the code in one place after the other, in memory, and says which changes no test notices.
 *
 *   --sample N       at most so many changes of each folder (40)
 *   --all            every change: an hour and more
 *   --seed N         which ones are drawn (1)
 *   --area TEXT      only folders of the core whose name holds the text
 *   --file PATH      only this file; may be given more than once
 *   --changed [REF]  only files that differ from a commit (HEAD), of the core or not
 *
 * It fails where a folder of the core has less than 85 of 100 noticed.
 */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '40' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    area: { type: 'string', default: '' },
    file: { type: 'string', multiple: true, default: [] },
    changed: { type: 'boolean', default: false },
  },
});
const root = resolve(import.meta.dirname, '../..');

interface Named extends Mutant {
  readonly file: string;
}

const named = new Intl.ListFormat('en');

function areas(): readonly Area[] {
  const files = options.changed ? changedFiles(positionals[0] ?? 'HEAD', root) : options.file;
  if (files.length > 0) return files.map((file) => areaOf(file, CORE, root));
  if (options.changed) return [];
  return CORE.filter(({ name }) => name.includes(options.area));
}

function mutantsOf(area: Area): { readonly chosen: Named[]; readonly equivalent: number } {
  const all = filesOf(area, root).flatMap((file) =>
    findMutants(readFileSync(resolve(root, file), 'utf8'), file.endsWith('x')).map((one) => ({ ...one, file })),
  );
  const real = all.filter((one) => !isEquivalent(one));
  const count = options.all ? real.length : Number(options.sample);
  const nameOf = ({ file, text, what, start }: Named): string => `${file} ${text} ${what} ${start}`;
  return { chosen: sample(real, count, Number(options.seed), nameOf), equivalent: all.length - real.length };
}

async function judgeArea(area: Area): Promise<Result> {
  const { chosen, equivalent } = mutantsOf(area);
  const files = [...new Set(chosen.map(({ file }) => file))];
  const judge = openJudge({ project: area.project, files, judges: area.judges });
  const survivors: Named[] = [];
  const untested: string[] = [];
  let timedOut = 0;
  try {
    for (const file of files) {
      const source = readFileSync(resolve(root, file), 'utf8');
      const began = performance.now();
      const unchanged = await judge.ask({ file, source }, 300_000);
      const usual = performance.now() - began;
      if (!unchanged?.passed) throw new Error(`${file}: its tests fail unchanged: ${unchanged?.fault ?? 'no answer'}`);
      if (unchanged.tests === 0) untested.push(file);
      for (const mutant of chosen.filter((one) => one.file === file)) {
        const answer =
          unchanged.tests === 0 ? unchanged : await judge.ask({ file, source: mutated(source, mutant) }, usual);
        if (answer === null) timedOut += 1;
        if (!answer?.passed) continue;
        survivors.push(mutant);
        printSurvivor(mutant);
      }
    }
  } finally {
    judge.close();
  }
  return { name: area.name, mutants: chosen.length, equivalent, survivors, timedOut, untested };
}

const unknown = strangers(root);
if (unknown.length > 0) throw new Error(`equivalent.json lists what is not there (any more): ${named.format(unknown)}`);
const began = performance.now();
const results: Result[] = [];
for (const area of areas()) {
  const result = await judgeArea(area);
  results.push(result);
  printArea(result);
}
process.exitCode = printSum(results, performance.now() - began) ? 0 : 1;
