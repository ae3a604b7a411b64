import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { createSwitches, type Off } from './switches.ts';

/** Switches a rule off for a unit test, or notes what rules answer in it: see unit-tests.ts. */

const { TALLYLEAF_RULE_OFF: off, TALLYLEAF_RULES_NOTED: folder } = process.env;
const switches = createSwitches();
switches.turn(off ? (JSON.parse(off) as Off) : null);

afterAll(() => {
  if (!folder) return;
  const path = expect.getState().testPath ?? '';
  mkdirSync(folder, { recursive: true });
  const name = path.replaceAll(/[^\w.-]/g, '_');
  writeFileSync(
    join(folder, `${name}.json`),
    JSON.stringify({ path, answers: Object.fromEntries(switches.takeAnswers()) }),
  );
});
