import type { Conversion, Statement, Warning, WarningCode } from '@tallyleaf/contract';
import { WARNINGS } from '@tallyleaf/contract/plain';
import type { Understood } from './search/understand-document.ts';
import type { Page } from './shapes/page.ts';

/** What was understood of a file, written down as the contract says. */

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const warn = (code: WarningCode, page?: number): Warning => ({ code, ...(page && { page }), message: WARNINGS[code] });

/** The page of the file that a page is on. */
const fileNumber = (page: Page): number => page.taken?.page ?? page.number;

function warningsOf({ gathered: { pages, coarse }, reading: { candidates, columnsSet } }: Understood): Warning[] {
  const unread = pages
    .filter((page) => page.text === 'none')
    .map((page) => warn('pages-without-text', fileNumber(page)));
  const first = candidates.map(({ first }) => first);
  return [
    ...unread,
    ...coarse.map((number) => warn('low-resolution-scan', number)),
    ...pages.filter((page) => page.hiddenText).map((page) => warn('text-hidden', fileNumber(page))),
    ...(first.some((one) => one.currencyAssumed) ? [warn('currency-assumed')] : []),
    ...(first.some((one) => one.yearAssumed) ? [warn('year-assumed')] : []),
    ...(columnsSet ? [warn('columns-set')] : []),
  ];
}

/** Where the words came from. */
function kindOf(pages: readonly Page[]): 'digital' | 'scanned' | 'mixed' {
  const printed = pages.filter(({ text }) => text === 'printed').length;
  if (printed === pages.length) return 'digital';
  const read = pages.filter(({ text, words }) => text === 'read' && words.length > 0).length;
  if (read === 0) return 'digital';
  return printed === 0 ? 'scanned' : 'mixed';
}

/** The file that was converted. */
interface Source {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly pages: number;
}

/** The conversion of a file. `statements` have their places on the file's own pages. */
export async function toConversion(
  { bytes, fileName, pages }: Source,
  understood: Understood,
  statements: readonly Statement[],
  signals: Conversion['signals'] & object,
): Promise<Conversion> {
  const { gathered } = understood;
  return {
    schema: 'statement/1',
    source: {
      fileName,
      sha256: await sha256(bytes),
      pages,
      kind: kindOf(gathered.pages),
      ...(gathered.ocr && { ocr: gathered.ocr }),
    },
    statements: [...statements],
    warnings: warningsOf(understood),
    ...(signals.length > 0 && { signals }),
  };
}
