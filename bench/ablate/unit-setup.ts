import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { createSwitches } from './switches.ts';
import type { UnitRun } from './unit-child.ts';

/** Switches a rule off for a unit test, or notes what rules answer in it: see unit-tests.ts. */

const { off, notes } = JSON.parse(readFileSync(inject('unitRun'), 'utf8')) as UnitRun;
const switches = createSwitches();
switches.turn(off);

afterAll(() => {
  if (notes === null) return;
  const path = expect.getState().testPath ?? '';
  const answers = Object.fromEntries(switches.takeAnswers());
  writeFileSync(join(notes, `${path.replaceAll(/[^\w.-]/g, '_')}.json`), JSON.stringify({ path, answers }));
});
