import { doubtText } from '../compare/doubt-text.ts';
import { modelOf } from '../model/load-model.ts';
import type { Options } from '../options.ts';
import type { Host } from '../ports.ts';
import {
  isNearlyProven,
  isProven,
  isSummedUp,
  losesLinks,
  losesPaper,
  losesRows,
  losesWords,
  provesMore,
} from '../proof/compare-readings.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Attempt } from '../shapes/trace.ts';
import { columnsApart, type GatheredPages, type Gathering, gatherPages } from './gather-pages.ts';
import { readDocument } from './read-document.ts';
import type { Reading } from './reading.ts';

/** What a document was found to say. */
export interface Understood {
  readonly gathered: GatheredPages;
  readonly reading: Reading;
}

/** What a document was found to say, with the attempt that it came of. */
interface Tried extends Understood {
  readonly attempt: Attempt | undefined;
}

async function read(gathered: GatheredPages, name: string, options: Options, host: Host): Promise<Tried> {
  const unread = gathered.pages.some(({ text }) => text === 'none');
  const attempt = options.trace?.begin(name);
  const reading = await readDocument(gathered.pages, () => modelOf(host), options, unread);
  attempt?.end(null);
  return { gathered, reading, attempt };
}

/** It is the best so far. */
const taken = (tried: Tried): Tried => {
  tried.attempt?.took();
  return tried;
};

const better = (one: Tried, other: Tried): Tried => (provesMore(other.reading, one.reading) ? taken(other) : one);

/**
 * The pages read as statements. Where they are not proven, columns of print are read one after the other (a panel beside a
 * list's headings hides which of its days is which), text that is not what its page shows gives way to the picture (text
 * beside which there is other print only where the picture proves more), and pictures are looked at once more.
 */
export async function understandPages(
  gathering: Gathering,
  document: SourceDocument,
  options: Options,
  host: Host,
): Promise<Understood> {
  let best = taken(await read(gathering.gathered, 'pages as gathered', options, host));
  if (isProven(best.reading)) return best;
  const columns = columnsApart(best.gathered);
  const apart = columns && (await read(columns, 'columns of print apart', options, host));
  const lost =
    apart && [losesLinks, losesRows, losesWords, losesPaper].some((loses) => loses(apart.reading, best.reading));
  const enough = isSummedUp(best.reading) ? provesMore : isSummedUp;
  if (apart && !lost && enough(apart.reading, best.reading)) best = taken(apart);
  if (isProven(best.reading)) return best;
  const doubts = doubtText(document, gathering.gathered.believed);
  if (doubts.length > 0) {
    const pictured = await gathering.readInstead(doubts.map(({ page }) => page));
    const shown = await read(pictured, 'pictures for doubted text', options, host);
    const wrong = best.reading.statements.length === 0 || doubts.some(({ reason }) => reason !== 'incomplete');
    best = wrong ? taken(shown) : better(best, shown);
    if (isProven(best.reading)) return best;
  }
  const closer = isNearlyProven(best.reading) ? await gathering.lookCloser() : null;
  return closer ? better(best, await read(closer, 'pictures looked at once more', options, host)) : best;
}

/** A document's pages gathered, and read as statements. */
export async function understandDocument(document: SourceDocument, options: Options, host: Host): Promise<Understood> {
  const gathering = await gatherPages(document, options, host);
  try {
    options.onProgress?.({ stage: 'understanding', page: document.pages, pages: document.pages });
    return await understandPages(gathering, document, options, host);
  } finally {
    await gathering.close();
  }
}
