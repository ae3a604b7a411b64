import type { Statement } from '@tallyleaf/contract';
import { useMemo } from 'react';
import { formatAmount, formatDate } from '../../i18n/format.ts';
import { useTag, useTranslate } from '../../i18n/translate.ts';
import { explain } from '../../verdict/explain.ts';
import { VerdictBanner } from '../../verdict/verdict-banner.tsx';

interface ReviewStatementProps {
  readonly statement: Statement;
  /** What it is called where it names no institution. */
  readonly title: string;
  /** The name of its rows, for screen readers. */
  readonly label: string;
}

/** One statement: its verdict and its rows. */
export function ReviewStatement({ statement, title, label }: ReviewStatementProps) {
  const t = useTranslate();
  const tag = useTag();
  const explanation = useMemo(() => explain(statement), [statement]);
  const { account, transactions } = statement;
  const showRow = (index: number): void => document.getElementById(`row-${index}`)?.scrollIntoView({ block: 'center' });
  return (
    <section className="mt-6">
      <h2 className="text-lg">{account.institution ?? title}</h2>
      <VerdictBanner statement={statement} explanation={explanation} onShowRow={showRow} />
      <div className="overflow-x-auto">
        <table className="ledger mt-4 w-full text-sm" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('table.date')}</th>
              <th scope="col">{t('table.description')}</th>
              <th scope="col" className="figure">
                {t('table.amount', { currency: account.currency })}
              </th>
              <th scope="col" className="figure">
                {t('table.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {transactions.map(({ date, description, amount, balance }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows as read have no identity but their order
              <tr key={index} id={`row-${index}`} data-mark={explanation.marks.get(index)}>
                <td className="date">{formatDate(date, tag)}</td>
                <td>{description}</td>
                <td className="figure">{formatAmount(amount, account.currency, tag)}</td>
                <td className="figure">{balance === null ? '' : formatAmount(balance, account.currency, tag)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
