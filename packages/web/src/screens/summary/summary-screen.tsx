import { joinStatements, type Ledger, mergeConversions } from '@tallyleaf/exporters';
import { useMemo } from 'react';
import { ConversionsFrame, GivenConversions } from '../../documents/given-conversions.tsx';
import type { Named } from '../../documents/use-conversions.ts';
import { formatDate } from '../../i18n/format.ts';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { TranslatedLabels } from '../../layouts/translated-labels.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { CategoryChart } from './category-chart.tsx';
import { useMoney } from './figures.ts';
import { MonthChart } from './month-chart.tsx';
import { balancesOf, type CurrencySummary, type DayBalance, summariesOf } from './reckon.ts';

/** Money in and out of one or several conversions, by month and category, and balances over time (product, section 1.7). */
export function SummaryScreen({ ids }: { readonly ids: string }) {
  const t = useTranslate();
  const words = { waiting: t('summary.waiting'), failed: t('summary.failed'), again: t('summary.again') };
  const print = (
    <button type="button" className="button-quiet small print:hidden" onClick={() => window.print()}>
      {t('summary.print')}
    </button>
  );
  return (
    <TranslatedLabels>
      <ConversionsFrame title={t('summary.title')} back={t('summary.back')} actions={print}>
        <GivenConversions list={ids} words={words}>
          {(results) => <Summaries results={results} />}
        </GivenConversions>
      </ConversionsFrame>
    </TranslatedLabels>
  );
}

interface AccountLines {
  readonly ledger: Ledger;
  readonly lines: readonly (readonly DayBalance[])[];
}

/** Each account with the balances of its runs of statements. */
function linesOf(ledgers: readonly Ledger[], results: readonly Named[]): readonly AccountLines[] {
  const { statements } = mergeConversions(
    results.map(({ conversion }) => conversion),
    'summary.pdf',
  );
  let next = 0;
  return ledgers.map((ledger) => {
    // `mergeConversions` makes one statement of each span, in this order.
    const own = statements.slice(next, next + ledger.spans.length);
    next += ledger.spans.length;
    return { ledger, lines: balancesOf(own) };
  });
}

function Summaries({ results }: { readonly results: readonly Named[] }) {
  const t = useTranslate();
  const ledgers = useMemo(() => joinStatements(results.map(({ conversion }) => conversion)), [results]);
  const summaries = useMemo(() => summariesOf(ledgers), [ledgers]);
  const accounts = useMemo(() => linesOf(ledgers, results), [ledgers, results]);
  const repeated = ledgers.reduce((sum, { duplicates }) => sum + duplicates.length, 0);
  const unchecked = results
    .flatMap(({ conversion }) => conversion.statements)
    .filter(({ reconciliation }) => reconciliation.status !== 'verified').length;
  if (summaries.length === 0) return <p className="mt-4">{t('summary.nothing')}</p>;
  return (
    <>
      <p className="mt-1 break-words text-sm text-ink-2">{results.map(({ fileName }) => fileName).join(' · ')}</p>
      {unchecked > 0 ? <p className="mt-1 text-sm text-doubt">{t('summary.unchecked', { count: unchecked })}</p> : null}
      {repeated > 0 ? <p className="mt-1 text-sm">{t('summary.repeated', { count: repeated })}</p> : null}
      {summaries.map((summary) => (
        <CurrencyPart
          key={summary.currency}
          summary={summary}
          accounts={accounts.filter(({ ledger }) => ledger.account.currency === summary.currency)}
        />
      ))}
    </>
  );
}

interface CurrencyPartProps {
  readonly summary: CurrencySummary;
  readonly accounts: readonly AccountLines[];
}

/** All that is said of one currency. */
function CurrencyPart({ summary, accounts }: CurrencyPartProps) {
  const t = useTranslate();
  const tag = useTag();
  const { currency, rows, from, to, total } = summary;
  const money = useMoney(currency);
  const title = t('summary.money', { currency });
  return (
    <section className="mt-8 border-t border-ink pt-4" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <p className="text-sm text-ink-2">
        {t('summary.rows', { count: rows })} ·{' '}
        {t('summary.days', { from: formatDate(from, tag), to: formatDate(to, tag) })}
      </p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-3">
        {(['in', 'out', 'net'] as const).map((side) => (
          <div key={side} className="border-t border-rule pt-2">
            <dt className="text-sm text-ink-2">{t(`summary.${side}`)}</dt>
            <dd className="font-serif text-xl tabular-nums" data-sum={side}>
              {money(total[side])}
            </dd>
          </div>
        ))}
      </dl>
      <MonthChart summary={summary} />
      <CategoryChart summary={summary} />
      {accounts.map(({ ledger, lines }, index) => {
        const account = ledger.account.iban ?? ledger.account.number ?? ledger.account.institution;
        return (
          <BalanceChart
            // Accounts come in the order of the statements, which does not change.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            title={account === null ? t('summary.balance') : t('summary.balanceOf', { account })}
            currency={currency}
            lines={lines}
          />
        );
      })}
    </section>
  );
}
