import { createEnginePool } from '@tallyleaf/engine/node';
import { COUNT_MS, type Converter, type ConverterSettings } from './converter.ts';

/** The engine in child processes, which are killed when a document goes over its limits or hangs. */
export function createEngineConverter({ size, limits }: ConverterSettings): Converter {
  const pool = createEnginePool({ size, limits });
  return {
    convert: ({ source, fileName, passwords, locale, layouts }, hooks) =>
      pool.convert({ ...source, fileName, passwords, layouts, ...(locale !== undefined && { locale }) }, hooks),
    countPages: (source, { fileName, passwords }) =>
      pool.countPages({ ...source, fileName, passwords, limits: { documentTime: COUNT_MS } }),
    close: () => pool.close(),
  };
}
