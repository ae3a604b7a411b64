import { type OpenInput, openDocument } from './intake/open-document.ts';
import type { Options } from './options.ts';
import type { Host } from './ports.ts';

/**
 * How many pages a file has, without reading any.
 * @throws {Refusal} as `convert` does where the file cannot be opened.
 */
export async function countPages(input: OpenInput, options: Options, host: Host): Promise<number> {
  const document = await openDocument(input, options, host);
  try {
    return document.pages;
  } finally {
    document.close();
  }
}
