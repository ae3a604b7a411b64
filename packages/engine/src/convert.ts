import type { Conversion, Reconciliation, Statement, Warning } from '@tallyleaf/contract';
import { WARNINGS, type WarningCode } from '@tallyleaf/contract';
import { scoreRows } from './confidence/score-rows.ts';
import { openDocument } from './intake/open-document.ts';
import { findLayout } from './layout/find-layout.ts';
import type { Options } from './options.ts';
import { readPages } from './pages/read-pages.ts';
import type { Host } from './ports.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { Refusal } from './refusal.ts';
import { readRows } from './rows/read-rows.ts';
import type { Candidate, Ways } from './shapes/candidate.ts';
import type { Page } from './shapes/page.ts';
import { buildStatements } from './statement/build-statements.ts';

/** A file to convert: its bytes and the name that it came with. */
export interface Input {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const RANK = { verified: 2, unverifiable: 1, failed: 0 } as const;

/** Of the ways to read a statement, the first whose printed figures come out; else the one that contradicts least. */
function choose(
  ways: Ways,
  pagesUnread: boolean,
): {
  readonly candidate: Candidate;
  readonly reconciliation: Reconciliation;
} {
  let best: { candidate: Candidate; reconciliation: Reconciliation; score: number } | null = null;
  for (const candidate of ways) {
    const reconciliation = reconcile({ ...candidate.reading, pagesUnread }, candidate.decimals);
    const right = reconciliation.checks.filter((check) => check.ok).length;
    const broken = reconciliation.checks.reduce((sum, check) => sum + (check.broken?.length ?? 0), 0);
    const score = RANK[reconciliation.status] * 1e6 + right * 1e3 - broken;
    if (!best || score > best.score) best = { candidate, reconciliation, score };
    if (reconciliation.status === 'verified') break;
  }
  if (!best) throw new RangeError('no candidate to choose from');
  return best;
}

function toStatement(ways: Ways, pagesUnread: boolean): Statement {
  const { candidate, reconciliation } = choose(ways, pagesUnread);
  const { account, period, opening, closing } = candidate;
  const transactions = scoreRows(candidate.transactions, reconciliation, { dates: candidate.datesDoubtful });
  return { account, period: { ...period }, opening, closing, transactions, reconciliation };
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
    const layout = findLayout(pages);
    const statements = buildStatements(readRows(layout), layout.form, options.locale);
    if (statements.length === 0) {
      throw new Refusal(
        'no-statement',
        pages.some((page) => page.text === 'none') ? 'reading scanned pages comes next' : undefined,
      );
    }
    const read = pages.filter((page) => page.text !== 'none').length;
    return {
      schema: 'statement/1',
      source: {
        fileName: input.fileName,
        sha256: await sha256(input.bytes),
        pages: pages.length,
        kind: read === pages.length ? 'digital' : 'mixed',
      },
      statements: statements.map((ways) => toStatement(ways, read < pages.length)),
      warnings: warningsOf(pages, statements),
    };
  } finally {
    document.close();
  }
}
