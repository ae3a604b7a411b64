import type { Options } from '../options.ts';
import type { Host } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { SourceDocument } from '../shapes/document.ts';
import { checkBytes, limitsOf } from './limits.ts';
import { openPdf } from './open-pdf.ts';
import { openPicture } from './open-picture.ts';
import { sniff } from './sniff.ts';

/** A file to open: its bytes and the name that it came with, which decides nothing. */
export interface OpenInput {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/**
 * Opens a file, decided by its content. `close` the document when done.
 * @throws {Refusal} `unsupported-file`, `damaged-file`, `password-required`, `password-wrong`, `too-large`, `too-many-pages`.
 */
export async function openDocument(input: OpenInput, options: Options, host: Host): Promise<SourceDocument> {
  const limits = limitsOf(options);
  const type = sniff(input.bytes);
  checkBytes(input.bytes.length, limits);
  if (type === 'pdf') return openPdf(input.bytes, options, host);
  return openPicture(input.bytes, type, limits, host);
}

/** What the file was before it was saved again, if that can be opened, else null: it may have been cut where nothing ends. */
export async function openIfSound(input: OpenInput, options: Options, host: Host): Promise<SourceDocument | null> {
  try {
    return await openDocument(input, options, host);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
