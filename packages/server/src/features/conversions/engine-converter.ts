import { createEnginePool } from '@tallyleaf/engine/node';
import type { Converter, ConverterSettings } from './converter.ts';

/**
 * A document that has taken this much of a processor, in milliseconds, gives way to others; most take a tenth of it. So long
 * work that was begun before does not keep short work waiting, whosever they are.
 */
const QUICK_MS = 1000;

/** The engine in child processes, which are killed when a document goes over its limits or hangs. */
export function createEngineConverter({ size, limits }: ConverterSettings): Converter {
  const pool = createEnginePool({ size, limits: { ...limits, quickTime: QUICK_MS } });
  return {
    convert: ({ source, fileName, passwords, locale, layouts }, hooks) =>
      pool.convert({ ...source, fileName, passwords, layouts, ...(locale !== undefined && { locale }) }, hooks),
    countPages: (source, { fileName, passwords }, { ms, signal }) =>
      pool.countPages({ ...source, fileName, passwords, limits: { documentTime: ms } }, signal ? { signal } : {}),
    close: () => pool.close(),
  };
}
