import type { Statement } from '@tallyleaf/contract';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { formatAmount } from '../format.ts';
import { TransactionRow } from './transaction-row.tsx';
import { useChunks } from './use-chunks.ts';
import type { Explanation } from './verdict.ts';

export interface TransactionTableHandle {
  /** Scrolls to a row, by index, and puts the focus there. */
  readonly showRow: (index: number) => void;
}

interface TransactionTableProps {
  readonly statement: Statement;
  readonly explanation: Explanation;
  readonly label: string;
  readonly ref?: Ref<TransactionTableHandle>;
}

/** The rows as a ledger: opening line, transactions with what the checks say of them, closing line. */
export function TransactionTable({ statement, explanation, label, ref }: TransactionTableProps) {
  const t = useTranslate();
  const tag = useTag();
  const { transactions, account, opening, closing } = statement;
  const { shown, end, reach } = useChunks(transactions.length);
  const body = useRef<HTMLTableSectionElement>(null);
  useImperativeHandle(ref, () => ({
    showRow: (index) => {
      flushSync(() => reach(index));
      const row = body.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    },
  }));
  const columns = {
    valueDate: transactions.some(({ valueDate, date }) => valueDate !== null && valueDate !== date),
    reference: transactions.some(({ reference }) => reference !== null),
  };
  const money = (amount: string): string => formatAmount(amount, account.currency, tag);
  if (transactions.length === 0) return <p className="mt-4">{t('table.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label={t('table.label', { name: label })}>
      <table className="ledger w-full text-sm">
        <thead>
          <tr>
            <th scope="col">{t('table.date')}</th>
            {columns.valueDate ? (
              <th scope="col" className="wide">
                {t('table.valueDate')}
              </th>
            ) : null}
            <th scope="col">{t('table.description')}</th>
            {columns.reference ? (
              <th scope="col" className="wide">
                {t('table.reference')}
              </th>
            ) : null}
            <th scope="col" className="figure">
              {t('table.amount', { currency: account.currency })}
            </th>
            <th scope="col" className="figure wide">
              {t('table.balance')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          <BalanceLine columns={columns} label={t('table.opening')} amount={opening === null ? null : money(opening)} />
          {transactions.slice(0, shown).map((transaction, index) => (
            <TransactionRow
              // Rows have no identity but their place, and are never reordered.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              transaction={transaction}
              index={index}
              mark={explanation.marks.get(index) ?? null}
              columns={columns}
              currency={account.currency}
            />
          ))}
        </tbody>
        {shown >= transactions.length ? (
          <tfoot>
            <BalanceLine
              columns={columns}
              label={t('table.closing')}
              amount={closing === null ? null : money(closing)}
            />
          </tfoot>
        ) : null}
      </table>
      <div ref={end} />
    </section>
  );
}

interface BalanceLineProps {
  readonly columns: { readonly valueDate: boolean; readonly reference: boolean };
  readonly label: string;
  /** Null where the statement prints none. */
  readonly amount: string | null;
}

function BalanceLine({ columns, label, amount }: BalanceLineProps) {
  const t = useTranslate();
  const figure = amount ?? t('table.notPrinted');
  return (
    <tr className="balance-line">
      <td />
      {columns.valueDate ? <td className="wide" /> : null}
      <th scope="row">{label}</th>
      {columns.reference ? <td className="wide" /> : null}
      <td className="figure">
        <span className="narrow">{figure}</span>
      </td>
      <td className="figure wide">{figure}</td>
    </tr>
  );
}
