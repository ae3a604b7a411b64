import { doubtText } from '../compare/doubt-text.ts';
import { modelOf } from '../model/load-model.ts';
import type { Options } from '../options.ts';
import type { Host } from '../ports.ts';
import { isNearlyProven, isProven, isSummedUp, provesMore } from '../proof/compare-readings.ts';
import type { SourceDocument } from '../shapes/document.ts';
import { columnsApart, type GatheredPages, gatherPages } from './gather-pages.ts';
import { readDocument } from './read-document.ts';
import type { Reading } from './reading.ts';

/** What a document was found to say. */
export interface Understood {
  readonly gathered: GatheredPages;
  readonly reading: Reading;
}

/**
 * The pages read as statements. Where the sums do not come out, columns of print are read one after the other, text that is
 * not what its page shows gives way to the picture (text beside which there is other print only where the picture proves
 * more), and pictures are looked at once more.
 */
export async function understandDocument(document: SourceDocument, options: Options, host: Host): Promise<Understood> {
  const gathering = await gatherPages(document, options, host);
  try {
    options.onProgress?.({ stage: 'understanding', page: document.pages, pages: document.pages });
    const read = async (gathered: GatheredPages): Promise<Understood> => {
      const unread = gathered.pages.some(({ text }) => text === 'none');
      return { gathered, reading: await readDocument(gathered.pages, () => modelOf(host), options, unread) };
    };
    const better = (one: Understood, other: Understood): Understood =>
      provesMore(other.reading, one.reading) ? other : one;
    let best = await read(gathering.gathered);
    if (isProven(best.reading)) return best;
    const columns = isSummedUp(best.reading) ? null : columnsApart(best.gathered);
    const apart = columns && (await read(columns));
    if (apart && isSummedUp(apart.reading)) best = apart;
    if (isProven(best.reading)) return best;
    const doubts = doubtText(document, gathering.gathered.believed);
    if (doubts.length > 0) {
      const shown = await read(await gathering.readInstead(doubts.map(({ page }) => page)));
      const wrong = best.reading.statements.length === 0 || doubts.some(({ reason }) => reason !== 'incomplete');
      best = wrong ? shown : better(best, shown);
      if (isProven(best.reading)) return best;
    }
    const closer = isNearlyProven(best.reading) ? await gathering.lookCloser() : null;
    return closer ? better(best, await read(closer)) : best;
  } finally {
    await gathering.close();
  }
}
