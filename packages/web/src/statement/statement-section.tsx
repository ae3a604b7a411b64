import type { Statement } from '@tallyleaf/contract';
import { type ReactNode, useMemo, useRef } from 'react';
import { formatDate } from '../i18n/format.ts';
import { type Translate, useTag, useTranslate } from '../i18n/translate.ts';
import { explain } from '../verdict/explain.ts';
import { VerdictBanner } from '../verdict/verdict-banner.tsx';
import { TransactionTable, type TransactionTableHandle } from './transaction-table.tsx';

interface StatementSectionProps {
  readonly statement: Statement;
  /** What it is called where it names no institution. */
  readonly title: string;
  /** The name of its rows' region, for screen readers. */
  readonly label: string;
  /** Where what is not certain can be settled. */
  readonly settle?: ReactNode;
}

/** One statement: whose it is, its verdict, its rows. */
export function StatementSection({ statement, title, label, settle }: StatementSectionProps) {
  const explanation = useMemo(() => explain(statement), [statement]);
  const table = useRef<TransactionTableHandle>(null);
  const name = statement.account.institution ?? title;
  return (
    <div className="mt-6">
      <h3 className="font-serif text-lg">{name}</h3>
      <AccountFacts statement={statement} />
      <div className="mt-3">
        <VerdictBanner
          statement={statement}
          explanation={explanation}
          onShowRow={(index) => table.current?.showRow(index)}
          settle={settle}
        />
      </div>
      <TransactionTable ref={table} statement={statement} explanation={explanation} label={label} />
    </div>
  );
}

function AccountFacts({ statement }: { readonly statement: Statement }) {
  const t = useTranslate();
  const tag = useTag();
  const { account, period } = statement;
  const facts = [
    account.holder,
    account.iban ?? account.number,
    account.type === 'unknown' ? null : t(`accounts.${account.type}`),
    account.currency,
    periodWords(period, tag, t),
  ].filter((fact) => fact !== null);
  return <p className="text-sm text-ink-2">{facts.join(' · ')}</p>;
}

function periodWords({ start, end }: Statement['period'], tag: string, t: Translate): string | null {
  if (start !== null && end !== null)
    return t('result.period', { start: formatDate(start, tag), end: formatDate(end, tag) });
  if (start !== null) return t('result.periodFrom', { start: formatDate(start, tag) });
  return end === null ? null : t('result.periodUntil', { end: formatDate(end, tag) });
}
