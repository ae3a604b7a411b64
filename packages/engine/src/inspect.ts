import { openDocument } from './intake/open-document.ts';
import { findLayout } from './layout/find-layout.ts';
import type { Options } from './options.ts';
import type { Host } from './ports.ts';
import { type GatheredPages, gatherPages } from './search/gather-pages.ts';
import { createTraceLog, type Explanation } from './search/trace-log.ts';
import { understandPages } from './search/understand-document.ts';
import { seeLayout } from './see-layout.ts';
import type { Drawing, SourceDocument } from './shapes/document.ts';
import type { Page } from './shapes/page.ts';
import type { SeenLayout } from './shapes/seen-layout.ts';

/** An opened file to look at, page by page, counted from 1. */
export interface Inspection {
  readonly pages: number;
  /** The words and lines of a page, in points. */
  readonly page: (number: number) => Page;
  /** How a page is divided and what its columns are taken for. The first call reads all pages: a table may begin on another. */
  readonly layout: (number: number) => SeenLayout;
  /** The page drawn, `scale` pixels a point; null where it cannot be drawn. */
  readonly draw: (number: number, scale: number) => Drawing | null;
  /** What was proposed of it, and what was taken. */
  readonly explanation: Explanation;
  readonly close: () => void;
}

/** The pages as they are first gathered, and read as a conversion reads them, under the trace. */
async function gatherTraced(document: SourceDocument, options: Options, host: Host): Promise<GatheredPages> {
  const gathering = await gatherPages(document, options, host);
  try {
    await understandPages(gathering, document, options, host);
    return gathering.gathered;
  } finally {
    await gathering.close();
  }
}

/**
 * Opens a file to see what the engine sees in it, and how it comes to what it reads.
 * @throws {Refusal} as `convert` does.
 */
export async function openForInspection(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  options: Options,
  host: Host,
): Promise<Inspection> {
  const document = await openDocument(input, options, host);
  const log = createTraceLog();
  const gathered = await gatherTraced(document, { ...options, trace: log.trace }, host).catch((error: unknown) => {
    document.close();
    throw error;
  });
  const { pages } = gathered;
  let seen: readonly SeenLayout[] | undefined;
  const numbered = <T>(all: readonly T[], number: number): T => {
    const one = all[number - 1];
    if (!one) throw new RangeError(`there is no page ${number}`);
    return one;
  };
  return {
    pages: pages.length,
    page: (number) => numbered(pages, number),
    layout: (number) => {
      seen ??= seeLayout(findLayout(pages, options.layouts));
      return numbered(seen, number);
    },
    draw: document.draw,
    explanation: log.explain(),
    close: document.close,
  };
}
