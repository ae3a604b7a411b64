import type { Conversion } from '@tallyleaf/contract';
import type { Input } from '../../src/convert.ts';
import type { Options } from '../../src/options.ts';
import type { Host } from '../../src/ports.ts';
import { createNodeHost } from './host.ts';

const usual = createNodeHost();

/**
 * Converts a document in this process, within the engine's limits but without the pool's of time and memory.
 * @throws {Refusal} when it cannot be converted.
 */
export async function convertBytes(input: Input, options: Options = {}, host: Host = usual): Promise<Conversion> {
  const { convert } = await import('../../src/convert.ts');
  return convert(input, options, host);
}
