import type { Options } from '../options.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Page } from '../shapes/page.ts';

/**
 * Reads all pages of a document in order, reporting each before it is read.
 * @throws {Refusal} `damaged-file` when a page breaks PDFium.
 * @throws the signal's reason once it is aborted, before the next page.
 */
export function readPages(document: SourceDocument, options: Options): Page[] {
  return Array.from({ length: document.pages }, (_, index) => {
    options.signal?.throwIfAborted();
    options.onProgress?.({ stage: 'reading', page: index + 1, pages: document.pages });
    return document.page(index + 1);
  });
}
