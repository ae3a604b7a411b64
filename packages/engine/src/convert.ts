import type { Conversion } from '@tallyleaf/contract';
import { toConversion } from './conversion.ts';
import { openDocument, openIfSound } from './intake/open-document.ts';
import { forgetTexts } from './languages/remembered.ts';
import type { Options } from './options.ts';
import { placeOnPages } from './place-on-pages.ts';
import type { Host } from './ports.ts';
import { Refusal } from './refusal.ts';
import { understandDocument } from './search/understand-document.ts';
import { findSignals, watchDocument } from './signals/find-signals.ts';

/** A file to convert: its bytes and the name that it came with. */
export interface Input {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

const TOO_COARSE =
  'its print is too small to be read: scan it again with 300 dots an inch, or photograph it from nearer';

/**
 * The way of a document, stage by stage: open, understand (pages, layout, rows, statements, proof), place, signs of
 * tampering, conversion. What is tried, and which reading is taken, is for `search/` to say.
 * @throws {Refusal} when the file cannot be converted.
 */
export async function convert(input: Input, options: Options, host: Host): Promise<Conversion> {
  const document = await openDocument(input, options, host);
  try {
    const watched = watchDocument(document);
    const understood = await understandDocument(watched.document, options, host);
    const { pages, coarse } = understood.gathered;
    const { statements } = understood.reading;
    if (statements.length === 0) throw new Refusal('no-statement', coarse.length > 0 ? TOO_COARSE : undefined);
    const placed = statements.map((statement) => placeOnPages(statement, pages));
    const { bytes, fileName } = input;
    const openEarlier = (before: Uint8Array) => openIfSound({ bytes: before, fileName }, options, host);
    const signals = await findSignals({ watched, bytes, statements: placed, openEarlier });
    return await toConversion({ bytes, fileName, pages: document.pages }, understood, placed, signals);
  } finally {
    document.close();
    forgetTexts();
  }
}
