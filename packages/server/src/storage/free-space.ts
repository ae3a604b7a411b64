import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';

/** How long a measurement of free space is cached, in milliseconds. */
const FRESH_MS = 500;

/** Whether the disk of the data folder has room. */
export interface Room {
  /** True while less is free than the floor that the configuration sets. */
  readonly isLow: () => Promise<boolean>;
}

/** Measures the free space of the data folder's disk. A folder that cannot be read counts as having room: other checks report it. */
export function openRoom({ dataFolder, limits }: Pick<Config, 'dataFolder' | 'limits'>): Room {
  let seen = { at: Number.NEGATIVE_INFINITY, low: false };
  return {
    isLow: async () => {
      if (limits.freeBytes === 0) return false;
      const now = performance.now();
      if (now - seen.at < FRESH_MS) return seen.low;
      const disk = await statfs(dataFolder).catch(() => undefined);
      seen = { at: now, low: disk !== undefined && disk.bavail * disk.bsize < limits.freeBytes };
      return seen.low;
    },
  };
}
