/** Makes files on a thread of its own: bursting hundreds of megabytes must not keep the pool's clocks from ringing. */
import { parentPort } from 'node:worker_threads';
import { makeFile } from './make-file.ts';
import { readSeeds } from './seeds.ts';

/** Which file is wanted. */
export interface MakeRequest {
  readonly seed: string;
  readonly number: number;
  readonly only: string;
}

const seeds = readSeeds();
parentPort?.on('message', ({ seed, number, only }: MakeRequest) => {
  void makeFile(seeds, seed, number, only).then((file) => parentPort?.postMessage(file));
});
