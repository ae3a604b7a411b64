/**
 * What the server makes of the machine: `node bench/load.ts [--only NAME] [--files N] [--scans N] [--minutes N]`.
 *
 * - `throughput`: files a second through HTTP, against the engine's own processes on the same files, turn about;
 * - `small`: the slowest hundredth of small requests while all workers convert, against an idle server;
 * - `workers`: scans that two worker processes read in the time of one, on PostgreSQL;
 * - `memory`: what the server and its processes hold in the last third of so many minutes of load, against the second third.
 *
 * Only ratios are worth comparing between runs, and those of `workers` only on two idle cores.
 */
import { parseArgs } from 'node:util';
import type { Figure } from './load/figures.ts';
import { memory } from './load/memory.ts';
import { smallRequests } from './load/small-requests.ts';
import { throughput } from './load/throughput.ts';
import { twoWorkers } from './load/workers.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    files: { type: 'string', default: '60' },
    scans: { type: 'string', default: '12' },
    minutes: { type: 'string', default: '10' },
  },
});
const files = Number(values.files);

const parts: Readonly<Record<string, () => Promise<Figure | Figure[]>>> = {
  throughput: () => throughput(files),
  small: () => smallRequests(files),
  workers: () => twoWorkers(Number(values.scans)),
  memory: () => memory(files, Number(values.minutes)),
};

const chosen = Object.entries(parts).filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0)
  throw new Error(`there is no part called ${values.only}; there are ${Object.keys(parts).join(', ')}`);
console.log('| figure | made of | value | wanted |');
console.log('| --- | --- | ---: | ---: |');
for (const [, part] of chosen) {
  for (const { name, from, value, wanted, ok } of [await part()].flat()) {
    console.log(`| ${name} | ${from} | ${value.toFixed(2)} | ${wanted} |`);
    if (!ok) process.exitCode = 1;
  }
}
