import type { Inspection } from '../../src/inspect.ts';
import type { Options } from '../../src/options.ts';
import { createNodeHost } from './host.ts';

/**
 * Opens a file in this process to look at what the engine sees in it: pages, words, lines, drawings.
 * @throws {Refusal} as `convertBytes` does.
 */
export async function openForInspection(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  options: Options = {},
): Promise<Inspection> {
  const inspect = await import('../../src/inspect.ts');
  return inspect.openForInspection(input, options, createNodeHost());
}
