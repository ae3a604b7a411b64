import type { Statement } from '@tallyleaf/contract';
import type { Ledger, Origin } from '@tallyleaf/exporters';
import { Link } from 'react-router';
import IconBreak from '~icons/lucide/unlink';
import { pathIn, reviewPath } from '../../app/paths.ts';
import type { Named } from '../../documents/use-conversions.ts';
import { daysText, gapText } from '../../exporting/gap-text.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocaleCode } from '../../i18n/texts.tsx';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { StatementSection } from '../../statement/statement-section.tsx';
import { VerdictWord } from '../../ui/verdict-mark.tsx';

interface AccountLedgerProps {
  readonly ledger: Ledger;
  /** Its spans as statements, in order. */
  readonly statements: readonly Statement[];
  readonly results: readonly Named[];
  /** Counted from 1, among so many accounts. */
  readonly number: number;
  readonly among: number;
}

/** One account: which statements there are, what is missing between them, and every transaction once. */
export function AccountLedger({ ledger, statements, results, number, among }: AccountLedgerProps) {
  const t = useTranslate();
  const { account, spans, gaps, duplicates } = ledger;
  const title = account.institution ?? t('result.statement', { number, count: among });
  const documents = spans.reduce((sum, span) => sum + span.statements.length, 0);
  const rows = spans.reduce((sum, span) => sum + span.rows.length, 0);
  return (
    <section className="mt-8" aria-label={[title, account.iban ?? account.number].filter(Boolean).join(' ')}>
      <h2 className="text-lg">{title}</h2>
      <p className="text-sm text-ink-2">
        {[t('ledger.statements', { count: documents }), t('ledger.rows', { count: rows })].join(' · ')}
      </p>
      {duplicates.length > 0 ? <p className="text-sm">{t('ledger.repeated', { count: duplicates.length })}</p> : null}
      <ol className="mt-3 border-t border-rule" aria-label={t('ledger.parts')}>
        {[...spans.keys()].map((index) => (
          // Spans stand in the order of time, which does not change.
          <Span key={index} ledger={ledger} index={index} results={results} />
        ))}
      </ol>
      {gaps.length === 0 ? <p className="mt-2 text-sm">{t('ledger.whole')}</p> : null}
      {statements.map((statement, index) => (
        <StatementSection
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          statement={statement}
          title={title}
          label={t('ledger.rowsOf', { name: title, number: index + 1 })}
        />
      ))}
    </section>
  );
}

/** The statements of a span, one below the other, and what is missing after it. */
function Span({ ledger, index, results }: Pick<AccountLedgerProps, 'ledger' | 'results'> & { readonly index: number }) {
  const t = useTranslate();
  const tag = useTag();
  const gap = ledger.gaps[index];
  return (
    <>
      {ledger.spans[index]?.statements.map((origin) => (
        <Part key={`${origin.conversion} ${origin.statement}`} origin={origin} results={results} />
      ))}
      {gap ? (
        <li className="flex items-start gap-2 border-b border-rule py-2 text-doubt" data-gap={gap.kind}>
          <IconBreak className="mt-1 size-4 flex-none" aria-hidden="true" />
          <span>{gapText(t, gap, ledger.account.currency, tag)}</span>
        </li>
      ) : null}
    </>
  );
}

function Part({ origin, results }: { readonly origin: Origin; readonly results: readonly Named[] }) {
  const t = useTranslate();
  const tag = useTag();
  const locale = useLocaleCode();
  const result = results[origin.conversion];
  const statement = result?.conversion.statements[origin.statement];
  if (!result || !statement) return null;
  const { account, opening, closing, period, reconciliation } = statement;
  const money = (amount: string | null): string =>
    amount === null ? t('table.notPrinted') : formatAmount(amount, account.currency, tag);
  return (
    <li className="grid gap-x-4 border-b border-rule py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)_auto]">
      <Link to={pathIn(locale, reviewPath(result.id))} className="wrap-anywhere">
        {result.fileName}
      </Link>
      <span>{daysText(t, period, tag)}</span>
      <span className="tabular-nums sm:text-right">
        {t('ledger.balances', { from: money(opening), to: money(closing) })}
      </span>
      <VerdictWord verdict={reconciliation.status} word={t(`verdict.${reconciliation.status}`)} />
    </li>
  );
}
