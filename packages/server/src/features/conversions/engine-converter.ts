import { createEnginePool } from '@tallyleaf/engine/node';
import type { Converter, ConverterSettings } from './converter.ts';

/** The engine in child processes, which are killed when a document goes over its limits or hangs. */
export function createEngineConverter({ size, limits }: ConverterSettings): Converter {
  const pool = createEnginePool({ size, limits });
  return {
    convert: ({ source, fileName, passwords, locale, layouts }, hooks) =>
      pool.convert({ ...source, fileName, passwords, layouts, ...(locale !== undefined && { locale }) }, hooks),
    countPages: (source, { fileName, passwords }, { ms, signal }) =>
      pool.countPages({ ...source, fileName, passwords, limits: { documentTime: ms } }, signal ? { signal } : {}),
    close: () => pool.close(),
  };
}
