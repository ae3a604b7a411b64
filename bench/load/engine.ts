import { createEnginePool } from '@tallyleaf/engine/node';
import { Refusal } from '@tallyleaf/engine/refusal';

/** The engine's own processes without a server. */
export interface Engine {
  /** Milliseconds that files take, so many at once as there are processes. */
  readonly time: (files: readonly Buffer[]) => Promise<number>;
  readonly close: () => Promise<void>;
}

export function openEngine(size: number): Engine {
  const pool = createEnginePool({ size });
  const convert = async (bytes: Buffer): Promise<void> => {
    await pool.convert({ bytes, fileName: 'statement.pdf' }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  };
  return {
    time: async (files) => {
      const began = performance.now();
      await Promise.all(files.map(convert));
      return performance.now() - began;
    },
    close: pool.close,
  };
}
