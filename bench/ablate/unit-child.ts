import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ENGINE, fileOnGround } from './rules.ts';
import { type Off, withSwitches } from './switches.ts';

/** A process that runs unit tests of the engine, with a rule off where it is told: `unit-child.ts FOLDER`, in which it may write. */

export interface UnitRun {
  /** Files of tests; all of the engine where there are none. */
  readonly files: readonly string[];
  readonly off: Off | null;
  /** A folder for what rules answer, a file for each file of tests. */
  readonly notes: string | null;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that holds the run. */
    unitRun: string;
  }
}

const current = join(process.argv[2] ?? '', 'unit-run.json');

const vitest = await createVitest(
  'test',
  {
    root: join(import.meta.dirname, '../..'),
    config: false,
    watch: false,
    include: ['packages/engine/src/**/*.test.ts'],
    setupFiles: [join(import.meta.dirname, 'unit-setup.ts')],
    provide: { unitRun: current },
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  {
    plugins: [
      {
        name: 'switches',
        enforce: 'pre',
        transform(code, id) {
          const file = fileOnGround(ENGINE, id);
          return file === null ? null : { code: withSwitches(file, code), map: null };
        },
      },
    ],
  },
);
await vitest.standalone();

/** Whether all tests pass. */
async function run(asked: UnitRun): Promise<boolean> {
  writeFileSync(current, JSON.stringify(asked));
  const specifications = await vitest.globTestSpecifications([...asked.files]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

process.on('message', (asked: UnitRun) => void run(asked).then((passed) => process.send?.({ passed })));
process.send?.('ready');
