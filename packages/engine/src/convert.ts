import type { Conversion, Reconciliation, Statement, Warning } from '@tallyleaf/contract';
import { WARNINGS, type WarningCode } from '@tallyleaf/contract';
import { scoreRows } from './confidence/score-rows.ts';
import { openDocument } from './intake/open-document.ts';
import { findLayout } from './layout/find-layout.ts';
import { modelOf } from './model/load-model.ts';
import type { Model } from './model/model.ts';
import type { Options } from './options.ts';
import { readPages } from './pages/read-pages.ts';
import type { Host } from './ports.ts';
import { reconcile } from './reconcile/reconcile.ts';
import { Refusal } from './refusal.ts';
import { readRows } from './rows/read-rows.ts';
import type { Candidate, Ways } from './shapes/candidate.ts';
import type { Layout } from './shapes/layout.ts';
import type { Page } from './shapes/page.ts';
import type { Item } from './shapes/row.ts';
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

/** One reading of the pages: the statements found in them, and what sums say of each. */
interface Reading {
  readonly ways: readonly Ways[];
  readonly statements: readonly Statement[];
}

/** The more rows are proven, and the fewer checks fail, the better a reading is. */
function rate({ statements }: Reading): number {
  const proven = statements.filter(({ reconciliation }) => reconciliation.status === 'verified');
  const rows = proven.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const failed = statements.flatMap(({ reconciliation }) => reconciliation.checks.filter((check) => !check.ok));
  const all = proven.length === statements.length && statements.length > 0;
  return (all ? 1e9 : 0) + rows * 1e3 - failed.length;
}

/** What tells two readings' items apart: where each stands, and what its figures are taken for. */
const outline = (items: readonly Item[]): string =>
  items
    .map((item) => {
      const figures =
        item.kind === 'row' || item.kind === 'labelled' ? item.figures.map(({ role }) => role).join() : '';
      const dates =
        item.kind === 'row' ? `${item.date?.words ?? ''}${item.valueDate ? 'v' : ''}${item.description.length}` : '';
      return `${item.kind} ${item.spot.page} ${item.spot.box[1]} ${figures} ${dates}`;
    })
    .join('\n');

/**
 * Reads the layout as rules and model decide together; where its sums do not come out, as each decides alone, and takes
 * what the printed figures bear out best. No reading changes a figure. Three at most, so that work stays bounded.
 */
function readBest(layout: Layout, model: Model | null, options: Options, pagesUnread: boolean): Reading {
  const { trust, search } = options.deciders ?? { trust: 'rules', search: false };
  const order = search ? (['both', 'rules', 'model'] as const) : [trust];
  const seen = new Set<string>();
  let best: { readonly reading: Reading; readonly rating: number } | null = null;
  for (const trusted of order) {
    const items = readRows(layout, { model, trust: trusted });
    const key = outline(items);
    if (seen.has(key)) continue;
    seen.add(key);
    const ways = buildStatements(items, layout.form, options.locale);
    const reading = { ways, statements: ways.map((each) => toStatement(each, pagesUnread)) };
    const rating = rate(reading);
    if (!best || rating > best.rating) best = { reading, rating };
    if (best.rating >= 1e9 || ways.length === 0) break;
  }
  if (!best) throw new RangeError('no reading to choose from');
  return best.reading;
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
    const { ways, statements } = readBest(findLayout(pages), await modelOf(host), options, read < pages.length);
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
