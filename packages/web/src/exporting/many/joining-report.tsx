import { joinStatements, type Ledger } from '@tallyleaf/exporters';
import { useMemo } from 'react';
import IconCheck from '~icons/lucide/check';
import IconAlert from '~icons/lucide/triangle-alert';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { daysText, gapText } from '../gap-text.ts';
import type { NamedResult } from './take-many.ts';

/** What joining the statements found: of each account what follows on one another, what is missing, what stood twice. */
export function JoiningReport({ documents }: { readonly documents: readonly NamedResult[] }) {
  const t = useTranslate();
  const conversions = useMemo(() => documents.map(({ conversion }) => conversion), [documents]);
  const ledgers = useMemo(() => joinStatements(conversions), [conversions]);
  const twice = conversions.length - new Set(conversions.map(({ source }) => source.sha256)).size;
  return (
    <section aria-labelledby="joining-report" className="text-sm">
      <h3 id="joining-report" className="font-semibold">
        {t('many.report')}
      </h3>
      <ul className="mt-1 divide-y divide-rule border-y border-rule">
        {ledgers.map((ledger) => {
          const [first] = ledger.spans;
          const origin = first?.statements[0];
          return <LedgerFacts key={`${origin?.conversion} ${origin?.statement}`} ledger={ledger} />;
        })}
      </ul>
      {twice > 0 ? <Finding tone="doubt" text={t('many.sameFile', { count: twice })} /> : null}
    </section>
  );
}

function LedgerFacts({ ledger }: { readonly ledger: Ledger }) {
  const t = useTranslate();
  const tag = useTag();
  const { account, spans, gaps, duplicates } = ledger;
  const name = [account.institution, account.iban ?? account.number, account.currency].filter(Boolean).join(' · ');
  const statements = spans.reduce((sum, span) => sum + span.statements.length, 0);
  const rows = spans.reduce((sum, span) => sum + span.rows.length, 0);
  const days = daysText(t, { start: spans[0]?.period.start ?? null, end: spans.at(-1)?.period.end ?? null }, tag);
  const counts = [t('ledger.statements', { count: statements }), t('ledger.rows', { count: rows })];
  return (
    <li className="py-2">
      <p className="font-semibold break-words">{name}</p>
      <p className="text-ink-2">{[days, ...counts].join(' · ')}</p>
      {gaps.map((gap) => (
        <Finding
          key={`${gap.kind} ${gap.after} ${gap.before}`}
          tone="doubt"
          text={gapText(t, gap, account.currency, tag)}
        />
      ))}
      {duplicates.length > 0 ? <Finding tone="good" text={t('ledger.repeated', { count: duplicates.length })} /> : null}
      {gaps.length === 0 && statements > 1 ? <Finding tone="good" text={t('ledger.whole')} /> : null}
    </li>
  );
}

/** With a mark, so that colour is not the only sign. */
function Finding({ tone, text }: { readonly tone: 'good' | 'doubt'; readonly text: string }) {
  const Mark = tone === 'good' ? IconCheck : IconAlert;
  return (
    <p className="mt-1 flex gap-2">
      <Mark className={`mt-0.5 size-4 flex-none ${tone === 'good' ? 'text-green' : 'text-doubt'}`} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
