import type { Conversion, Warning } from '@tallyleaf/contract';
import { WARNINGS, type WarningCode } from '@tallyleaf/contract';
import { openDocument } from './intake/open-document.ts';
import { modelOf } from './model/load-model.ts';
import type { Options } from './options.ts';
import { readPages } from './pages/read-pages.ts';
import type { Host } from './ports.ts';
import { readDocument } from './read-document.ts';
import { Refusal } from './refusal.ts';
import type { Ways } from './shapes/candidate.ts';
import type { Page } from './shapes/page.ts';

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

function warningsOf(pages: readonly Page[], statements: readonly Ways[]): Warning[] {
  const unread = pages.filter((page) => page.text === 'none').map((page) => warn('pages-without-text', page.number));
  const first = statements.map((ways) => ways.first);
  return [
    ...unread,
    ...pages.filter((page) => page.hiddenText).map((page) => warn('text-hidden', page.number)),
    ...(first.some((one) => one.currencyAssumed) ? [warn('currency-assumed')] : []),
    ...(first.some((one) => one.yearAssumed) ? [warn('year-assumed')] : []),
  ];
}

/**
 * The way of a document, stage by stage.
 * @throws {Refusal} when the file cannot be converted.
 */
export async function convert(input: Input, options: Options, host: Host): Promise<Conversion> {
  const document = await openDocument(input, options, host);
  try {
    const pages = readPages(document, options);
    options.onProgress?.({ stage: 'understanding', page: pages.length, pages: pages.length });
    const read = pages.filter((page) => page.text !== 'none').length;
    const model = () => modelOf(host);
    const { ways, statements } = await readDocument(pages, model, options, read < pages.length);
    if (statements.length === 0) {
      throw new Refusal(
        'no-statement',
        pages.some((page) => page.text === 'none') ? 'reading scanned pages comes next' : undefined,
      );
    }
    return {
      schema: 'statement/1',
      source: {
        fileName: input.fileName,
        sha256: await sha256(input.bytes),
        pages: pages.length,
        kind: read === pages.length ? 'digital' : 'mixed',
      },
      statements: [...statements],
      warnings: warningsOf(pages, ways),
    };
  } finally {
    document.close();
  }
}
