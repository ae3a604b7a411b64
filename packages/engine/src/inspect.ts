import { openDocument } from './intake/open-document.ts';
import { findLayout } from './layout/find-layout.ts';
import type { Options } from './options.ts';
import type { Host } from './ports.ts';
import { gatherPages } from './search/gather-pages.ts';
import { seeLayout } from './see-layout.ts';
import type { Drawing } from './shapes/document.ts';
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
  const gathering = await gatherPages(document, options, host).catch((error: unknown) => {
    document.close();
    throw error;
  });
  await gathering.close();
  const { pages } = gathering.gathered;
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
    close: document.close,
  };
}
