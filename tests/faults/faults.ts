import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startAlone } from './alone.ts';
import { type Counted, NAMES, sumOf } from './count.ts';
import { type Load, startLoad } from './load.ts';
import { startMany } from './many.ts';
import type { System } from './system.ts';

/**
 * Faults under load: kills, freezes, full disks, storages that lie. After each, everything that was acknowledged must be
 * there once, read, paid once, and nothing else; a fault under which nothing was acknowledged at all proves nothing, and counts
 * as failed. `--rounds N` (40), `--only NAME` for one fault.
 */

interface Round extends Counted {
  readonly fault: string;
  readonly seconds: number;
  readonly accepted: number;
}

/** How long clients upload before and after the fault, in milliseconds. */
const CALM_MS = 1500;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' }, only: { type: 'string' } } });

async function play(system: System, name: string, load: Load): Promise<void> {
  await sleep(CALM_MS);
  await system.faults[name]?.(load);
  await sleep(CALM_MS);
}

/** Runs rounds on one system. Counts are of all that was accepted so far; a round's own is what it added. */
async function run(system: System, rounds: number): Promise<Round[]> {
  const names = Object.keys(system.faults).filter((name) => values.only === undefined || name === values.only);
  const accepted: Load['accepted'][number][] = [];
  const played: Round[] = [];
  let before: Counted = { lost: 0, doubled: 0, failed: 0, ledger: 0, orphans: 0 };
  try {
    for (let round = 0; round < rounds && names.length > 0; round++) {
      const name = names[round % names.length] ?? '';
      const began = performance.now();
      const load = startLoad(system.ready);
      await play(system, name, load);
      await load.stop();
      accepted.push(...load.accepted);
      const now = await system.settle(accepted, load.accepted);
      const seconds = Math.round((performance.now() - began) / 1000);
      // What was missing and turns up later was late all the same.
      const difference = (key: keyof Counted): number => Math.max(0, now[key] - before[key]);
      played.push({
        fault: `${system.name}: ${name}`,
        seconds,
        accepted: load.accepted.length,
        ...(Object.fromEntries(NAMES.map((key) => [key, difference(key)])) as unknown as Counted),
      });
      before = now;
      console.log(
        `${system.name}, round ${round + 1}: ${name}, ${seconds} s, ${load.accepted.length} accepted,`,
        `answers ${JSON.stringify(load.answers)}, ${NAMES.map((key) => `${key} ${now[key]}`).join(', ')},`,
        `processes that ended unasked ${system.deaths()}`,
      );
      if (NAMES.some((key) => now[key] !== 0)) {
        const file = join(tmpdir(), `tallyleaf-faults-${process.pid}-${played.length}.log`);
        writeFileSync(file, system.logs());
        console.log(`the logs are in ${file}`);
      }
    }
  } finally {
    const times = [...system.startTimes()].sort((a, b) => a - b);
    const middle = (times[Math.floor(times.length / 2)] ?? 0) / 1000;
    console.log(`${system.name}: ${times.length} starts, ready after ${middle.toFixed(1)} s in the middle`);
    await system.close();
  }
  return played;
}

const acceptedOf = (rounds: readonly Round[]): number => rounds.reduce((sum, { accepted }) => sum + accepted, 0);

/** Those of each fault. */
function byFault(rounds: readonly Round[]): Map<string, Round[]> {
  const those = new Map<string, Round[]>();
  for (const round of rounds) those.set(round.fault, [...(those.get(round.fault) ?? []), round]);
  return those;
}

function table(rounds: readonly Round[]): string {
  const lines = [...byFault(rounds)].map(([fault, those]) => {
    const sums = sumOf(those);
    return `| ${fault} | ${those.length} | ${acceptedOf(those)} | ${NAMES.map((name) => sums[name]).join(' | ')} |`;
  });
  return [
    '| fault | rounds | accepted | lost | doubled | falsely failed | ledger | orphans |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

const wanted = Number(values.rounds);
// Two thirds of the faults are those of many machines.
const forMany = Math.ceil((wanted * 2) / 3);
const began = performance.now();
const rounds = [...(await run(await startMany(), forMany)), ...(await run(await startAlone(), wanted - forMany))];
console.log(
  `\n${table(rounds)}\n\n${rounds.length} rounds in ${Math.round((performance.now() - began) / 60_000)} minutes`,
);
const isWhole = NAMES.every((name) => sumOf(rounds)[name] === 0);
const isMeant = [...byFault(rounds).values()].every((those) => acceptedOf(those) > 0);
process.exitCode = isWhole && isMeant ? 0 : 1;
