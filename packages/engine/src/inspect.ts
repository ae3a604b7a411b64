import { openDocument } from './intake/open-document.ts';
import type { Options } from './options.ts';
import { readPage } from './pages/read-pages.ts';
import type { Host } from './ports.ts';
import type { Drawing } from './shapes/document.ts';
import type { Page } from './shapes/page.ts';

/** An opened file to look at, page by page, counted from 1. */
export interface Inspection {
  readonly pages: number;
  /** The words and lines of a page, in points. */
  readonly page: (number: number) => Page;
  /** The page drawn, `scale` pixels a point; null where it cannot be drawn. */
  readonly draw: (number: number, scale: number) => Drawing | null;
  readonly close: () => void;
}

/**
 * Opens a file to see what the engine sees in it.
 * @throws {Refusal} as `convert` does.
 */
export async function openForInspection(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  options: Options,
  host: Host,
): Promise<Inspection> {
  const document = await openDocument(input, options, host);
  return {
    pages: document.pages,
    page: (number) => readPage(document, number),
    draw: document.draw,
    close: document.close,
  };
}
