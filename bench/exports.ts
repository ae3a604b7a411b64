/**
 * How long exports of long statements take: each format at 1,000, 10,000 and 50,000 rows, in the processor's time, each in
 * a process of its own: `npm run bench:exports [-- FORMAT…]`. Fails where ten times the rows take more than 11 times as
 * long, or five times the rows more than 5.5 times. The memory is the most that the process had in use.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { exporters } from '@tallyleaf/exporters';
import { faultsOf, headLine, type Measured, tableLine } from './exports/judge.ts';

const CHILD = fileURLToPath(new URL('exports/measure-format.ts', import.meta.url));
/** Other programs disturb: what seems too slow is measured once more before it is believed. */
const TRIES = 3;

function measureIn(id: string): Measured {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', CHILD, id], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  if (status !== 0) throw new Error(`${id} could not be measured:\n${stderr}`);
  return JSON.parse(stdout) as Measured;
}

function measured(id: string): Measured {
  let last = measureIn(id);
  for (let n = 1; n < TRIES && faultsOf(last).length > 0; n++) last = measureIn(id);
  return last;
}

const asked = process.argv.slice(2);
const ids = exporters.map(({ id }) => id).filter((id) => asked.length === 0 || asked.includes(id));
if (ids.length === 0) throw new Error(`no format is called ${asked.join(' or ')}`);
process.stdout.write(`${headLine()}\n`);
const faults: string[] = [];
for (const id of ids) {
  const found = measured(id);
  faults.push(...faultsOf(found));
  process.stdout.write(`${tableLine(found)}\n`);
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? `${ids.length} formats grow no faster than the rows\n` : '');
process.exitCode = faults.length === 0 ? 0 : 1;
