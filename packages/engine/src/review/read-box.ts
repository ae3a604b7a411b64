import type { Place, Transaction } from '@tallyleaf/contract';
import type { Input } from '../convert.ts';
import { overlapX, overlapY } from '../geometry/box.ts';
import { openDocument } from '../intake/open-document.ts';
import { modelOf } from '../model/load-model.ts';
import type { Options } from '../options.ts';
import { placeInFile, placeOnPages } from '../place-on-pages.ts';
import type { Host } from '../ports.ts';
import { type InBox, rowsInBox } from '../rows/rows-in-box.ts';
import { type GatheredPages, gatherPages } from '../search/gather-pages.ts';
import { readDocument } from '../search/read-document.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Box, Page } from '../shapes/page.ts';
import type { Row } from '../shapes/row.ts';

/** This share of what is smaller, of the box and of what is printed, must lie in the other for it to be meant. */
const MEANT = 0.5;

const isMeant = (drawn: Box, printed: Box): boolean => {
  const across = Math.min(drawn[2] - drawn[0], printed[2] - printed[0]);
  return (
    overlapX(drawn, printed) > MEANT * across &&
    overlapY(drawn, printed) > MEANT * Math.max(0.1, printed[3] - printed[1])
  );
};

/**
 * A document whose pictures are read on some of its pages alone: the first, where accounts and days stand, and the one
 * that is meant. The others' print takes too long to be read for a few rows.
 */
const picturedOn = (document: SourceDocument, meant: number): SourceDocument => ({
  ...document,
  picture: (number) => (number === 1 || number === meant ? document.picture(number) : Promise.resolve(null)),
});

/** Whether some word of the pages lies in the box. */
const hasWords = ({ pages }: GatheredPages, isIn: InBox): boolean =>
  pages.some(({ number, words }) => words.some(({ box }) => isIn(number, box)));

/** What tells where a box lies on pages as they were laid out. */
const boxOn =
  (pages: readonly Page[], place: Place): InBox =>
  (page, box) => {
    const where = placeInFile({ page, box: [...box] }, pages);
    return where.page === place.page && isMeant(place.box, where.box);
  };

const keyOf = (page: number, box: Box): string => `${page} ${box.join()}`;

/** The rows in a box of pages, as the reading of all pages understands them. */
async function rowsIn(gathered: GatheredPages, place: Place, options: Options, host: Host): Promise<Transaction[]> {
  const { pages } = gathered;
  const isIn = boxOn(pages, place);
  const meant = new Set<string>();
  const unread = pages.some(({ text }) => text === 'none');
  const reading = await readDocument(
    pages,
    () => modelOf(host),
    options,
    unread,
    (items, layout) => {
      const read = rowsInBox(items, layout, isIn);
      for (const { spot } of read.rows satisfies readonly Row[]) meant.add(keyOf(spot.page, spot.box));
      return read.items;
    },
  );
  return reading.statements.flatMap((statement) => {
    const rows = statement.transactions.filter(({ where }) => where && meant.has(keyOf(where.page, where.box)));
    return placeOnPages({ ...statement, transactions: rows }, pages).transactions;
  });
}

/**
 * Reads a box of a page that a person draws: the rows that were read there anyway, and lines with a figure that were not
 * taken for rows. Dates, signs and figures are understood as those of the whole document are. A page's picture is read where its
 * text says nothing there, and looked at more closely where its print gives no row.
 * @param place the page of the file, and the box on it in points (the statement contract, "Boxes")
 * @returns from above; none where nothing in the box is a row. Of all of them `where` is set.
 * @throws {Refusal} when the file cannot be opened.
 */
export async function readBox(input: Input, place: Place, options: Options, host: Host): Promise<Transaction[]> {
  const document = await openDocument(input, options, host);
  try {
    const gathering = await gatherPages(picturedOn(document, place.page), options, host);
    try {
      const { gathered } = gathering;
      const rows = await rowsIn(gathered, place, options, host);
      if (rows.length > 0) return rows;
      if (gathered.believed.includes(place.page)) {
        if (hasWords(gathered, boxOn(gathered.pages, place))) return [];
        return await rowsIn(await gathering.readInstead([place.page]), place, options, host);
      }
      const closer = await gathering.lookCloser();
      return closer ? await rowsIn(closer, place, options, host) : [];
    } finally {
      await gathering.close();
    }
  } finally {
    document.close();
  }
}
