import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Dataset } from './dataset.ts';
import type { Tree } from './tree.ts';

/** Where training notes how far it is. */
export interface CheckpointPlace {
  readonly path: string;
  /** It is not written more often than every so many minutes. */
  readonly everyMinutes: number;
}

/** All that training has come to: the rest follows from the data, the options and the number of rounds. */
export interface Progress {
  /** The trees of each round, class by class. */
  readonly rounds: (readonly Tree[])[];
  /** Losses after each round. */
  readonly trainLoss: number[];
  readonly validLoss: number[];
}

/** Another way of training would not go on as this one began: count up where the trees it grows change. */
const WAY = 1;

/** Tells data and options from others. */
export function fingerprintOf(train: Dataset, valid: Dataset, options: object): string {
  const hash = createHash('sha256').update(JSON.stringify([WAY, options, train.features, train.classes]));
  for (const { x, y, weight } of [train, valid]) {
    for (const part of [x, y, weight ?? new Float32Array()]) {
      hash.update(`/${part.length}/`).update(new Uint8Array(part.buffer, part.byteOffset, part.byteLength));
    }
  }
  return hash.digest('hex');
}

export interface Keeper {
  /** What was noted of the same training, if any. */
  readonly found: () => Progress | null;
  /** Writes where the last time is long enough ago. */
  readonly offer: (progress: Progress) => void;
  readonly write: (progress: Progress) => void;
}

export function keeper({ path, everyMinutes }: CheckpointPlace, fingerprint: string): Keeper {
  let written = performance.now();
  const write = (progress: Progress) => {
    // Whoever reads, now or after a power cut, finds the old one or the new one.
    const beside = `${path}.${process.pid}.new`;
    writeFileSync(beside, JSON.stringify({ fingerprint, ...progress }), { flush: true });
    renameSync(beside, path);
    written = performance.now();
  };
  return {
    found: () => readProgress(path, fingerprint),
    offer: (progress) => {
      if (performance.now() - written >= everyMinutes * 60_000) write(progress);
    },
    write,
  };
}

function readProgress(path: string, fingerprint: string): Progress | null {
  try {
    const { fingerprint: noted, ...progress } = JSON.parse(readFileSync(path, 'utf8')) as Progress & {
      readonly fingerprint: string;
    };
    return noted === fingerprint ? progress : null;
  } catch (error) {
    // None, or one of something else: training begins at the beginning.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
