import type { Conversion, SetLayout } from '@tallyleaf/contract';
import type { Limits, Progress, TimeLimits } from '@tallyleaf/engine';

/** A file to convert, by its path: the process that converts it reads it, so that only the files in work are in memory. */
export interface Job {
  readonly path: string;
  readonly fileName: string;
  readonly passwords?: readonly string[];
  readonly locale?: string;
  readonly limits?: Partial<Limits & TimeLimits>;
  readonly layouts?: readonly SetLayout[];
}

/** What this program needs of the engine's pool of processes. */
export interface EnginePool {
  /** @throws {Refusal} when the file cannot be converted. */
  convert(
    job: Job,
    watch: { readonly onProgress?: (progress: Progress) => void; readonly signal?: AbortSignal },
  ): Promise<Conversion>;
  close(): Promise<void>;
}

export type OpenPool = (options: { readonly size: number }) => Promise<EnginePool>;

/** The real one, loaded when the first file is to be converted. */
export const openEnginePool: OpenPool = async (options) => {
  const { createEnginePool } = await import('@tallyleaf/engine/node');
  return createEnginePool(options);
};

/** Works with a pool and closes it, which ends its processes, whatever becomes of the work. */
export async function withPool<T>(open: OpenPool, size: number, work: (pool: EnginePool) => Promise<T>): Promise<T> {
  const pool = await open({ size });
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}
