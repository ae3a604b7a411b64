import type { Conversion } from '@tallyleaf/contract';
import type { Options } from './options.ts';
import type { Host } from './ports.ts';
import { Refusal } from './refusal.ts';

/** A file to convert: its bytes and the name that it came with. */
export interface Input {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/**
 * The way of a document, stage by stage.
 * @throws {Refusal} when the file cannot be converted.
 */
export async function convert(_input: Input, _options: Options, _host: Host): Promise<Conversion> {
  throw new Refusal('no-statement');
}
