import type { Conversion, Statement } from '@tallyleaf/contract';
import { decimalsOf, sumAmounts } from '@tallyleaf/contract/plain';
import { sha256Of } from '../parts/ids.ts';
import { joinStatements } from './join-statements.ts';
import type { Ledger, LedgerSpan } from './ledger.ts';

/**
 * Several conversions as one: a statement for each run of an account's statements in which nothing is missing, each
 * transaction once. Places on pages are left out, for they are pages of different documents.
 * Its hash is that of the documents' hashes, in their order.
 * @param fileName what the result's name is made of
 */
export function mergeConversions(conversions: readonly Conversion[], fileName: string): Conversion {
  const sha256 = sha256Of(conversions.map(({ source }) => source.sha256).join('\n'));
  const kinds = new Set(conversions.map(({ source }) => source.kind));
  const [kind = 'digital'] = kinds;
  return {
    schema: 'statement/1',
    source: {
      fileName,
      sha256,
      pages: conversions.reduce((pages, { source }) => pages + source.pages, 0),
      kind: kinds.size > 1 ? 'mixed' : kind,
    },
    statements: joinStatements(conversions).flatMap((ledger) =>
      ledger.spans.map((span) => statementOf(ledger, span, conversions)),
    ),
    warnings: conversions.flatMap(({ warnings }) => warnings),
  };
}

function statementOf({ account }: Ledger, span: LedgerSpan, conversions: readonly Conversion[]): Statement {
  const sources = span.statements.flatMap(({ conversion, statement }) => {
    const found = conversions[conversion]?.statements[statement];
    return found ? [found] : [];
  });
  const [only] = sources;
  if (only && sources.length === 1 && span.rows.length === only.transactions.length) return only;
  const transactions = span.rows.map(({ transaction: { where: _where, ...transaction } }) => transaction);
  const { period, opening, closing } = span;
  return { account, period, opening, closing, transactions, reconciliation: verdictOf(span, sources) };
}

/** The weakest of the verdicts that it was joined from; verified only where the joined balances come out too. */
function verdictOf({ opening, closing, rows }: LedgerSpan, sources: readonly Statement[]): Statement['reconciliation'] {
  const decimals = decimalsOf(sources[0]?.account.currency ?? '');
  const checks: Statement['reconciliation']['checks'] = [];
  if (opening !== null && closing !== null) {
    const found = sumAmounts([opening, ...rows.map(({ transaction }) => transaction.amount)], decimals);
    const ok = found === sumAmounts([closing], decimals);
    checks.push({ kind: 'opening-plus-transactions-is-closing', ok, expected: closing, found });
  }
  const verdicts = sources.map(({ reconciliation }) => reconciliation.status);
  const unread = [...new Set(sources.flatMap(({ reconciliation }) => reconciliation.unread ?? []))];
  const rest = unread.length > 0 ? { checks, unread } : { checks };
  if (verdicts.includes('failed') || checks.some(({ ok }) => !ok)) return { status: 'failed', ...rest };
  return { status: verdicts.includes('unverifiable') || checks.length === 0 ? 'unverifiable' : 'verified', ...rest };
}
