import type { Conversion, Warning, WarningCode } from '@tallyleaf/contract';
import { WARNINGS } from '@tallyleaf/contract/plain';
import { doubtText } from './compare/doubt-text.ts';
import { columnsApart, type GatheredPages, gatherPages } from './gather-pages.ts';
import { openDocument } from './intake/open-document.ts';
import { forgetTexts } from './languages/remembered.ts';
import { modelOf } from './model/load-model.ts';
import type { Options } from './options.ts';
import { placeOnPages } from './place-on-pages.ts';
import type { Host } from './ports.ts';
import { isSummed } from './proof/rate-reading.ts';
import { isProven, provesMore, readDocument } from './read-document.ts';
import { Refusal } from './refusal.ts';
import type { Reading } from './search-readings.ts';
import type { SourceDocument } from './shapes/document.ts';
import type { Page } from './shapes/page.ts';
import { findSignals, watchDocument } from './signals/find-signals.ts';

/** A file to convert: its bytes and the name that it came with. */
export interface Input {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const warn = (code: WarningCode, page?: number): Warning => ({ code, ...(page && { page }), message: WARNINGS[code] });

/** The page of the file that a page is on. */
const fileNumber = (page: Page): number => page.taken?.page ?? page.number;

function warningsOf({ pages, coarse }: GatheredPages, { ways, columnsSet }: Reading): Warning[] {
  const unread = pages
    .filter((page) => page.text === 'none')
    .map((page) => warn('pages-without-text', fileNumber(page)));
  const first = ways.map(({ first }) => first);
  return [
    ...unread,
    ...coarse.map((number) => warn('low-resolution-scan', number)),
    ...pages.filter((page) => page.hiddenText).map((page) => warn('text-hidden', fileNumber(page))),
    ...(first.some((one) => one.currencyAssumed) ? [warn('currency-assumed')] : []),
    ...(first.some((one) => one.yearAssumed) ? [warn('year-assumed')] : []),
    ...(columnsSet ? [warn('columns-set')] : []),
  ];
}

const TOO_COARSE =
  'its print is too small to be read: scan it again with 300 dots an inch, or photograph it from nearer';

/** Where the words came from. */
function kindOf(pages: readonly Page[]): 'digital' | 'scanned' | 'mixed' {
  const printed = pages.filter(({ text }) => text === 'printed').length;
  if (printed === pages.length) return 'digital';
  const read = pages.filter(({ text, words }) => text === 'read' && words.length > 0).length;
  if (read === 0) return 'digital';
  return printed === 0 ? 'scanned' : 'mixed';
}

/** What a document was found to say. */
interface Understood {
  readonly gathered: GatheredPages;
  readonly reading: Reading;
}

/** Of a column's running sums, the share that misread figures break. */
const FEW_BROKEN = 0.25;

/**
 * Whether readers of print may mend a reading: some of its sums come out and others do not, or most of a column's do. Where
 * none do, the page was taken for what it is not, and where nothing is to come out, nothing tells that it was mended.
 */
const isNearlyProven = ({ statements }: Reading): boolean =>
  statements.some(({ reconciliation: { status, checks }, transactions }) => {
    const sums = checks.filter(({ kind }) => kind !== 'dates');
    const near = sums.some(({ ok, broken }) => ok || (broken && broken.length <= FEW_BROKEN * transactions.length));
    return status === 'failed' && near;
  });

/** Whether the sums of all that was found come out. A page that is cut in two may lose what contradicts it, so that no less will do. */
const isSummedUp = ({ statements }: Reading): boolean =>
  statements.length > 0 && statements.every(({ reconciliation }) => isSummed(reconciliation));

/**
 * The pages read as statements. Where the sums do not come out, columns of print are read one after the other, text that is
 * not what its page shows gives way to the picture (text beside which there is other print only where the picture proves
 * more), and pictures are looked at once more.
 */
async function understand(document: SourceDocument, options: Options, host: Host): Promise<Understood> {
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

/** What the file was before it was saved again, if that can be opened: it may have been cut where nothing ends. */
async function openEarlier(input: Input, options: Options, host: Host): Promise<SourceDocument | null> {
  try {
    return await openDocument(input, options, host);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * The way of a document, stage by stage.
 * @throws {Refusal} when the file cannot be converted.
 */
export async function convert(input: Input, options: Options, host: Host): Promise<Conversion> {
  const document = await openDocument(input, options, host);
  try {
    const watched = watchDocument(document);
    const { gathered, reading } = await understand(watched.document, options, host);
    const { pages, coarse, ocr } = gathered;
    const { statements } = reading;
    if (statements.length === 0) throw new Refusal('no-statement', coarse.length > 0 ? TOO_COARSE : undefined);
    const placed = statements.map((statement) => placeOnPages(statement, pages));
    const { bytes, fileName } = input;
    const signals = await findSignals({
      watched,
      bytes,
      statements: placed,
      openEarlier: (before) => openEarlier({ bytes: before, fileName }, options, host),
    });
    return {
      schema: 'statement/1',
      source: {
        fileName: input.fileName,
        sha256: await sha256(input.bytes),
        pages: document.pages,
        kind: kindOf(pages),
        ...(ocr && { ocr }),
      },
      statements: placed,
      warnings: warningsOf(gathered, reading),
      ...(signals.length > 0 && { signals }),
    };
  } finally {
    document.close();
    forgetTexts();
  }
}
