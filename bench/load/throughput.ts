import { availableParallelism } from 'node:os';
import { unlike } from '../flood/attacks.ts';
import { clientOf } from './client.ts';
import { openEngine } from './engine.ts';
import { atLeast, type Figure, median } from './figures.ts';
import { printedFiles } from './files.ts';
import { withServer } from './servers.ts';

/** Turns of both: a machine is seldom as busy for long. */
const TURNS = 5;
const WANTED = 0.9;

/** How many files a second pass through HTTP, against the engine's own processes on the same files. */
export async function throughput(count: number): Promise<Figure> {
  const workers = availableParallelism();
  const files = printedFiles(count);
  const engine = openEngine(workers);
  try {
    return await withServer(workers, async ({ url }) => {
      const client = clientOf(url);
      const fresh = (): Buffer[] => files.map(unlike);
      const ways = { engine: () => engine.time(fresh()), http: () => timeOf(() => client.convertAll(fresh())) };
      await ways.engine();
      await ways.http();
      const turns: { readonly engine: number; readonly http: number }[] = [];
      for (let n = 0; n < TURNS; n++) turns.push({ engine: await ways.engine(), http: await ways.http() });
      const rate = (of: 'engine' | 'http'): string =>
        (count / (median(turns.map((turn) => turn[of])) / 1000)).toFixed(1);
      const from = `${rate('http')} files a second ÷ ${rate('engine')}`;
      return atLeast('throughput through HTTP', from, median(turns.map((turn) => turn.engine / turn.http)), WANTED);
    });
  } finally {
    await engine.close();
  }
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
