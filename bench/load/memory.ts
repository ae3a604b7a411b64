import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from './client.ts';
import { atMost, type Figure, median } from './figures.ts';
import { printedFiles } from './files.ts';
import { withServer } from './servers.ts';

const SAMPLE_MS = 2000;
/** Caches fill and compiled code grows at first: the second third is compared with the last. */
const WANTED = 1.1;

/** How the memory of a server grows under load, and that of its processes that convert. */
export const memory = (count: number, minutes: number): Promise<Figure[]> =>
  withServer(availableParallelism(), async ({ url, pid }) => {
    const client = clientOf(url);
    let isOver = false;
    let converted = 0;
    const loading = (async () => {
      for (; !isOver; converted += count) await client.convertAll(printedFiles(count));
    })();
    const server: number[] = [];
    const children: number[] = [];
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await sleep(SAMPLE_MS)) {
      server.push(residentOf(String(pid)));
      children.push(childrenOf(pid).reduce((sum, child) => sum + residentOf(child), 0));
    }
    isOver = true;
    await loading;
    return [
      growth('memory of the server', server, converted),
      growth('memory of its engine processes', children, converted),
    ];
  });

function growth(name: string, samples: readonly number[], converted: number): Figure {
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)].map(median) as [number, number];
  const from = `${Math.round(last)} MB ÷ ${Math.round(middle)} MB, ${converted} files`;
  return atMost(name, from, last / middle, WANTED);
}

/** In megabytes; nothing of what has ended. */
function residentOf(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

const childrenOf = (pid: number): string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
