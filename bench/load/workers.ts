import { unlike } from '../flood/attacks.ts';
import { clientOf } from './client.ts';
import { atLeast, type Figure } from './figures.ts';
import { scannedFiles } from './files.ts';
import { withWorkers } from './servers.ts';

const WANTED = 1.8;

/** How many scans two worker processes read in the time of one. */
export async function twoWorkers(count: number): Promise<Figure> {
  const files = await scannedFiles(count);
  const secondsOf = (workers: number): Promise<number> =>
    withWorkers(workers, async ({ url }) => {
      const client = clientOf(url);
      // Each worker has begun to work.
      await client.convertAll(files.slice(0, 2 * workers).map(unlike));
      const began = performance.now();
      await client.convertAll(files.map(unlike));
      return (performance.now() - began) / 1000;
    });
  const first = await secondsOf(1);
  const two = await secondsOf(2);
  const one = (first + (await secondsOf(1))) / 2;
  const from = `${one.toFixed(1)} s ÷ ${two.toFixed(1)} s for ${count} scans`;
  return atLeast('two workers against one', from, one / two, WANTED);
}
