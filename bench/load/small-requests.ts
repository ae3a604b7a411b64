import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { clientOf } from './client.ts';
import { atMost, type Figure, quantile } from './figures.ts';
import { printedFiles } from './files.ts';
import { withServer } from './servers.ts';

const REQUESTS = 500;
const PAUSE_MS = 20;
const WANTED = 5;

/** The slowest hundredth of small requests while all workers convert, against the same on an idle server. */
export const smallRequests = (count: number): Promise<Figure> =>
  withServer(availableParallelism(), async ({ url }) => {
    const [reader, sender] = [clientOf(url), clientOf(url)];
    await reader.convertAll(printedFiles(1));
    await asked(reader.ask);
    const before = await asked(reader.ask);
    let isOver = false;
    const loading = (async () => {
      while (!isOver) await sender.convertAll(printedFiles(count));
    })();
    const busy = await asked(reader.ask);
    isOver = true;
    await loading;
    const idle = [...before, ...(await asked(reader.ask))];
    const [calm, loaded] = [idle, busy].map((all) => quantile(all, 0.99)) as [number, number];
    return atMost('p99 of small requests', `${loaded.toFixed(1)} ms ÷ ${calm.toFixed(1)} ms`, loaded / calm, WANTED);
  });

async function asked(ask: (path: string) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    all.push(await ask(n % 2 === 0 ? CONVERSIONS_PATH : '/health'));
    await sleep(PAUSE_MS);
  }
  return all;
}
